import localFont from 'next/font/local';

export const sans = localFont({
  src: './_fonts/schibsted-grotesk.woff2',
  weight: '400 700',
  variable: '--f-sg',
  // Swapped in when it comes, for faces of the system that are as wide and as high: docs/decisions/0008-fonts-swap.md.
  display: 'swap',
  preload: true,
  adjustFontFallback: false,
});

/* The rupee sign is in no latin file. Its own family comes first, or the Arial that stands in for the text face would win. */
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
  // Small print of drawings: what has not come after three seconds does not come.
  display: 'fallback',
  preload: false,
  adjustFontFallback: false,
});
