/** Axes of a chart: their scales, the space for their labels, and the positions of values and categories. */

import { besideBubbles } from './chart-bubbles';
import { type Axis, type ChartData, isScattered, type Plot } from './chart-data';
import { valueText } from './chart-dates';
import {
  type Area,
  type ChartDrawing,
  cutStrip,
  type Positions,
  type Span,
  translate,
} from './chart-drawing';
import { drawPlots } from './chart-plots';
import { type Scale, scaleFor, shareOn } from './chart-scale';
import { type ChartText, centred, lineHeight, size, widthOf } from './chart-text';
import { rectangle } from './path';

type Axes = {
  /** Whether bars are horizontal: categories run down the left side, values to the right. */
  isHorizontal: boolean;
  /** Number of categories, and their names. */
  count: number;
  names: string[];
  /** Spans by plot and series. */
  spans: Span[][][];
  scale: Scale;
  second?: Scale;
  /** Scale of the horizontal axis, in a scatter chart. */
  xScale?: Scale;
  /**
   * Labels of the value axis, of the second value axis, and of the categories (or a scatter chart's horizontal axis).
   */
  valueLabels: string[];
  secondLabels: string[];
  categoryLabels: string[];
};

/** Space around the plots: for the labels on the left and right in points, and the number of text lines below. */
type Margins = { left: number; right: number; bottomLines: number };

/** Draws the plots of a chart with their axes, axis titles and labels. */
export function drawAxes(data: ChartData, area: Area, drawing: ChartDrawing) {
  const axes = axesOf(data);
  const margins = reserveMargins(data, axes, area, drawing.texts);
  const positions = positionsOf(data, axes, area);
  drawing.marks.push({
    steps: translate(rectangle(area.width, area.height), area.x, area.y),
    ...{ look: data.look, order: 0, isLine: false },
  });
  drawValueAxis(data.valueAxis, axes, { area, margins, positions }, drawing);
  const textsBefore = drawing.texts.length;
  drawSecondLabels(axes, { area, margins, positions }, drawing.texts);
  for (const text of drawing.texts.slice(textsBefore)) text.look = data.secondAxis?.text;
  const zero = positions.valueAt(Math.min(axes.scale.end, Math.max(axes.scale.from, 0)));
  drawGridLine(zero, axes.isHorizontal, area, drawing, data.categoryAxis.line);
  const textsBeforeCategories = drawing.texts.length;
  if (data.categoryAxis.isShown) drawCategoryLabels(axes, { area, margins, positions }, drawing.texts);
  for (const text of drawing.texts.slice(textsBeforeCategories)) text.look = data.categoryAxis.text;
  drawPlots(data, axes.spans, axes, positions, drawing);
}

/** Scales that contain all values, and the labels of the axes. */
function axesOf({ plots, categoryAxis, valueAxis, secondAxis }: ChartData): Axes {
  const allSeries = plots.flatMap(({ series }) => series);
  const count = Math.max(
    1,
    ...allSeries.map(({ values, categories }) => Math.max(values.length, categories.length)),
  );
  const names = Array.from(
    { length: count },
    (_, i) => allSeries.find(({ categories }) => categories[i])?.categories[i] ?? `${i + 1}`,
  );
  const spans = plots.map((plot) => spansOf(plot, count));
  const isPercent = plots.some(({ grouping }) => grouping === 'percent');
  const valuesOn = (isSecond: boolean) =>
    plots.flatMap((plot, p) => {
      if ((plot.isOnSecondAxis ?? false) !== isSecond) return [];
      const values = plot.series.flatMap(({ values }) => values.flatMap((value) => value ?? []));
      if (plot.kind === 'bubble') return besideBubbles(values);
      return plot.grouping === 'clustered' ? values : (spans[p] ?? []).flat(2);
    });
  const scale = scaleFor({ ...(isPercent && { max: 1 }), ...valueAxis }, valuesOn(false));
  const second = secondAxis && scaleFor(secondAxis, valuesOn(true));
  const xValues = allSeries.flatMap(({ xValues = [] }) => xValues.flatMap((x) => x ?? []));
  const xScale = plots.some(isScattered)
    ? scaleFor(categoryAxis, plots.some(({ kind }) => kind === 'bubble') ? besideBubbles(xValues) : xValues)
    : undefined;
  return {
    isHorizontal: plots.some(({ kind }) => kind === 'bar'),
    ...{ count, names, spans, scale },
    ...(second && { second }),
    ...(xScale && { xScale }),
    valueLabels: labelsOf(scale, isPercent ? '0%' : valueAxis.format),
    secondLabels: second ? labelsOf(second, secondAxis?.format ?? '') : [],
    categoryLabels: xScale ? labelsOf(xScale, categoryAxis.format) : names,
  };
}

