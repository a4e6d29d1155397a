/**
 * Escapes a text for use in a regular expression, outside of character classes. Hyphens are not escaped: with the flag
 * `u`, `\-` is a syntax error.
 */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
