import { child, type Element, elementsOf, isOn, textWithin, valOf, within } from '../text/docx/xml';
import { type Labels, labelsOf } from './chart-labels';
import { type ChartPart, undrawnParts } from './chart-undrawn';
import {
  type CategoryFormat,
  categoriesOf,
  formatOf,
  hasTexts,
  numbersOf,
  textsOf,
  xValuesOf,
} from './chart-values';

/** A series of a chart with its saved values. Missing values are undefined. */
export type Series = {
  name: string;
  /** Its `c:idx`, which determines its colour if it states none. The order in which series are drawn may differ. */
  number?: number;
  categories: (string | undefined)[];
  /** Horizontal values of a scatter or bubble chart, and the sizes of its bubbles. */
  xValues?: (number | undefined)[];
  sizes?: (number | undefined)[];
  xFormat?: string;
  values: (number | undefined)[];
  /** Number format of its values. */
  format: string;
  /** Formatting of the series, and of single points. */
  look?: Element;
  points: Map<number, Element>;
  /** Labels beside its points. */
  labels?: Labels;
  hasMarkers: boolean;
  hasLine: boolean;
};

export type PlotKind =
  | 'bar'
  | 'column'
  | 'line'
  | 'area'
  | 'pie'
  | 'doughnut'
  | 'scatter'
  | 'bubble'
  | 'radar';

/** Whether the points of a plot have horizontal values instead of categories. */
export const isScattered = ({ kind }: { kind: PlotKind }) => kind === 'scatter' || kind === 'bubble';

export type Plot = {
  kind: PlotKind;
  grouping: 'clustered' | 'stacked' | 'percent';
  /** Distance between groups of bars, and overlap within one, as shares of a bar's width. */
  gap: number;
  overlap: number;
  series: Series[];
  /** Lines from the lowest to the highest value of each category, as in charts of shares. */
  highLow?: { look?: Element };
  /** Bars from the first to the last series: their looks where the last is higher or lower, and their distance. */
  upDown?: { up?: Element; down?: Element; gap: number };
  /** Its values are on the second axis, at the right. */
  isOnSecondAxis?: boolean;
  /** Whether each point of the only series has its own colour. */
  isVaried?: boolean;
  /** For a pie: degrees from the top to its first slice, and the hole as a share of its radius. */
  firstSliceAngle: number;
  hole: number;
  /** Of a bubble chart: the scale of the bubbles, whether sizes are widths instead of areas, and whether negative ones show. */
  bubbles?: { scale: number; areWidths: boolean; hasNegative: boolean };
  /** Whether the areas of a radar chart are filled. */
  isFilled?: boolean;
};

export type Axis = {
  isShown: boolean;
  /** Whether it runs in the opposite direction. */
  isReversed: boolean;
  hasGrid: boolean;
  min?: number;
  max?: number;
  /** Distance between its labelled values. */
  unit?: number;
  /** Base of a logarithmic axis. */
  logBase?: number;
  format: string;
  title: string;
  /** Formatting of its line, of its grid lines, and of the text of its labels and its title. */
  line?: Element;
  grid?: Element;
  text?: Element;
  titleText?: Element;
};

export type ChartData = {
  title: string;
  legend?: 'left' | 'right' | 'top' | 'bottom';
  /** Indexes of the entries that the legend leaves out. */
  unlisted: ReadonlySet<number>;
  /** At a missing value a line breaks, falls to zero, or continues to the next value. */
  blanks: 'gap' | 'zero' | 'span';
  plots: Plot[];
  categoryAxis: Axis;
  valueAxis: Axis;
  secondAxis?: Axis;
  /** Formatting of the area of the plots, and of the text of the title and the legend. */
  look?: Element;
  titleText?: Element;
  legendText?: Element;
  /** Parts that the chart has but that are not drawn. */
  undrawn: ReadonlySet<ChartPart>;
};

const plotKinds: Record<string, PlotKind> = {
  barChart: 'column',
  bar3DChart: 'column',
  lineChart: 'line',
  stockChart: 'line',
  line3DChart: 'line',
  areaChart: 'area',
  area3DChart: 'area',
  pieChart: 'pie',
  pie3DChart: 'pie',
  doughnutChart: 'doughnut',
  scatterChart: 'scatter',
  bubbleChart: 'bubble',
  radarChart: 'radar',
};

