import { daysTo1904 } from '../../drawing/chart-dates';
import { Fault } from '../../engine';
import { Package } from '../../text/docx/package';
import { child, type Element, elementsOf, textWithin } from '../../text/docx/xml';
import { flag } from './attributes';
import { columnOf, rangeOf, referencesOf } from './cell-references';
import { Colours } from './colours';
import { countIgnored, countIgnoredPart, countPivots } from './ignored';
import { type ReadLink, resolveLinks } from './links';
import type { Cell, Sheet, Workbook } from './model';
import { type SharedText, unescaped } from './read-cells';
import { readComments } from './read-comments';
import { imageNameIn, mediaParts, readDrawings } from './read-drawings';
import { emptySheet, readSheet } from './read-sheet';
import { readTables } from './read-tables';
import { readVml } from './read-vml';
import { readOwnFont, readStyles } from './styles';

/** Types of sheets that are printed, among them macro and dialog sheets of Excel 4 and 5. */
const sheetTypes = /^(work|chart|dialog|xlMacro|xlIntlMacro)sheet$/;

/**
 * Reads an .xlsx or .xlsm file (ECMA-376 part 1, 18) with everything that is printed, as far as the file contains it
 * (`completeWorkbook` adds the rest).
 *
 * @throws Fault `kind` for another ZIP, `damaged` for unreadable parts, `empty` without a sheet
 */
export function readWorkbook(bytes: Uint8Array, name: string): Workbook {
  const pack = new Package(bytes, name, new RegExp(`${mediaParts.source}|\\.(xml|rels)$`, 'i'));
  try {
    const workbookPart = pack.related('', 'officeDocument') ?? 'xl/workbook.xml';
    const root = pack.root(workbookPart);
    if (root?.name !== 'workbook') throw new Fault('kind', { file: name });
    const part = (type: string) => pack.root(pack.related(workbookPart, type));
    const theme = part('theme');
    const styleSheet = part('styles');
    const colours = new Colours(theme, styleSheet);
    const styles = readStyles(styleSheet, colours);
    const textOf = (item: Element) => readText(item, colours);
    const texts = elementsOf(part('sharedStrings')).map(textOf);
    const entries = elementsOf(child(root, 'sheets'));
    const hidesObjects = child(root, 'workbookPr')?.attributes.showObjects === 'none';
    const media: Workbook['media'] = new Map();
    const epoch = flag(child(root, 'workbookPr')?.attributes.date1904) ? daysTo1904 : 0;
    const sheets = entries.flatMap(({ attributes }, index): Sheet[] => {
      const relation = pack.relations(workbookPart).get(attributes.id ?? '');
      const isChart = relation?.type === 'chartsheet';
      const xml = relation && sheetTypes.test(relation.type) ? pack.text(relation.target) : undefined;
      if (!relation || xml === undefined) return [];
      const hidden = (attributes.state ?? 'visible') !== 'visible';
      const links: ReadLink[] = [];
      const sheet = readSheet(
        xml,
        emptySheet(attributes.name ?? '', hidden),
        { texts, textOf, epoch },
        links,
      );
      resolveLinks(sheet, links, pack.relations(relation.target));
      if (!hidesObjects) {
        readDrawings(pack, relation.target, sheet, media);
        readVml(pack, relation.target, sheet, media);
      } else sheet.undrawnDrawings = 0;
      if (isChart) fillPage(sheet);
      sheet.tables = readTables(pack, relation.target);
      countPivots(pack, relation.target, sheet);
      readComments(pack, relation.target, sheet, textOf, styles);
      applyNames(sheet, index, root);
      return [sheet];
    });
    if (sheets.length === 0) throw new Fault('empty', { file: name });
    const hasRichCells = sheets.some(
      ({ richCells, cells }) => richCells.length > 0 || cells.some(imageNameIn),
    );
    const calculation = child(root, 'calcPr')?.attributes;
    // Office 2007 has the version number 12 (ECMA-376, 22.2.2.2).
    const properties = pack.root(pack.related('', 'extended-properties'));
    const isOf2007 = textWithin(child(properties, 'AppVersion')).trim().startsWith('12.');
    const workbook: Workbook = {
      name,
      sheets,
      media,
      missingSheets: entries.length - sheets.length,
      ...(hasRichCells && { pack }),
      ...(theme && { theme }),
      ...(styleSheet && { styleSheet }),
      isOf2007,
      computesAll: flag(calculation?.fullCalcOnLoad),
      names: namesOf(root),
      styles,
      epoch,
    };
    for (const sheet of sheets) {
      countIgnored(sheet, workbook.styles);
      countEdgeCodes(sheet);
      // Rotated text has a single font here.
      const isRotated = ({ rich, style }: Cell) => {
        const { rotation = 0, isStacked } = workbook.styles[style] ?? {};
        return rich && (rotation !== 0 || isStacked);
      };
      const rotatedCount = sheet.cells.filter(isRotated).length;
      if (rotatedCount > 0) sheet.undrawn.rich = rotatedCount;
    }
    return workbook;
  } catch (error) {
    if (error instanceof Fault || error instanceof RangeError) throw error;
    throw new Fault('damaged', { file: name, detail: (error as Error).message }, { cause: error });
  }
}

