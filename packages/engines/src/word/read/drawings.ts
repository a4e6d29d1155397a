import { child, type Element, elementsOf, within } from '../../text/docx/xml';
import type { Block, Colour, Float, Picture, Place } from '../model';
import { colourOf } from './colours';
import { emus } from './lengths';
import type { Theme } from './theme';

export type Drawing =
  | { kind: 'picture'; picture: Picture }
  | { kind: 'float'; float: Float }
  | { kind: 'lost'; what: 'charts' | 'diagrams' | 'shapes' };

/** Services of the document reader for drawings. */
export type Reading = {
  /** Path of a picture by its relationship id. */
  pathOf: (id: string) => string | undefined;
  /** Reads the content of a text box. */
  blocks: (content: Element) => Block[];
  theme: Theme;
};

/** A DrawingML drawing: inline, or floating. */
export function drawingOf(element: Element, reading: Reading): Drawing | undefined {
  const inline = child(element, 'inline');
  const anchor = child(element, 'anchor');
  const frame = inline ?? anchor;
  if (!frame) return undefined;
  const extent = child(frame, 'extent')?.attributes ?? {};
  const size = { width: emus(extent.cx), height: emus(extent.cy) };
  const data = child(child(frame, 'graphic'), 'graphicData');
  const uri = data?.attributes.uri ?? '';
  if (/chart/.test(uri)) return { kind: 'lost', what: 'charts' };
  if (/diagram/.test(uri)) return { kind: 'lost', what: 'diagrams' };
  const alt = child(frame, 'docPr')?.attributes.descr;
  const picture = data && pictureOf(data, size, alt, reading);
  const box = data && !picture ? boxOf(data, reading) : undefined;
  if (!picture && !box) return { kind: 'lost', what: 'shapes' };
  if (inline && picture) return { kind: 'picture', picture };
  const float = { ...size, ...(picture && { picture }), ...(box && { box }) };
  return { kind: 'float', float: { ...float, ...(anchor ? placeOf(anchor) : inText) } };
}

/** An inline text box is placed as a block below the preceding line. */
const inText = {
  x: { from: 'column', offset: 0 },
  y: { from: 'paragraph', offset: 0 },
  wrap: 'below',
  behind: false,
  gap: { left: 0, top: 0, right: 0, bottom: 0 },
} as const;

function pictureOf(
  data: Element,
  size: { width: number; height: number },
  alt: string | undefined,
  { pathOf }: Reading,
): Picture | undefined {
  const [fill] = within(data, 'blipFill');
  const id = child(fill, 'blip')?.attributes.embed;
  const path = id && pathOf(id);
  if (!path) return undefined;
  const crop = child(fill, 'srcRect')?.attributes;
  const share = (text: string | undefined) => Number(text ?? 0) / 100_000 || 0;
  return {
    path,
    ...size,
    ...(alt && { alt }),
    ...(crop && {
      crop: { left: share(crop.l), top: share(crop.t), right: share(crop.r), bottom: share(crop.b) },
    }),
  };
}

function boxOf(data: Element, { blocks, theme }: Reading): Float['box'] | undefined {
  const [content] = within(data, 'txbxContent');
  if (!content) return undefined;
  const [shape] = within(data, 'spPr');
  const fill = solid(shape, theme);
  const line = solid(child(shape, 'ln'), theme);
  return { blocks: blocks(content), ...(fill && { fill }), ...(line && { line }) };
}

function solid(parent: Element | undefined, theme: Theme): Colour | undefined {
  const [colour] = elementsOf(child(parent, 'solidFill'));
  const val = colour?.attributes.val;
  return colour?.name === 'schemeClr' ? theme.named(val ?? '') : colourOf(val);
}

function placeOf(anchor: Element): Omit<Float, 'width' | 'height' | 'picture' | 'box'> {
  const wrap = elementsOf(anchor).find(({ name }) => name.startsWith('wrap'))?.name;
  const { behindDoc, distL, distT, distR, distB } = anchor.attributes;
  return {
    x: axis(child(anchor, 'positionH'), 'column'),
    y: axis(child(anchor, 'positionV'), 'paragraph'),
    wrap: wrap === 'wrapTopAndBottom' ? 'below' : !wrap || wrap === 'wrapNone' ? 'none' : 'beside',
    behind: behindDoc === '1' || behindDoc === 'true',
    gap: { left: emus(distL), top: emus(distT), right: emus(distR), bottom: emus(distB) },
  };
}

function axis(position: Element | undefined, usual: string): Place {
  const align = child(position, 'align')?.children.join('').trim();
  const offset = child(position, 'posOffset')?.children.join('');
  return {
    from: position?.attributes.relativeFrom ?? usual,
    ...(align ? { align } : { offset: emus(offset) }),
  };
}

/** A picture or text box of older programs (VML). */
export function vmlOf(element: Element, { pathOf, blocks }: Reading): Drawing | undefined {
  const shape = elementsOf(element).find(({ name }) => ['shape', 'rect', 'roundrect', 'oval'].includes(name));
  const style = styleOf(shape?.attributes.style ?? '');
  const size = { width: points(style.width) ?? 0, height: points(style.height) ?? 0 };
  const id = child(shape, 'imagedata')?.attributes.id;
  const path = id && pathOf(id);
  const [content] = within(element, 'txbxContent');
  if (!path && !content)
    return shape || within(element, 'shape').length > 0 ? { kind: 'lost', what: 'shapes' } : undefined;
  const picture: Picture | undefined = path ? { path, ...size } : undefined;
  const free = style.position === 'absolute';
  if (!free && picture) return { kind: 'picture', picture };
  const place = (way: 'horizontal' | 'vertical', usual: string, side: 'left' | 'top'): Place => {
    const from = style[`mso-position-${way}-relative`] ?? usual;
    const align = style[`mso-position-${way}`];
    return {
      from: { text: usual, char: 'column', line: 'paragraph' }[from] ?? from,
      ...(align && align !== 'absolute'
        ? { align }
        : { offset: points(style[`margin-${side}`]) ?? points(style[side]) ?? 0 }),
    };
  };
  const fill =
    shape?.attributes.filled === 'f' ? undefined : colourOf(shape?.attributes.fillcolor?.slice(1, 7));
  const float: Float = {
    ...size,
    ...(picture && { picture }),
    ...(content && { box: { blocks: blocks(content), ...(fill && { fill }) } }),
    ...inText,
    ...(free && {
      wrap: 'none' as const,
      x: place('horizontal', 'column', 'left'),
      y: place('vertical', 'paragraph', 'top'),
      behind: (style['z-index'] ?? '').startsWith('-'),
    }),
  };
  return { kind: 'float', float };
}

const styleOf = (text: string): Record<string, string | undefined> =>
  Object.fromEntries(text.split(';').map((part) => part.split(':').map((side) => side.trim())));

function points(text: string | undefined): number | undefined {
  const [, figure, unit = ''] = /^(-?[\d.]+)(pt|in|cm|mm|px)?/.exec(text ?? '') ?? [];
  if (figure === undefined) return undefined;
  return Number(figure) * ({ in: 72, cm: 72 / 2.54, mm: 72 / 25.4, px: 0.75 }[unit] ?? 1);
}
