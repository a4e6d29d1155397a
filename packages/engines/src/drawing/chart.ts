/** Lays out a chart (bars, lines, pie …) as shapes and texts to draw. */
import { drawAxes } from './chart-axes';
import type { ChartData, Series } from './chart-data';
import { type Area, type ChartDrawing, cutStrip, translate } from './chart-drawing';
import { drawPie } from './chart-pie';
import { drawRadar } from './chart-radar';
import { lineHeight, size, widthOf } from './chart-text';
import { rectangle } from './path';

/** Lays a chart out in a box in points: title, legend, axes and plots, with the proportions of Office. */
export function drawChart(data: ChartData, width: number, height: number): ChartDrawing {
  const drawing: ChartDrawing = { marks: [], texts: [] };
  const area = { x: 8, y: 8, width: width - 16, height: height - 16 };
  if (data.title) {
    const strip = { x: area.x, y: area.y, width: area.width, height: 22 };
    drawing.texts.push({
      ...strip,
      text: data.title,
      size: 14,
      bold: true,
      align: 'center',
      look: data.titleText,
    });
    cutStrip(area, 'top', 28);
  }
  drawLegend(data, area, drawing);
  const [first] = data.plots;
  if (first && (first.kind === 'pie' || first.kind === 'doughnut')) drawPie(first, data, area, drawing);
  else if (first?.kind === 'radar') drawRadar(first, data, area, drawing);
  else drawAxes(data, area, drawing);
  return drawing;
}

type LegendEntry = { text: string; series: Series; point?: number; order: number };

function legendEntriesOf({ plots }: ChartData): LegendEntry[] {
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
    .map((plotSeries, i) => ({
      text: plotSeries.name || `Series${i + 1}`,
      series: plotSeries,
      order: plotSeries.number ?? i,
    }));
}

function drawLegend(data: ChartData, area: Area, { marks, texts }: ChartDrawing) {
  const { legend } = data;
  if (!legend) return;
  const entries = legendEntriesOf(data).filter((_, index) => !data.unlisted.has(index));
  const widest = Math.min(area.width * 0.4, Math.max(20, ...entries.map(({ text }) => widthOf(text))));
  const isBeside = legend === 'left' || legend === 'right';
  const entryWidth = widest + 18;
  const columns = isBeside ? 1 : Math.max(1, Math.min(entries.length, Math.floor(area.width / entryWidth)));
  const rows = Math.ceil(entries.length / columns);
  const space = isBeside ? entryWidth : rows * lineHeight + 6;
  const x =
    legend === 'right'
      ? area.x + area.width - entryWidth
      : isBeside
        ? area.x
        : area.x + (area.width - columns * entryWidth) / 2;
  const y = isBeside
    ? area.y + Math.max(0, (area.height - rows * lineHeight) / 2)
    : legend === 'bottom'
      ? area.y + area.height - rows * lineHeight
      : area.y;
  for (const [i, { text, ...entry }] of entries.entries()) {
    const [left, top] = [x + (i % columns) * entryWidth, y + Math.floor(i / columns) * lineHeight];
    marks.push({ ...entry, steps: translate(rectangle(6, 6), left + 4, top + 3), isLine: false });
    texts.push({
      ...{ text, x: left + 14, y: top, width: widest + 4, height: lineHeight },
      ...{ size, align: 'left', look: data.legendText },
    });
  }
  cutStrip(area, legend, space + 4);
}
