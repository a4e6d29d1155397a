import type { PDFDict } from '@cantoo/pdf-lib';
import { getText, pdfName } from '../assemble/objects';

/**
 * Removes what a structure element says of its content: a description, a title and replacement texts (ISO 32000-2, 14.9).
 *
 * @returns the texts
 */
export const removeDescriptions = (element: PDFDict): string[] =>
  ['Alt', 'T', 'ActualText', 'E'].flatMap((key) => {
    const text = getText(element, key);
    element.delete(pdfName(key));
    return text === undefined ? [] : [text];
  });
