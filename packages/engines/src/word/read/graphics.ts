import { drawChart } from '../../drawing/chart';
import { chartDataOf } from '../../drawing/chart-data';
import type { ChartDrawing, ChartMark } from '../../drawing/chart-drawing';
import { type Outline, outline } from '../../drawing/path';
import { child, type Element, elementsOf, textWithin, within } from '../../text/docx/xml';
import type { Block, BoxText, Colour, Paragraph, Shape, TextLook } from '../model';
import { plainParagraph } from '../plain';
import { type ChartStyle, chartStyleOf, colourCountOf, isInvisible, lineColour } from './chart-style';
import { emus } from './lengths';
import { fillOf, inkOf, strokeOf } from './paint';
import type { Reading } from './reading';
import type { Theme } from './theme';

type Size = { width: number; height: number };

const noPad = { left: 0, top: 0, right: 0, bottom: 0 };
/**
 * A chart drawn from its saved values; undefined for an unsupported chart type.
 * @param root `c:chartSpace`
 */
export function chartOf(root: Element | undefined, size: Size, reading: Reading): Shape | undefined {
  const data = chartDataOf(root);
  if (!data) return undefined;
  for (const part of data.undrawn) reading.reportIgnored(part);
  const { theme } = reading;
  const drawing: ChartDrawing = drawChart(data, size.width, size.height);
  const style = chartStyleOf(root, theme, colourCountOf(drawing.marks));
  const spPr = child(root, 'spPr');
  const ownFill = fillOf(spPr, theme);
  const fill = ownFill === undefined && style.back ? { colour: style.back } : ownFill;
  const line = strokeOf(spPr, undefined, theme);
  const back: Shape = { x: 0, y: 0, ...size, ...(fill && { fill }), ...(line && { line }) };
  const marks = drawing.marks.map((mark): Shape => ({ x: 0, y: 0, ...size, ...painted(mark, theme, style) }));
  const texts = drawing.texts.map(
    ({ text, x, y, width, height, size: points, bold = false, align, readsUpwards, look: own }): Shape => {
      const look: TextLook = {
        font: theme.font('minor') || 'Calibri',
        size: points,
        bold,
        italic: false,
        colour: style.inkOf(own),
      };
      const blocks = [paragraphOf([{ text, look }], align, look, reading)];
      const box: BoxText = {
        blocks,
        pad: noPad,
        vertical: 'top',
        grows: false,
        ...(readsUpwards && { turned: 'up' as const }),
      };
      return { x, y, width, height, text: box };
    },
  );
  return { x: 0, y: 0, ...size, inner: [back, ...marks, ...texts] };
}

function painted(
  { steps, series, point, order, isLine, look: own }: ChartMark,
  theme: Theme,
  style: ChartStyle,
): Pick<Shape, 'outlines' | 'fill' | 'line'> {
  const outlines: Outline[] = [outline(steps, { fill: !isLine })];
  if (!series) {
    const line = strokeOf(own, undefined, theme);
    const gridLine = { width: 0.5, style: 'solid', colour: lineColour } as const;
    if (isLine) return { outlines, ...((line || !isInvisible(own)) && { line: line ?? gridLine }) };
    const plotFill = fillOf(own, theme);
    const fill = plotFill === undefined && style.plot ? { colour: style.plot } : plotFill;
    return { outlines, ...(fill && { fill }), ...(line && { line }) };
  }
  const look = (point === undefined ? undefined : series.points.get(point)) ?? series.look;
  const seriesLook = { colour: style.colourOf(order) };
  const line = strokeOf(look, undefined, theme);
  if (isLine) return { outlines, line: line ?? { ...seriesLook, width: 2.25, style: 'solid' } };
  const ownFill = fillOf(look, theme);
  const fill =
    ownFill === null
      ? undefined
      : (ownFill ?? (line && child(look, 'ln') ? { colour: line.colour } : seriesLook));
  return { outlines, ...(fill && { fill }), ...(line && ownFill !== undefined && { line }) };
}

