/**
 * From this width on slides stand side by side, and the pages are in the bar: `--breakpoint-lg` of app/styles/tokens.css,
 * as a media query for whatever reads no style sheet of the site. tests/content/css-grammar.test.ts holds the two equal.
 */
export const wide = '(width >= 64rem)';
/** Below it, they scroll. */
export const narrow = '(width < 64rem)';
/** A phone: below `--breakpoint-md`. */
export const phone = '(width < 48rem)';