const labelsOf = ({ ticks }: Scale, format: string): string[] => ticks.map((tick) => valueText(tick, format));

/** Span of each value, by series; a span of a stacked series starts where the one before it ends. */
function spansOf(plot: Plot, count: number): Span[][] {
  const isStacked = plot.grouping !== 'clustered';
  const [above, below] = [new Array<number>(count).fill(0), new Array<number>(count).fill(0)];
  const totals = Array.from({ length: count }, (_, i) =>
    plot.series.reduce((sum, { values }) => sum + Math.abs(values[i] ?? 0), 0),
  );
  return plot.series.map(({ values }) =>
    Array.from({ length: count }, (_, i): Span => {
      const share = plot.grouping === 'percent' ? 1 / (totals[i] || 1) : 1;
      const value = (values[i] ?? 0) * share;
      if (!isStacked) return [0, value];
      const sums = value < 0 ? below : above;
      const from = sums[i] ?? 0;
      sums[i] = from + value;
      return [from, from + value];
    }),
  );
}

/** Draws the axis titles, and reduces the area by their space and that of the labels. */
function reserveMargins(
  { categoryAxis, valueAxis, secondAxis }: ChartData,
  { isHorizontal, valueLabels, categoryLabels, secondLabels }: Axes,
  area: Area,
  texts: ChartText[],
): Margins {
  const values = { axis: valueAxis, labels: valueLabels };
  const categories = { axis: categoryAxis, labels: categoryLabels };
  const [atLeft, atBottom] = isHorizontal ? [categories, values] : [values, categories];
  reserveTitle(atLeft.axis, 'left', area, texts);
  reserveTitle(atBottom.axis, 'bottom', area, texts);
  const left = atLeft.axis.isShown
    ? Math.min(area.width * 0.35, Math.max(...atLeft.labels.map(widthOf))) + 4
    : 0;
  cutStrip(area, 'left', left);
  const labelWidth = area.width / Math.max(1, atBottom.labels.length);
  // Long category names take several lines.
  const bottomLines = atBottom.axis.isShown
    ? Math.min(
        4,
        Math.max(1, ...atBottom.labels.map((text) => Math.ceil(widthOf(text) / Math.max(labelWidth, 12)))),
      )
    : 0;
  cutStrip(area, 'bottom', bottomLines * lineHeight + 4);
  cutStrip(area, 'top', 4);
  if (secondAxis) reserveTitle(secondAxis, 'right', area, texts);
  const right = secondAxis?.isShown ? Math.max(...secondLabels.map(widthOf)) : 0;
  cutStrip(area, 'right', right + 6);
  return { left, right, bottomLines };
}

/** Draws the title of an axis along a side of the area, and reduces the area by its strip. */
function reserveTitle(
  { title, titleText }: Axis,
  side: 'left' | 'right' | 'bottom',
  area: Area,
  texts: ChartText[],
) {
  if (!title) return;
  const strip =
    side === 'bottom'
      ? { x: area.x, y: area.y + area.height - lineHeight, width: area.width, height: lineHeight }
      : {
          x: side === 'left' ? area.x : area.x + area.width - lineHeight,
          ...{ y: area.y, width: lineHeight, height: area.height },
        };
  const direction = side === 'bottom' ? {} : { readsUpwards: true as const };
  texts.push({ ...strip, text: title, size, align: 'center', look: titleText, ...direction });
  cutStrip(area, side, lineHeight + 2);
}

