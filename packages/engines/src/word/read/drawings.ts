import type { Outline } from '../../drawing/path';
import { areaOf } from '../../drawing/text-areas';
import { child, type Element, elementsOf, textWithin, within } from '../../text/docx/xml';
import type { BoxText, Colour, Float, Link, Paint, Picture, Place, Shape, Share, Stroke } from '../model';
import { outlinesOf, textAreaIn } from './geometry';
import { chartOf, diagramDrawingOf, drawnText } from './graphics';
import { emus } from './lengths';
import { linkedText, noContent } from './linked-boxes';
import { fillOf, shareOf, strokeOf, styleFill, styleText } from './paint';
import type { Reading } from './reading';

export type Drawing = ({ kind: 'drawing'; shape: Shape } | { kind: 'float'; float: Float }) & {
  link?: Link;
};

/** A DrawingML drawing: inline, or floating. */
export function drawingOf(element: Element, reading: Reading): Drawing | undefined {
  const inline = child(element, 'inline');
  const anchor = child(element, 'anchor');
  const frame = inline ?? anchor;
  if (!frame || isOn(child(frame, 'docPr')?.attributes.hidden)) return undefined;
  const extent = child(frame, 'extent')?.attributes ?? {};
  const size = { width: emus(extent.cx), height: emus(extent.cy) };
  const data = child(child(frame, 'graphic'), 'graphicData');
  const uri = data?.attributes.uri ?? '';
  const graphicKind = /chart/.test(uri) ? 'charts' : /diagram/.test(uri) ? 'diagrams' : 'shapes';
  const [node] = elementsOf(data);
  const ownShape = node && graphicOf(node, graphicKind, size, reading);
  if (!ownShape) {
    reading.reportLoss(graphicKind);
    return undefined;
  }
  const alt = child(frame, 'docPr')?.attributes.descr;
  // The frame has the final size; rotation and flips come from its shape.
  const ratio = (fullSize: number, part: number) => (fullSize > 0 && part > 0 ? fullSize / part : 1);
  const [scaleX, scaleY] = [ratio(size.width, ownShape.width), ratio(size.height, ownShape.height)];
  const shares = anchor && sharesOf(anchor);
  const effects = inline && effectsOf(inline);
  const shape: Shape = {
    ...{ ...scaled(ownShape, scaleX, scaleY), ...size, x: 0, y: 0 },
    ...(alt && { alt }),
    ...(graphicKind === 'charts' && { id: reading.shape() }),
    ...(shares && { shares }),
    ...(effects && { effects }),
  };
  const link = linkOf([child(frame, 'docPr'), ...(ownShape.inner ? [] : within(frame, 'cNvPr'))], reading);
  return {
    ...(anchor
      ? { kind: 'float', float: { shape, ...placeOf(anchor) } }
      : { kind: 'drawing' as const, shape }),
    ...(link && { link }),
  };
}

/** Link of a drawing (ECMA-376 part 1, 20.1.2.2.20 and 21.1.2.3.5). */
function linkOf(nodes: (Element | undefined)[], { linkTo }: Reading): Link | undefined {
  const [click] = nodes.flatMap((properties) => child(properties, 'hlinkClick') ?? []);
  return click?.attributes.id ? linkTo(click.attributes.id) : undefined;
}

/** Room that rotation and effects of an inline shape take beyond its edges (ECMA-376 part 1, 20.4.2.6). */
function effectsOf(inline: Element): Shape['effects'] {
  const extent = child(inline, 'effectExtent')?.attributes;
  if (!extent) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = [extent.l, extent.t, extent.r, extent.b].map((side) =>
    Math.max(0, emus(side)),
  );
  return { left, top, right, bottom };
}

/**
 * Reads the content of a frame.
 * @param size of a chart, or of a shape that states none
 */
