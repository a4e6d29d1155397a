import type { Package } from '../../text/docx/package';
import { child, type Element, elementsOf, valOf } from '../../text/docx/xml';

/** A footnote or an endnote, and the part of the file that contains it. */
export type NoteElement = { element: Element; path: string };

/** All notes of a file by key: the first letter of their type (`f` or `e`), then their id. */
export function noteElements(pack: Package, main: string): Map<string, NoteElement> {
  const notes = new Map<string, NoteElement>();
  for (const noteType of ['footnote', 'endnote']) {
    const path = pack.related(main, `${noteType}s`) ?? '';
    for (const element of elementsOf(pack.root(path))) {
      const { id, type = 'normal' } = element.attributes;
      if (type === 'normal') notes.set(`${noteType[0]}${id}`, { element, path });
    }
  }
  return notes;
}

/** Number format and first number of footnotes or endnotes. */
export function noteNumbers(
  noteType: string,
  settings: Element | undefined,
): { format: string; start: number } {
  const pr = child(settings, noteType === 'f' ? 'footnotePr' : 'endnotePr');
  return {
    format: valOf(pr, 'numFmt') ?? (noteType === 'f' ? 'decimal' : 'lowerRoman'),
    start: Number(valOf(pr, 'numStart') ?? 1),
  };
}
