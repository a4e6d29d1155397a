export const numberOf = (text: string | undefined): number | undefined => {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : value;
};

/** Points of a measure in English metric units, 12,700 for a point (ECMA-376, 20.1.10.16). */
export const points = (text: string | undefined, fallback = 0): number =>
  text === undefined ? fallback : Number(text) / 12_700 || 0;

/** A boolean attribute; present without a value, it is true. */
export const flag = (text: string | undefined, fallback = false) =>
  text === undefined ? fallback : text !== '0' && text !== 'false';

/** A height of rows (in points) or a width of columns (in digits), which Excel limits (18.3.1.13 and 18.3.1.73). */
export const upTo = (most: number, size: number | undefined) => size && Math.min(most, Math.max(0, size));
