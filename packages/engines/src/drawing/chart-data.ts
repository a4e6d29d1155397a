import { child, type Element, elementsOf, isOn, textWithin, valOf, within } from '../text/docx/xml';

/** A series of a chart with its saved values. Missing values are undefined. */
export type Series = {
  name: string;
  /** Its `c:idx`, which determines its colour if it states none. The order in which series are drawn may differ. */
  number?: number;
  categories: (string | undefined)[];
  /** Horizontal values of a scatter chart. */
  xValues?: (number | undefined)[];
  values: (number | undefined)[];
  /** Formatting of the series, and of single points. */
  look?: Element;
  points: Map<number, Element>;
  /** Type of the labels beside its points. */
  labels?: 'value' | 'percent';
  hasMarkers: boolean;
  hasLine: boolean;
};

export type PlotKind = 'bar' | 'column' | 'line' | 'area' | 'pie' | 'doughnut' | 'scatter';

export type Plot = {
  kind: PlotKind;
  grouping: 'clustered' | 'stacked' | 'percent';
  /** Distance between groups of bars, and overlap within one, as shares of a bar's width. */
  gap: number;
  overlap: number;
  series: Series[];
  /** Its values are on the second axis, at the right. */
  isOnSecondAxis?: boolean;
  /** Whether each point of the only series has its own colour. */
  isVaried?: boolean;
  /** For a pie: degrees from the top to its first slice, and the hole as a share of its radius. */
  turn: number;
  hole: number;
};

