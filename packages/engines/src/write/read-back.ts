import { identity, type Matrix, multiply } from '../matrix';

/** What is needed to read text from content. */
export type Reading = {
  /** Characters by code, for each font. */
  letters: ReadonlyMap<string, ReadonlyMap<number, string>>;
  /** Whether text that starts or ends at this position, in points, is on the page. */
  isOnPage: (across: number, up: number) => boolean;
  /**
   * Widths by code, in thousandths of the font size, for each font; without them only the start of a text can be
   * tested.
   */
  advances?: ReadonlyMap<string, (code: number) => number>;
  /** Replaces a glyph without characters. */
  unmapped: string;
  /** Matrix at the start of the content. */
  start?: Matrix;
};

/**
 * Tokens of content that show text or determine its position: graphics states and their matrices, replacement texts,
 * ends of marked content, text matrices, font and size, glyphs, their scale and spacing.
 */
const tokens =
  /\b(q)\b|\b(Q)\b|(?<![-\d.])((?:(?:-?[\d.]+|NaN) ){6})(?:cm|(Tm))\b|\/ActualText<feff([0-9a-f]*)>>>BDC|(ReversedChars)|(EMC)|\/(F\d+|Signs) (\S+) Tf|<([0-9a-f]+)>(?!>)|(?<![-\d.])(-?[\d.]+) T([zc])\b/g;

/** A text and its position, in points. */
export type PlacedText = { text: string; across: number; up: number };

/**
 * Text of content written by this package, as a viewer extracts it (ISO 32000-2, 14.9.4 and 9.10), without text that
 * is outside the page or has no position.
 */
export const textOf = (content: string, reading: Reading): string =>
  placedTexts(content, reading)
    .map(({ text }) => text)
    .join('');

/** Like `textOf`, with the position of each part. */
export function placedTexts(
  content: string,
  { letters, isOnPage, unmapped, advances, start = identity }: Reading,
): PlacedText[] {
  const texts: PlacedText[] = [];
  let part: PlacedText | undefined;
  /** Letters from right to left, in the order in which they are shown. */
  let reversed: string[] | undefined;
  const add = (text: string) => {
    if (reversed) reversed.push(text);
    else if (part) part.text += text;
    else {
      part = { text, across: start[4], up: start[5] };
      texts.push(part);
    }
  };
  let font: ReadonlyMap<number, string> | undefined;
  let advance: ((glyph: number) => number) | undefined;
  let textMatrix = start;
  /** Font size, horizontal scale, letter spacing, and length of the current text. */
  let [size, horizontalScale, spacing, length] = [0, 1, 0, 0];
  /** Hexadecimal digits of a code: the font of drawn symbols has one-byte codes, all others have two bytes. */
  let digitsPerCode = 4;
  let replacement: string | undefined;
  let isInside = true;
  let matrix = start;
  const saved: Matrix[] = [];
  for (const [
    ,
    save,
    restore,
    numbers,
    isTextMatrix,
    replacementHex,
    reversedStart,
    markedContentEnd,
    fontName,
    fontSize,
    glyphs,
    value,
    operator,
  ] of content.matchAll(tokens)) {
    if (save) saved.push(matrix);
    else if (restore) matrix = saved.pop() ?? start;
    else if (numbers) {
      const placed = multiply(matrix, numbers.trim().split(' ').map(Number) as Matrix);
      if (isTextMatrix) {
        isInside = isOnPage(placed[4], placed[5]);
        [textMatrix, length] = [placed, 0];
        part = { text: '', across: placed[4], up: placed[5] };
        if (isInside) texts.push(part);
      } else matrix = placed;
    } else if (replacementHex !== undefined)
      replacement = charactersOf(replacementHex, 4, String.fromCharCode);
    else if (reversedStart) reversed = [];
    else if (markedContentEnd) {
      if (replacement === undefined && reversed) {
        const letters = Array.from(reversed.join('')).reverse().join('');
        reversed = undefined;
        add(letters);
      }
      if (replacement !== undefined && isInside) add(replacement);
      replacement = undefined;
    } else if (value !== undefined) {
      if (operator === 'z') horizontalScale = Number(value) / 100;
      else spacing = Number(value);
    } else if (fontName) {
      font = letters.get(fontName);
      advance = advances?.get(fontName);
      size = Number(fontSize);
      digitsPerCode = fontName === 'Signs' ? 2 : 4;
    } else if (glyphs && isInside) {
      if (advance) {
        for (const glyph of numbersOf(glyphs, digitsPerCode))
          length += ((advance(glyph) * size) / 1000 + spacing) * horizontalScale;
        const [a, b, , , x, y] = textMatrix;
        isInside = isOnPage(
          x + a * (length - spacing * horizontalScale),
          y + b * (length - spacing * horizontalScale),
        );
      }
      if (replacement === undefined && isInside)
        add(charactersOf(glyphs, digitsPerCode, (glyph) => font?.get(glyph) ?? unmapped));
    }
  }
  return texts;
}

/** Characters of hexadecimal codes with this number of digits. */
export const charactersOf = (hex: string, digits: number, characterOf: (number: number) => string): string =>
  numbersOf(hex, digits)
    .map((number) => characterOf(number))
    .join('');

function numbersOf(hex: string, digits: number): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < hex.length; index += digits)
    numbers.push(Number.parseInt(hex.slice(index, index + digits), 16));
  return numbers;
}
