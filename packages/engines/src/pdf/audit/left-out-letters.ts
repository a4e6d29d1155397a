import type { Content } from './content';
import type { Owners } from './owners';
import { type Dict, dictAt, dictOf, entry, nameAt } from './values';

/** Codes that pages show, by font. */
type Shown = Map<Dict, Set<number>>;

/**
 * Fonts of kept pages with letters that only left-out pages show. Programs embed just the letters that a document
 * uses, so such a font reveals letters of the left-out pages.
 *
 * @param isKept whether a page of the source, by its index, is in the result
 * @returns number of fonts
 */
export function fontsWithLeftOutLetters(
  content: Content,
  owners: Owners,
  isKept: (page: number) => boolean,
): number {
  const [keptCodes, leftOutCodes]: [Shown, Shown] = [new Map(), new Map()];
  for (const page of content.pages.keys())
    addShown(content, owners, page, isKept(page) ? keptCodes : leftOutCodes);
  let count = 0;
  for (const [font, codes] of keptCodes) {
    const otherCodes = isSubset(content, font) ? leftOutCodes.get(font) : undefined;
    if (otherCodes && [...otherCodes].some((code) => !codes.has(code))) count += 1;
  }
  return count;
}

function addShown({ objects, digests }: Content, owners: Owners, page: number, codesByFont: Shown): void {
  for (const { contents, resources } of owners.drawings[page] ?? []) {
    const fonts = entry(objects, objects.get(resources), 'Font');
    for (const stream of digests.drawnWith(contents, resources)) {
      for (const [name, codes] of digests.operandsOf(stream)?.shownCodes ?? []) {
        const font = dictOf(entry(objects, fonts, name));
        if (!font) continue;
        const existing = codesByFont.get(font) ?? new Set();
        codesByFont.set(font, existing);
        const hasTwoByteCodes = nameAt(objects, font, 'Subtype') === 'Type0';
        for (const code of hasTwoByteCodes ? codes.pairs : codes.bytes) existing.add(code);
      }
    }
  }
}

/**
 * Whether a font contains only letters of its document: it has a subset tag (ISO 32000-2, 9.9.2), or is a Type 3
 * font.
 */
function isSubset({ objects }: Content, font: Dict): boolean {
  if (nameAt(objects, font, 'Subtype') === 'Type3') return true;
  const hasSubsetTag = /^[A-Z]{6}\+/.test(nameAt(objects, font, 'BaseFont') ?? '');
  const descendants = entry(objects, font, 'DescendantFonts');
  const descendant = Array.isArray(descendants) ? (dictOf(objects.get(descendants[0])) ?? null) : font;
  const descriptor = dictAt(objects, descendant, 'FontDescriptor');
  return (
    hasSubsetTag &&
    ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.entries.has(key) === true)
  );
}
