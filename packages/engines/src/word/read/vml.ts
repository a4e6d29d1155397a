import { child, type Element, elementsOf, within } from '../../text/docx/xml';
import type { Colour, Float, Paint, Place, Shape, Stroke, TextLook } from '../model';
import { colourOf } from './colours';
import { type Drawing, isPainted, usualPad } from './drawings';
import { namedColours } from './paint';
import type { Reading } from './reading';
import { points } from './vml-lengths';
import { lineOf, rectangularTypes, vmlOutlines, vmlTextArea } from './vml-path';
import { fraction, washedOut } from './washed-out';

type Style = Record<string, string | undefined>;

const nodes = new Set([
  'shape',
  'rect',
  'roundrect',
  'oval',
  'line',
  'polyline',
  'curve',
  'arc',
  'image',
  'group',
]);

/** Elements that draw nothing: definitions, and the data behind a picture. */
const undrawnElements = new Set([
  'shapetype',
  'movie',
  'shapedefaults',
  'shapelayout',
  'OLEObject',
  'control',
]);

const isTrue = (text: string | undefined) => text === 't' || text === 'true' || text === '1';
const isFalse = (text: string | undefined) => text === 'f' || text === 'false' || text === '0';

/** Drawings of older programs (VML, ECMA-376 part 4, 19.1). */
export function vmlOf(element: Element, reading: Reading): Drawing[] {
  const children = elementsOf(element);
  const shapeChildren = children.filter(({ name }) => nodes.has(name));
  // Without a preview picture, an embedded file or a control is not drawn.
  if (shapeChildren.length === 0 && children.some(({ name }) => name === 'OLEObject'))
    reading.reportLoss('chunks');
  else if (
    shapeChildren.length === 0 &&
    children.some(({ name }) => name === 'control' || !undrawnElements.has(name))
  )
    reading.reportLoss('shapes');
  const isControl = children.some(({ name }) => name === 'control');
  return shapeChildren.flatMap((node): Drawing[] => {
    const style = styleOf(node.attributes.style);
    // Its words and its state are in a part of the file that is not read.
    if (isControl && !child(node, 'imagedata')) {
      reading.reportLoss('shapes');
      return [];
    }
    if (style.visibility === 'hidden') return [];
    if (isTrue(node.attributes.hr)) return [ruleOf(node, style, reading)];
    const shape = shapeOf(node, within(element, 'shapetype'), reading, absolute);
    const isFree = style.position === 'absolute';
    const ownShape = { ...shape, x: 0, y: 0 };
    const { href } = node.attributes;
    const link = href ? { link: reading.link(href) } : {};
    if (!isFree) return [{ kind: 'drawing', shape: ownShape, ...link }];
    return [{ kind: 'float', float: { shape: ownShape, ...placeOf(node, style, shape) }, ...link }];
  });
}

/** Converts position and size of a style to points. */
type Frame = (style: Style, node: Element) => { x: number; y: number; width: number; height: number };

const absolute: Frame = (style, node) => {
  if (node.name === 'line') return between(node, (text) => points(text) ?? 0);
  return {
    x: points(style['margin-left'] ?? style.left) ?? 0,
    y: points(style['margin-top'] ?? style.top) ?? 0,
    width: points(style.width) ?? 0,
    height: points(style.height) ?? 0,
  };
};

