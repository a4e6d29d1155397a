import type { AdjustValueOf } from './adjust-value';
import { roundedRectangle, type Step } from './path';

/**
 * A speech bubble: a rectangle with a pointer. The pointer's tip is offset from the centre by `adj1`, `adj2`; its base is
 * on the side nearest to the tip.
 *
 * @param radius radius of its corners
 */
export function speechBubble(
  width: number,
  height: number,
  adjustValue: AdjustValueOf,
  radius: number,
): Step[] {
  const tip: [number, number] = [
    width * (0.5 + adjustValue('adj1', -20_833) / 100_000),
    height * (0.5 + adjustValue('adj2', 62_500) / 100_000),
  ];
  const [dx, dy] = [tip[0] / width - 0.5, tip[1] / height - 0.5];
  const box = roundedRectangle(width, height, [radius, radius, radius, radius]);
  const baseOf = (size: number, positive: boolean) =>
    (positive ? [7 / 12, 10 / 12] : [2 / 12, 5 / 12]).map((s) => s * size);
  if (Math.abs(dy) >= Math.abs(dx)) {
    const [from = 0, to = 0] = baseOf(width, dx > 0);
    const y = dy > 0 ? height : 0;
    return insert(box, dy > 0 ? [[to, y], tip, [from, y]] : [[from, y], tip, [to, y]], dy > 0 ? 2 : 0);
  }
  const [from = 0, to = 0] = baseOf(height, dy > 0);
  const x = dx > 0 ? width : 0;
  return insert(box, dx > 0 ? [[x, from], tip, [x, to]] : [[x, to], tip, [x, from]], dx > 0 ? 1 : 3);
}

/** Inserts points into a side of a rounded rectangle: 0 is the top, then clockwise. */
function insert(box: Step[], points: [number, number][], side: number): Step[] {
  const steps = [...box];
  const corners = steps.flatMap((step, i) => (step[0] === 'l' || step[0] === 'z' ? [i] : []));
  steps.splice(corners[side] ?? steps.length, 0, ...points.map(([x, y]): Step => ['l', x, y]));
  return steps;
}
