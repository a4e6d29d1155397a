/** Values of guides by name. */
export type Guides = Map<string, number>;

/** Units of angle per degree. */
const unitsPerDegree = 60_000;

/**
 * Predefined guides of every shape (ECMA-376 part 1, 20.1.9.11; presetShapeDefinitions): lengths in the unit of `width`
 * and `height`, angles in 60,000ths of a degree.
 */
export function builtInGuides(width: number, height: number): Guides {
  const shortSide = Math.min(width, height);
  const guides: Guides = new Map(
    Object.entries({
      ...{ w: width, h: height, l: 0, t: 0, r: width, b: height, hc: width / 2, vc: height / 2 },
      ...{ ss: shortSide, ls: Math.max(width, height) },
      ...{ cd2: 180 * unitsPerDegree, cd4: 90 * unitsPerDegree, cd8: 45 * unitsPerDegree },
      ...{ '3cd4': 270 * unitsPerDegree, '3cd8': 135 * unitsPerDegree },
      ...{ '5cd8': 225 * unitsPerDegree, '7cd8': 315 * unitsPerDegree },
    }),
  );
  for (const part of [2, 3, 4, 5, 6, 8, 10, 12, 16, 32]) {
    guides.set(`wd${part}`, width / part);
    guides.set(`hd${part}`, height / part);
    guides.set(`ssd${part}`, shortSide / part);
  }
  return guides;
}

const radians = (angle: number) => ((angle / unitsPerDegree) * Math.PI) / 180;
const degrees = (angle: number) => ((angle * 180) / Math.PI) * unitsPerDegree;

/** Operators of guide formulas (ECMA-376 part 1, 20.1.9.11). */
const operators: Record<string, (x: number, y: number, z: number) => number> = {
  '*/': (x, y, z) => (x * y) / (z || 1),
  '+-': (x, y, z) => x + y - z,
  '+/': (x, y, z) => (x + y) / (z || 1),
  '?:': (x, y, z) => (x > 0 ? y : z),
  abs: Math.abs,
  at2: (x, y) => degrees(Math.atan2(y, x)),
  cat2: (x, y, z) => x * Math.cos(Math.atan2(z, y)),
  cos: (x, y) => x * Math.cos(radians(y)),
  max: (x, y) => Math.max(x, y),
  min: (x, y) => Math.min(x, y),
  mod: Math.hypot,
  pin: (x, y, z) => Math.min(Math.max(x, y), z),
  sat2: (x, y, z) => x * Math.sin(Math.atan2(z, y)),
  sin: (x, y) => x * Math.sin(radians(y)),
  sqrt: Math.sqrt,
  tan: (x, y) => x * Math.tan(radians(y)),
  val: (x) => x,
};

export function guideValue(text: string | undefined, guides: Guides): number {
  return guides.get(text ?? '') ?? (Number(text) || 0);
}

export function addGuide(guides: Guides, name: string, formula: string): void {
  const [operator = '', ...operands] = formula.trim().split(/\s+/);
  const [x = 0, y = 0, z = 0] = operands.map((operand) => guideValue(operand, guides));
  guides.set(name, operators[operator]?.(x, y, z) ?? 0);
}
