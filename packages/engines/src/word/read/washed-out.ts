/** A share such as `.5`, `50%` or `32768f`; 1 if it is absent. */
export function fraction(text: string | undefined): number {
  if (text === undefined) return 1;
  const value = Number.parseFloat(text);
  return text.endsWith('f') ? value / 65_536 : text.endsWith('%') ? value / 100 : value;
}

/**
 * Opacity over white that shows a picture as its contrast (`gain`) and brightness (`blacklevel`) do; 1 if they change
 * it in another way, which the inventory reports (ECMA-376 part 4, 19.1.2.11).
 */
export function washedOut(data: Record<string, string | undefined> = {}): number {
  const gain = fraction(data.gain);
  const white = 0.5 + gain / 2 + (data.blacklevel ? fraction(data.blacklevel) : 0);
  return gain < 1 && Math.abs(white - 1) < 0.02 ? gain : 1;
}

/** Whether a picture has colours that are not drawn; one that is washed out is drawn as such. */
export const isRecoloured = (data: Record<string, string | undefined>): boolean =>
  ['gamma', 'grayscale', 'bilevel', 'chromakey'].some((name) => data[name]) ||
  (Boolean(data.gain ?? data.blacklevel) && washedOut(data) === 1);
