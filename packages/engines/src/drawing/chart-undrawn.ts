import { child, type Element, elementsOf, isOn, within } from '../text/docx/xml';
import { hasUnknownText } from './chart-labels';

/**
 * Parts of a chart that are not drawn, or are drawn flat, plain or straight; content/tools/chart-parts.ts has their
 * names.
 */
export type ChartPart =
  | 'trendLines'
  | 'errorBars'
  | 'dataTable'
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

/** Elements that are not drawn, with the part of the chart to which they belong. */
const undrawnElements: Readonly<Record<string, ChartPart>> = {
  trendline: 'trendLines',
  errBars: 'errorBars',
  dTable: 'dataTable',
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
    (name === 'dLbl' && hasUnknownText(element)) ||
    (/^show(BubbleSize|LegendKey|DataLabelsRange)$/.test(name) && isOn(element));
  if (isLabel) return 'chartLabels';
  if (name === 'bubble3D' && isOn(element)) return 'chartDepth';
  if (name === 'explosion' && Number(attributes.val) > 0) return 'pulledSlices';
  if (name === 'cat' && within(element, 'lvl').length > 1) return 'categoryGroups';
  const isLine = /^(line|scatter)Chart$/.test(parent.name) && name === 'ser';
  return isLine && isSmoothed(element, isOf2007) ? 'smoothLines' : undefined;
}

/** Undrawn parts of the chart among an element's descendants. */
export const undrawnParts = (element: Element, isOf2007: boolean): ChartPart[] =>
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
