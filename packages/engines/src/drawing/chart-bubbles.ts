/** Bubble charts. */
import { type ChartDrawing, type PlottedSeries, type Positions, translate } from './chart-drawing';
import { labelLines } from './chart-labels';
import { areClose } from './chart-scale';
import { ellipse } from './path';

/** Diameter of the largest bubble as a share of the shorter side of the area, as in Office. */
const largest = 0.25;

/** Values with some space for the bubbles beyond the outermost ones. */
export function besideBubbles(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Values close to each other, such as years, have an axis of their own that does not begin at zero.
  if (areClose(least, most)) {
    const space = (most - least) * 0.1;
    return [...values, least - space, most + space];
  }
  const space = (Math.max(0, most) - Math.min(0, least)) * 0.1;
  return [...values, ...(most > 0 ? [most + space] : []), ...(least < 0 ? [least - space] : [])];
}

/** Draws the bubbles of a series, larger ones first, so that they do not cover smaller ones. */
export function drawBubbles(
  { plot, series, spans, present, order, valueAt, label }: PlottedSeries,
  { side, xAt }: Positions,
  { marks, texts }: ChartDrawing,
) {
  const { scale, areWidths, hasNegative } = plot.bubbles ?? {
    scale: 1,
    areWidths: false,
    hasNegative: false,
  };
  const sizeAt = (sizes: typeof series.sizes, point: number) => {
    const size = sizes && sizes.length > 0 ? (sizes[point] ?? 0) : 1;
    return hasNegative ? Math.abs(size) : Math.max(0, size);
  };
  const all = plot.series.flatMap(({ sizes, values }) => values.map((_, point) => sizeAt(sizes, point)));
  const most = Math.max(...all);
  if (!(most > 0)) return;
  const bubbles = present.map((point) => {
    const share = sizeAt(series.sizes, point) / most;
    const diameter = side * largest * scale * (areWidths ? share : Math.sqrt(share));
    return {
      point,
      diameter,
      x: xAt(series.xValues?.[point] ?? point + 1),
      y: valueAt(spans[point]?.[1] ?? 0),
    };
  });
  for (const { point, diameter, x, y } of bubbles.sort((a, b) => b.diameter - a.diameter)) {
    if (diameter <= 0) continue;
    marks.push({
      steps: translate(ellipse(diameter, diameter), x - diameter / 2, y - diameter / 2),
      ...{ series, point, order: plot.isVaried ? point : order, isLine: false },
    });
    const shown = label(point);
    if (!shown) continue;
    const { text, place = 'r', width, height } = shown;
    const reach = diameter / 2;
    const across = { r: reach + width / 2, l: -reach - width / 2 }[place] ?? 0;
    const down = { t: -reach - height / 2, b: reach + height / 2 }[place] ?? 0;
    texts.push(...labelLines(text, x + across, y + down));
  }
}