/** A text with its runs, without phonetic readings (`rPh`; ECMA-376, 18.4.8). */
function readText(item: Element, colours: Colours): SharedText {
  const parts = elementsOf(item).filter(({ name }) => name !== 'rPh' && name !== 'phoneticPr');
  const runs = parts.map((part) => {
    const look = child(part, 'rPr');
    return {
      text: unescaped(textWithin(child(part, 't') ?? part)),
      font: look ? readOwnFont(look, colours) : {},
    };
  });
  const text = runs.map((run) => run.text).join('');
  return runs.some(({ font }) => Object.keys(font).length > 0) ? { text, rich: runs } : { text };
}

/** Size in points of a chart sheet: a landscape page without its margins, rounded to rows and columns. */
const chartSheet = { width: 720, height: 450 };

/** Makes the chart of a chart sheet fill a page, in landscape by default (ECMA-376, 18.3.1.12). */
function fillPage(sheet: Sheet) {
  sheet.landscape ??= true;
  sheet.setup.fit = { wide: 1, tall: 1 };
  const from = { row: 0, column: 0, x: 0, y: 0 };
  for (const drawing of sheet.drawings) drawing.anchor = { from, size: chartSheet };
}

/** Defined names; a name that belongs to a sheet has the sheet's index. */
const namesOf = (workbook: Element): Workbook['names'] =>
  elementsOf(child(workbook, 'definedNames')).map((element) => {
    const { name = '', localSheetId } = element.attributes;
    const formula = textWithin(element);
    return localSheetId === undefined ? { name, formula } : { name, formula, sheet: Number(localSheetId) };
  });

/** Whether a formula calls a function, ignoring names of sheets. */
const isComputed = (formula: string) => /\w\(/.test(formula.replace(/'[^']*'/g, ''));

/** Applies print areas and titles, which are defined names that belong to a sheet. */
function applyNames(sheet: Sheet, index: number, workbook: Element) {
  for (const name of elementsOf(child(workbook, 'definedNames'))) {
    if (Number(name.attributes.localSheetId ?? -1) !== index) continue;
    const references = referencesOf(textWithin(name));
    if (name.attributes.name === '_xlnm.Print_Area') {
      const formula = textWithin(name);
      sheet.areas = references.flatMap((reference) => rangeOf(reference) ?? []);
      const isKnown = sheet.areas.length > 0 && !isComputed(formula);
      // A print area that is computed, or that refers to another name, is not supported; a deleted one means the
      // whole sheet.
      if (!isKnown) {
        sheet.areas = [];
        if (!formula.includes('#REF!')) countIgnoredPart(sheet, 'printArea');
      }
    } else if (name.attributes.name === '_xlnm.Print_Titles') {
      for (const reference of references) {
        const [from = '', to = from] = reference.replaceAll('$', '').split(':');
        if (/^\d+$/.test(from)) sheet.titles.rows = [Number(from) - 1, Number(to) - 1];
        else if (/^[A-Z]+$/.test(from)) sheet.titles.columns = [columnOf(from), columnOf(to)];
      }
    }
  }
}

/**
 * Counts headers and footers that show the folder of the file (18.3.1.39: `&Z`), which is not known here, and those with
 * outlined or shadowed letters (`&O` and `&H`).
 */
function countEdgeCodes(sheet: Sheet): void {
  const { odd, even, first, hasEven, hasFirst } = sheet.headerFooter;
  const texts = [odd, ...(hasEven ? [even] : []), ...(hasFirst ? [first] : [])]
    .flatMap(({ header, footer }) => [header, footer])
    .map((text) => text.replace(/&&|&"[^"]*"/g, ''));
  countIgnoredPart(sheet, 'folder', texts.filter((text) => /&Z/i.test(text)).length);
  countIgnoredPart(sheet, 'fontEffects', texts.filter((text) => /&[OH]/i.test(text)).length);
}
