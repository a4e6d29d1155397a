import type { Package } from '../../text/docx/package';
import { child, type Element, elementsOf, textWithin, within } from '../../text/docx/xml';
import { flag, points } from './attributes';
import { lastIndex } from './cell-references';
import { countIgnoredPart, countPicture, countShape } from './ignored';
import { linkedFrom } from './links';
import type { Anchor, Cell, CellPlace, Drawing, RelativeBox, Sheet, Workbook } from './model';

/** Pictures that PDF supports, that the browser decodes, or that are drawn as shapes. */
export const drawable = /\.(png|jpe?g|gif|bmp|webp|[ew]m[fz])$/i;

/** Parts of the package that drawings need besides XML parts. */
export const mediaParts = /\.(png|jpe?g|gif|bmp|webp|[ew]m[fz]|vml)$/i;

/** Name of a picture in a cell, as WPS Office writes it. */
export const imageNameIn = ({ formula }: Cell): string | undefined =>
  formula?.text.includes('DISPIMG(') ? /\bDISPIMG\("([^"]+)"/.exec(formula.text)?.[1] : undefined;

/** A position or size in points, from an element with two measures. */
const pair = (element: Element | undefined, first: string, second: string) =>
  [points(element?.attributes[first]), points(element?.attributes[second])] as const;

/**
 * Reads the pictures, charts and shapes of a sheet (ECMA-376, 20.5.2). Counts all other anchored
 * objects in the sheet's `drawings`.
 *
 * @param media the pictures are added to it, by path
 */
export function readDrawings(pack: Package, path: string, sheet: Sheet, media: Workbook['media']): void {
  const part = pack.related(path, 'drawing');
  sheet.undrawnDrawings = 0;
  if (part === undefined) return;
  const targets = pack.relations(part);
  /** Number of links that are drawn, less the number of those in the file. */
  let linkBalance = 0;
  const targetOf = (id: string | undefined) => targets.get(id ?? '')?.target ?? '';
  const add = (object: Element, anchor: Anchor, part?: RelativeBox): void => {
    const [properties] = within(child(object, `nv${capitalised(object.name)}Pr`), 'cNvPr');
    const { hidden, id } = properties?.attributes ?? {};
    if (flag(hidden)) return;
    const link = linkedFrom(child(properties, 'hlinkClick'), targets);
    const place = { anchor, ...(part && { part }), ...(link && { link }) };
    const draw = (drawing: Drawing) => {
      sheet.drawings.push(drawing);
      if (link) linkBalance += 1;
    };
    // This shape is a placeholder for older versions of Excel, which do not support the chart, slicer or timeline.
    if (object.name === 'sp' && id === '0') return void sheet.undrawnDrawings++;
    if (object.name === 'grpSp' && !isTurned(object)) {
      for (const inner of elementsOf(object))
        if (objectNames.has(inner.name)) add(inner, anchor, shareOf(inner, object, part));
      return;
    }
    const chart = object.name === 'graphicFrame' ? within(object, 'chart')[0]?.attributes.id : undefined;
    const image = object.name === 'pic' ? pictureOf(object, targetOf) : undefined;
    const bytes = image && drawable.test(image.path) ? pack.bytes(image.path) : undefined;
    const root = chart === undefined ? undefined : pack.root(targetOf(chart));
    if (image && bytes) {
      media.set(image.path, bytes);
      draw({ ...place, ...image });
      countPicture(object, sheet);
    } else if (root?.name === 'chartSpace') draw({ ...place, chart: root });
    else if (object.name === 'sp' || object.name === 'cxnSp') {
      draw({ ...place, shape: object });
      countShape(object, sheet);
    } else sheet.undrawnDrawings += 1;
  };
  for (const element of elementsOf(pack.root(part))) {
    const prints = flag(child(element, 'clientData')?.attributes.fPrintsWithSheet, true);
    if (!element.name.endsWith('Anchor') || !prints) continue;
    const anchor = anchorOf(element);
    if (endsBeforeStart(anchor)) {
      sheet.undrawnDrawings += 1;
      continue;
    }
    const [object] = elementsOf(element).filter(({ name }) => objectNames.has(name));
    linkBalance -= within(element, 'hlinkClick').filter(({ attributes }) => attributes.id).length;
    if (object) add(object, anchor);
    else sheet.undrawnDrawings += 1;
  }
  // Links of groups, and of text in shapes, are not drawn.
  countIgnoredPart(sheet, 'hyperlink', -linkBalance);
}

