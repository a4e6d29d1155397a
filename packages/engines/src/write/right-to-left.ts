/** Letters of right-to-left scripts, for a character class. */
export const rightToLeftLetters = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';

/** Matches text with such letters, or with marks that make other letters run from right to left. */
export const rightToLeft = new RegExp(`[${rightToLeftLetters}\\u200f\\u202b\\u202e\\u2067]`);
