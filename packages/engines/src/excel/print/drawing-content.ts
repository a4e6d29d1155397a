import type { ChartText } from '../../drawing/chart-text';
import type { FontSet } from '../../write/font-set';
import { num } from '../../write/pdf-writer';
import type { DrawingLayout, ShapeText, Style } from '../read/model';
import { plainStyle } from '../read/styles';
import { drawPieces } from './draw-text';
import { faceOf, leading, linesOf, richLinesOf, type TextLine } from './lines';

const grey = '.35 .35 .35 rg';

/** Operators that draw a chart or a shape, in points from its top left corner downwards. Fetches the fonts it needs. */
export async function drawingContent(layout: DrawingLayout, fonts: FontSet): Promise<string> {
  const { shapes, texts, family, text, transform } = layout;
  const styleOf = ({ size, bold = false }: ChartText): Style => ({
    ...plainStyle,
    font: { ...plainStyle.font, family, size, bold },
  });
  for (const chartText of texts) await fonts.prepare(faceOf(styleOf(chartText)), [chartText.text]);
  const chartTexts = texts.map((chartText) => chartTextOperators(chartText, styleOf(chartText), fonts));
  const content = `${shapes}${chartTexts.join('')}`;
  const shapeTextContent = text ? await shapeText(text, fonts) : '';
  return transform ? `q ${transform}\n${content}${shapeTextContent}Q\n` : `${content}${shapeTextContent}`;
}

/** Operators that draw the text of a shape. */
async function shapeText(text: ShapeText, fonts: FontSet): Promise<string> {
  const { rotation, wraps, vertical, paragraphs } = text;
  for (const { runs } of paragraphs)
    for (const run of runs) await fonts.prepare(faceOf({ ...plainStyle, font: run.font }), [run.text]);
  const [width, height] = rotation ? [text.height, text.width] : [text.width, text.height];
  const paragraphLayouts = paragraphs.map(({ runs, align, left, first, spacing }) => {
    const available = wraps ? width - left : undefined;
    const lines = richLinesOf(runs, plainStyle, fonts, available).map((line) => ({
      line,
      height: heightOf(line) * spacing.line,
    }));
    const textHeight = lines.reduce((sum, { height }) => sum + height, spacing.above + spacing.below);
    return { lines, textHeight, align, left, first, spacing };
  });
  const free = height - paragraphLayouts.reduce((sum, { textHeight }) => sum + textHeight, 0);
  let y = { top: 0, center: free / 2, bottom: free }[vertical];
  const operators: string[] = [];
  for (const { lines, align, left, first, spacing } of paragraphLayouts) {
    y += spacing.above;
    for (const [index, { line, height }] of lines.entries()) {
      const lineWidth = line.width * plainStyle.font.size;
      const indent = left + (index === 0 ? first : 0);
      const x = { left: indent, center: (width - lineWidth) / 2, right: width - lineWidth }[align];
      y += height;
      operators.push(
        drawPieces(line.pieces ?? [], x, y - height * 0.23, plainStyle.font.size, undefined, fonts),
      );
    }
    y += spacing.below;
  }
  const [cx, cy] = [text.x + text.width / 2, text.y + text.height / 2];
  const place = rotation
    ? `0 ${rotation > 0 ? '1 -1' : '-1 1'} 0 ${num(cx)} ${num(cy)} cm 1 0 0 1 ${num(-width / 2)} ${num(-height / 2)} cm`
    : `1 0 0 1 ${num(text.x)} ${num(text.y)} cm`;
  return `q ${place}\n${operators.join('')}Q\n`;
}

/** Height of a line in points, by its largest letters. */
const heightOf = ({ pieces = [] }: TextLine): number =>
  Math.max(1, ...pieces.map(({ font }) => font.size)) * leading;

function chartTextOperators(
  { text, x, y, width, height, size, align, readsUpwards, colour }: ChartText,
  style: Style,
  fonts: FontSet,
): string {
  const lines = linesOf(text, style, fonts, readsUpwards ? height : width);
  const step = size * leading;
  const ink = colour ? `${colour.map(num).join(' ')} rg` : grey;
  return lines
    .slice(0, Math.max(1, Math.round(height / step)))
    .map((line, i) => {
      const lineWidth = line.width * size;
      const available = readsUpwards ? height : width;
      const lineStart = { left: 0, center: (available - lineWidth) / 2, right: available - lineWidth }[align];
      const baselineY = (i + 1) * step - size * 0.28;
      const place = readsUpwards
        ? `0 -1 -1 0 ${num(x + baselineY)} ${num(y + height - lineStart)}`
        : `1 0 0 -1 ${num(x + lineStart)} ${num(y + baselineY)}`;
      return `${ink} BT ${place} Tm ${fonts.textOperators(line, size)}ET\n`;
    })
    .join('');
}
