/** A cubic Bézier curve from the last point: two control points and its end. */
export type Curve = [number, number, number, number, number, number];

/**
 * A closed outline as smooth curves: each point is the control point of a quadratic curve between the middles of its
 * neighbours. The page's preview and the PDF draw these same curves.
 *
 * @param outline pairs of coordinates, at least two points
 */
export function curvesOf(outline: readonly number[]): { start: [number, number]; curves: Curve[] } {
  const count = Math.floor(outline.length / 2);
  const pointAt = (index: number): [number, number] => [
    outline[(index % count) * 2] ?? 0,
    outline[(index % count) * 2 + 1] ?? 0,
  ];
  const middle = (index: number): [number, number] => {
    const [[x1, y1], [x2, y2]] = [pointAt(index), pointAt(index + 1)];
    return [(x1 + x2) / 2, (y1 + y2) / 2];
  };
  const curves = Array.from({ length: count }, (_, index): Curve => {
    const [[fromX, fromY], [byX, byY], [toX, toY]] = [middle(index), pointAt(index + 1), middle(index + 1)];
    return [
      fromX + (2 / 3) * (byX - fromX),
      fromY + (2 / 3) * (byY - fromY),
      toX + (2 / 3) * (byX - toX),
      toY + (2 / 3) * (byY - toY),
      toX,
      toY,
    ];
  });
  return { start: middle(0), curves };
}

/**
 * An outline of a pen's stroke as the path data of an SVG (SVG 2, 9.3): smooth curves through the middles of its sides.
 *
 * @param outline closed, as pairs of coordinates
 */
export function pathOf(outline: readonly number[]): string {
  const { start, curves } = curvesOf(outline);
  const digits = (value: number) => Math.round(value * 1000) / 1000;
  return `M${start.map(digits).join(' ')}${curves.map((curve) => `C${curve.map(digits).join(' ')}`).join('')}Z`;
}
