/** Letters that look alike share a glyph, which is read back as one of them. */
const lookAlikes: Record<string, string> = {
  '∆': 'Δ',
  '‐': '-',
  '‑': '-',
  '\u00ad': '',
  '∙': '·',
  '⋅': '·',
  '␣': '',
  // A spacing accent, written after its letter.
  ˆ: '\u0302',
  '\u0305': '\u0304',
  '\u20d7': '→',
};

/** Form in which texts are compared: without spaces and case, which styling may change. */
export const comparisonForm = (text: string): string =>
  Array.from(text.normalize('NFKC').toUpperCase(), (letter) => lookAlikes[letter] ?? letter)
    .join('')
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]|[\ufe00-\ufe0f]/g, '')
    // A spacing accent decomposes into a space and the accent, which must not join the letter of another word.
    .normalize('NFD');
