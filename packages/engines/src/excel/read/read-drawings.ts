import type { Package } from '../../text/docx/package';
import { child, type Element, elementsOf, textWithin, within } from '../../text/docx/xml';
import { flag } from './attributes';
import type { Anchor, CellPlace, Drawing, Sheet, Workbook } from './model';

/** Pictures that PDF holds, or that the browser decodes. */
const drawable = /\.(png|jpe?g|gif|bmp|webp)$/i;

/** Parts of the package that `readDrawings` needs beside its XML. */
export const mediaParts = /\.(png|jpe?g|gif|bmp|webp)$/i;

const points = (text: string | undefined) => Number(text ?? 0) / 12_700 || 0;

/** An element with two measures, as a place or a size in points. */
const pair = (element: Element | undefined, first: string, second: string) =>
  [points(element?.attributes[first]), points(element?.attributes[second])] as const;

/**
 * Pictures and charts of a sheet (ECMA-376, 20.5.2). Everything else that is anchored there is counted.
 *
 * @param media receives the pictures by their paths
 */
export function readDrawings(pack: Package, path: string, sheet: Sheet, media: Workbook['media']): void {
  const part = pack.related(path, 'drawing');
  if (part === undefined) return;
  const targets = pack.relations(part);
  const targetOf = (id: string | undefined) => targets.get(id ?? '')?.target ?? '';
  sheet.drawings = 0;
  for (const element of elementsOf(pack.root(part))) {
    const isHidden = flag(within(element, 'cNvPr')[0]?.attributes.hidden);
    const prints = flag(child(element, 'clientData')?.attributes.fPrintsWithSheet, true);
    if (!element.name.endsWith('Anchor') || isHidden || !prints) continue;
    const anchor = anchorOf(element);
    const picture = child(element, 'pic');
    const chart = within(child(element, 'graphicFrame'), 'chart')[0]?.attributes.id;
    const image = picture && pictureOf(picture, targetOf);
    const bytes = image && drawable.test(image.path) ? pack.bytes(image.path) : undefined;
    const root = chart === undefined ? undefined : pack.root(targetOf(chart));
    if (image && bytes) {
      media.set(image.path, bytes);
      sheet.drawn.push({ anchor, ...image });
    } else if (root?.name === 'chartSpace') sheet.drawn.push({ anchor, chart: root });
    else sheet.drawings += 1;
  }
}

function anchorOf(element: Element): Anchor {
  const corner = (name: string): CellPlace | undefined => {
    const at = child(element, name);
    const number = (part: string) => Number(textWithin(child(at, part))) || 0;
    return (
      at && {
        row: number('row'),
        column: number('col'),
        x: number('colOff') / 12_700,
        y: number('rowOff') / 12_700,
      }
    );
  };
  const [from, to] = [corner('from'), corner('to')];
  const [x, y] = pair(child(element, 'pos'), 'x', 'y');
  const [width, height] = pair(child(element, 'ext'), 'cx', 'cy');
  return { from: from ?? { row: 0, column: 0, x, y }, ...(to ? { to } : { size: { width, height } }) };
}

function pictureOf(
  picture: Element,
  targetOf: (id: string | undefined) => string,
): Omit<Drawing, 'anchor'> & { path: string } {
  const fill = child(picture, 'blipFill');
  const { l, t, r, b } = child(fill, 'srcRect')?.attributes ?? {};
  const share = (text: string | undefined) => Number(text ?? 0) / 100_000 || 0;
  const crop = { left: share(l), top: share(t), right: share(r), bottom: share(b) };
  const form = child(child(picture, 'spPr'), 'xfrm')?.attributes ?? {};
  return {
    path: targetOf(child(fill, 'blip')?.attributes.embed),
    ...(Object.values(crop).some((part) => part > 0) && { crop }),
    ...(form.rot && { angle: Number(form.rot) / 60_000 }),
    ...(form.flipH === '1' && { flipX: true }),
    ...(form.flipV === '1' && { flipY: true }),
  };
}
