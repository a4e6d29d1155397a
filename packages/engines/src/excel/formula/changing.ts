import type { Cell, Range, Workbook } from '../read/model';
import { noPlace } from './context';
import { type Node, parse } from './parse';
import { partOf } from './table-part';
import { Unsupported } from './values';
import { dateTimeFunctions, randomFunctions } from './volatile';

/** Maximum number of formulas whose references are followed: reading more takes seconds. */
const maxFormulas = 60_000;

type Area = { sheet: number; range: Range };
type Formula = { cell: Cell; sheet: number; text: string };

/**
 * Cells whose saved results Excel replaces when it opens the file.
 *
 * @returns `byClock`: cells that depend on the date but not on random numbers; `byChance`: cells that depend on random
 *   numbers; `unknown`: in a workbook with more than 60,000 formulas, all other cells with formulas, because their
 *   references are not followed
 */
export function changingCells(workbook: Workbook) {
  const formulas = workbook.sheets.flatMap(({ cells }, sheet) =>
    cells.flatMap((cell) => (cell.formula?.isSaved ? { cell, sheet, text: cell.formula.text } : [])),
  );
  const cellsMatching = (pattern: RegExp) => formulas.filter(({ text }) => pattern.test(text));
  const [clock, chance] = [cellsMatching(dateTimeFunctions), cellsMatching(randomFunctions)];
  const hasAny = clock.length > 0 || chance.length > 0;
  const isFollowed = formulas.length <= maxFormulas;
  const dependents = hasAny && isFollowed ? new Dependents(formulas, workbook) : undefined;
  const cellsFrom = (first: readonly Formula[]) =>
    dependents?.withDependents(first) ?? new Set(first.map(({ cell }) => cell));
  const [byClock, byChance] = [cellsFrom(clock), cellsFrom(chance)];
  for (const cell of byChance) byClock.delete(cell);
  const unknown = new Set<Cell>();
  if (hasAny && !isFollowed)
    for (const { cell } of formulas) if (!byClock.has(cell) && !byChance.has(cell)) unknown.add(cell);
  return { byClock, byChance, unknown };
}

/** Formulas that read a column of a sheet, by the cell or the rows that they read. */
type Readers = {
  ofCell: Map<number, Formula[]>;
  ofRows: { top: number; bottom: number; formula: Formula }[];
};

/** Maximum number of columns of an area that are indexed one by one; wider areas are searched for every cell. */
const maxIndexedColumns = 256;

/** Index of the formulas that read a cell. */
class Dependents {
  readonly #columns = new Map<string, Readers>();
  readonly #wide: { area: Area; formula: Formula }[] = [];

  constructor(formulas: readonly Formula[], workbook: Workbook) {
    for (const formula of formulas) {
      for (const area of areasIn(formula.text, formula.cell, formula.sheet, workbook)) {
        const { top, bottom, left, right } = area.range;
        if (right - left >= maxIndexedColumns) this.#wide.push({ area, formula });
        else
          for (let column = left; column <= right; column++) {
            const { ofCell, ofRows } = this.#readersOf(area.sheet, column);
            if (top < bottom) ofRows.push({ top, bottom, formula });
            else if (ofCell.get(top)?.push(formula) === undefined) ofCell.set(top, [formula]);
          }
      }
    }
  }

  #readersOf(sheet: number, column: number): Readers {
    const key = `${sheet} ${column}`;
    const readers = this.#columns.get(key) ?? { ofCell: new Map(), ofRows: [] };
    this.#columns.set(key, readers);
    return readers;
  }

  /** @returns the cells of these formulas, and of all formulas that read them, directly or through others */
  withDependents(first: readonly Formula[]): Set<Cell> {
    const cells = new Set(first.map(({ cell }) => cell));
    const waiting = [...first];
    // By column, the areas of formulas that are not among the cells yet, so that a running total is visited only once.
    const unvisited = new Map<Readers, Readers['ofRows']>();
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { sheet, cell } = next;
      const { row, column } = cell;
      const ofColumn = this.#readersOf(sheet, column);
      const ofRows = (unvisited.get(ofColumn) ?? ofColumn.ofRows).filter(
        ({ formula }) => !cells.has(formula.cell),
      );
      unvisited.set(ofColumn, ofRows);
      const readers = [
        ...(ofColumn.ofCell.get(row) ?? []),
        ...ofRows.filter(({ top, bottom }) => top <= row && row <= bottom).map(({ formula }) => formula),
        ...this.#wide
          .filter(({ area }) => area.sheet === sheet && contains(area.range, cell))
          .map(({ formula }) => formula),
      ];
      for (const reader of readers) {
        if (cells.has(reader.cell)) continue;
        cells.add(reader.cell);
        waiting.push(reader);
      }
    }
    return cells;
  }
}

const contains = ({ top, bottom, left, right }: Range, { row, column }: Cell) =>
  top <= row && row <= bottom && left <= column && column <= right;

/** The areas that a formula refers to, directly or through defined names and tables. */
function areasIn(text: string, cell: Cell, sheet: number, workbook: Workbook, depth = 0): Area[] {
  const { rowOffset = 0, columnOffset = 0 } = depth === 0 ? (cell.formula ?? {}) : {};
  const sheetOf = (name: string | undefined) =>
    name === undefined
      ? sheet
      : workbook.sheets.findIndex((other) => other.name.toLowerCase() === name.toLowerCase());
  const walk = (node: Node): Area[] => {
    switch (node.kind) {
      case 'reference': {
        const { range, fixed } = node;
        const [top, left, bottom, right] = fixed;
        const moved = {
          top: range.top + (top ? 0 : rowOffset),
          left: range.left + (left ? 0 : columnOffset),
          bottom: range.bottom + (bottom ? 0 : rowOffset),
          right: range.right + (right ? 0 : columnOffset),
        };
        return [{ sheet: sheetOf(node.sheet), range: moved }];
      }
      case 'name': {
        const named = workbook.names.find(({ name }) => name.toLowerCase() === node.name.toLowerCase());
        return named && depth < 5 ? areasIn(named.formula, cell, sheet, workbook, depth + 1) : [];
      }
      case 'table':
        return workbook.sheets.flatMap(({ tables }, index) =>
          tables
            .filter(({ name, range }) =>
              node.table
                ? name.toLowerCase() === node.table.toLowerCase()
                : index === sheet && range.top <= cell.row && cell.row <= range.bottom,
            )
            .map((table) => ({
              sheet: index,
              range: partOf(table, node.inside, { ...noPlace, row: cell.row }),
            })),
        );
      case 'call':
        return node.args.flatMap(walk);
      case 'unary':
        return walk(node.operand);
      case 'binary':
        return [...walk(node.left), ...walk(node.right)];
      case 'array':
        return node.rows.flat().flatMap(walk);
      default:
        return [];
    }
  };
  try {
    return walk(parse(text.replace(/^=/, '')));
  } catch (error) {
    if (error instanceof Unsupported) return [];
    throw error;
  }
}
