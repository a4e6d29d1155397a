/** Lays out a chart of a workbook (bars, lines, pie …) as shapes and texts to draw. */
import type { ChartData, Plot, Series } from './chart-data';
import { numberText, scaleOf } from './chart-scale';
import { type ChartText, centred, lineHeight, size, widthOf } from './chart-text';
import { arc, ellipse, polygon, rectangle, type Step } from './path';

/** A shape of a chart. Its colour is the look of its series, and of one of its points. */
export type ChartMark = {
  steps: Step[];
  /** Series and point that give the colour; without them it is an axis or a grid line. */
  series?: Series;
  point?: number;
  /** Index of the colour: that of the series, or of the point where points differ. */
  order: number;
  isLine: boolean;
};

export type ChartDrawing = { marks: ChartMark[]; texts: ChartText[] };

type Area = { x: number; y: number; width: number; height: number };

/** Lays a chart out in a box of points: title, legend, axes and plots, with the proportions of Office. */
export function drawChart(data: ChartData, width: number, height: number): ChartDrawing {
  const drawing: ChartDrawing = { marks: [], texts: [] };
  const area = { x: 8, y: 8, width: width - 16, height: height - 16 };
  if (data.title) {
    const strip = { x: area.x, y: area.y, width: area.width, height: 22 };
    drawing.texts.push({ ...strip, text: data.title, size: 14, bold: true, align: 'center' });
    cut(area, 'top', 28);
  }
  drawLegend(data, area, drawing);
  const [first] = data.plots;
  if (first && (first.kind === 'pie' || first.kind === 'doughnut')) drawPie(first, area, drawing);
  else drawAxes(data, area, drawing);
  return drawing;
}

function cut(area: Area, side: 'left' | 'right' | 'top' | 'bottom', amount: number) {
  if (side === 'left') area.x += amount;
  if (side === 'top') area.y += amount;
  if (side === 'left' || side === 'right') area.width = Math.max(10, area.width - amount);
  else area.height = Math.max(10, area.height - amount);
}

type Entry = { text: string; series: Series; point?: number; order: number };

function entriesOf({ plots }: ChartData): Entry[] {
  const [first] = plots;
  const [series] = first?.series ?? [];
  if (series && (first?.kind === 'pie' || first?.kind === 'doughnut'))
    return series.values.map((_, i) => ({
      text: series.categories[i] ?? `${i + 1}`,
      series,
      point: i,
      order: i,
    }));
  return plots
    .flatMap((plot) => plot.series)
    .map((each, i) => ({ text: each.name || `Series${i + 1}`, series: each, order: i }));
}

function drawLegend(data: ChartData, area: Area, { marks, texts }: ChartDrawing) {
  const { legend } = data;
  if (!legend) return;
  const entries = entriesOf(data).filter((_, index) => !data.unlisted.has(index));
  const widest = Math.min(area.width * 0.4, Math.max(20, ...entries.map(({ text }) => widthOf(text))));
  const isBeside = legend === 'left' || legend === 'right';
  const each = widest + 18;
  const columns = isBeside ? 1 : Math.max(1, Math.min(entries.length, Math.floor(area.width / each)));
  const rows = Math.ceil(entries.length / columns);
  const space = isBeside ? each : rows * lineHeight + 6;
  const x =
    legend === 'right'
      ? area.x + area.width - each
      : isBeside
        ? area.x
        : area.x + (area.width - columns * each) / 2;
  const y = isBeside
    ? area.y + Math.max(0, (area.height - rows * lineHeight) / 2)
    : legend === 'bottom'
      ? area.y + area.height - rows * lineHeight
      : area.y;
  for (const [i, { text, ...entry }] of entries.entries()) {
    const [left, top] = [x + (i % columns) * each, y + Math.floor(i / columns) * lineHeight];
    marks.push({ ...entry, steps: moved(rectangle(6, 6), left + 4, top + 3), isLine: false });
    texts.push({ text, x: left + 14, y: top, width: widest + 4, height: lineHeight, size, align: 'left' });
  }
  cut(area, legend, space + 4);
}