export type Axis = {
  isShown: boolean;
  /** Whether it runs in the opposite direction. */
  isReversed: boolean;
  hasGrid: boolean;
  min?: number;
  max?: number;
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

/**
 * Parts of a chart that are not drawn, or are drawn flat, plain or straight; content/tools/chart-parts.ts has their
 * names.
 */
export type ChartPart =
  | 'trendLines'
  | 'errorBars'
  | 'dataTable'
  | 'upDownBars'
  | 'connectingLines'
  | 'chartShapes'
  | 'minorGrid'
  | 'axisUnits'
  | 'chartFills'
  | 'chartDepth'
  | 'chartLabels'
  | 'pulledSlices'
  | 'categoryGroups'
  | 'smoothLines';

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

/** Elements that are not drawn, with the part of the chart to which they belong. */
const undrawnElements: Readonly<Record<string, ChartPart>> = {
  trendline: 'trendLines',
  errBars: 'errorBars',
  dTable: 'dataTable',
  upDownBars: 'upDownBars',
  hiLowLines: 'connectingLines',
  dropLines: 'connectingLines',
  serLines: 'connectingLines',
  userShapes: 'chartShapes',
  minorGridlines: 'minorGrid',
  dispUnits: 'axisUnits',
  pattFill: 'chartFills',
  gradFill: 'chartFills',
  blipFill: 'chartFills',
  bar3DChart: 'chartDepth',
  line3DChart: 'chartDepth',
  area3DChart: 'chartDepth',
  pie3DChart: 'chartDepth',
};

/** The undrawn part of the chart to which an element itself belongs; for its descendants there is `undrawnParts`. */
function undrawnPart(element: Element, parent: Element, isOf2007: boolean): ChartPart | undefined {
  const { name, attributes } = element;
  if (Object.hasOwn(undrawnElements, name)) return undrawnElements[name];
  const isLabel =
    (name === 'dLbl' && child(element, 'tx') !== undefined) ||
    (/^show(CatName|SerName|BubbleSize|LegendKey|DataLabelsRange)$/.test(name) && isOn(element)) ||
    (name === 'showPercent' && isOn(element) && isOn(child(parent, 'showVal')));
  if (isLabel) return 'chartLabels';
  if (name === 'explosion' && Number(attributes.val) > 0) return 'pulledSlices';
  if (name === 'cat' && within(element, 'lvl').length > 1) return 'categoryGroups';
  const isLine = /^(line|scatter)Chart$/.test(parent.name) && name === 'ser';
  return isLine && isSmoothed(element, isOf2007) ? 'smoothLines' : undefined;
}

/** Undrawn parts of the chart among an element's descendants. */
const undrawnParts = (element: Element, isOf2007: boolean): ChartPart[] =>
  elementsOf(element).flatMap((inner) =>
    [undrawnPart(inner, element, isOf2007) ?? [], undrawnParts(inner, isOf2007)].flat(),
  );

/**
 * Whether Office smooths the line of a series (ECMA-376, 21.2.2.194), which is drawn straight here. The schema does
 * not say what a missing element means: Office then smooths the line, except in files of Office 2007, which omits the
 * element for straight lines. LibreOffice reads files in the same way.
 */
function isSmoothed(ser: Element, isOf2007: boolean): boolean {
  const smooth = child(ser, 'smooth');
  const hasLine = !child(child(child(ser, 'spPr'), 'ln'), 'noFill');
  return hasLine && (smooth ? isOn(smooth) : !isOf2007);
}

const plotKinds: Record<string, PlotKind> = {
  barChart: 'column',
  bar3DChart: 'column',
  lineChart: 'line',
  line3DChart: 'line',
  areaChart: 'area',
  area3DChart: 'area',
  pieChart: 'pie',
  pie3DChart: 'pie',
  doughnutChart: 'doughnut',
  scatterChart: 'scatter',
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
  const plots = charts.flatMap((element) => plotOf(element) ?? []);
  const idsOf = (element: Element | undefined) =>
    elementsOf(element).flatMap(({ name, attributes }) => (name === 'axId' ? [attributes.val] : []));
  if (plots.length === 0 || plots.length < charts.length) return undefined;
  const areaElements = elementsOf(area);
  const valueAxes = areaElements.filter(({ name }) => name === 'valAx');
  const isScatter = plots.some(({ kind }) => kind === 'scatter');
  const valueAxesOf = (chartElement: Element | undefined) =>
    valueAxes.filter((axis) => idsOf(chartElement).includes(idsOf(axis)[0]));
  const [firstValueAxis] = valueAxesOf(charts[0]);
  const secondAxes = charts
    .map((chartElement) => valueAxesOf(chartElement)[0])
    .map((axis) => (axis === firstValueAxis ? undefined : axis));
  const secondValueAxis = secondAxes.find((axis) => axis !== undefined);
  const isHorizontal = plots.some(({ kind }) => kind === 'bar');
  // A pie beside other plots would cover them.
  if (plots.length > 1 && plots.some(({ kind }) => kind === 'pie' || kind === 'doughnut')) return undefined;
  if (secondValueAxis && (isScatter || isHorizontal)) return undefined;
  if (valueAxes.some(isReversed)) return undefined;
  const category = isScatter
    ? valueAxes[0]
    : areaElements.find(({ name }) => name === 'catAx' || name === 'dateAx');
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
    valueAxis: axisOf(isScatter ? valueAxes[1] : (firstValueAxis ?? valueAxes[0]), sourceFormatOf(area)),
    ...(secondValueAxis && { secondAxis: axisOf(secondValueAxis) }),
    undrawn: new Set(undrawnParts(root as Element, isOf2007)),
  };
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
  textWithin(within(within(area, 'val')[0] ?? within(area, 'yVal')[0], 'formatCode')[0]) || 'General';

/** @param fallback format of an axis without one */
function axisOf(axis: Element | undefined, fallback = 'General'): Axis {
  const scaling = child(axis, 'scaling');
  const [min, max] = [valOf(scaling, 'min'), valOf(scaling, 'max')];
  const logBase = Number(valOf(scaling, 'logBase'));
  return {
    isShown: axis !== undefined && !isOn(child(axis, 'delete')) && valOf(axis, 'tickLblPos') !== 'none',
    isReversed: isReversed(axis),
    hasGrid: child(axis, 'majorGridlines') !== undefined,
    ...(min !== undefined && { min: Number(min) }),
    ...(max !== undefined && { max: Number(max) }),
    ...(logBase > 1 && { logBase }),
    format: child(axis, 'numFmt')?.attributes.formatCode ?? fallback,
    title: titleOf(child(axis, 'title')),
    ...optionalPart('line', child(axis, 'spPr')),
    ...optionalPart('grid', child(child(axis, 'majorGridlines'), 'spPr')),
    ...optionalPart('text', textLookOf(axis)),
    ...optionalPart('titleText', textLookOf(child(axis, 'title'))),
  };
}

function plotOf(element: Element): Plot | undefined {
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
    series: seriesElements.map((ser) => seriesOf(ser, element)),
    ...(seriesElements.length === 1 && isOn(child(element, 'varyColors')) && { isVaried: true }),
    turn: Number(valOf(element, 'firstSliceAng') ?? 0),
    hole: kind === 'doughnut' ? Number(valOf(element, 'holeSize') ?? 50) / 100 : 0,
  };
}