function graphicOf(
  node: Element,
  graphicKind: 'charts' | 'diagrams' | 'shapes',
  size: { width: number; height: number },
  reading: Reading,
): Shape | undefined {
  if (graphicKind === 'charts') {
    const chart = chartOf(reading.root(node.attributes.id ?? ''), size, reading);
    if (chart) reading.reportLoss('redrawn-charts');
    return chart;
  }
  if (graphicKind === 'shapes') return shapeOf(node, size, reading);
  const drawing = diagramDrawingOf(node, reading);
  if (!drawing) return undefined;
  return reading.inside(drawing.id, () => ({ ...groupOf(drawing.tree, size, reading), ...size, x: 0, y: 0 }));
}

const isOn = (text: string | undefined) => text === '1' || text === 'true';

/** Reads one node of a drawing: a shape, a picture, a group or a canvas. */
function shapeOf(
  node: Element,
  frame: { width: number; height: number },
  reading: Reading,
): Shape | undefined {
  if (['wgp', 'grpSp', 'wpc', 'lockedCanvas'].includes(node.name)) return groupOf(node, frame, reading);
  const spPr = child(node, 'spPr');
  const box = frameOf(child(spPr, 'xfrm'), frame);
  if (node.name === 'pic') {
    const picture = pictureOf(child(node, 'blipFill'), reading);
    if (!picture) return undefined;
    const line = strokeOf(spPr, undefined, reading.theme);
    const geometry = child(spPr, 'custGeom') ?? child(spPr, 'prstGeom');
    const isRectangle = !geometry || geometry.attributes.prst === 'rect';
    const outlined = line || !isRectangle;
    const id = reading.shape(picture.path);
    return {
      ...box,
      ...{ id, picture },
      ...(outlined && {
        outlines: outlinesOf(spPr, box.width, box.height, () => reading.reportLoss('outlines')),
      }),
      ...(line && { line }),
      ...altOf(node),
    };
  }
  if (node.name !== 'wsp' && node.name !== 'sp' && node.name !== 'cxnSp') return undefined;
  const style = child(node, 'style');
  const ownFill = fillOf(spPr, reading.theme);
  const picture = pictureOf(child(spPr, 'blipFill'), reading);
  const fill = ownFill === undefined && !picture ? styleFill(style, reading.theme) : ownFill;
  const line = strokeOf(spPr, style, reading.theme);
  const linked = child(node, 'txbx') ?? child(node, 'linkedTxbx');
  const content = child(linked, 'txbxContent') ?? (linked && noContent);
  const body = child(node, 'txBody');
  const colour = styleText(style, reading.theme);
  const text = content
    ? linkedText(
        linked,
        textOf(content, child(node, 'bodyPr'), colour, fill ?? undefined, reading),
        box,
        reading,
      )
    : body && drawnText(body, colour, reading);
  const area = text && (diagramArea(node, box) ?? textAreaIn(spPr, box.width, box.height));
  const outlines = outlinesOf(spPr, box.width, box.height, () => reading.reportLoss('outlines'));
  return {
    ...{ ...box, outlines },
    ...(isPainted(outlines, fill, line, picture) && { id: reading.shape(picture?.path) }),
    ...(fill && { fill }),
    ...(line && { line }),
    ...(picture && { picture }),
    ...(text && { text: { ...text, ...(area && { area }) } }),
  };
}

/** Whether a shape shows anything besides its text: a picture, an area or a line. */
export const isPainted = (
  outlines: readonly Outline[],
  fill: Paint | null | undefined,
  line: Stroke | undefined,
  picture: Picture | undefined,
): boolean =>
  picture !== undefined ||
  outlines.some((outline) => hasSize(outline) && ((fill && outline.fill) || (line && outline.line)));

const hasSize = ({ steps }: Outline) => steps.some((step) => step.slice(1).some((part) => part !== 0));

/** Text area of a SmartArt shape (MS-ODRAWXML, 2.3: `txXfrm`). */
function diagramArea(node: Element, box: { x: number; y: number; width: number; height: number }) {
  const textFrame = child(node, 'txXfrm');
  if (!textFrame) return undefined;
  const { x, y, width, height } = frameOf(textFrame, box);
  const [left, top] = [x - box.x, y - box.y];
  return areaOf([left, top, left + width, top + height], box.width, box.height) ?? fullTextArea;
}

const fullTextArea = { left: 0, top: 0, right: 0, bottom: 0 };

