/** Bars, columns, lines, areas and points of a chart with axes. */
import type { Element } from '../text/docx/xml';
import { drawBubbles } from './chart-bubbles';
import { type ChartData, isScattered, type Plot, type Series } from './chart-data';
import { type ChartDrawing, type PlottedSeries, type Positions, type Span, translate } from './chart-drawing';
import { labelAt, labelLines, labelSize } from './chart-labels';
import type { Scale } from './chart-scale';
import { ellipse, polygon, rectangle, type Step } from './path';

/** Draws all plots of a chart. @param spans of its values, by plot and series */
export function drawPlots(
  data: ChartData,
  spans: readonly Span[][][],
  { scale, second }: { scale: Scale; second?: Scale },
  positions: Positions,
  drawing: ChartDrawing,
) {
  let order = 0;
  for (const [p, plot] of data.plots.entries()) {
    const plotScale = (plot.isOnSecondAxis && second) || scale;
    drawRanges(plot, positions, (value) => positions.valueAt(value, plotScale), drawing);
    for (const [index, series] of plot.series.entries()) {
      const seriesSpans = spans[p]?.[index] ?? [];
      const plotted: PlottedSeries = {
        ...{ plot, series, index },
        order: series.number ?? order,
        spans: seriesSpans,
        present: presentPoints(data, plot, series, seriesSpans.length),
        valueAt: (value) => positions.valueAt(value, plotScale),
        label(point) {
          const { name, categories, values, format, xValues, xFormat = 'General' } = series;
          const category = categories[point] ?? `${point + 1}`;
          const labelled = { name, category, value: values[point] ?? 0, format };
          const x = { value: xValues?.[point] ?? point + 1, format: xFormat };
          const label = labelAt(series.labels, point, isScattered(plot) ? { ...labelled, x } : labelled);
          return label && { ...label, ...labelSize(label.text) };
        },
      };
      if (plot.kind === 'bar' || plot.kind === 'column') drawBars(plotted, positions, drawing);
      else if (plot.kind === 'bubble') drawBubbles(plotted, positions, drawing);
      else drawLine(plotted, data.blanks, positions, drawing);
      order += 1;
    }
  }
}

const element = (name: string, children: Element[], attributes: Element['attributes'] = {}): Element => ({
  name,
  attributes,
  children,
});

const solidFill = (colour: string) => element('solidFill', [element('srgbClr', [], { val: colour })]);

/** Properties of a shape of this colour with a black edge. */
const bordered = (colour: string) =>
  element('spPr', [solidFill(colour), element('ln', [solidFill('000000')])]);

/** Draws lines from the lowest to the highest value of each category, and bars from the first series to the last. */
function drawRanges(
  { series, highLow, upDown }: Plot,
  { slot, middleOf }: Positions,
  valueAt: (value: number) => number,
  { marks }: ChartDrawing,
) {
  if (!highLow && !upDown) return;
  const count = Math.max(0, ...series.map(({ values }) => values.length));
  for (let point = 0; point < count; point++) {
    const x = middleOf(point);
    const values = series.flatMap((each) => each.values[point] ?? []);
    if (highLow && values.length > 1)
      marks.push({
        steps: [
          ['m', x, valueAt(Math.min(...values))],
          ['l', x, valueAt(Math.max(...values))],
        ],
        ...{ look: highLow.look, order: 0, isLine: true },
      });
    const [first, last] = [series[0]?.values[point], series.at(-1)?.values[point]];
    if (!upDown || first === undefined || last === undefined) continue;
    const width = slot / (1 + upDown.gap);
    const [from, to] = [valueAt(first), valueAt(last)];
    // By default Office fills bars that go up in white, and those that go down in a dark grey.
    const look = last >= first ? (upDown.up ?? bordered('FFFFFF')) : (upDown.down ?? bordered('404040'));
    marks.push({
      steps: translate(rectangle(width, Math.abs(to - from)), x - width / 2, Math.min(from, to)),
      ...{ look, order: 0, isLine: false },
    });
  }
}

