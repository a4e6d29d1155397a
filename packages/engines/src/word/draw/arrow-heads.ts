import type { Step } from '../../drawing/path';
import type { Stroke } from '../model';

/** Arrow heads: triangles whose tips are the ends of an open path. */
export function arrowHeadsOf(steps: readonly Step[], { width, start, end }: Stroke): Step[][] {
  const points = steps.flatMap((step) => {
    const values = step.slice(1) as number[];
    return values.flatMap((value, i) => (i % 2 === 0 ? [[value, values[i + 1] ?? 0] as const] : []));
  });
  const size = Math.max(3, width * 3);
  const head = (corners: typeof points): Step[][] => {
    const [tip] = corners;
    const other = corners.find((point) => tip && Math.hypot(point[0] - tip[0], point[1] - tip[1]) > 0.01);
    if (!tip || !other) return [];
    const length = Math.hypot(tip[0] - other[0], tip[1] - other[1]);
    const [dx, dy] = [(tip[0] - other[0]) / length, (tip[1] - other[1]) / length];
    const [bx, by] = [tip[0] - dx * size, tip[1] - dy * size];
    const half = size / 2;
    return [
      [['m', ...tip], ['l', bx - dy * half, by + dx * half], ['l', bx + dy * half, by - dx * half], ['z']],
    ];
  };
  return [...(start ? head(points) : []), ...(end ? head([...points].reverse()) : [])];
}
