/** Tokens of content that show text: its replacement, ends of marked content, the position, the font, its glyphs. */
const tokens =
  /\/ActualText<feff([0-9a-f]*)>>>BDC|(EMC)|1 0 0 1 (\S+) (\S+) Tm|\/(F\d+|Signs) \S+ Tf|<([0-9a-f]+)>(?!>)/g;

/**
 * Text of content as a viewer extracts it (ISO 32000-2, 14.9.4 and 9.10), without what lies outside the page or has
 * no position.
 *
 * @param letters characters of the glyphs of each font
 */
export function textOf(
  content: string,
  letters: ReadonlyMap<string, ReadonlyMap<number, string>>,
  { width, height }: { width: number; height: number },
): string {
  let text = '';
  let font: ReadonlyMap<number, string> | undefined;
  /** The font of drawn signs has codes of one byte, all others of two. */
  let digits = 4;
  let replacement: string | undefined;
  let isInside = true;
  for (const [, actual, end, x, y, name, glyphs] of content.matchAll(tokens)) {
    if (actual !== undefined) replacement = charactersOf(actual, 4, String.fromCharCode);
    else if (end) {
      if (replacement !== undefined && isInside) text += replacement;
      replacement = undefined;
    } else if (x !== undefined) {
      const [across, up] = [Number(x), Number(y)];
      isInside = across >= -1 && across <= width && up >= -1 && up <= height;
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
