const units: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, pi: 12 };

/** A length in twentieths of a point, or with a unit in the strict format; in points. */
export function twips(text = ''): number | undefined {
  const [, figure, unit = ''] = /^(-?[\d.]+)(\w*)/.exec(text) ?? [];
  const value = Number(figure);
  return Number.isNaN(value) ? undefined : value * (units[unit] ?? 0.05);
}

/** A length in English Metric Units, in points. */
export const emus = (text: string | undefined) => Number(text ?? 0) / 12700 || 0;

/** A whole number from 0 to `most`, as Word keeps it; 0 for anything that is none. */
export const parsePercentOrInteger = (text: string | undefined, most: number): number =>
  Math.min(most, Math.max(0, Math.trunc(Number(text)) || 0));

/** The largest number that Word keeps (ECMA-376 part 1, 17.18.10, has no limit). */
export const largest = 2 ** 31 - 1;

/** The deepest of the nine levels of a list (ECMA-376 part 1, 17.9.6). */
export const deepest = 8;
