/** Steps of a path: points from the top left corner of its box, y downwards. */
export type Step =
  | ['m' | 'l', x: number, y: number]
  | ['c', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | ['z'];

/** A path of a shape; some are only filled, others only stroked. */
export type Outline = { steps: Step[]; fill: boolean; line: boolean };

export const outline = (steps: Step[], { fill = true, line = true } = {}): Outline => ({ steps, fill, line });

export const polygon = (...points: [number, number][]): Step[] => [
  ...points.map(([x, y], i): Step => [i === 0 ? 'm' : 'l', x, y]),
  ['z'],
];

/** The last point of a path; a closing step has none. */
export function endOf(steps: readonly Step[]): [number, number] {
  const last = steps.findLast((step) => step.length > 1) as (string | number)[] | undefined;
  return last ? [last.at(-2) as number, last.at(-1) as number] : [0, 0];
}

/**
 * An elliptical arc as Bézier curves.
 *
 * @param start angle of its first point in degrees, clockwise from the right
 * @param sweep degrees, clockwise
 * @param first step to its first point; none by default, where the path is already there
 */
export function arc(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  start: number,
  sweep: number,
  first: 'm' | 'l' | undefined = undefined,
): Step[] {
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / 90));
  const partSweep = ((sweep / count) * Math.PI) / 180;
  const handleLength = (4 / 3) * Math.tan(partSweep / 4);
  const pointAt = (angle: number) => [Math.cos(angle), Math.sin(angle)] as const;
  let angle = (start * Math.PI) / 180;
  const steps: Step[] = [];
  if (first) steps.push([first, cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)]);
  for (let i = 0; i < count; i++) {
    const [c0, s0] = pointAt(angle);
    const [c1, s1] = pointAt(angle + partSweep);
    steps.push([
      'c',
      cx + rx * (c0 - handleLength * s0),
      cy + ry * (s0 + handleLength * c0),
      cx + rx * (c1 + handleLength * s1),
      cy + ry * (s1 - handleLength * c1),
      cx + rx * c1,
      cy + ry * s1,
    ]);
    angle += partSweep;
  }
  return steps;
}

export const ellipse = (width: number, height: number): Step[] => [
  ...arc(width / 2, height / 2, width / 2, height / 2, 180, 360, 'm'),
  ['z'],
];

export const rectangle = (width: number, height: number): Step[] =>
  polygon([0, 0], [width, 0], [width, height], [0, height]);

/** A rounded rectangle with these corner radii, clockwise from the top left. */
export function roundedRectangle(
  width: number,
  height: number,
  [tl, tr, br, bl]: [number, number, number, number],
): Step[] {
  const corner = (x: number, y: number, radius: number, start: number, first: 'm' | 'l'): Step[] =>
    radius > 0 ? arc(x, y, radius, radius, start, 90, first) : [[first, x, y]];
  return [
    ...corner(tl, tl, tl, 180, 'm'),
    ...corner(width - tr, tr, tr, 270, 'l'),
    ...corner(width - br, height - br, br, 0, 'l'),
    ...corner(bl, height - bl, bl, 90, 'l'),
    ['z'],
  ];
}
