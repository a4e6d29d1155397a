import type { Package } from '../../text/docx/package';
import { type Element, elementsOf, textWithin, within } from '../../text/docx/xml';
import type { NoteElement } from './notes';

/** Whether a note separator contains more than the usual line. */
const hasContent = (element: Element) =>
  textWithin(element).trim() !== '' || ['drawing', 'pict'].some((name) => within(element, name).length > 0);

/** Custom separators above notes, and notices below notes that continue (ECMA-376 part 1, 17.11.23 and 17.18.33). */
export function separatorElements(
  pack: Package,
  main: string,
): Map<string, NoteElement & { isRuled: boolean }> {
  const separators = new Map<string, NoteElement & { isRuled: boolean }>();
  for (const noteType of ['footnote', 'endnote']) {
    const path = pack.related(main, `${noteType}s`) ?? '';
    for (const element of elementsOf(pack.root(path))) {
      const { type = 'normal' } = element.attributes;
      const isRuled = ['separator', 'continuationSeparator'].some((name) => within(element, name).length > 0);
      if (type !== 'normal' && hasContent(element))
        separators.set(`${noteType[0]}${type}`, { element, path, isRuled });
    }
  }
  return separators;
}
