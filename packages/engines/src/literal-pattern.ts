/**
 * A text as the pattern that matches it alone, in any part of another pattern but a class. A hyphen stays as it is: with the
 * flag `u` an escaped one is no pattern.
 */
export const literalPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
