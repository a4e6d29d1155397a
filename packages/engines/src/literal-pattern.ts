/**
 * Source of a regular expression that matches exactly this text, for use anywhere but in a character class. A hyphen is
 * not escaped, because that is a syntax error with the flag `u`.
 */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
