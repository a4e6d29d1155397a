import type { Package } from '../../text/docx/package';
import { child, type Element, elementsOf, textWithin, within } from '../../text/docx/xml';
import type { Cell, Drawing, Range, Sheet, Workbook } from './model';
import { pictureRatio } from './picture-ratio';
import { drawable, imageNameIn } from './read-drawings';

/** A value of a type that only newer versions of Excel support: an error, a text, or the path of a picture. */
type RichValue = { error: string } | { text: string } | { path: string };

/** Newer errors by number ([MS-XLSX] 2.3.6.1.3); those that all versions support are saved directly. */
const errors: Record<string, string> = {
  ...{ 4: '#NAME?', 8: '#SPILL!', 9: '#CONNECT!', 10: '#BLOCKED!', 11: '#UNKNOWN!', 12: '#FIELD!' },
  ...{ 13: '#CALC!', 14: '#BUSY!', 18: '#EXTERNAL!', 19: '#TIMEOUT!' },
};

/**
 * Gives cells the values that newer versions of Excel show ([MS-XLSX] 2.3.6): errors such as #SPILL!, texts of linked
 * data, and pictures in cells, including those of WPS Office. Pictures that cannot be drawn are counted.
 */
export function readRichValues(workbook: Workbook): void {
  const { pack, sheets } = workbook;
  if (!pack) return;
  const workbookPart = pack.related('', 'officeDocument') ?? 'xl/workbook.xml';
  const richValueAt = valueFinder(pack, workbookPart);
  const images = namedImages(pack, workbookPart);
  for (const sheet of sheets) {
    for (const { cell, number } of sheet.richCells) {
      const value = richValueAt(number);
      // A reference that cannot be resolved may have been a picture.
      if (!value) sheet.undrawn.pictures = (sheet.undrawn.pictures ?? 0) + 1;
      else if ('error' in value) cell.value = value.error;
      else if ('text' in value) Object.assign(cell, { kind: 'text', value: value.text });
      else placePicture(value.path, cell, sheet, workbook, pack);
    }
    for (const cell of sheet.cells) {
      const name = imageNameIn(cell);
      if (name !== undefined) placePicture(images.get(name) ?? '', cell, sheet, workbook, pack);
    }
  }
}

/** Returns a function that finds a value by its index in the metadata of the workbook (ECMA-376, 18.9.17), from 1. */
function valueFinder(pack: Package, workbookPart: string): (number: number) => RichValue | undefined {
  const metadata = pack.root(pack.related(workbookPart, 'sheetMetadata'));
  const types = elementsOf(child(metadata, 'metadataTypes')).map(({ attributes }) => attributes.name);
  const valueMetadata = elementsOf(child(metadata, 'valueMetadata'));
  const blocks = elementsOf(
    elementsOf(metadata).find(
      ({ name, attributes }) => name === 'futureMetadata' && attributes.name === 'XLRICHVALUE',
    ),
  );
  const partOf = (type: string) => elementsOf(pack.root(pack.related(workbookPart, type)));
  const [values, structures] = [partOf('rdRichValue'), partOf('rdRichValueStructure')];
  return (number) => {
    const field = elementsOf(valueMetadata[number - 1]).find(
      ({ attributes: { t } }) => types[Number(t) - 1] === 'XLRICHVALUE',
    );
    const [link] = within(field && blocks[Number(field.attributes.v)], 'rvb');
    const value = values[Number(link?.attributes.i)];
    const structure = value && structures[Number(value.attributes.s)];
    return value && structure && richValueOf(value, structure, pack, workbookPart);
  };
}

function richValueOf(
  value: Element,
  structure: Element,
  pack: Package,
  workbookPart: string,
): RichValue | undefined {
  const items = elementsOf(value).filter(({ name }) => name === 'v');
  const keys = elementsOf(structure).map(({ attributes }) => attributes.n ?? '');
  const textOf = (key: string) => {
    const position = keys.indexOf(key);
    return position < 0 ? undefined : textWithin(items[position]);
  };
  const { t: type = '' } = structure.attributes;
  const fallback = child(value, 'fb');
  if (type === '_error') {
    const error = errors[textOf('errorType') ?? ''];
    return error === undefined ? undefined : { error };
  }
  if (type === '_localImage') {
    const listPart = pack.related(workbookPart, 'richValueRel') ?? '';
    const entry = elementsOf(pack.root(listPart))[Number(textOf('_rvRel:LocalImageIdentifier'))];
    return { path: pack.relations(listPart).get(entry?.attributes.id ?? '')?.target ?? '' };
  }
  if (type === '_webimage') {
    const listPart = pack.related(workbookPart, 'rdRichValueWebImage') ?? '';
    const entry = elementsOf(pack.root(listPart))[Number(textOf('WebImageIdentifier'))];
    return { path: pack.relations(listPart).get(child(entry, 'blip')?.attributes.id ?? '')?.target ?? '' };
  }
  const text = textOf('_DisplayString') ?? (fallback && textWithin(fallback));
  return text ? { text } : undefined;
}

/** Paths of pictures in cells as WPS Office stores them, by the names that formulas use. */
function namedImages(pack: Package, workbookPart: string): Map<string, string> {
  const part = pack.related(workbookPart, 'cellImage') ?? '';
  const targets = pack.relations(part);
  return new Map(
    within(pack.root(part), 'pic').map((picture) => [
      within(picture, 'cNvPr')[0]?.attributes.name ?? '',
      targets.get(within(picture, 'blip')[0]?.attributes.embed ?? '')?.target ?? '',
    ]),
  );
}

/** Places a picture over its cell, instead of the cell's value. */
function placePicture(path: string, cell: Cell, sheet: Sheet, workbook: Workbook, pack: Package): void {
  cell.value = undefined;
  cell.kind = 'text';
  const bytes = drawable.test(path) ? pack.bytes(path) : undefined;
  if (!bytes) {
    sheet.undrawn.pictures = (sheet.undrawn.pictures ?? 0) + 1;
    return;
  }
  workbook.media.set(path, bytes);
  const { row, column } = cell;
  const isFirst = ({ top, left }: Range) => top === row && left === column;
  const cells = sheet.merges.find(isFirst) ?? { top: row, left: column, bottom: row, right: column };
  const { horizontal = 'general', vertical = 'bottom' } = workbook.styles[cell.style] ?? {};
  const ratio = pictureRatio(bytes);
  const drawing: Drawing = {
    anchor: { from: { row, column, x: 0, y: 0 } },
    ...{ cells, path },
    ...(ratio && {
      fitted: {
        ratio,
        across: horizontal === 'center' ? 0.5 : horizontal === 'right' ? 1 : 0,
        down: { top: 0, center: 0.5, bottom: 1 }[vertical],
      },
    }),
  };
  sheet.drawings.push(drawing);
}