function paragraphOf(
  parts: readonly { text: string; look: TextLook }[],
  align: Paragraph['look']['align'],
  end: TextLook,
  reading: Reading,
  left = 0,
): Paragraph {
  const source = reading.source(parts.map(({ text }) => text).join(''));
  return {
    ...{ kind: 'paragraph', style: '', sources: [source], end },
    look: { ...plainParagraph, align, left },
    inlines: parts.map(({ text, look }) => ({ kind: 'text', text, look })),
  };
}

const aligns = { ctr: 'center', r: 'right', just: 'justify' } as const;

/** Text of a shape in DrawingML (ECMA-376 part 1, 21.1.2). @param defaultColour colour of text that names none */
export function drawnText(
  body: Element,
  defaultColour: Colour | undefined,
  reading: Reading,
): BoxText | undefined {
  const { theme } = reading;
  const bodyPr = child(body, 'bodyPr');
  const scale = Number(child(bodyPr, 'normAutofit')?.attributes.fontScale ?? 100_000) / 100_000;
  const blocks = elementsOf(body).flatMap((p): Block[] => {
    if (p.name !== 'p') return [];
    const pPr = child(p, 'pPr');
    const lookOf = (rPr: Element | undefined): TextLook => {
      const { sz, b, i, u, strike } = rPr?.attributes ?? {};
      const face = child(rPr, 'latin')?.attributes.typeface ?? '+mn-lt';
      const font = face.startsWith('+mj')
        ? theme.font('major')
        : face.startsWith('+')
          ? theme.font('minor')
          : face;
      const colour = inkOf(elementsOf(child(rPr, 'solidFill'))[0], theme)?.colour ?? defaultColour;
      return {
        ...{ font: font || 'Calibri', size: (Number(sz ?? 1800) / 100) * scale },
        ...{ bold: isTrue(b), italic: isTrue(i) },
        ...(u && u !== 'none' && { underline: 'single' }),
        ...(strike && strike !== 'noStrike' && { strike: 'single' }),
        ...(colour && { colour }),
      };
    };
    const parts = elementsOf(p).flatMap((run) => {
      const look = lookOf(child(run, 'rPr'));
      if (run.name === 'r' || run.name === 'fld') return [{ text: textWithin(child(run, 't')), look }];
      return run.name === 'br' ? [{ text: ' ', look }] : [];
    });
    const bullet = child(pPr, 'buChar')?.attributes.char;
    const [first] = parts;
    if (bullet && first) parts.unshift({ text: `${bullet} `, look: first.look });
    const align = aligns[(pPr?.attributes.algn ?? '') as 'ctr'] ?? 'left';
    const end = first?.look ?? lookOf(child(p, 'endParaRPr'));
    return [
      paragraphOf(parts, align, end, reading, emus(pPr?.attributes.marL) + emus(pPr?.attributes.indent)),
    ];
  });
  if (!blocks.some((block) => block.kind === 'paragraph' && block.inlines.length > 0)) return undefined;
  const { lIns, tIns, rIns, bIns, anchor } = bodyPr?.attributes ?? {};
  const inset = (text: string | undefined, fallback: number) => (text === undefined ? fallback : emus(text));
  return {
    blocks,
    pad: { left: inset(lIns, 7.2), top: inset(tIns, 3.6), right: inset(rIns, 7.2), bottom: inset(bIns, 3.6) },
    vertical: ({ ctr: 'center', b: 'bottom' } as const)[anchor ?? ''] ?? 'top',
    grows: false,
  };
}

const isTrue = (text: string | undefined) => text === '1' || text === 'true';

/** Shapes of a SmartArt graphic, from the drawing that Office saves beside it (MS-ODRAWXML, 2.3). */
export function diagramDrawingOf(
  relIds: Element | undefined,
  reading: Reading,
): { tree: Element; id: string } | undefined {
  const data = reading.root(relIds?.attributes.dm ?? '');
  const id = within(data, 'dataModelExt')[0]?.attributes.relId ?? '';
  const tree = child(reading.root(id), 'spTree');
  return tree && elementsOf(tree).some(({ name }) => name === 'sp') ? { tree, id } : undefined;
}
