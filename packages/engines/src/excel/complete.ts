import type { Host } from '../engine';
import { type Element, within } from '../text/docx/xml';
import { isSymbolFont, setSymbolTables, unicodeOf } from '../write/symbol-fonts';
import { dateTimeFunctions, randomFunctions } from './formula/volatile';
import type { Cell, Sheet, TextRun, Workbook } from './read/model';

/** Completes a workbook (see `completeWorkbook`); the code is fetched only for workbooks that need it. */
export async function complete(workbook: Workbook, host: Host): Promise<Workbook> {
  await readSigns(workbook, host);
  const hasShapes = ({ drawn, controls }: Sheet) => controls.length > 0 || drawn.some(({ shape }) => shape);
  if (workbook.sheets.some(hasShapes)) {
    const { layOutControls, readShapes } = await host.part('shapes', () => import('./parts/shapes'));
    readShapes(workbook);
    layOutControls(workbook);
  }
  if (!isIncomplete(workbook)) return workbook;
  const { completeWorkbook } = await host.part('complete', () => import('./parts/complete'));
  return completeWorkbook(workbook);
}

/** Whether some text or bullet of a shape uses a symbol font (ECMA-376, 21.1.2.4.6). */
const hasSymbolFont = (shape: Element | undefined) =>
  ['buFont', 'latin'].some((name) =>
    within(shape, name).some(({ attributes }) => isSymbolFont(attributes.typeface ?? '')),
  );

/** Loads the signs of symbol fonts if a style uses one, and converts rich text in such fonts. */
async function readSigns({ styles, sheets }: Workbook, host: Host): Promise<void> {
  const familyOf = ({ font }: TextRun, { style }: Cell) => font.family ?? styles[style]?.font.family ?? '';
  const hasSigns = (cell: Cell) => cell.rich?.some((run) => isSymbolFont(familyOf(run, cell)));
  const cellsWithSigns = sheets.flatMap(({ cells }) => cells.filter(hasSigns));
  const isInShapes = sheets.some(({ drawn }) => drawn.some(({ shape }) => hasSymbolFont(shape)));
  if (cellsWithSigns.length === 0 && !isInShapes && !styles.some(({ font }) => isSymbolFont(font.family)))
    return;
  const { tables } = await host.part('symbols', () => import('./parts/symbols'));
  setSymbolTables(tables);
  for (const cell of cellsWithSigns) {
    const runs = cell.rich?.map((run) => ({ ...run, text: unicodeOf(run.text, familyOf(run, cell)) }));
    if (runs) Object.assign(cell, { rich: runs, value: runs.map(({ text }) => text).join('') });
  }
}

const isIncomplete = ({ sheets, computesAll, pack }: Workbook): boolean =>
  pack !== undefined ||
  sheets.some(
    ({ cells, rules, extensionRules, tables, drawn, sparklines }) =>
      sparklines.length > 0 ||
      rules.length > 0 ||
      extensionRules.length > 0 ||
      tables.some(({ style }) => style) ||
      drawn.some(({ chart }) => chart) ||
      cells.some(
        ({ formula }) =>
          formula &&
          (computesAll ||
            !formula.isSaved ||
            dateTimeFunctions.test(formula.text) ||
            randomFunctions.test(formula.text)),
      ),
  );
