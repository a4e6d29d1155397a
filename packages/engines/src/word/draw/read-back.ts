/** Matrix of a graphics state (ISO 32000-2, 8.3.4). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** A matrix that is applied before another one. */
export const concatenated = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/**
 * Tokens of content that show text or change where it is shown: graphics states and their matrices, its replacement,
 * ends of marked content, the position, the font, its glyphs.
 */
const tokens =
  /\b(q)\b|\b(Q)\b|((?:-?[\d.]+ ){6})cm\b|\/ActualText<feff([0-9a-f]*)>>>BDC|(EMC)|1 0 0 1 (\S+) (\S+) Tm|\/(F\d+|Signs) \S+ Tf|<([0-9a-f]+)>(?!>)/g;

/**
 * Text of content as a viewer extracts it (ISO 32000-2, 14.9.4 and 9.10), without what lies outside the page or has
 * no position.
 *
 * @param letters characters of the glyphs of each font
 * @param start matrix at the beginning of the content
 */
export function textOf(
  content: string,
  letters: ReadonlyMap<string, ReadonlyMap<number, string>>,
  { width, height }: { width: number; height: number },
  start: Matrix = identity,
): string {
  let text = '';
  let font: ReadonlyMap<number, string> | undefined;
  /** The font of drawn signs has codes of one byte, all others of two. */
  let digits = 4;
  let replacement: string | undefined;
  let isInside = true;
  let matrix = start;
  const saved: Matrix[] = [];
  for (const [, save, restore, change, actual, end, x, y, name, glyphs] of content.matchAll(tokens)) {
    if (save) saved.push(matrix);
    else if (restore) matrix = saved.pop() ?? start;
    else if (change) matrix = concatenated(change.trim().split(' ').map(Number) as unknown as Matrix, matrix);
    else if (actual !== undefined) replacement = charactersOf(actual, 4, String.fromCharCode);
    else if (end) {
      if (replacement !== undefined && isInside) text += replacement;
      replacement = undefined;
    } else if (x !== undefined) {
      const [, , , , across, up] = concatenated([1, 0, 0, 1, Number(x), Number(y)], matrix);
      isInside = across >= -1 && across <= width && up >= 0 && up <= height;
    } else if (name) {
      font = letters.get(name);
      digits = name === 'Signs' ? 2 : 4;
    } else if (glyphs && replacement === undefined && isInside) {
      text += charactersOf(glyphs, digits, (glyph) => font?.get(glyph) ?? '\ufffd');
    }
  }
  return text;
}

/** Characters of numbers of so many hexadecimal digits. */
function charactersOf(hex: string, digits: number, of: (number: number) => string): string {
  let text = '';
  for (let at = 0; at < hex.length; at += digits) text += of(Number.parseInt(hex.slice(at, at + digits), 16));
  return text;
}
