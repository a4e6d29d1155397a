import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Matrix } from '../../matrix';
import { directionOf, type Frame, inFrame, isSame, level } from './directions';

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
  /** Whether the file has a space before it. */
  spaced: boolean;
  /** Index in drawing order. */
  order: number;
  /** Set if the file stores the run in drawing order: it begins with a vowel sign that belongs after its consonant. */
  visual?: boolean;
};

/** Runs of a page with the same direction; positions are in its frame. */
export type RunsInDirection = { frame: Frame; runs: Run[] };

export type Content = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
export type Item = Extract<Content['items'][number], { str: string }>;

/**
 * Words of a page as runs, grouped by direction; the direction with most letters comes first. Positions are in the
 * frame of the direction.
 */
export function runsOf(content: Content, viewport: Matrix): RunsInDirection[] {
  const directions: (RunsInDirection & { letters: number })[] = [{ frame: level, runs: [], letters: 0 }];
  const unit = Math.hypot(viewport[0], viewport[1]);
  let spaced = true;
  for (const item of content.items) {
    if (!('str' in item)) continue;
    const text = withoutControls(item.str);
    if (!text.trim()) {
      spaced ||= text.length > 0 || item.hasEOL;
      continue;
    }
    const style = content.styles[item.fontName];
    const isVertical = style?.vertical === true;
    const { size, nominal, frame, ...start } = directionOf(item.transform as Matrix, viewport, isVertical);
    let direction = directions.find((direction) => isSame(direction.frame, frame));
    if (!direction) {
      direction = { frame, runs: [], letters: 0 };
      directions.push(direction);
    }
    direction.letters += text.length;
    const [x, baseline] = inFrame(direction.frame, start.x, start.y);
    const ascent = clamped(style?.ascent, 0.6, 1, 0.8);
    const descent = clamped(-(style?.descent ?? 0), 0.15, 0.35, 0.22);
    const place = {
      // The origin of vertical text is in the middle of its line.
      baseline: isVertical ? baseline + ((ascent - descent) / 2) * size : baseline,
      size,
      ascent: ascent * size,
      descent: descent * size,
      font: item.fontName,
    };
    const length = (isVertical ? item.height : item.width) * unit;
    // pdf.js detects spaces by the nominal size; if that is tiny, it finds one between any two letters.
    const last = direction.runs.at(-1);
    if (spaced && last && nominal < 0.25 * size && last.baseline === place.baseline)
      spaced = x - last.x - last.width > 0.1 * size;
    for (const part of partsOf(text, length, style?.fontFamily)) {
      direction.runs.push({
        ...place,
        text: part.text,
        x: x + part.offset,
        width: part.width,
        spaced: spaced || part.spaced,
        order: direction.runs.length,
      });
      spaced = false;
    }
    spaced = /\s$/.test(text) || item.hasEOL;
  }
  return directions.sort((a, b) => b.letters - a.letters).map(({ frame, runs }) => ({ frame, runs }));
}

type Part = { text: string; offset: number; width: number; spaced: boolean };

/** Words of an item; positions are estimated from average letter widths, as pdf.js does not report them. */
function partsOf(text: string, length: number, family?: string): Part[] {
  const words = [...text.matchAll(/\S+/gu)];
  const firstWord = words[0];
  if (words.length === 1 && firstWord && firstWord[0].length === text.length) {
    return [{ text, offset: 0, width: length, spaced: false }];
  }
  const starts = [0];
  for (let index = 0; index < text.length; index++)
    starts.push((starts[index] ?? 0) + usualWidth(text[index] ?? '', family));
  const scale = length / (starts[text.length] || 1);
  return words.map(({ 0: word, index }) => {
    const offset = (starts[index] ?? 0) * scale;
    return {
      text: word,
      offset,
      width: (starts[index + word.length] ?? 0) * scale - offset,
      spaced: index > 0,
    };
  });
}

/** Removes control characters (except white space) and those without width. */
const withoutControls = (text: string) => text.replace(/(?!\s)\p{Cc}|[\u200b\ufeff]/gu, '');

const clamped = (value: number | undefined, low: number, high: number, fallback: number) =>
  value === undefined || !Number.isFinite(value) || value === 0
    ? fallback
    : Math.min(high, Math.max(low, value));

// Widths of U+0020 to U+007E in thousandths of the size, of Helvetica and Times (Adobe's Core 14 metrics).
const sans = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const serif = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500,
  500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333,
  389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469,
  500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389,
  278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
];

/**
 * Approximate width of a letter, in thousandths of the size.
 *
 * @param family pdf.js's name of the browser's fallback font
 */
function usualWidth(letter: string, family = 'sans-serif'): number {
  if (family === 'monospace') return 600;
  const width = (family === 'serif' ? serif : sans)[letter.charCodeAt(0) - 32];
  if (width !== undefined) return width;
  if (/\p{M}/u.test(letter)) return 120;
  if (letter === '…' || letter === '—') return 1000;
  return letter > '\u2e80' ? 1000 : 540;
}
