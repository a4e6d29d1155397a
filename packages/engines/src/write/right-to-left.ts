/** Letters of scripts that run from right to left, for the class of a pattern. */
export const rightToLeftLetters = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc';

/** Whether a text has such letters, or marks that make others run so. */
export const rightToLeft = new RegExp(`[${rightToLeftLetters}\\u200f\\u202b\\u202e\\u2067]`);
