/** Punctuation that the site's fonts always include besides ASCII, as an editor may type it later. */
export const punctuation = '\u00a0©«»°·×–—‘’“”•…‹›€';

/**
 * Letters that the fonts of link previews lack. Those fonts are subsets of the Latin part of Schibsted Grotesk; for any
 * other letter the renderer would request a font from foreign hosts.
 *
 * @returns each letter once, in the order of the text
 */
export function missingLetters(text: string): string[] {
  const letters = [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text.normalize('NFC'))];
  return [...new Set(letters.map(({ segment }) => segment).filter((letter) => !isDrawn(letter)))];
}

const isDrawn = (letter: string) => /^[ -~\u00a1-\u00ff₹]$/.test(letter) || punctuation.includes(letter);
