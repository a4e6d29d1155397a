import { child, type Element, elementsOf } from '../../text/docx/xml';
import { type Package, valOf } from './package';

/** A footnote or an endnote, and the part of the file that contains it. */
export type NoteElement = { element: Element; path: string };

/** All notes of a file by key: the first letter of their kind, and their id. */
export function noteElements(pack: Package): Map<string, NoteElement> {
  const notes = new Map<string, NoteElement>();
  for (const kind of ['footnote', 'endnote']) {
    const path = pack.pathOf(`${kind}s`);
    const root = pack.root(path);
    for (const element of root && path ? elementsOf(root) : []) {
      const { id, type = 'normal' } = element.attributes;
      if (type === 'normal') notes.set(`${kind[0]}${id}`, { element, path: path ?? '' });
    }
  }
  return notes;
}

/** Number format and first number of a kind of note. */
export function noteNumbers(kind: string, settings: Element | undefined): { format: string; start: number } {
  const pr = child(settings, kind === 'f' ? 'footnotePr' : 'endnotePr');
  return {
    format: valOf(pr, 'numFmt') ?? (kind === 'f' ? 'decimal' : 'lowerRoman'),
    start: Number(valOf(pr, 'numStart') ?? 1),
  };
}
