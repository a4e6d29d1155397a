/** From this width on slides stand side by side: `--breakpoint-lg` of app/styles/tokens.css, as a media query for scripts. */
export const wide = '(width >= 64rem)';
/** Below it, they scroll. */
export const narrow = '(width < 64rem)';
