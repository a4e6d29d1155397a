/**
 * Breakpoints of app/styles/breakpoints.css as media queries for scripts: `--from-lg`, from which slides are
 * side by side and the navigation is inline. tests/content/css-grammar.test.ts checks that both files agree.
 */
export const wide = '(width >= 64rem)';
/** `--below-lg`: carousels scroll. */
export const narrow = '(width < 64rem)';
/** `--below-md`: a phone. */
export const phone = '(width < 48rem)';
