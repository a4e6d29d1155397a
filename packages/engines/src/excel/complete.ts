import type { Host } from '../engine';
import { type Element, within } from '../text/docx/xml';
import { isSymbolFont, setSymbolTables, unicodeOf } from '../write/symbol-fonts';
import { dateTimeFunctions, randomFunctions } from './formula/volatile';
import type { Cell, Sheet, TextRun, Workbook } from './read/model';

/** Completes a workbook (see `completeWorkbook`); the code is fetched only for workbooks that need it. */
export async function complete(workbook: Workbook, host: Host): Promise<Workbook> {
  await readSymbols(workbook, host);
  const hasShapes = ({ drawings, controls }: Sheet) =>
    controls.length > 0 || drawings.some(({ shape }) => shape);
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

/** Loads the symbols of symbol fonts if a style uses one, and converts rich text in such fonts. */
async function readSymbols({ styles, sheets }: Workbook, host: Host): Promise<void> {
  const familyOf = ({ font }: TextRun, { style }: Cell) => font.family ?? styles[style]?.font.family ?? '';
  const hasSymbols = (cell: Cell) => cell.rich?.some((run) => isSymbolFont(familyOf(run, cell)));
  const cellsWithSymbols = sheets.flatMap(({ cells }) => cells.filter(hasSymbols));
  const isInShapes = sheets.some(({ drawings }) => drawings.some(({ shape }) => hasSymbolFont(shape)));
  if (cellsWithSymbols.length === 0 && !isInShapes && !styles.some(({ font }) => isSymbolFont(font.family)))
    return;
  const { tables } = await host.part('symbols', () => import('./parts/symbols'));
  setSymbolTables(tables);
  for (const cell of cellsWithSymbols) {
    const runs = cell.rich?.map((run) => ({ ...run, text: unicodeOf(run.text, familyOf(run, cell)) }));
    if (runs) Object.assign(cell, { rich: runs, value: runs.map(({ text }) => text).join('') });
  }
}

const isIncomplete = ({ sheets, computesAll, pack }: Workbook): boolean =>
  pack !== undefined ||
  sheets.some(
    ({ cells, rules, extensionRules, tables, drawings, sparklines }) =>
      sparklines.length > 0 ||
      rules.length > 0 ||
      extensionRules.length > 0 ||
      tables.some(({ style }) => style) ||
      drawings.some(({ chart }) => chart) ||
      cells.some(
        ({ formula }) =>
          formula &&
          (computesAll ||
            !formula.isSaved ||
            dateTimeFunctions.test(formula.text) ||
            randomFunctions.test(formula.text)),
      ),
  );
