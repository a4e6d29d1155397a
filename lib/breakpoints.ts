/**
 * Widths of app/styles/breakpoints.css as media queries, for code that reads no style sheet of the site: `--from-lg`, from
 * which slides are side by side and the pages are in the bar. tests/content/css-grammar.test.ts holds them equal.
 */
export const wide = '(width >= 64rem)';
/** `--below-lg`: they scroll. */
export const narrow = '(width < 64rem)';
/** `--below-md`: a phone. */
export const phone = '(width < 48rem)';