function between(node: Element, value: (text: string) => number) {
  const [from, to] = [node.attributes.from, node.attributes.to].map((text) => (text ?? '0,0').split(','));
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [from?.[0], from?.[1], to?.[0], to?.[1]].map((text) =>
    value(text ?? '0'),
  );
  return { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
}

function shapeOf(node: Element, types: readonly Element[], reading: Reading, frame: Frame): Shape {
  const { attributes } = node;
  const style = styleOf(attributes.style);
  const box = frame(style, node);
  const angle = angleOf(style.rotation);
  const flip = style.flip ?? '';
  const base: Shape = {
    ...box,
    ...(angle && { angle }),
    ...(flip.includes('x') && { flipX: true }),
    ...(flip.includes('y') && { flipY: true }),
    ...(attributes.alt && { alt: attributes.alt }),
  };
  if (node.name === 'group') {
    const [coordinateWidth = 1000, coordinateHeight = 1000] = pair(attributes.coordsize ?? '1000,1000');
    const [left = 0, top = 0] = pair(attributes.coordorigin ?? '0,0');
    const [x, y] = [box.width / (coordinateWidth || 1), box.height / (coordinateHeight || 1)];
    const inside: Frame = (own, each) => {
      const raw =
        each.name === 'line'
          ? between(each, Number)
          : {
              x: Number.parseFloat(own.left ?? '0'),
              y: Number.parseFloat(own.top ?? '0'),
              width: Number.parseFloat(own.width ?? '0'),
              height: Number.parseFloat(own.height ?? '0'),
            };
      return { x: (raw.x - left) * x, y: (raw.y - top) * y, width: raw.width * x, height: raw.height * y };
    };
    const knownTypes = [...types, ...within(node, 'shapetype')];
    const inner = elementsOf(node)
      .filter(({ name }) => nodes.has(name))
      .flatMap((each) => shapeOf(each, knownTypes, reading, inside));
    return { ...base, inner };
  }
  const typeId = attributes.type?.replace(/^#/, '');
  const type = typeId ? types.find(({ attributes: { id } }) => id === typeId) : undefined;
  const letters = lettersOf(node, type, reading);
  if (letters) return { ...base, letters };
  const data = child(node, 'imagedata')?.attributes;
  const id = data?.id ?? data?.relid ?? data?.pict;
  const path = id && reading.pathOf(id);
  // The file lacks the picture.
  if (id && !path) {
    reading.reportLoss('shapes');
    return base;
  }
  const crop = data && cropOf(data);
  const content = within(child(node, 'textbox'), 'txbxContent')[0];
  const pads = (child(node, 'textbox')?.attributes.inset ?? '').split(',').map((text) => points(text.trim()));
  const flow = styleOf(child(node, 'textbox')?.attributes.style);
  const isVertical = flow['layout-flow'] === 'vertical';
  const isUp = flow['mso-layout-flow-alt'] === 'bottom-to-top';
  const line = strokeOf(node, type, Boolean(path));
  const isDrawn = !path && !(content && !attributes.path);
  if (isDrawn && !hasOutline(node, type)) reading.reportLoss('outlines');
  const area = content && vmlTextArea(node, type, box.width, box.height);
  const hasFill = node.name !== 'line' && (!path || isTrue(attributes.filled));
  const fill = hasFill ? fillOf(node, type) : undefined;
  const outlines =
    node.name === 'line' ? [lineOf(node, box)] : vmlOutlines(node, type, box.width, box.height);
  const alpha = washedOut(data);
  const picture = path ? { path, ...(crop && { crop }), ...(alpha < 1 && { alpha }) } : undefined;
  return {
    ...{ ...base, outlines },
    ...(isPainted(outlines, fill, line, picture) && { id: reading.shape(picture?.path) }),
    ...(fill && { fill }),
    ...(line && { line }),
    ...(picture && { picture }),
    ...(content && {
      text: {
        blocks: reading.blocks(content, undefined, fill),
        ...(area && { area }),
        pad: {
          left: pads[0] ?? usualPad.left,
          top: pads[1] ?? usualPad.top,
          right: pads[2] ?? usualPad.right,
          bottom: pads[3] ?? usualPad.bottom,
        },
        vertical: ({ middle: 'center', bottom: 'bottom' } as const)[style['v-text-anchor'] ?? ''] ?? 'top',
        grows: flow['mso-fit-shape-to-text'] === 't',
        ...(style['mso-wrap-style'] === 'none' && { fits: true }),
        ...(!flow['mso-next-textbox'] && { cuts: true }),
        ...(isVertical && { turned: isUp ? ('up' as const) : ('down' as const) }),
      },
    }),
  };
}

/** Whether the outline of a shape is known here; without one, it is drawn as a rectangle. */
function hasOutline({ name, attributes, children }: Element, type: Element | undefined): boolean {
  if (name === 'polyline' || name === 'arc' || name === 'curve') return false;
  if (name !== 'shape' || rectangularTypes.test(attributes.type ?? '')) return true;
  const hasOwnPath = children.some(
    (each) => typeof each !== 'string' && each.name === 'path' && each.attributes.v,
  );
  return Boolean(attributes.path ?? type?.attributes.path) || hasOwnPath;
}

/** Letters on a path, such as a watermark, which fill their shape. */
function lettersOf(node: Element, type: Element | undefined, reading: Reading): Shape['letters'] {
  const textPath = child(node, 'textpath')?.attributes;
  if (!textPath?.string) return undefined;
  const style = styleOf(textPath.style);
  const look: TextLook = {
    font: (style['font-family'] ?? 'Times New Roman').replace(/["']/g, ''),
    size: 1,
    bold: style['font-weight'] === 'bold',
    italic: style['font-style'] === 'italic',
  };
  const fill = fillOf(node, undefined);
  if (fill) look.colour = fill.colour;
  const line = strokeOf(node, type, false);
  return {
    ...{
      text: textPath.string,
      look,
      sources: [reading.source(textPath.string)],
      isFilled: fill !== undefined,
    },
    ...(line && { line }),
    ...(fill?.alpha !== undefined && { alpha: fill.alpha }),
  };
}

/** A horizontal rule; by default it is as wide as its column (MS-OI29500, 2.1.1768). */
function ruleOf({ attributes }: Element, style: Style, reading: Reading): Drawing {
  const height = points(style.height) ?? 1.5;
  const width = points(style.width) || Number(attributes.hrpct ?? 0) / 10;
  const isShare = !points(style.width);
  const colour = vmlColour(attributes.fillcolor) ?? [0.63, 0.63, 0.63];
  const shape: Shape = {
    ...{ x: 0, y: 0, height, fill: { colour }, id: reading.shape() },
    width: isShare ? 0 : width,
    ...(isShare && { share: width > 0 ? width / 100 : 1 }),
  };
  return { kind: 'drawing', shape };
}

function placeOf(node: Element, style: Style, { x, y }: Shape): Omit<Float, 'shape'> {
  const place = (axis: 'horizontal' | 'vertical', fallback: string, offset: number): Place => {
    const from = style[`mso-position-${axis}-relative`] ?? 'text';
    const align = style[`mso-position-${axis}`];
    const references: Record<string, string> = {
      text: fallback,
      char: 'column',
      line: 'paragraph',
      'left-margin-area': 'leftMargin',
      'right-margin-area': 'rightMargin',
      'top-margin-area': 'topMargin',
      'bottom-margin-area': 'bottomMargin',
      'inner-margin-area': 'leftMargin',
      'outer-margin-area': 'rightMargin',
    };
    return {
      from: references[from] ?? from,
      ...(align && align !== 'absolute' ? { align } : { offset }),
    };
  };
  const wrap = child(node, 'wrap')?.attributes.type;
  const isWrapped = wrap !== undefined && wrap !== 'none';
  const order = Number(style['z-index'] ?? 0) || 0;
  const gap = (side: string, fallback: number) => points(style[`mso-wrap-distance-${side}`]) ?? fallback;
  return {
    x: place('horizontal', 'column', x),
    y: place('vertical', 'paragraph', y),
    wrap: wrap === 'topAndBottom' ? 'below' : isWrapped ? 'beside' : 'none',
    behind: order < 0 && !isWrapped,
    order,
    gap: { left: gap('left', 9), top: gap('top', 0), right: gap('right', 9), bottom: gap('bottom', 0) },
  };
}

function fillOf(node: Element, type: Element | undefined): Paint | undefined {
  const { filled = type?.attributes.filled, fillcolor } = node.attributes;
  const fill = child(node, 'fill')?.attributes;
  if (isFalse(filled) || isFalse(fill?.on)) return undefined;
  const colour = vmlColour(fillcolor ?? fill?.color) ?? [1, 1, 1];
  const alpha = fraction(fill?.opacity);
  const second = vmlColour(fill?.color2);
  const isGradient = second && /^gradient/.test(fill?.type ?? '');
  return {
    colour,
    ...(alpha < 1 && { alpha }),
    ...(isGradient && {
      gradient: {
        stops: [
          { at: 0, colour },
          { at: 1, colour: second },
        ],
        angle: 90 - (Number.parseFloat(fill?.angle ?? '0') || 0),
        radial: fill?.type === 'gradientRadial',
      },
    }),
  };
}

function strokeOf(node: Element, type: Element | undefined, isPicture: boolean): Stroke | undefined {
  const { stroked = type?.attributes.stroked, strokecolor, strokeweight } = node.attributes;
  const stroke = child(node, 'stroke')?.attributes;
  if (isFalse(stroked) || isFalse(stroke?.on) || (isPicture && !isTrue(stroked))) return undefined;
  const dash = stroke?.dashstyle ?? 'solid';
  const isSet = (text: string | undefined) => (text ?? 'none') !== 'none';
  return {
    width: points((strokeweight ?? stroke?.weight)?.replace(/^[\d.]+$/, '$&emu')) ?? 0.75,
    style:
      isSet(stroke?.linestyle) && stroke?.linestyle !== 'single'
        ? 'double'
        : dash === 'solid'
          ? 'solid'
          : /dash/i.test(dash)
            ? 'dashed'
            : 'dotted',
    colour: vmlColour(strokecolor ?? stroke?.color) ?? [0, 0, 0],
    ...(isSet(stroke?.startarrow) && { start: true }),
    ...(isSet(stroke?.endarrow) && { end: true }),
  };
}

/** A colour such as `#f00`, `silver` or `#4472c4 [3204]`. */
function vmlColour(text: string | undefined): Colour | undefined {
  const [name = ''] = (text ?? '').split(' ');
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(name);
  if (short)
    return colourOf(
      short
        .slice(1)
        .map((part) => part + part)
        .join(''),
    );
  return colourOf(namedColours[name] ?? name.slice(1, 7));
}

function cropOf({ cropleft, croptop, cropright, cropbottom }: Record<string, string | undefined>) {
  const share = (text: string | undefined) => (text === undefined ? 0 : fraction(text));
  const crop = {
    left: share(cropleft),
    top: share(croptop),
    right: share(cropright),
    bottom: share(cropbottom),
  };
  return Object.values(crop).some(Boolean) ? crop : undefined;
}

const angleOf = (text: string | undefined) =>
  text ? (Number.parseFloat(text) / (text.endsWith('fd') ? 65_536 : 1)) % 360 : 0;

const pair = (text: string) => text.split(',').map((part) => Number.parseFloat(part) || 0);

const styleOf = (text = ''): Style =>
  Object.fromEntries(text.split(';').map((part) => part.split(/:(.*)/s).map((side) => side.trim())));