const legendSides = { l: 'left', r: 'right', t: 'top', b: 'bottom', tr: 'right' } as const;

/**
 * A chart's saved data (ECMA-376 part 1, 21.2).
 *
 * @param root `c:chartSpace`
 * @param isOf2007 whether Office 2007 wrote the file
 * @returns undefined for a chart with an unsupported type of plot or axis
 */
export function chartDataOf(root: Element | undefined, isOf2007 = false): ChartData | undefined {
  const chart = child(root, 'chart');
  const area = child(chart, 'plotArea');
  const charts = elementsOf(area).filter(({ name }) => /Chart$/.test(name));
  const categories = { format: ownCategoryFormat(root), isFrom1904: isOn(child(root, 'date1904')) };
  const plots = charts.flatMap((element) => plotOf(element, categories) ?? []);
  const idsOf = (element: Element | undefined) =>
    elementsOf(element).flatMap(({ name, attributes }) => (name === 'axId' ? [attributes.val] : []));
  if (plots.length === 0 || plots.length < charts.length) return undefined;
  if (plots.some(({ kind, series }) => kind === 'radar' && series.length === 0)) return undefined;
  const areaElements = elementsOf(area);
  const valueAxes = areaElements.filter(({ name }) => name === 'valAx');
  const isScatter = plots.some(isScattered);
  const axesByChart = charts.map((chartElement) => {
    const own = valueAxes.filter((axis) => idsOf(chartElement).includes(idsOf(axis)[0]));
    return isScatter ? xAxisFirst(own) : [undefined, own[0]];
  });
  const usedAxes = axesByChart.map(([, axis]) => axis);
  // Office may write the plots of the second axis first; that axis crosses at the end of the other.
  const firstValueAxis = usedAxes.find((axis) => axis && valOf(axis, 'crosses') !== 'max') ?? usedAxes[0];
  const secondAxes = usedAxes.map((axis) => (axis === firstValueAxis ? undefined : axis));
  const secondValueAxis = secondAxes.find((axis) => axis !== undefined);
  const isHorizontal = plots.some(({ kind }) => kind === 'bar');
  // A pie beside other plots would cover them, and a radar chart has other axes.
  if (plots.length > 1 && plots.some(({ kind }) => /^(pie|doughnut|radar)$/.test(kind))) return undefined;
  if (secondValueAxis && isHorizontal) return undefined;
  const xAxes = axesByChart.map(([axis]) => axis);
  const firstXAxis = xAxes[usedAxes.indexOf(firstValueAxis)];
  // Points on a second horizontal axis that is shown would be at other places.
  if (xAxes.some((axis) => axis && axis !== firstXAxis && !isOn(child(axis, 'delete')))) return undefined;
  const category = isScatter ? (firstXAxis ?? valueAxes[0]) : categoryAxisIn(area);
  const legend = child(chart, 'legend');
  const [firstSeries] = plots.flatMap(({ series }) => series);
  const singleName = plots.flatMap(({ series }) => series).length === 1 ? (firstSeries?.name ?? '') : '';
  const title = child(chart, 'title');
  const isUntitled = isOn(child(chart, 'autoTitleDeleted'));
  return {
    // Office shows these words for a title without text.
    title: title ? titleOf(title) || singleName || 'Chart Title' : isUntitled ? '' : singleName,
    ...(legend && { legend: legendSides[(valOf(legend, 'legendPos') ?? 'r') as 'r'] ?? 'right' }),
    unlisted: new Set(
      within(legend, 'legendEntry')
        .filter((entry) => isOn(child(entry, 'delete')))
        .map((entry) => Number(valOf(entry, 'idx'))),
    ),
    ...optionalPart('look', child(area, 'spPr')),
    ...optionalPart('titleText', textLookOf(title)),
    ...optionalPart('legendText', textLookOf(legend)),
    blanks: blanksOf(chart, isOf2007),
    plots: plots.map((plot, i) => (secondAxes[i] ? { ...plot, isOnSecondAxis: true } : plot)),
    categoryAxis: axisOf(category),
    valueAxis: axisOf(firstValueAxis ?? valueAxes[isScatter ? 1 : 0], sourceFormatOf(area)),
    ...(secondValueAxis && { secondAxis: axisOf(secondValueAxis) }),
    undrawn: new Set(undrawnParts(root as Element, isOf2007)),
  };
}

