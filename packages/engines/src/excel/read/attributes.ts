export const numberOf = (text: string | undefined): number | undefined => {
  const value = text === undefined || text === '' ? Number.NaN : Number(text);
  return Number.isNaN(value) ? undefined : value;
};

/** Points of a length in English metric units, 12,700 per point (ECMA-376, 20.1.10.16). */
export const points = (text: string | undefined, fallback = 0): number =>
  text === undefined ? fallback : Number(text) / 12_700 || 0;

/** Value of a boolean attribute; `fallback` if it is absent. */
export const flag = (text: string | undefined, fallback = false) =>
  text === undefined ? fallback : text !== '0' && text !== 'false';

/** A row height (in points) or column width (in digits), limited as in Excel (18.3.1.13 and 18.3.1.73). */
export const limitedSize = (max: number, size: number | undefined) =>
  size && Math.min(max, Math.max(0, size));
