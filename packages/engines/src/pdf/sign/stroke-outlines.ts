/** A cubic Bézier curve that continues from the previous point: x and y of two control points and of its end. */
export type Curve = [number, number, number, number, number, number];

/**
 * Smooth curves along a closed outline: each point of it is the control point of a quadratic curve between the midpoints of
 * the two adjacent sides. The preview on the page and the PDF draw these same curves.
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
 * Outline of a pen stroke as SVG path data (SVG 2, 9.3): smooth curves through the midpoints of its sides.
 *
 * @param outline closed, as pairs of coordinates
 */
export function pathOf(outline: readonly number[]): string {
  const { start, curves } = curvesOf(outline);
  const digits = (value: number) => Math.round(value * 1000) / 1000;
  return `M${start.map(digits).join(' ')}${curves.map((curve) => `C${curve.map(digits).join(' ')}`).join('')}Z`;
}