/** Indexes of points that have a value, or that are drawn as zero without one. */
function presentPoints({ blanks }: ChartData, { kind }: Plot, { values }: Series, count: number): number[] {
  const drawsBlanksAsZero = blanks === 'zero' && (kind === 'line' || kind === 'scatter');
  return Array.from({ length: count }, (_, i) => i).filter(
    (i) => values[i] !== undefined || (drawsBlanksAsZero && i < values.length),
  );
}

/** Draws bars or columns; several series are side by side unless they are stacked. */
function drawBars(
  { plot, series, spans, present, index, order, valueAt, label }: PlottedSeries,
  { isHorizontal, isReversed, slot, middleOf }: Positions,
  { marks, texts }: ChartDrawing,
) {
  const bars = plot.grouping === 'clustered' ? plot.series.length : 1;
  const barWidth = slot / (bars - (bars - 1) * plot.overlap + plot.gap);
  const start = bars === 1 ? 0 : index * barWidth * (1 - plot.overlap);
  const groupWidth = barWidth * (bars - (bars - 1) * plot.overlap);
  for (const point of present) {
    const [from = 0, to = 0] = spans[point] ?? [];
    const [base, tip] = [valueAt(from), valueAt(to)];
    const position = isReversed
      ? middleOf(point) + groupWidth / 2 - start - barWidth
      : middleOf(point) - groupWidth / 2 + start;
    const [x, y] = isHorizontal ? [Math.min(base, tip), position] : [position, Math.min(base, tip)];
    const barLength = Math.abs(base - tip);
    const bar = isHorizontal ? rectangle(barLength, barWidth) : rectangle(barWidth, barLength);
    const colour = plot.isVaried ? point : order;
    marks.push({ steps: translate(bar, x, y), series, point, order: colour, isLine: false });
    const shown = label(point);
    if (!shown) continue;
    const { text, place = plot.grouping === 'clustered' ? 'outEnd' : 'ctr' } = shown;
    const reach = (isHorizontal ? shown.width : shown.height) / 2;
    const outwards = tip < base || (tip === base && !isHorizontal) ? -reach : reach;
    const insidePosition = { ctr: (base + tip) / 2, inEnd: tip - outwards, inBase: base + outwards }[place];
    const [centre, middle] = [insidePosition ?? tip + outwards, position + barWidth / 2];
    texts.push(...(isHorizontal ? labelLines(text, centre, middle) : labelLines(text, middle, centre)));
  }
}

/** Draws a line with its markers, an area, or the points of a scatter chart. */
function drawLine(
  { plot, series, spans, present, order, valueAt, label }: PlottedSeries,
  blanks: ChartData['blanks'],
  { middleOf, xAt }: Positions,
  { marks, texts }: ChartDrawing,
) {
  const isArea = plot.kind === 'area';
  const points = present.map((i): [x: number, y: number] => [
    plot.kind === 'scatter' ? xAt(series.xValues?.[i] ?? i + 1) : middleOf(i),
    valueAt(spans[i]?.[1] ?? 0),
  ]);
  const isBroken = (index: number) =>
    index === 0 || (blanks === 'gap' && (present[index] ?? 0) > (present[index - 1] ?? 0) + 1);
  const path = points.map(([x, y], index): Step => [isBroken(index) ? 'm' : 'l', x, y]);
  if (isArea && points.length > 1) {
    const base = present
      .toReversed()
      .map((i): [x: number, y: number] => [middleOf(i), valueAt(spans[i]?.[0] ?? 0)]);
    marks.push({ steps: polygon(...points, ...base), series, order, isLine: false });
  }
  if (!isArea && path.length > 1 && series.hasLine) marks.push({ steps: path, series, order, isLine: true });
  if (!isArea && (series.hasMarkers || (path.length === 1 && series.hasLine)))
    for (const [x, y] of points)
      marks.push({ steps: translate(ellipse(5, 5), x - 2.5, y - 2.5), series, order, isLine: false });
  for (const [index, [x, y]] of points.entries()) {
    const shown = label(present[index] ?? 0);
    if (!shown) continue;
    const { text, place = 't', width, height } = shown;
    const across = { r: width, l: -width }[place] ?? 0;
    const down = { r: 0, l: 0, ctr: 0, b: height }[place] ?? -height;
    texts.push(...labelLines(text, x + across / 2, y + down / 2));
  }
}