const moved = (steps: readonly Step[], x: number, y: number): Step[] =>
  steps.map(
    (step) => step.map((part, i) => (i === 0 ? part : (part as number) + (i % 2 === 1 ? x : y))) as Step,
  );

function drawPie({ turn, hole, series: [series] }: Plot, area: Area, { marks, texts }: ChartDrawing) {
  if (!series) return;
  const radius = Math.min(area.width, area.height) / 2;
  const [cx, cy] = [area.x + area.width / 2, area.y + area.height / 2];
  const inner = radius * hole;
  const total = series.values.reduce<number>((sum, value) => sum + Math.abs(value ?? 0), 0);
  let from = turn - 90;
  for (const [point, value = 0] of series.values.entries()) {
    const sweep = total > 0 ? (Math.abs(value) / total) * 360 : 0;
    if (sweep <= 0) continue;
    const back: Step[] = inner > 0 ? arc(cx, cy, inner, inner, from + sweep, -sweep, 'l') : [['l', cx, cy]];
    const steps: Step[] = [...arc(cx, cy, radius, radius, from, sweep, 'm'), ...back, ['z']];
    marks.push({ steps, series, point, order: point, isLine: false });
    if (series.labels) {
      const middle = ((from + sweep / 2) * Math.PI) / 180;
      const reach = inner > 0 ? (radius + inner) / 2 : radius * 0.65;
      const text = series.labels === 'percent' ? `${Math.round(sweep / 3.6)}%` : numberText(value, 'General');
      texts.push(centred(text, cx + reach * Math.cos(middle), cy + reach * Math.sin(middle)));
    }
    from += sweep;
  }
}

