/** Pies and doughnuts. */
import type { ChartData, Plot, Series } from './chart-data';
import { type Area, type ChartDrawing, translate } from './chart-drawing';
import { labelAt, labelLines, labelSize, wrapLabel } from './chart-labels';
import { arc, rectangle, type Step } from './path';

/** A slice of a ring: its angles in degrees, and its label with its size. */
type Slice = {
  point: number;
  from: number;
  sweep: number;
  label?: { text: string; place: string | undefined; width: number; height: number } | undefined;
};

/** Largest width of a label, as a share of that of the chart. */
const widest = 0.24;

/** Space between a pie and the labels outside of it. */
const gap = 4;

/** Draws a pie, or the rings of a doughnut, of which the first series is the innermost. */
export function drawPie(
  { firstSliceAngle, hole, series }: Plot,
  { look }: ChartData,
  area: Area,
  { marks, texts }: ChartDrawing,
) {
  // A pie shows only its first series.
  const rings = (hole > 0 ? series : series.slice(0, 1)).map((ring) => ({
    ring,
    slices: slicesOf(ring, firstSliceAngle, area.width * widest),
  }));
  const full = Math.min(area.width, area.height) / 2;
  const isOutside = ({ label, sweep }: Slice) =>
    label !== undefined &&
    hole === 0 &&
    (label.place === 'outEnd' || isTooLong(label, label.place, full, sweep));
  const outside = rings.flatMap(({ slices }) => slices.filter(isOutside).flatMap(({ label }) => label ?? []));
  const radius = Math.min(
    full,
    Math.max(
      full * 0.4,
      Math.min(
        (area.width - 2 * Math.max(0, ...outside.map(({ width }) => width + gap))) / 2,
        (area.height - 2 * Math.max(0, ...outside.map(({ height }) => height + gap))) / 2,
      ),
    ),
  );
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  marks.push({
    steps: translate(rectangle(radius * 2, radius * 2), cx - radius, cy - radius),
    ...{ look, order: 0, isLine: false },
  });
  const breadth = (radius * (1 - hole)) / rings.length;
  for (const [index, { ring, slices }] of rings.entries()) {
    const inner = radius * hole + breadth * index;
    const outer = inner + breadth;
    for (const slice of slices) {
      const { point, from, sweep, label } = slice;
      const back: Step[] = inner > 0 ? arc(cx, cy, inner, inner, from + sweep, -sweep, 'l') : [['l', cx, cy]];
      const steps: Step[] = [...arc(cx, cy, outer, outer, from, sweep, 'm'), ...back, ['z']];
      marks.push({ steps, series: ring, point, order: point, isLine: false });
      if (!label) continue;
      const middle = ((from + sweep / 2) * Math.PI) / 180;
      const [across, down] = [Math.cos(middle), Math.sin(middle)];
      const reach = inner > 0 ? (outer + inner) / 2 : outer * (label.place === 'ctr' ? 0.5 : 0.65);
      const [x, y] = isOutside(slice)
        ? [
            cx +
              (outer + gap) * across +
              (label.width / 2) * Math.sign(across) * Math.min(1, Math.abs(across) * 2),
            cy + (outer + gap) * down + (label.height / 2) * down,
          ]
        : [cx + reach * across, cy + reach * down];
      texts.push(...labelLines(label.text, x, y));
    }
  }
}

function slicesOf(ring: Series, firstSliceAngle: number, width: number): Slice[] {
  const total = ring.values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
  let from = firstSliceAngle - 90;
  return ring.values.flatMap((value = 0, point): Slice[] => {
    const share = total > 0 ? Math.abs(value) / total : 0;
    if (share <= 0) return [];
    const category = ring.categories[point] ?? `${point + 1}`;
    const { name, format } = ring;
    const label = labelAt(ring.labels, point, { name, category, value, share, format });
    const slice = { point, from, sweep: share * 360 };
    from += slice.sweep;
    if (!label) return [slice];
    const text = wrapLabel(label.text, width);
    return [{ ...slice, label: { ...label, text, ...labelSize(text) } }];
  });
}

/** Whether a label that may be where it fits is wider than its slice. */
const isTooLong = ({ width }: { width: number }, place: string | undefined, radius: number, sweep: number) =>
  (place === undefined || place === 'bestFit') &&
  width > radius * Math.min(0.9, 2 * Math.sin((Math.min(sweep, 180) * Math.PI) / 360));
