/** Characters of the fonts Symbol and Wingdings by code: no freely licensed font has them at these codes. */
const symbol: Record<number, string> = {
  183: '•',
  167: '▪',
  216: '¬',
  174: '→',
  172: '←',
  45: '−',
  176: '°',
  177: '±',
  179: '≥',
  163: '≤',
  180: '×',
  184: '÷',
  165: '∞',
  160: '€',
};
const wingdings: Record<number, string> = {
  108: '●',
  110: '■',
  111: '□',
  113: '❑',
  117: '◆',
  118: '❖',
  119: '⬥',
  159: '•',
  167: '▪',
  168: '□',
  216: '➢',
  220: '➲',
  224: '→',
  232: '➔',
  240: '⇨',
  251: '✗',
  252: '✓',
  253: '☒',
  254: '☑',
};

/** Converts text of a symbol font to Unicode. */
export function unicodeOf(text: string, font: string): string {
  const signs = /wingdings/i.test(font) ? wingdings : /^symbol$/i.test(font) ? symbol : undefined;
  return Array.from(text, (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const low = code >= 0xf000 && code <= 0xf0ff ? code - 0xf000 : code;
    if (signs) return signs[low] ?? (/wingdings/i.test(font) ? '•' : String.fromCharCode(low));
    return low === code ? letter : low === 0xb7 ? '•' : low === 0xa7 ? '▪' : String.fromCharCode(low);
  }).join('');
}
