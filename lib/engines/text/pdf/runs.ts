import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../model';
import { type Matrix, multiply } from './matrix';
import { usualWidth } from './widths';

/** A piece of a word as drawn by the file, with its baseline. */
export type Run = {
  text: string;
  x: number;
  width: number;
  baseline: number;
  size: number;
  ascent: number;
  descent: number;
  font: string;
  /** The file has a space before it. */
  spaced: boolean;
  /** Index in drawing order. */
  order: number;
  /** Begins with a vowel sign that belongs after its consonant. */
  visual?: boolean;
};

export type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
export type Item = Extract<Content['items'][number], { str: string }>;

/** Horizontal words as runs, and other text (diagonal stamps, rotated labels) separately. */
export function runsOf(
  content: Content,
  viewport: Matrix,
): { flat: Run[]; turned: { text: string; box: Box }[] } {
  const flat: Run[] = [];
  const turned: { text: string; box: Box }[] = [];
  let spaced = true;
  for (const item of content.items) {
    if (!('str' in item)) continue;
    const text = clean(item.str);
    if (!text.trim()) {
      spaced ||= text.length > 0 || item.hasEOL;
      continue;
    }
    const [a, b, c, d, x, y] = multiply(viewport, item.transform as Matrix);
    const size = Math.hypot(c, d) || Math.hypot(a, b);
    if (Math.abs(b) > Math.abs(a) * 0.1 || a < 0) {
      turned.push({
        text: text.trim(),
        box: { x: x - size / 2, y: y - item.width, width: size, height: item.width },
      });
      continue;
    }
    const style = content.styles[item.fontName];
    const place = {
      baseline: y,
      size,
      ascent: limit(style?.ascent, 0.6, 1, 0.8) * size,
      descent: limit(-(style?.descent ?? 0), 0.15, 0.35, 0.22) * size,
      font: item.fontName,
    };
    // Widths ignore the viewport's scale, which is 1 here.
    for (const part of partsOf(text, item, style?.fontFamily)) {
      flat.push({
        ...place,
        text: part.text,
        x: x + part.offset,
        width: part.width,
        spaced: spaced || part.spaced,
        order: flat.length,
      });
      spaced = false;
    }
    spaced = /\s$/.test(text) || item.hasEOL;
  }
  return { flat, turned };
}

type Part = { text: string; offset: number; width: number; spaced: boolean };

/** Words of an item; positions are estimated from average letter widths, as pdf.js does not report them. */
function partsOf(text: string, item: Item, family?: string): Part[] {
  const words = [...text.matchAll(/\S+/gu)];
  const only = words[0];
  if (words.length === 1 && only && only[0].length === text.length) {
    return [{ text, offset: 0, width: item.width, spaced: false }];
  }
  const at = [0];
  for (let index = 0; index < text.length; index++)
    at.push((at[index] ?? 0) + usualWidth(text[index] ?? '', family));
  const scale = item.width / (at[text.length] || 1);
  return words.map(({ 0: word, index }) => {
    const offset = (at[index] ?? 0) * scale;
    return { text: word, offset, width: (at[index + word.length] ?? 0) * scale - offset, spaced: index > 0 };
  });
}

/** Removes control characters (except white space) and those without width. */
const clean = (text: string) => text.replace(/(?!\s)\p{Cc}|[\u200b\ufeff]/gu, '');

const limit = (value: number | undefined, low: number, high: number, usual: number) =>
  value === undefined || !Number.isFinite(value) || value === 0
    ? usual
    : Math.min(high, Math.max(low, value));
