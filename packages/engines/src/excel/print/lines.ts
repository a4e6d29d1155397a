import { type Face, familyFor } from '../../write/faces';
import type { FontSet, MeasuredText } from '../../write/font-set';
import type { Style, TextRun } from '../read/model';

/** Padding between a cell's edge and its text, on each side, in points. */
export const padding = 2;

/** Extra points on each side of the text in a widened column, as a gap to the next one. */
export const columnGap = 2.5;

/** Line height as a multiple of the font size. */
export const leading = 1.22;

export const faceOf = ({ font }: Style): Face => ({
  family: familyFor(font.family).family,
  bold: font.bold,
  italic: font.italic,
});

/**
 * A run of a line with its own font; `scale` is its size and `rise` its baseline shift, as multiples of the cell's font
 * size.
 */
export type Piece = { measured: MeasuredText; font: Style['font']; scale: number; rise: number };

/** A line of text, with its pieces if their fonts differ. */
export type TextLine = MeasuredText & { pieces?: Piece[] };

/** Shifts of the baseline of superscript and subscript letters, as shares of the font size. */
export const baselineShifts = { superscript: 0.33, subscript: -0.14 };

/** Size of superscript and subscript letters, as a share of the font size. */
export const scriptSize = 0.66;

const lookOf = (style: Style, font: TextRun['font']): Style => ({
  ...style,
  font: { ...style.font, ...font },
});

/** Runs of a text with their own fonts; undefined if the whole text has its cell's font. */
export function runsOf(
  text: string,
  rich: readonly TextRun[] | undefined,
  style: Style,
): readonly TextRun[] | undefined {
  if (style.rotation || style.isStacked) return undefined;
  return rich ?? (style.font.verticalAlign ? [{ text, font: {} }] : undefined);
}

/** Faces of rich-text runs, each with the text of its run. */
export const facesOf = (runs: readonly TextRun[], style: Style): [Face, string][] =>
  runs.map(({ text, font }) => [faceOf(lookOf(style, font)), text]);

/** Breaks rich text into lines, as `linesOf` does with plain text. */
export function richLinesOf(
  runs: readonly TextRun[],
  style: Style,
  fonts: FontSet,
  cellWidth?: number,
): TextLine[] {
  const maxWidth =
    cellWidth === undefined ? Number.POSITIVE_INFINITY : Math.max(1, cellWidth / style.font.size);
  const lines: { look: Style; text: string }[][] = [[]];
  let lineWidth = 0;
  for (const { text, font } of runs) {
    const look = lookOf(style, font);
    const widthOf = (part: string) => fonts.measure(faceOf(look), part).width * scaleOf(look, style);
    for (const [index, paragraph] of text.split(/\r\n?|\n/).entries()) {
      if (index > 0) {
        lines.push([]);
        lineWidth = 0;
      }
      const words = paragraph
        .split(/(?<=[ \u00ad-])/)
        .flatMap((word) =>
          widthOf(word.trimEnd()) > maxWidth ? brokenLines(word, widthOf, maxWidth) : word,
        );
      for (const word of words) {
        if (lineWidth > 0 && lineWidth + widthOf(word.trimEnd()) > maxWidth) {
          lines.push([]);
          lineWidth = 0;
        }
        const last = lines.at(-1)?.at(-1);
        if (last?.look === look) last.text += word;
        else lines.at(-1)?.push({ look, text: word });
        lineWidth += widthOf(word);
      }
    }
  }
  return lines.map((line) => {
    const pieces = line.map(({ look, text }): Piece => {
      const { verticalAlign } = look.font;
      const measured = fonts.measure(faceOf(look), text);
      return {
        measured,
        font: look.font,
        scale: scaleOf(look, style),
        rise: verticalAlign ? baselineShifts[verticalAlign] : 0,
      };
    });
    const width = pieces.reduce((sum, { measured, scale }) => sum + measured.width * scale, 0);
    return { runs: pieces.flatMap(({ measured }) => measured.runs), width, pieces };
  });
}

const scaleOf = ({ font }: Style, style: Style) =>
  (font.size / style.font.size) * (font.verticalAlign ? scriptSize : 1);

/**
 * Breaks a text into lines.
 *
 * @param cellWidth width for the text in points: lines break at spaces and hyphens, and a wider word breaks within
 *   itself. Without it, lines break only at the line ends of the text
 */
export function linesOf(text: string, style: Style, fonts: FontSet, cellWidth?: number): MeasuredText[] {
  const face = faceOf(style);
  const paragraphs = text.split(/\r\n?|\n/);
  if (cellWidth === undefined) return paragraphs.map((line) => fonts.measure(face, line));
  const maxWidth = Math.max(1, cellWidth / style.font.size);
  return paragraphs.flatMap((paragraph) => {
    const wholeLine = fonts.measure(face, paragraph);
    if (wholeLine.width <= maxWidth) return [wholeLine];
    return brokenLines(paragraph, (part) => fonts.measure(face, part).width, maxWidth).map((line) =>
      fonts.measure(face, line),
    );
  });
}

function brokenLines(text: string, measure: (text: string) => number, maxWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=[ \u00ad-])/)) {
    if (measure((line + word).trimEnd()) <= maxWidth) {
      line += word;
      continue;
    }
    if (line) lines.push(line.trimEnd());
    line = word;
    while (measure(line.trimEnd()) > maxWidth && line.length > 1) {
      let [length, tooLong] = [1, line.length];
      while (tooLong - length > 1) {
        const middle = (length + tooLong) >> 1;
        if (measure(line.slice(0, middle)) <= maxWidth) length = middle;
        else tooLong = middle;
      }
      lines.push(line.slice(0, length));
      line = line.slice(length);
    }
  }
  return [...lines, line.trimEnd()];
}

/** Width of the widest line, as a multiple of the font size. */
export function widestOf(lines: readonly MeasuredText[]): number {
  let widest = 0;
  for (const { width } of lines) if (width > widest) widest = width;
  return widest;
}

/** Size of rotated text, in points. */
export function rotatedSize(style: Style, lines: MeasuredText[]): { width: number; height: number } {
  const angle = (Math.abs(style.rotation) * Math.PI) / 180;
  const length = widestOf(lines) * style.font.size;
  const depth = lines.length * style.font.size * leading;
  return {
    width: length * Math.cos(angle) + depth * Math.sin(angle),
    height: length * Math.sin(angle) + depth * Math.cos(angle),
  };
}
