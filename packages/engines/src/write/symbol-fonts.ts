/**
 * Signs of symbol fonts, by font name; `setSymbolTables` fills the map. The tables are in `word/parts/symbols.ts`,
 * which is fetched when a file has such a font.
 */
const characters = new Map<string, string[]>();

/** Names of the symbol fonts whose signs are known. */
const symbolFonts = new Set(['symbol', 'webdings', 'wingdings', 'wingdings 2', 'wingdings 3']);

/** Makes the signs of symbol fonts known; required before text of such a font is read. */
export function setSymbolTables(tables: Record<string, string>): void {
  for (const [name, text] of Object.entries(tables)) characters.set(name, Array.from(text));
}

/** Characters of Windows-1252 from 0x80 to 0x9f, which programs save for the symbols with these codes. */
export const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Private codes at which Windows puts the signs of a symbol font. */
const isPrivate = (code: number) => code >= 0xf000 && code <= 0xf0ff;

/** Bullets that Word writes with a private code, but with the name of another font. */
const bulletsByCode: Record<number, string> = { 183: '•', 167: '▪' };

/** Fonts made before Unicode had the rupee sign (U+20B9): they have it at the code of the grave accent. */
const rupeeFont = /^\s*(itf )?rupee( foradian)?\s*$/i;

/** Whether a font's letters are symbols. */
export const isSymbolFont = (font: string): boolean => symbolFonts.has(font.trim().toLowerCase());

/**
 * Text of a symbol font in Unicode. A code without a symbol becomes a private one, and a private code of an unknown
 * font stays, so that they are reported as letters that no font has.
 */
export function unicodeOf(text: string, font: string): string {
  if (rupeeFont.test(font)) return text.replace(/[`\uf060]/g, '₹');
  const table = characters.get(font.trim().toLowerCase());
  if (!table && !/[\uf000-\uf0ff]/.test(text)) return text;
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const low = isPrivate(code)
      ? code - 0xf000
      : windows1252.includes(letter)
        ? 0x80 + windows1252.indexOf(letter)
        : code;
    if (low === 0x20) return ' ';
    if (!table) return low === code ? letter : (bulletsByCode[low] ?? letter);
    const character = table[low - 0x20] ?? ' ';
    if (character !== ' ') return character;
    return low < 0x20 || low > 0xff ? letter : String.fromCodePoint(0xf000 + low);
  }).join('');
}