const altOf = (node: Element) => {
  const descr = child(child(node, 'nvPicPr'), 'cNvPr')?.attributes.descr;
  return descr ? { alt: descr } : {};
};

/** A group: its nodes are scaled from the group's coordinates to its size (ECMA-376 part 1, 20.1.7.5). */
function groupOf(node: Element, frame: { width: number; height: number }, reading: Reading): Shape {
  const xfrm = child(child(node, 'grpSpPr'), 'xfrm');
  const box = frameOf(xfrm, frame);
  const [from, inside] = [child(xfrm, 'chOff')?.attributes ?? {}, child(xfrm, 'chExt')?.attributes ?? {}];
  const ratio = (size: number, extent: number) => (extent > 0 ? size / extent : 1);
  const scale = { x: ratio(box.width, emus(inside.cx)), y: ratio(box.height, emus(inside.cy)) };
  const inner = elementsOf(node).flatMap((each): Shape[] => {
    if (!/^(wsp|sp|cxnSp|pic|grpSp|wgp|graphicFrame|contentPart)$/.test(each.name)) return [];
    const chart = each.name === 'graphicFrame' ? within(each, 'chart')[0] : undefined;
    const graphicKind = chart ? 'charts' : 'shapes';
    const childFrame = frameOf(child(each, 'xfrm'), box);
    const graphic = graphicOf(chart ?? each, graphicKind, childFrame, reading);
    const shape = chart && graphic ? { ...graphic, ...childFrame } : graphic;
    if (!shape) {
      reading.reportLoss(graphicKind);
      return [];
    }
    const named = elementsOf(each).filter(({ name }) => name.startsWith('nv'));
    const link = linkOf(
      [child(each, 'cNvPr'), ...named.map((properties) => child(properties, 'cNvPr'))],
      reading,
    );
    if (link) shape.link = link;
    return [scaled({ ...shape, x: shape.x - emus(from.x), y: shape.y - emus(from.y) }, scale.x, scale.y)];
  });
  return { ...box, inner };
}

/** Sizes relative to the page (MS-ODRAWXML, 2.8: `sizeRelH`, `sizeRelV`); a share of 0 counts as not set. */
function sharesOf(anchor: Element): Shape['shares'] {
  const share = (name: string, part: string): Share | undefined => {
    const element = child(anchor, name);
    const value = shareOf(textWithin(child(element, part)).trim());
    return value > 0 ? { from: element?.attributes.relativeFrom ?? 'page', part: value } : undefined;
  };
  const relativeWidth = share('sizeRelH', 'pctWidth');
  const relativeHeight = share('sizeRelV', 'pctHeight');
  return relativeWidth || relativeHeight
    ? { ...(relativeWidth && { across: relativeWidth }), ...(relativeHeight && { down: relativeHeight }) }
    : undefined;
}

/** A shape scaled to another size. */
export const resized = (shape: Shape, width: number, height: number): Shape => ({
  ...scaled(shape, width / (shape.width || 1), height / (shape.height || 1)),
  ...{ x: shape.x, y: shape.y, width, height },
});

/** A shape of a scaled group; sizes of its text and its lines are not scaled. */
function scaled(shape: Shape, x: number, y: number): Shape {
  if (Math.abs(x - 1) < 1e-6 && Math.abs(y - 1) < 1e-6) return shape;
  const steps = shape.outlines?.map((outline) => ({
    ...outline,
    steps: outline.steps.map((step) =>
      step.map((part, i) => (i === 0 ? part : (part as number) * (i % 2 === 1 ? x : y))),
    ) as typeof outline.steps,
  }));
  return {
    ...shape,
    x: shape.x * x,
    y: shape.y * y,
    width: shape.width * x,
    height: shape.height * y,
    ...(steps && { outlines: steps }),
    ...(shape.inner && { inner: shape.inner.map((each) => scaled(each, x, y)) }),
  };
}

