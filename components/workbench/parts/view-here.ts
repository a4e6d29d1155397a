/** How papers are shown at first: on a phone their pages would be too small to read. */
export const viewHere = (): 'pages' | 'text' =>
  globalThis.matchMedia?.('(width < 48rem)').matches ? 'text' : 'pages';
