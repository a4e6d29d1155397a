import localFont from 'next/font/local';

export const sans = localFont({
  src: '../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  weight: '400 900',
  variable: '--f-sg',
  preload: true,
});

/* The rupee sign is in no latin file. Its own family comes first, or the metric fallback's Arial would win. */
export const rupee = localFont({
  src: '../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2',
  weight: '400 900',
  variable: '--f-inr',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
});

export const mono = localFont({
  src: '../node_modules/@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2',
  weight: '400 700',
  variable: '--f-sm',
  preload: false,
  adjustFontFallback: false,
});