/** The axes of a scatter chart, the horizontal one first. */
function xAxisFirst(axes: readonly Element[]): readonly (Element | undefined)[] {
  const isUpright = (axis: Element | undefined) => /^[lr]$/.test(valOf(axis, 'axPos') ?? '');
  return isUpright(axes[0]) && !isUpright(axes[1]) ? [axes[1], axes[0]] : axes;
}

const categoryAxisIn = (area: Element | undefined): Element | undefined =>
  elementsOf(area).find(({ name }) => name === 'catAx' || name === 'dateAx');

/** The number format that the category axis of a chart sets instead of that of its cells. */
export function ownCategoryFormat(root: Element | undefined): string | undefined {
  const axis = categoryAxisIn(child(child(root, 'chart'), 'plotArea'));
  const { formatCode, sourceLinked = '0' } = child(axis, 'numFmt')?.attributes ?? {};
  return /^(1|true)$/.test(sourceLinked) ? undefined : formatCode;
}

/** Properties of the first text of a title, a legend or an axis. */
function textLookOf(element: Element | undefined): Element | undefined {
  const text = child(child(element, 'tx'), 'rich') ?? child(element, 'txPr');
  return within(text, 'rPr')[0] ?? within(text, 'defRPr')[0];
}

const optionalPart = <Name extends string>(name: Name, part: Element | undefined) =>
  (part ? { [name]: part } : {}) as { [key in Name]?: Element };

/** What a line does at a missing value (21.2.2.42). Office 2007 omits the element where it breaks the line. */
function blanksOf(chart: Element | undefined, isOf2007: boolean): ChartData['blanks'] {
  const { val = 'zero' } = child(chart, 'dispBlanksAs')?.attributes ?? { val: isOf2007 ? 'gap' : 'zero' };
  return val === 'gap' || val === 'span' ? val : 'zero';
}

/** Whether an axis runs from its largest to its smallest value. */
const isReversed = (axis: Element | undefined) => valOf(child(axis, 'scaling'), 'orientation') === 'maxMin';

const titleOf = (element: Element | undefined) =>
  within(element, 'p')
    .map((line) => within(line, 't').map(textWithin).join(''))
    .join(' ')
    .trim() || within(element, 'v').map(textWithin).join(' ').trim();

/** Number format of the cells from which the first values were taken. */
const sourceFormatOf = (area: Element | undefined) =>
  formatOf(within(area, 'val')[0] ?? within(area, 'yVal')[0]);

/** @param fallback format of an axis without one */
function axisOf(axis: Element | undefined, fallback = 'General'): Axis {
  const scaling = child(axis, 'scaling');
  const [min, max] = [valOf(scaling, 'min'), valOf(scaling, 'max')];
  const logBase = Number(valOf(scaling, 'logBase'));
  const unit = Number(valOf(axis, 'majorUnit'));
  return {
    isShown: axis !== undefined && !isOn(child(axis, 'delete')) && valOf(axis, 'tickLblPos') !== 'none',
    isReversed: isReversed(axis),
    hasGrid: child(axis, 'majorGridlines') !== undefined,
    ...(min !== undefined && { min: Number(min) }),
    ...(max !== undefined && { max: Number(max) }),
    ...(logBase > 1 && { logBase }),
    ...(unit > 0 && { unit }),
    format: child(axis, 'numFmt')?.attributes.formatCode ?? fallback,
    title: titleOf(child(axis, 'title')),
    ...optionalPart('line', child(axis, 'spPr')),
    ...optionalPart('grid', child(child(axis, 'majorGridlines'), 'spPr')),
    ...optionalPart('text', textLookOf(axis)),
    ...optionalPart('titleText', textLookOf(child(axis, 'title'))),
  };
}

