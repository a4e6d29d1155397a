const units: Record<string, number> = { pt: 1, in: 72, cm: 72 / 2.54, mm: 72 / 25.4, pc: 12, pi: 12 };

/** A length in points, from twentieths of a point or, in the strict format, from a number with a unit. */
export function twips(text = ''): number | undefined {
  const [, figure, unit = ''] = /^(-?[\d.]+)(\w*)/.exec(text) ?? [];
  const value = Number(figure);
  return Number.isNaN(value) ? undefined : value * (units[unit] ?? 0.05);
}

/** A length in points, from English Metric Units. */
export const emus = (text: string | undefined) => Number(text ?? 0) / 12700 || 0;

/** The whole number of a text, at least 0 and at most `max`, as Word limits it; 0 for a text without a number. */
export const boundedInteger = (text: string | undefined, max: number): number =>
  Math.min(max, Math.max(0, Math.trunc(Number(text)) || 0));

/** The largest number that Word accepts (ECMA-376 part 1, 17.18.10, has no limit). */
export const maxNumber = 2 ** 31 - 1;

/** Index of the deepest of the nine list levels (ECMA-376 part 1, 17.9.6). */
export const maxListLevel = 8;