function seriesOf(ser: Element, plot: Element): Series {
  const labels = child(ser, 'dLbls') ?? child(plot, 'dLbls');
  const shows = (name: string) => isOn(child(labels, name)) && child(labels, 'delete') === undefined;
  const xValues = child(ser, 'xVal');
  const values = numbersOf(child(ser, 'val') ?? child(ser, 'yVal'));
  const shapeProperties = child(ser, 'spPr');
  const style = valOf(plot, 'scatterStyle') ?? '';
  const number = valOf(ser, 'idx');
  const label = shows('showPercent') ? 'percent' : shows('showVal') ? 'value' : undefined;
  return {
    name: textsOf(child(ser, 'tx')).filter(Boolean).join(' '),
    ...(number !== undefined && { number: Number(number) }),
    categories: textsOf(child(ser, 'cat')),
    ...(xValues && { xValues: hasTexts(xValues) ? values.map((_, index) => index + 1) : numbersOf(xValues) }),
    values,
    ...(shapeProperties && { look: shapeProperties }),
    points: new Map(
      elementsOf(ser).flatMap((point): [number, Element][] => {
        const properties = point.name === 'dPt' && child(point, 'spPr');
        return properties ? [[Number(valOf(point, 'idx') ?? 0), properties]] : [];
      }),
    ),
    ...(label && { labels: label }),
    hasMarkers:
      valOf(child(ser, 'marker'), 'symbol') !== 'none' && (style !== '' || isOn(child(plot, 'marker'))),
    hasLine: style !== 'lineMarker' || !child(child(shapeProperties, 'ln'), 'noFill'),
  };
}

/** Whether the horizontal values are texts (allowed by ECMA-376, 21.2.2.234); Excel then counts the points from 1. */
const hasTexts = (xValues: Element) =>
  textsOf(xValues).some((text) => text?.trim() && !Number.isFinite(Number(text)));

/** Saved or literal texts by index, or a name as the only one. */
function textsOf(element: Element | undefined): (string | undefined)[] {
  // The innermost level of categories comes first.
  const caches = ['lvl', 'strCache', 'numCache', 'strLit', 'numLit'];
  const cache = caches.flatMap((name) => within(element, name)[0] ?? [])[0] ?? element;
  const texts: (string | undefined)[] = [];
  for (const point of elementsOf(cache)) {
    if (point.name === 'pt') texts[Number(point.attributes.idx ?? 0)] = textWithin(child(point, 'v'));
    if (point.name === 'v') texts.push(textWithin(point));
  }
  return texts;
}

function numbersOf(element: Element | undefined): (number | undefined)[] {
  return Array.from(textsOf(element), (text) => {
    const value = Number(text);
    return text?.trim() && Number.isFinite(value) ? value : undefined;
  });
}