function plotOf(element: Element, categories: CategoryFormat): Plot | undefined {
  const kind = plotKinds[element.name];
  if (!kind) return undefined;
  const grouping = valOf(element, 'grouping') ?? 'standard';
  const orderOf = (ser: Element) => Number(valOf(ser, 'order') ?? 0);
  const seriesElements = elementsOf(element)
    .filter(({ name }) => name === 'ser')
    .sort((one, other) => orderOf(one) - orderOf(other));
  const chartKind = kind === 'column' && valOf(element, 'barDir') === 'bar' ? 'bar' : kind;
  return {
    kind: chartKind,
    grouping: grouping === 'percentStacked' ? 'percent' : grouping === 'stacked' ? 'stacked' : 'clustered',
    gap: Number(valOf(element, 'gapWidth') ?? 150) / 100,
    overlap: Number(valOf(element, 'overlap') ?? 0) / 100,
    series: seriesElements.map((ser) => seriesOf(ser, element, categories)),
    ...(seriesElements.length === 1 && isOn(child(element, 'varyColors')) && { isVaried: true }),
    ...rangesOf(element),
    firstSliceAngle: Number(valOf(element, 'firstSliceAng') ?? 0),
    hole: kind === 'doughnut' ? Number(valOf(element, 'holeSize') ?? 50) / 100 : 0,
    ...(kind === 'bubble' && { bubbles: bubblesOf(element) }),
    ...(valOf(element, 'radarStyle') === 'filled' && { isFilled: true }),
  };
}

/** How the bubbles of a plot are drawn (21.2.2.21, 21.2.2.193 and 21.2.2.185). */
const bubblesOf = (element: Element) => ({
  scale: Number(valOf(element, 'bubbleScale') ?? 100) / 100,
  areWidths: valOf(element, 'sizeRepresents') === 'w',
  hasNegative: isOn(child(element, 'showNegBubbles')),
});

/** Lines and bars between the series of a plot (21.2.2.80 and 21.2.2.218). */
function rangesOf(element: Element): Pick<Plot, 'highLow' | 'upDown'> {
  const [lines, bars] = [child(element, 'hiLowLines'), child(element, 'upDownBars')];
  const lookOf = (name: string) => child(child(bars, name), 'spPr');
  return {
    ...(lines && { highLow: optionalPart('look', child(lines, 'spPr')) }),
    ...(bars && {
      upDown: {
        ...optionalPart('up', lookOf('upBars')),
        ...optionalPart('down', lookOf('downBars')),
        gap: Number(valOf(bars, 'gapWidth') ?? 150) / 100,
      },
    }),
  };
}

function seriesOf(ser: Element, plot: Element, categories: CategoryFormat): Series {
  const xValues = child(ser, 'xVal');
  const valueElement = child(ser, 'val') ?? child(ser, 'yVal');
  const values = numbersOf(valueElement);
  const shapeProperties = child(ser, 'spPr');
  const isOfPoints = plot.name === 'scatterChart' || plot.name === 'bubbleChart';
  const hasPoints = valOf(plot, 'scatterStyle') !== undefined || valOf(plot, 'radarStyle') === 'marker';
  const number = valOf(ser, 'idx');
  const labels = labelsOf(ser, plot);
  const hasLine = !child(child(shapeProperties, 'ln'), 'noFill');
  return {
    name: textsOf(child(ser, 'tx')).filter(Boolean).join(' '),
    ...(number !== undefined && { number: Number(number) }),
    categories: categoriesOf(child(ser, 'cat'), categories),
    ...(isOfPoints && { xValues: xValuesOf(xValues, values.length) }),
    ...(plot.name === 'bubbleChart' && { sizes: numbersOf(child(ser, 'bubbleSize')) }),
    values,
    ...(xValues && { xFormat: hasTexts(xValues) ? 'General' : formatOf(xValues) }),
    format: formatOf(valueElement),
    ...(shapeProperties && { look: shapeProperties }),
    points: new Map(
      elementsOf(ser).flatMap((point): [number, Element][] => {
        const properties = point.name === 'dPt' && child(point, 'spPr');
        return properties ? [[Number(valOf(point, 'idx') ?? 0), properties]] : [];
      }),
    ),
    ...(labels && { labels }),
    hasMarkers:
      valOf(child(ser, 'marker'), 'symbol') !== 'none' &&
      (!hasLine || hasPoints || isOn(child(plot, 'marker'))),
    hasLine,
  };
}
