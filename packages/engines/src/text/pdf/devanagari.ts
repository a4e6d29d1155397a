/**
 * Whether a text stores Devanagari in drawing order, as some files do: the short i before its consonant, the r of a
 * conjunct after its syllable. Its words then begin with the vowel sign or end in that r, which no word does.
 */
export const isVisualOrder = (text: string, begins = true, ends = true): boolean =>
  (begins && /^[("'“‘]*\u093f/.test(text)) || (ends && /\u0930\u094d[).,;:'"’”]*$/.test(text));

const consonant = '[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?';
const cluster = `(?:${consonant}\\u094d)*${consonant}`;
const shortI = new RegExp(`\\u093f(${cluster})`, 'gu');
const vowelSigns = '[\\u093e-\\u094c\\u0900-\\u0903]*';
const reph = new RegExp(`(${cluster}${vowelSigns})\\u0930\\u094d`, 'gu');

/** A word in phonetic order, which is that of Unicode. */
export const spokenOrder = (word: string): string =>
  word.replace(shortI, '$1\u093f').replace(reph, '\u0930\u094d$1');
