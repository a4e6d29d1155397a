import { countIgnoredPart } from '../read/ignored';
import type { Cell, Workbook } from '../read/model';
import { Calculator } from './calculator';
import { changingCells } from './changing';
import { errors, FormulaError, isArea, isMatrix, type Scalar, Unsupported } from './values';

/**
 * Computes the formulas without a saved result, and those to be recalculated whenever the file is opened, and stores
 * the results in their cells. A cell whose formula cannot be computed here keeps its value.
 */
export function fillResults(workbook: Workbook): void {
  const { byClock, byChance, unknown } = changingCells(workbook);
  const needsResult = (cell: Cell) =>
    cell.formula !== undefined && (workbook.computesAll || !cell.formula.isSaved || byClock.has(cell));
  if (!workbook.computesAll)
    for (const sheet of workbook.sheets) {
      countIgnoredPart(sheet, 'volatile', sheet.cells.filter((cell) => byChance.has(cell)).length);
      countIgnoredPart(sheet, 'unfollowed', sheet.cells.filter((cell) => unknown.has(cell)).length);
    }
  const waiting = workbook.sheets.flatMap(({ cells }) => cells.filter(needsResult));
  if (waiting.length === 0) return;
  const calculator = new Calculator(workbook, waiting);
  const results: [Cell, Scalar][] = [];
  for (const [index, sheet] of workbook.sheets.entries()) {
    for (const cell of sheet.cells) {
      if (!needsResult(cell) || !cell.formula) continue;
      try {
        const result = calculator.resultOf(cell, index);
        // An array formula over several cells stores results in cells that the file may lack.
        if (cell.formula.isArray && cell.formula.isOverCells)
          throw new Unsupported('an array over several cells');
        if (!cell.formula.isSaved) sheet.computed += 1;
        else if (byClock.has(cell)) sheet.today = (sheet.today ?? 0) + 1;
        results.push([
          cell,
          isMatrix(result) || isArea(result) ? (calculator.matrix(result).rows[0]?.[0] ?? 0) : result,
        ]);
      } catch (error) {
        if (!(error instanceof Unsupported)) throw error;
        if (cell.formula.isSaved && !workbook.computesAll) countIgnoredPart(sheet, 'volatile');
        else if (cell.formula.isSaved) sheet.outdated.push(cell);
        else sheet.uncomputed.push(cell);
      }
    }
  }
  for (const [cell, result] of results) storeResult(cell, result);
}

function storeResult(cell: Cell, result: Scalar): void {
  if (typeof result === 'number' && !Number.isFinite(result)) storeResult(cell, errors.number);
  else if (result instanceof FormulaError) Object.assign(cell, { kind: 'error', value: result.code });
  else if (typeof result === 'boolean') Object.assign(cell, { kind: 'boolean', value: result });
  else if (typeof result === 'string') Object.assign(cell, { kind: 'text', value: result });
  // A reference to an empty cell shows 0.
  else Object.assign(cell, { kind: 'number', value: result ?? 0 });
}
