import localFont from 'next/font/local';

export const sans = localFont({
  src: './_fonts/schibsted-grotesk.woff2',
  weight: '400 700',
  variable: '--f-sg',
  // Never swapped in late: on a slow first visit the fallback stays, and no line moves under the reader.
  display: 'optional',
  preload: true,
});

/* The rupee sign is in no latin file. Its own family comes first, or the metric fallback's Arial would win. */
export const rupee = localFont({
  src: './_fonts/schibsted-grotesk-rupee.woff2',
  weight: '400 700',
  variable: '--f-inr',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

export const mono = localFont({
  src: './_fonts/sometype-mono.woff2',
  weight: '400 600',
  variable: '--f-sm',
  preload: false,
  adjustFontFallback: false,
});
