/** A text as the pattern that matches it alone, also beside others in a `u` or `v` pattern. */
export const patternOf = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
