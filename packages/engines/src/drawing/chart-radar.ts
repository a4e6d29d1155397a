/** Radar charts: categories around a centre, values on the spokes towards them. */
import type { ChartData, Plot, Series } from './chart-data';
import { valueText } from './chart-dates';
import { type Area, type ChartDrawing, translate } from './chart-drawing';
import { labelAt, labelLines, labelSize } from './chart-labels';
import { scaleFor, shareOn } from './chart-scale';
import { centred, lineHeight, size, widthOf } from './chart-text';
import { ellipse, polygon, rectangle, type Step } from './path';

/** Space between the outermost line and the names of the categories. */
const gap = 4;

export function drawRadar(plot: Plot, data: ChartData, area: Area, drawing: ChartDrawing) {
  const { series, isFilled } = plot;
  const { valueAxis, categoryAxis } = data;
  const count = Math.max(
    1,
    ...series.map(({ values, categories }) => Math.max(values.length, categories.length)),
  );
  const names = Array.from(
    { length: count },
    (_, i) => series.find(({ categories }) => categories[i])?.categories[i] ?? `${i + 1}`,
  );
  const scale = scaleFor(
    valueAxis,
    series.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
  );
  const nameWidth = categoryAxis.isShown ? Math.max(...names.map(widthOf)) : 0;
  const nameHeight = categoryAxis.isShown ? lineHeight + gap : 0;
  const radius = Math.max(
    Math.min(area.width, area.height) * 0.2,
    Math.min(area.width / 2 - nameWidth - gap, area.height / 2 - nameHeight),
  );
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const at = (category: number, reach: number): [x: number, y: number] => {
    const angle = (category / count) * 2 * Math.PI - Math.PI / 2;
    return [cx + reach * Math.cos(angle), cy + reach * Math.sin(angle)];
  };
  const reachOf = (value: number) => {
    const share = Math.min(1, Math.max(0, shareOn(scale, value)));
    return radius * (valueAxis.isReversed ? 1 - share : share);
  };
  const { marks, texts } = drawing;
  marks.push({
    steps: translate(rectangle(area.width, area.height), area.x, area.y),
    ...{ look: data.look, order: 0, isLine: false },
  });
  const around = (reach: number) => polygon(...names.map((_, i) => at(i, reach)));
  if (valueAxis.hasGrid)
    for (const tick of scale.ticks)
      marks.push({ steps: around(reachOf(tick)), look: valueAxis.grid, order: 0, isLine: true });
  if (valueAxis.isShown) {
    for (const [i] of names.entries())
      marks.push({
        steps: [
          ['m', cx, cy],
          ['l', ...at(i, radius)],
        ],
        ...{ look: valueAxis.line, order: 0, isLine: true },
      });
    for (const tick of scale.ticks) {
      const text = valueText(tick, valueAxis.format);
      const box = {
        x: cx - widthOf(text) - gap,
        y: cy - reachOf(tick) - lineHeight / 2,
        width: widthOf(text),
      };
      texts.push({ ...box, text, height: lineHeight, size, align: 'right', look: valueAxis.text });
    }
  }
  if (categoryAxis.isShown)
    for (const [i, name] of names.entries()) {
      const [x, y] = at(i, radius + gap);
      const [across, down] = [(x - cx) / (radius + gap), (y - cy) / (radius + gap)];
      const label = centred(name, x + (across * widthOf(name)) / 2, y + (down * lineHeight) / 2);
      texts.push({ ...label, look: categoryAxis.text });
    }
  for (const [order, each] of series.entries()) {
    const points = pointsOf(each, count, data.blanks).map((point) => ({
      ...{ point, place: at(point, reachOf(each.values[point] ?? 0)) },
    }));
    const look = { series: each, order: each.number ?? order };
    const places = points.map(({ place }) => place);
    if (isFilled) marks.push({ ...look, steps: polygon(...places), isLine: false });
    else if (each.hasLine)
      marks.push({ ...look, steps: lineThrough(points, count, data.blanks), isLine: true });
    if (each.hasMarkers && !isFilled)
      for (const { point, place } of points)
        marks.push({
          ...{ ...look, point, isLine: false },
          steps: translate(ellipse(5, 5), place[0] - 2.5, place[1] - 2.5),
        });
    for (const { point, place } of points) {
      const { name, values, format, categories } = each;
      const category = categories[point] ?? `${point + 1}`;
      const label = labelAt(each.labels, point, { name, category, value: values[point] ?? 0, format });
      if (!label) continue;
      const [x, y] = place;
      texts.push(...labelLines(label.text, x, y - labelSize(label.text).height / 2 - 2));
    }
  }
}

/** Indexes of the points that are drawn; one without a value is at zero unless lines break or continue there. */
const pointsOf = ({ values }: Series, count: number, blanks: ChartData['blanks']): number[] =>
  Array.from({ length: count }, (_, i) => i).filter(
    (i) => values[i] !== undefined || (blanks === 'zero' && i < values.length),
  );

/** A line around the centre, which breaks at missing values if the chart says so. */
function lineThrough(
  points: readonly { point: number; place: [x: number, y: number] }[],
  count: number,
  blanks: ChartData['blanks'],
): Step[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  const isBroken = (from: number, to: number) => blanks === 'gap' && (to - from + count) % count > 1;
  const steps = points.map(({ point, place }, i): Step => {
    const before = points[i - 1];
    return [!before || isBroken(before.point, point) ? 'm' : 'l', ...place];
  });
  if (points.length > 1 && !isBroken(last.point, first.point)) steps.push(['l', ...first.place]);
  return steps;
}
