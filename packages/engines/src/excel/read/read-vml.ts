import type { Package } from '../../text/docx/package';
import { controlOf, isDrawn } from './form-controls';
import type { Anchor, Sheet, Workbook } from './model';
import { drawable } from './read-drawings';

/** Points of a pixel at 96 to the inch. */
const pixel = 0.75;

/** Kinds of forms' buttons and boxes (ECMA-376 part 4, 19.4.2.42). */
const controls = /^(Button|Checkbox|Dialog|Drop|Edit|GBox|Label|LineA|List|Movie|Radio|RectA|Scroll|Spin)$/;

/**
 * Pictures of embedded objects, which the sheet's VML part shows (ECMA-376 part 4, 19.4). Comments in sight are noted, buttons
 * and boxes of forms are read, and those of rare kinds counted. The part is read by patterns: programs write HTML
 * into it that is no XML.
 *
 * @param media receives the pictures by their paths
 */
export function readVml(pack: Package, path: string, sheet: Sheet, media: Workbook['media']): void {
  readEdges(pack, path, sheet, media);
  const { shapes, imageOf } = shapesIn(pack, path, sheet.vml.part);
  let others = 0;
  for (const [matched, , attributes = ''] of shapes) {
    const [, kind = ''] = /ObjectType="(\w+)"/.exec(matched) ?? [];
    const isHidden = /visibility:\s*hidden/.test(attributes) || /<x:PrintObject>\s*False/i.test(matched);
    const [, number = ''] = /_s(\d+)/.exec(attributes) ?? [];
    if (isHidden) {
      sheet.vml.objects.delete(number);
      sheet.vml.controls.delete(number);
      continue;
    }
    const anchor = anchorOf(/<x:Anchor>([^<]*)</.exec(matched)?.[1]);
    if (anchor && kind === 'Note') {
      const place = (name: string) =>
        Number(new RegExp(`<x:${name}>\\s*(\\d+)`).exec(matched)?.[1] ?? Number.NaN);
      sheet.vml.notes.push({ row: place('Row'), column: place('Column'), anchor });
    }
    if (anchor && isDrawn(kind)) {
      const relation = pack.relations(path).get(sheet.vml.controls.get(number) ?? '');
      const properties = relation?.type === 'ctrlProp' ? pack.root(relation.target)?.attributes : undefined;
      sheet.controls.push({ kind, anchor, ...controlOf(matched, properties) });
      sheet.vml.controls.delete(number);
      continue;
    }
    if (controls.test(kind)) others += 1;
    if (kind !== 'Pict') continue;
    const image = imageOf(matched);
    const bytes = pack.bytes(image);
    if (!bytes || !anchor) continue;
    media.set(image, bytes);
    sheet.drawn.push({ anchor, path: image });
    sheet.vml.objects.delete(number);
    sheet.vml.controls.delete(number);
  }
  sheet.drawings += sheet.vml.objects.size;
  const count = sheet.vml.controls.size || (sheet.vml.listsControls ? 0 : others);
  if (count > 0) sheet.undrawn.controls = count;
}

/** Shapes of a VML part that a sheet is related to, and the path of the picture that one shows. */
function shapesIn(pack: Package, path: string, id: string) {
  const part = pack.relations(path).get(id)?.target;
  const text = part === undefined ? '' : (pack.text(part) ?? '');
  const relations = pack.relations(part ?? '');
  return {
    shapes: text.matchAll(/<v:(shape|rect)\s([^>]*)>[\s\S]*?<\/v:\1>/g),
    imageOf(shape: string): string {
      const [, id = ''] = /<v:imagedata[^>]*\bo:relid="([^"]*)"/.exec(shape) ?? [];
      const image = relations.get(id)?.target ?? '';
      return drawable.test(image) ? image : '';
    },
  };
}

/** Pictures of headers and footers: the id of a shape says where it is (18.3.1.39). */
function readEdges(pack: Package, path: string, sheet: Sheet, media: Workbook['media']) {
  const { shapes, imageOf } = shapesIn(pack, path, sheet.vml.edges);
  for (const [matched, , attributes = ''] of shapes) {
    const [, place = ''] = /\bid="([LCR][HF](?:FIRST|EVEN)?)"/.exec(attributes) ?? [];
    const measure = (name: string) =>
      Number(new RegExp(`\\b${name}:\\s*([\\d.]+)pt`).exec(attributes)?.[1] ?? 0);
    const size = { width: measure('width'), height: measure('height') };
    const image = imageOf(matched);
    const bytes = pack.bytes(image);
    if (!place || !bytes || !size.width || !size.height) continue;
    media.set(image, bytes);
    sheet.edgePictures.set(place, { anchor: { from: { row: 0, column: 0, x: 0, y: 0 }, size }, path: image });
  }
}

/** Column, pixels in it, row, pixels in it; of the top left corner, then of the bottom right one (19.4.2.1). */
function anchorOf(text = ''): Anchor | undefined {
  const values = text.split(',').map(Number);
  if (values.length !== 8 || values.some((value) => !Number.isFinite(value))) return undefined;
  const [left = 0, x = 0, top = 0, y = 0, right = 0, endX = 0, bottom = 0, endY = 0] = values;
  return {
    from: { column: left, x: x * pixel, row: top, y: y * pixel },
    to: { column: right, x: endX * pixel, row: bottom, y: endY * pixel },
  };
}
