import { Fault } from '../../engine';
import { textWithin } from '../../text/docx/xml';
import { Archive, child, type Element, elementsOf, flag } from './archive';
import { Colours } from './colours';
import type { Sheet, Workbook } from './model';
import { emptySheet, readSheet } from './read-sheet';
import { columnOf, rangeOf, referencesOf } from './references';
import { readStyles } from './styles';

/**
 * Reads an .xlsx or .xlsm file (ECMA-376 part 1, 18) with everything that is printed.
 *
 * @throws Fault `kind` for another ZIP, `damaged` for unreadable parts, `empty` without a sheet
 */
export function readWorkbook(bytes: Uint8Array, name: string): Workbook {
  const archive = new Archive(bytes, name);
  const main =
    archive.relations('').find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml';
  const root = archive.root(main);
  if (root?.name !== 'workbook') throw new Fault('kind', { file: name });
  try {
    const relations = archive.relations(main);
    const partOf = (type: string) => relations.find((relation) => relation.type === type)?.target;
    const texts = readTexts(archive, partOf('sharedStrings'));
    const entries = elementsOf(child(root, 'sheets'));
    const sheets = entries.flatMap(({ attributes }, index): Sheet[] => {
      const relation = relations.find(({ id }) => id === attributes.id);
      const xml = relation?.type === 'worksheet' ? archive.text(relation.target) : undefined;
      if (!relation || xml === undefined) return [];
      const hidden = (attributes.state ?? 'visible') !== 'visible';
      const sheet = readSheet(xml, emptySheet(attributes.name ?? '', hidden), texts);
      sheet.drawings = drawingsOf(archive, relation.target);
      applyNames(sheet, index, root);
      return [sheet];
    });
    if (sheets.length === 0) throw new Fault('empty', { file: name });
    return {
      name,
      sheets,
      styles: readStyles(archive, partOf('styles'), new Colours(archive, partOf('theme'))),
      epoch: flag(child(root, 'workbookPr')?.attributes.date1904) ? 1462 : 0,
    };
  } catch (error) {
    if (error instanceof Fault || error instanceof RangeError) throw error;
    throw new Fault('damaged', { file: name, detail: (error as Error).message }, { cause: error });
  }
}

/** Shared strings, without phonetic readings (`rPh`). */
function readTexts(archive: Archive, path: string | undefined): string[] {
  const root = path ? archive.root(path) : undefined;
  return elementsOf(root).map((item) =>
    elementsOf(item)
      .filter((part) => part.name !== 'rPh' && part.name !== 'phoneticPr')
      .map(textWithin)
      .join(''),
  );
}

/** Charts, pictures and shapes of a sheet. */
function drawingsOf(archive: Archive, path: string): number {
  const drawing = archive.relations(path).find(({ type }) => type === 'drawing');
  const anchors = elementsOf(drawing && archive.root(drawing.target));
  return anchors.filter(({ name }) => name.endsWith('Anchor')).length;
}

/** Print areas and titles are defined names scoped to a sheet. */
function applyNames(sheet: Sheet, index: number, workbook: Element) {
  for (const name of elementsOf(child(workbook, 'definedNames'))) {
    if (Number(name.attributes.localSheetId ?? -1) !== index) continue;
    const references = referencesOf(textWithin(name));
    if (name.attributes.name === '_xlnm.Print_Area') {
      sheet.areas = references.flatMap((reference) => rangeOf(reference) ?? []);
    } else if (name.attributes.name === '_xlnm.Print_Titles') {
      for (const reference of references) {
        const [from = '', to = from] = reference.replaceAll('$', '').split(':');
        if (/^\d+$/.test(from)) sheet.titles.rows = [Number(from) - 1, Number(to) - 1];
        else if (/^[A-Z]+$/.test(from)) sheet.titles.columns = [columnOf(from), columnOf(to)];
      }
    }
  }
}
