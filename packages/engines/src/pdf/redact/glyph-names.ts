import { PDFArray, type PDFDict, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { getArray, getDict } from '../assemble/objects';

/** Names of glyphs by their codes (ISO 32000-2, 9.6.5.1). */
export function glyphNamesOf(font: PDFDict): Map<number, PDFName> {
  const names = new Map<number, PDFName>();
  const differences = getArray(getDict(font, 'Encoding'), 'Differences');
  let code = 0;
  for (const item of differences instanceof PDFArray ? differences.asArray() : []) {
    if (item instanceof PDFNumber) code = item.asNumber();
    else if (item instanceof PDFName) names.set(code++, item);
  }
  return names;
}