/** Functions for the positions of values and categories within the area of the plots. */
function positionsOf(
  { categoryAxis, valueAxis, secondAxis }: ChartData,
  { isHorizontal, count, scale: first, second, xScale }: Axes,
  area: Area,
): Positions {
  const slot = (isHorizontal ? area.height : area.width) / count;
  const isReversed = categoryAxis.isReversed !== isHorizontal;
  return {
    ...{ isHorizontal, isReversed, slot, side: Math.min(area.width, area.height) },
    valueAt(value, scale = first) {
      const shareFromStart = Math.min(1, Math.max(0, shareOn(scale, value)));
      const runsBack = (scale === second ? secondAxis : valueAxis)?.isReversed;
      const share = runsBack ? 1 - shareFromStart : shareFromStart;
      return isHorizontal ? area.x + area.width * share : area.y + area.height * (1 - share);
    },
    middleOf(category) {
      const offset = slot * ((isReversed ? count - 1 - category : category) + 0.5);
      return isHorizontal ? area.y + offset : area.x + offset;
    },
    xAt(value) {
      if (!xScale) return 0;
      const share = shareOn(xScale, value);
      return area.x + area.width * (categoryAxis.isReversed ? 1 - share : share);
    },
  };
}

/** Area of the plots, the space around it, and the positions within it. */
type PlotPlacement = { area: Area; margins: Margins; positions: Positions };

/** Draws a line across the area, at a position of the value axis. */
function drawGridLine(
  position: number,
  isHorizontal: boolean,
  area: Area,
  { marks }: ChartDrawing,
  look: Axis['line'],
) {
  const [x0, y0, x1, y1] = isHorizontal
    ? [position, area.y, position, area.y + area.height]
    : [area.x, position, area.x + area.width, position];
  marks.push({
    steps: [
      ['m', x0, y0],
      ['l', x1, y1],
    ],
    ...{ look, order: 0, isLine: true },
  });
}

/** Draws grid lines and labels of the value axis. */
function drawValueAxis(
  axis: Axis,
  { isHorizontal, scale, valueLabels }: Axes,
  { area, margins, positions }: PlotPlacement,
  drawing: ChartDrawing,
) {
  for (const [i, tick] of scale.ticks.entries()) {
    const position = positions.valueAt(tick);
    if (axis.hasGrid) drawGridLine(position, isHorizontal, area, drawing, axis.grid);
    if (!axis.isShown) continue;
    const text = valueLabels[i] ?? '';
    const label = isHorizontal
      ? labelBelow(text, position, area)
      : labelAtLeft(text, position, area, margins);
    drawing.texts.push({ ...label, look: axis.text });
  }
}

const labelBelow = (text: string, x: number, area: Area): ChartText =>
  centred(text, x, area.y + area.height + 3 + lineHeight / 2);

const labelAtLeft = (text: string, y: number, area: Area, { left }: Margins): ChartText => ({
  ...{ text, x: area.x - left, y: y - lineHeight / 2, width: left - 4, height: lineHeight },
  ...{ size, align: 'right' },
});

/** Draws the labels of the second value axis, on the right. */
function drawSecondLabels(
  { second, secondLabels }: Axes,
  { area, margins, positions }: PlotPlacement,
  texts: ChartText[],
) {
  if (margins.right <= 0) return;
  for (const [i, tick] of (second?.ticks ?? []).entries()) {
    const labelBox = {
      x: area.x + area.width + 4,
      y: positions.valueAt(tick, second) - lineHeight / 2,
      width: margins.right + 4,
    };
    texts.push({ ...labelBox, text: secondLabels[i] ?? '', height: lineHeight, size, align: 'left' });
  }
}

/** Draws the labels of the categories, as many as fit, or those of a scatter chart's horizontal axis. */
function drawCategoryLabels(
  { isHorizontal, count, names, xScale, categoryLabels }: Axes,
  { area, margins, positions }: PlotPlacement,
  texts: ChartText[],
) {
  if (xScale) {
    for (const [i, tick] of xScale.ticks.entries())
      texts.push(labelBelow(categoryLabels[i] ?? '', positions.xAt(tick), area));
    return;
  }
  const axisLength = isHorizontal ? area.height : area.width;
  const every = Math.max(1, Math.ceil((count * (isHorizontal ? lineHeight : 10)) / axisLength));
  for (let i = 0; i < count; i += every) {
    const text = names[i] ?? '';
    const middle = positions.middleOf(i);
    if (isHorizontal) texts.push(labelAtLeft(text, middle, area, margins));
    else {
      const width = positions.slot * every;
      texts.push({
        ...{ text, x: middle - width / 2, y: area.y + area.height + 3, width },
        ...{ height: margins.bottomLines * lineHeight, size, align: 'center' },
      });
    }
  }
}
