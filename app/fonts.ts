/** Fonts of the site, loaded from this repository by next/font. */
import localFont from 'next/font/local';

export const sans = localFont({
  src: './_fonts/schibsted-grotesk.woff2',
  weight: '400 700',
  variable: '--f-sg',
  // Swapped in once loaded; metric-compatible system fonts precede it: docs/decisions/0008-fonts-swap.md.
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
});

/* No latin file has the rupee sign. Its family comes first, before the Arial fallback of the text font. */
export const rupee = localFont({
  src: './_fonts/schibsted-grotesk-rupee.woff2',
  weight: '400 700',
  variable: '--f-inr',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

export const mono = localFont({
  src: './_fonts/sometype-mono.woff2',
  weight: '400 600',
  variable: '--f-sm',
  // For small print in drawings only: if the font takes longer than three seconds, the fallback stays.
  display: 'fallback',
  preload: false,
  adjustFontFallback: false,
});
