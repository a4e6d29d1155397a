import type { PDFFont } from '@cantoo/pdf-lib';

/**
 * Width of a text as pdf-lib draws it. pdf-lib's own measure of a text in a standard font includes kerning, but it draws
 * without; so the widths of single letters are added up. Text with other letters than ASCII is measured whole, as those of
 * Devanagari are shaped together.
 */
export function drawnWidth(font: PDFFont, text: string, size: number): number {
  const parts = /[^\x20-\x7e]/.test(text) ? [text] : [...text];
  return parts.reduce((sum, part) => sum + unitWidth(font, part), 0) * size;
}

const widths = new WeakMap<PDFFont, Map<string, number>>();

function unitWidth(font: PDFFont, part: string): number {
  const known = widths.get(font) ?? new Map<string, number>();
  widths.set(font, known);
  const width = known.get(part) ?? font.widthOfTextAtSize(part, 1000) / 1000;
  known.set(part, width);
  return width;
}
