import { drawChart } from '../../drawing/chart';
import type { ChartData } from '../../drawing/chart-data';
import type { ChartMark } from '../../drawing/chart-drawing';
import type { Step } from '../../drawing/path';
import { child, type Element } from '../../text/docx/xml';
import {
  type ChartStyle,
  chartStyleOf,
  colourCountOf,
  isInvisible,
  lineColour,
} from '../../word/read/chart-style';
import { fillOf, strokeOf } from '../../word/read/paint';
import type { Theme } from '../../word/read/theme';
import { num } from '../../write/pdf-writer';
import type { Colour, DrawingLayout } from './model';

/**
 * Lays a chart out in points from its top left corner downwards.
 *
 * @param root `c:chartSpace`
 */
export function layOutChart(
  root: Element,
  data: ChartData,
  { width, height }: { width: number; height: number },
  theme: Theme,
): DrawingLayout {
  const { marks, texts } = drawChart(data, width, height);
  const style = chartStyleOf(root, theme, colourCountOf(marks));
  const spPr = child(root, 'spPr');
  const back = fillOf(spPr, theme);
  // In Excel a chart without a formatting of its line has a border.
  const ownEdge = strokeOf(spPr, undefined, theme);
  const edge = ownEdge ?? (isInvisible(spPr) ? undefined : { colour: lineColour, width: 0.75 });
  const box = `0 0 ${num(width)} ${num(height)} re`;
  // By default the background of a chart is white (21.2.2.197).
  const ground = back === null ? '' : `${ink(back?.colour ?? style.back ?? [1, 1, 1], 'rg')} ${box} f `;
  const line = edge ? `${ink(edge.colour, 'RG')} ${num(edge.width)} w ${box} S ` : '';
  const shapes = `${ground}${line}${marks.map((mark) => markOperators(mark, theme, style)).join('')}`;
  const colouredTexts = texts.map((text) => ({ ...text, colour: style.inkOf(text.look) }));
  return { width, height, shapes, texts: colouredTexts, family: theme.font('minor') || 'Calibri' };
}

export const ink = (colour: Colour, operator: 'rg' | 'RG') => `${colour.map(num).join(' ')} ${operator}`;

export const pathOf = (steps: readonly Step[]) =>
  steps
    .map(([operator, ...points]) => (operator === 'z' ? 'h' : `${points.map(num).join(' ')} ${operator}`))
    .join(' ');

/** Operators of a shape in the colour of its point, of its series, or of the chart's style. */
function markOperators(mark: ChartMark, theme: Theme, style: ChartStyle): string {
  const { steps, series, point, order, isLine } = mark;
  const path = pathOf(steps);
  if (!series) {
    const stroke = strokeOf(mark.look, undefined, theme);
    const line = stroke ? `${ink(stroke.colour, 'RG')} ${num(stroke.width)} w ${path} S\n` : '';
    if (isLine) return line || isInvisible(mark.look) ? line : `${ink(lineColour, 'RG')} .5 w ${path} S\n`;
    const fill = fillOf(mark.look, theme);
    const colour = fill === undefined ? style.plot : fill?.colour;
    return `${colour ? `${ink(colour, 'rg')} ${path} f\n` : ''}${line}`;
  }
  const look = (point === undefined ? undefined : series.points.get(point)) ?? series.look;
  const themeColour = style.colourOf(order);
  const line = strokeOf(look, undefined, theme);
  if (isLine) return `${ink(line?.colour ?? themeColour, 'RG')} ${num(line?.width ?? 2.25)} w ${path} S\n`;
  const ownFill = fillOf(look, theme);
  if (ownFill === null) return '';
  const fill = ownFill?.colour ?? (line && child(look, 'ln') ? line.colour : themeColour);
  return `${ink(fill, 'rg')} ${path} f\n`;
}