/** Values of stacked series, each on top of those before it. */
function stackedValues(plot: Plot, count: number): [from: number, to: number][][] {
  const isStacked = plot.grouping !== 'clustered';
  const [above, below] = [new Array<number>(count).fill(0), new Array<number>(count).fill(0)];
  const totals = Array.from({ length: count }, (_, i) =>
    plot.series.reduce((sum, { values }) => sum + Math.abs(values[i] ?? 0), 0),
  );
  return plot.series.map(({ values }) =>
    Array.from({ length: count }, (_, i): [number, number] => {
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

function drawAxes(data: ChartData, area: Area, drawing: ChartDrawing) {
  const { plots, categoryAxis, valueAxis, secondAxis } = data;
  const { marks, texts } = drawing;
  const isHorizontal = plots.some(({ kind }) => kind === 'bar');
  const isScatter = plots.some(({ kind }) => kind === 'scatter');
  const allSeries = plots.flatMap(({ series }) => series);
  const count = Math.max(
    1,
    ...allSeries.map(({ values, categories }) => Math.max(values.length, categories.length)),
  );
  const names = Array.from(
    { length: count },
    (_, i) => allSeries.find(({ categories }) => categories[i])?.categories[i] ?? `${i + 1}`,
  );
  const spans = plots.map((plot) => stackedValues(plot, count));
  const isPercent = plots.some(({ grouping }) => grouping === 'percent');
  const valuesOn = (second: boolean) =>
    spans.filter((_, p) => (plots[p]?.isOnSecond ?? false) === second).flat(3);
  const scale = scaleOf(valuesOn(false), valueAxis.min, valueAxis.max ?? (isPercent ? 1 : undefined));
  const second = secondAxis && scaleOf(valuesOn(true), secondAxis.min, secondAxis.max);
  const secondLabels = second?.ticks.map((tick) => numberText(tick, secondAxis?.format ?? '')) ?? [];
  const xScale = isScatter
    ? scaleOf(
        allSeries.flatMap((each) => (each.across ?? []).flatMap((x) => x ?? [])),
        categoryAxis.min,
        categoryAxis.max,
      )
    : undefined;
  const format = isPercent ? '0%' : valueAxis.format;
  const ticks = scale.ticks.map((tick) => numberText(tick, format));
  const below = xScale ? xScale.ticks.map((tick) => numberText(tick, categoryAxis.format)) : names;
  const [left, bottom] = isHorizontal ? [below, ticks] : [ticks, below];
  const [leftAxis, bottomAxis] = isHorizontal ? [categoryAxis, valueAxis] : [valueAxis, categoryAxis];
  if (leftAxis.title) {
    const strip = { x: area.x, y: area.y, width: lineHeight, height: area.height };
    texts.push({ ...strip, text: leftAxis.title, size, align: 'center', turned: 'up' });
    cut(area, 'left', lineHeight + 2);
  }
  if (bottomAxis.title) {
    const strip = { x: area.x, y: area.y + area.height - lineHeight, width: area.width, height: lineHeight };
    texts.push({ ...strip, text: bottomAxis.title, size, align: 'center' });
    cut(area, 'bottom', lineHeight + 2);
  }
  const side = leftAxis.isShown ? Math.min(area.width * 0.35, Math.max(...left.map(widthOf))) + 4 : 0;
  cut(area, 'left', side);
  const each = area.width / Math.max(1, bottom.length);
  // Long names take several lines.
  const lines = bottomAxis.isShown
    ? Math.min(4, Math.max(1, ...bottom.map((text) => Math.ceil(widthOf(text) / Math.max(each, 12)))))
    : 0;
  cut(area, 'bottom', lines * lineHeight + 4);
  cut(area, 'top', 4);
  if (secondAxis?.title) {
    const strip = { x: area.x + area.width - lineHeight, y: area.y, width: lineHeight, height: area.height };
    texts.push({ ...strip, text: secondAxis.title, size, align: 'center', turned: 'up' });
    cut(area, 'right', lineHeight + 2);
  }
  const right = secondAxis?.isShown ? Math.max(...secondLabels.map(widthOf)) : 0;
  cut(area, 'right', right + 6);
  const valueAt = (value: number, { from, end } = scale) => {
    const share = Math.min(1, Math.max(0, (value - from) / (end - from)));
    return isHorizontal ? area.x + area.width * share : area.y + area.height * (1 - share);
  };
  const line = (x0: number, y0: number, x1: number, y1: number) =>
    marks.push({
      steps: [
        ['m', x0, y0],
        ['l', x1, y1],
      ],
      order: 0,
      isLine: true,
    });
  for (const [i, tick] of scale.ticks.entries()) {
    const position = valueAt(tick);
    if (valueAxis.hasGrid) {
      if (isHorizontal) line(position, area.y, position, area.y + area.height);
      else line(area.x, position, area.x + area.width, position);
    }
    if (!valueAxis.isShown) continue;
    const text = ticks[i] ?? '';
    if (isHorizontal) texts.push({ ...centred(text, position, area.y + area.height + 3 + lineHeight / 2) });
    else
      texts.push({
        text,
        x: area.x - side,
        y: position - lineHeight / 2,
        width: side - 4,
        height: lineHeight,
        size,
        align: 'right',
      });
  }
  if (right > 0)
    for (const [i, tick] of (second?.ticks ?? []).entries()) {
      const place = {
        x: area.x + area.width + 4,
        y: valueAt(tick, second) - lineHeight / 2,
        width: right + 4,
      };
      texts.push({ ...place, text: secondLabels[i] ?? '', height: lineHeight, size, align: 'left' });
    }
  const zero = valueAt(Math.min(scale.end, Math.max(scale.from, 0)));
  if (isHorizontal) line(zero, area.y, zero, area.y + area.height);
  else line(area.x, zero, area.x + area.width, zero);
  const slot = (isHorizontal ? area.height : area.width) / count;
  // Bars begin at the bottom, columns at the left, unless their axis is reversed.
  const isReversed = categoryAxis.isReversed !== isHorizontal;
  const middleOf = (i: number) => {
    const along = slot * ((isReversed ? count - 1 - i : i) + 0.5);
    return isHorizontal ? area.y + along : area.x + along;
  };
  const acrossAt = (value: number) =>
    xScale ? area.x + (area.width * (value - xScale.from)) / (xScale.end - xScale.from) : 0;
  if (categoryAxis.isShown) {
    const every = Math.max(
      1,
      Math.ceil((count * (isHorizontal ? lineHeight : 10)) / (isHorizontal ? area.height : area.width)),
    );
    if (xScale)
      for (const [i, tick] of xScale.ticks.entries())
        texts.push(centred(below[i] ?? '', acrossAt(tick), area.y + area.height + 3 + lineHeight / 2));
    else
      for (let i = 0; i < count; i += every) {
        const text = names[i] ?? '';
        if (isHorizontal)
          texts.push({
            text,
            x: area.x - side,
            y: middleOf(i) - lineHeight / 2,
            width: side - 4,
            height: lineHeight,
            size,
            align: 'right',
          });
        else
          texts.push({
            ...{
              text,
              x: middleOf(i) - (slot * every) / 2,
              y: area.y + area.height + 3,
              width: slot * every,
            },
            ...{ height: lines * lineHeight, size, align: 'center' },
          });
      }
  }
  let order = 0;
  for (const [p, plot] of plots.entries()) {
    const span = spans[p] ?? [];
    const onAxis = (value: number) => valueAt(value, (plot.isOnSecond && second) || scale);
    const { format } = (plot.isOnSecond && secondAxis) || valueAxis;
    for (const [s, series] of plot.series.entries()) {
      const values = span[s] ?? [];
      const label = (i: number, x: number, y: number) => {
        if (series.labels) texts.push(centred(numberText(series.values[i] ?? 0, format), x, y));
      };
      const drawsBlanksAsZero = data.blanks === 'zero' && (plot.kind === 'line' || plot.kind === 'scatter');
      const present = values.flatMap((_, i) =>
        series.values[i] !== undefined || (drawsBlanksAsZero && i < series.values.length) ? [i] : [],
      );
      if (plot.kind === 'bar' || plot.kind === 'column') {
        const bars = plot.grouping === 'clustered' ? plot.series.length : 1;
        const barWidth = slot / (bars - (bars - 1) * plot.overlap + plot.gap);
        const start = bars === 1 ? 0 : s * barWidth * (1 - plot.overlap);
        const groupWidth = barWidth * (bars - (bars - 1) * plot.overlap);
        for (const i of present) {
          const [from = 0, to = 0] = values[i] ?? [];
          const [a, b] = [onAxis(from), onAxis(to)];
          const position = isReversed
            ? middleOf(i) + groupWidth / 2 - start - barWidth
            : middleOf(i) - groupWidth / 2 + start;
          const [x, y] = isHorizontal ? [Math.min(a, b), position] : [position, Math.min(a, b)];
          const barLength = Math.abs(a - b);
          const steps = moved(
            isHorizontal ? rectangle(barLength, barWidth) : rectangle(barWidth, barLength),
            x,
            y,
          );
          marks.push({ steps, series, point: i, order: plot.isVaried ? i : order, isLine: false });
          if (isHorizontal) label(i, b + 12, position + barWidth / 2);
          else label(i, position + barWidth / 2, b - lineHeight / 2);
        }
      } else {
        const places = present.map((i): [number, number] => [
          plot.kind === 'scatter' ? acrossAt(series.across?.[i] ?? i + 1) : middleOf(i),
          onAxis(values[i]?.[1] ?? 0),
        ]);
        const isBroken = (offset: number) =>
          offset === 0 || (data.blanks === 'gap' && (present[offset] ?? 0) > (present[offset - 1] ?? 0) + 1);
        const path = places.map(([x, y], index): Step => [isBroken(index) ? 'm' : 'l', x, y]);
        if (plot.kind === 'area') {
          const back = [...present]
            .reverse()
            .map((i): [number, number] => [middleOf(i), onAxis(values[i]?.[0] ?? 0)]);
          if (places.length > 1)
            marks.push({ steps: polygon(...places, ...back), series, order, isLine: false });
        } else if (path.length > 1 && series.hasLine)
          marks.push({ steps: path, series, order, isLine: true });
        if (plot.kind !== 'area' && (series.hasMarkers || path.length === 1 || !series.hasLine))
          for (const [x, y] of places)
            marks.push({ steps: moved(ellipse(5, 5), x - 2.5, y - 2.5), series, order, isLine: false });
        for (const [index, i] of present.entries())
          label(i, places[index]?.[0] ?? 0, (places[index]?.[1] ?? 0) - lineHeight / 2);
      }
      order += 1;
    }
  }
}