/** Position, size, rotation and flips of a node; by default those of its frame. */
function frameOf(xfrm: Element | undefined, frame: { width: number; height: number }) {
  const [off, ext] = [child(xfrm, 'off')?.attributes ?? {}, child(xfrm, 'ext')?.attributes];
  const { rot, flipH, flipV } = xfrm?.attributes ?? {};
  const angle = (Number(rot ?? 0) / 60_000) % 360;
  return {
    x: emus(off.x),
    y: emus(off.y),
    width: ext ? emus(ext.cx) : frame.width,
    height: ext ? emus(ext.cy) : frame.height,
    ...(angle && { angle }),
    ...(isOn(flipH) && { flipX: true }),
    ...(isOn(flipV) && { flipY: true }),
  };
}

function pictureOf(fill: Element | undefined, { pathOf }: Reading): Picture | undefined {
  const { embed, link } = child(fill, 'blip')?.attributes ?? {};
  const id = embed ?? link;
  const path = id && pathOf(id);
  if (!path) return undefined;
  const crop = child(fill, 'srcRect')?.attributes;
  return {
    path,
    ...(crop && {
      crop: { left: shareOf(crop.l), top: shareOf(crop.t), right: shareOf(crop.r), bottom: shareOf(crop.b) },
    }),
  };
}

/** Default padding of a text box (ECMA-376 part 1, 21.1.2.1.1). */
export const usualPad = { left: 7.2, top: 3.6, right: 7.2, bottom: 3.6 };

function textOf(
  content: Element,
  bodyPr: Element | undefined,
  colour: Colour | undefined,
  fill: Paint | undefined,
  { blocks }: Reading,
): BoxText {
  const { lIns, tIns, rIns, bIns, anchor, vert = 'horz', wrap } = bodyPr?.attributes ?? {};
  const pad = (text: string | undefined, fallback: number) => (text === undefined ? fallback : emus(text));
  const turned = vert === 'vert270' ? 'up' : /^(vert|eaVert|mongolianVert)$/.test(vert) ? 'down' : undefined;
  return {
    blocks: blocks(content, colour, fill),
    pad: {
      left: pad(lIns, usualPad.left),
      top: pad(tIns, usualPad.top),
      right: pad(rIns, usualPad.right),
      bottom: pad(bIns, usualPad.bottom),
    },
    vertical: ({ ctr: 'center', b: 'bottom' } as const)[anchor ?? ''] ?? 'top',
    grows: child(bodyPr, 'spAutoFit') !== undefined,
    ...(wrap === 'none' && { fits: true }),
    ...(turned && { turned }),
  };
}

function placeOf(anchor: Element): Omit<Float, 'shape'> {
  const wrap = elementsOf(anchor).find(({ name }) => name.startsWith('wrap'))?.name;
  const { behindDoc, distL, distT, distR, distB, relativeHeight, simplePos } = anchor.attributes;
  const simple = isOn(simplePos) && child(anchor, 'simplePos')?.attributes;
  const side = child(anchor, wrap ?? '')?.attributes.wrapText;
  const isWrapped = wrap !== undefined && wrap !== 'wrapNone';
  return {
    x: simple ? { from: 'page', offset: emus(simple.x) } : axis(child(anchor, 'positionH'), 'column'),
    y: simple ? { from: 'page', offset: emus(simple.y) } : axis(child(anchor, 'positionV'), 'paragraph'),
    ...((side === 'left' || side === 'right') && { side }),
    wrap: wrap === 'wrapTopAndBottom' ? 'below' : isWrapped ? 'beside' : 'none',
    // No text is over a wrapped object, and the fill of a paragraph ends beside it.
    behind: isOn(behindDoc) && !isWrapped,
    order: Number(relativeHeight ?? 0) || 0,
    gap: { left: emus(distL), top: emus(distT), right: emus(distR), bottom: emus(distB) },
  };
}

function axis(position: Element | undefined, fallback: string): Place {
  const from = position?.attributes.relativeFrom ?? fallback;
  const textOf = (name: string) => child(position, name)?.children.join('').trim();
  const align = textOf('align');
  if (align) return { from, align };
  const share = textOf('pctPosHOffset') ?? textOf('pctPosVOffset');
  return {
    from,
    ...(share ? { share: shareOf(share) } : { offset: emus(textOf('posOffset')) }),
  };
}
