import type { Cell, Range, Workbook } from '../read/model';
import { noPlace } from './context';
import { type Node, parse } from './parse';
import { partOf } from './table-part';
import { Unsupported } from './values';
import { ofChance, ofClock } from './volatile';

/** Formulas whose references are followed at most: more of them take seconds. */
const MOST_FORMULAS = 60_000;

/** Rounds in which the formulas that depend on others are found. */
const MOST_ROUNDS = 30;

type Area = { sheet: number; range: Range };

/**
 * Cells whose saved results Excel does not keep when it opens the file.
 *
 * @returns those that follow from the day alone, and those in which there is chance
 */
export function changingCells(workbook: Workbook): { byClock: Set<Cell>; byChance: Set<Cell> } {
  const formulas = workbook.sheets.flatMap(({ cells }, sheet) =>
    cells.flatMap((cell) => (cell.formula?.isSaved ? { cell, sheet, text: cell.formula.text } : [])),
  );
  const having = (pattern: RegExp) => formulas.filter(({ text }) => pattern.test(text));
  const [byClock, byChance] = [new Set<Cell>(), new Set<Cell>()];
  const seeds = [having(ofClock), having(ofChance)] as const;
  const areas = new Map<Cell, readonly Area[]>();
  const isFollowed = formulas.length <= MOST_FORMULAS;
  for (const [index, found] of [byClock, byChance].entries()) {
    const first = seeds[index] ?? [];
    if (first.length === 0) continue;
    const places = new Places();
    for (const { cell, sheet } of first) {
      found.add(cell);
      places.add(sheet, cell);
    }
    for (let round = 0, isGrowing = isFollowed; isGrowing && round < MOST_ROUNDS; round++) {
      isGrowing = false;
      for (const { cell, sheet, text } of formulas) {
        if (found.has(cell)) continue;
        const read = areas.get(cell) ?? areasIn(text, cell, sheet, workbook);
        areas.set(cell, read);
        if (!read.some((area) => places.hasAny(area))) continue;
        found.add(cell);
        places.add(sheet, cell);
        isGrowing = true;
      }
    }
  }
  for (const cell of byChance) byClock.delete(cell);
  return { byClock, byChance };
}

/** Cells of sheets, by their columns. */
class Places {
  readonly #columns = new Map<number, Map<number, Set<number>>>();

  add(sheet: number, { row, column }: Cell) {
    const columns = this.#columns.get(sheet) ?? new Map<number, Set<number>>();
    this.#columns.set(sheet, columns);
    columns.set(column, (columns.get(column) ?? new Set()).add(row));
  }

  hasAny({ sheet, range: { top, bottom, left, right } }: Area): boolean {
    for (const [column, rows] of this.#columns.get(sheet) ?? []) {
      if (column < left || column > right) continue;
      if (bottom - top < rows.size) {
        for (let row = top; row <= bottom; row++) if (rows.has(row)) return true;
      } else for (const row of rows) if (row >= top && row <= bottom) return true;
    }
    return false;
  }
}

/** The areas that a formula names; those that a name or a table has, too. */
function areasIn(text: string, cell: Cell, sheet: number, workbook: Workbook, depth = 0): Area[] {
  const { down = 0, across = 0 } = depth === 0 ? (cell.formula ?? {}) : {};
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
          top: range.top + (top ? 0 : down),
          left: range.left + (left ? 0 : across),
          bottom: range.bottom + (bottom ? 0 : down),
          right: range.right + (right ? 0 : across),
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
