import type { Package } from '../../text/docx/package';
import { controlOf, isDrawn } from './form-controls';
import type { Anchor, Sheet, Workbook } from './model';
import { drawable } from './read-drawings';

/** Size of a pixel in points, at 96 pixels per inch. */
const pixel = 0.75;

/** Types of form controls (ECMA-376 part 4, 19.4.2.42). */
const controlTypes =
  /^(Button|Checkbox|Dialog|Drop|Edit|GBox|Label|LineA|List|Movie|Radio|RectA|Scroll|Spin)$/;

/**
 * Reads a sheet's VML parts (ECMA-376 part 4, 19.4): pictures of embedded objects, form controls, visible comments, and
 * pictures of headers and footers. Counts the controls that are not drawn. The parts are read by regular expressions,
 * as programs write HTML into them that is not valid XML.
 *
 * @param media the pictures are added to it, by path
 */
export function readVml(pack: Package, path: string, sheet: Sheet, media: Workbook['media']): void {
  readHeaderFooterPictures(pack, path, sheet, media);
  const { shapes, imageOf } = shapesIn(pack, path, sheet.vml.part);
  let otherControls = 0;
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
      const indexOf = (name: string) =>
        Number(new RegExp(`<x:${name}>\\s*(\\d+)`).exec(matched)?.[1] ?? Number.NaN);
      sheet.vml.notes.push({ row: indexOf('Row'), column: indexOf('Column'), anchor });
    }
    if (anchor && isDrawn(kind)) {
      const relation = pack.relations(path).get(sheet.vml.controls.get(number) ?? '');
      const properties = relation?.type === 'ctrlProp' ? pack.root(relation.target)?.attributes : undefined;
      sheet.controls.push({ kind, anchor, ...controlOf(matched, properties) });
      sheet.vml.controls.delete(number);
      continue;
    }
    if (controlTypes.test(kind)) otherControls += 1;
    if (kind !== 'Pict') continue;
    const image = imageOf(matched);
    const bytes = pack.bytes(image);
    if (!bytes || !anchor) continue;
    media.set(image, bytes);
    sheet.drawings.push({ anchor, path: image });
    sheet.vml.objects.delete(number);
    sheet.vml.controls.delete(number);
  }
  sheet.undrawnDrawings += sheet.vml.objects.size;
  const count = sheet.vml.controls.size || (sheet.vml.listsControls ? 0 : otherControls);
  if (count > 0) sheet.undrawn.controls = count;
}

/** Shapes of a sheet's VML part, and a function for the path of the picture that a shape shows. */
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

/** Reads the pictures of headers and footers: the id of a shape tells its position (18.3.1.39). */
function readHeaderFooterPictures(pack: Package, path: string, sheet: Sheet, media: Workbook['media']) {
  const { shapes, imageOf } = shapesIn(pack, path, sheet.vml.headersAndFooters);
  for (const [matched, , attributes = ''] of shapes) {
    const [, position = ''] = /\bid="([LCR][HF](?:FIRST|EVEN)?)"/.exec(attributes) ?? [];
    const measure = (name: string) =>
      Number(new RegExp(`\\b${name}:\\s*([\\d.]+)pt`).exec(attributes)?.[1] ?? 0);
    const size = { width: measure('width'), height: measure('height') };
    const image = imageOf(matched);
    const bytes = pack.bytes(image);
    if (!position || !bytes || !size.width || !size.height) continue;
    media.set(image, bytes);
    sheet.headerFooterPictures.set(position, {
      anchor: { from: { row: 0, column: 0, x: 0, y: 0 }, size },
      path: image,
    });
  }
}

/**
 * Parses an anchor: column, pixels within it, row, pixels within it, for the top left and then the bottom right
 * corner (19.4.2.1).
 */
function anchorOf(text = ''): Anchor | undefined {
  const values = text.split(',').map(Number);
  if (values.length !== 8 || values.some((value) => !Number.isFinite(value))) return undefined;
  const [left = 0, x = 0, top = 0, y = 0, right = 0, endX = 0, bottom = 0, endY = 0] = values;
  return {
    from: { column: left, x: x * pixel, row: top, y: y * pixel },
    to: { column: right, x: endX * pixel, row: bottom, y: endY * pixel },
  };
}
