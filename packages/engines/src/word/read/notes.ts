import type { Package } from '../../text/docx/package';
import { child, type Element, elementsOf, textWithin, valOf, within } from '../../text/docx/xml';

/** A footnote or an endnote, and the part of the file that contains it. */
export type NoteElement = { element: Element; path: string };

/** All notes of a file by key: the first letter of their kind, and their id. */
export function noteElements(pack: Package, main: string): Map<string, NoteElement> {
  const notes = new Map<string, NoteElement>();
  for (const kind of ['footnote', 'endnote']) {
    const path = pack.related(main, `${kind}s`) ?? '';
    for (const element of elementsOf(pack.root(path))) {
      const { id, type = 'normal' } = element.attributes;
      if (type === 'normal') notes.set(`${kind[0]}${id}`, { element, path });
    }
  }
  return notes;
}

/** Whether a part of notes between them and the text is more than the usual line. */
const hasContent = (element: Element) =>
  textWithin(element).trim() !== '' || ['drawing', 'pict'].some((name) => within(element, name).length > 0);

/** What is in place of the lines above notes, and below those that go on (ECMA-376 part 1, 17.11.23 and 17.18.33). */
export function separatorElements(pack: Package, main: string): Map<string, NoteElement> {
  const separators = new Map<string, NoteElement>();
  for (const kind of ['footnote', 'endnote']) {
    const path = pack.related(main, `${kind}s`) ?? '';
    for (const element of elementsOf(pack.root(path))) {
      const { type = 'normal' } = element.attributes;
      if (type !== 'normal' && hasContent(element)) separators.set(`${kind[0]}${type}`, { element, path });
    }
  }
  return separators;
}

/** Number format and first number of a kind of note. */
export function noteNumbers(kind: string, settings: Element | undefined): { format: string; start: number } {
  const pr = child(settings, kind === 'f' ? 'footnotePr' : 'endnotePr');
  return {
    format: valOf(pr, 'numFmt') ?? (kind === 'f' ? 'decimal' : 'lowerRoman'),
    start: Number(valOf(pr, 'numStart') ?? 1),
  };
}