/** Whether a drawing ends before it begins, so that it is not visible. */
const endsBeforeStart = ({ from, to }: Anchor) =>
  to !== undefined &&
  (to.row < from.row ||
    to.column < from.column ||
    (to.row === from.row && to.y < from.y) ||
    (to.column === from.column && to.x < from.x));

/** Elements that may be anchored (20.5.2.1 ff.). */
const objectNames = new Set(['sp', 'cxnSp', 'pic', 'graphicFrame', 'grpSp', 'contentPart']);

const capitalised = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

const transformOf = (object: Element) =>
  child(child(object, object.name === 'grpSp' ? 'grpSpPr' : 'spPr') ?? object, 'xfrm');

/** Whether a group is rotated or mirrored as a whole. */
const isTurned = (group: Element) => {
  const { rot = '0', flipH, flipV } = transformOf(group)?.attributes ?? {};
  return Number(rot) !== 0 || flag(flipH) || flag(flipV);
};

/** The part of the anchor's box that an object in a group fills, in the group's coordinates (20.1.7.5). */
function shareOf(object: Element, group: Element, { x, y, width, height } = wholeBox): RelativeBox {
  const [groupTransform, objectTransform] = [transformOf(group), transformOf(object)];
  const [left, top] = pair(child(groupTransform, 'chOff'), 'x', 'y');
  const [extWidth, extHeight] = pair(child(groupTransform, 'chExt'), 'cx', 'cy');
  const [ownX, ownY] = pair(child(objectTransform, 'off'), 'x', 'y');
  const [ownWidth, ownHeight] = pair(child(objectTransform, 'ext'), 'cx', 'cy');
  const [scaleX, scaleY] = [width / (extWidth || 1), height / (extHeight || 1)];
  return {
    x: x + (ownX - left) * scaleX,
    y: y + (ownY - top) * scaleY,
    width: ownWidth * scaleX,
    height: ownHeight * scaleY,
  };
}

const wholeBox: RelativeBox = { x: 0, y: 0, width: 1, height: 1 };

function anchorOf(element: Element): Anchor {
  const corner = (name: string): CellPlace | undefined => {
    const position = child(element, name);
    const number = (part: string) => Number(textWithin(child(position, part))) || 0;
    const index = (part: string, max: number) => Math.min(max, Math.max(0, Math.trunc(number(part))));
    return (
      position && {
        row: index('row', lastIndex.row),
        column: index('col', lastIndex.column),
        x: number('colOff') / 12_700,
        y: number('rowOff') / 12_700,
      }
    );
  };
  const [from, to] = [corner('from'), corner('to')];
  const [x, y] = pair(child(element, 'pos'), 'x', 'y');
  const [width, height] = pair(child(element, 'ext'), 'cx', 'cy');
  return {
    from: from ?? { row: 0, column: 0, x, y, isAbsolute: true },
    ...(to ? { to } : { size: { width, height } }),
  };
}

function pictureOf(
  picture: Element,
  targetOf: (id: string | undefined) => string,
): Omit<Drawing, 'anchor'> & { path: string } {
  const fill = child(picture, 'blipFill');
  const { l, t, r, b } = child(fill, 'srcRect')?.attributes ?? {};
  const share = (text: string | undefined) => Number(text ?? 0) / 100_000 || 0;
  const crop = { left: share(l), top: share(t), right: share(r), bottom: share(b) };
  const transform = child(child(picture, 'spPr'), 'xfrm')?.attributes ?? {};
  return {
    path: targetOf(child(fill, 'blip')?.attributes.embed),
    ...(Object.values(crop).some((part) => part > 0) && { crop }),
    ...(transform.rot && { angle: Number(transform.rot) / 60_000 }),
    ...(transform.flipH === '1' && { flipX: true }),
    ...(transform.flipV === '1' && { flipY: true }),
  };
}
