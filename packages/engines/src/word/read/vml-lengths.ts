/** Points per unit. */
const units: Record<string, number> = {
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
  pc: 12,
  pi: 12,
  emu: 1 / 12_700,
};

/** A length of VML in points (ECMA-376 part 4, 19.1); undefined without a number. */
export function points(text: string | undefined): number | undefined {
  const [, number, unit = ''] = /^(-?[\d.]+(?:e-?\d+)?)([a-z]*)/i.exec(text ?? '') ?? [];
  if (number === undefined) return undefined;
  return Number(number) * (units[unit] ?? 1);
}
