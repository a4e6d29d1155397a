import { Unsupported } from '../formula/values';
import type { Cell, Range, Sheet } from './model';

/** Maximum number of cells that a rule over whole columns may examine. */
export const maxCells = 400_000;

/** Cells of a sheet by position; cells that the file lacks are created on demand. */
export class CellIndex {
  readonly #rows = new Map<number, Map<number, Cell>>();
  readonly #created = new Set<Cell>();
  #bottom = 0;
  #right = 0;

  constructor(readonly sheet: Sheet) {
    for (const cell of sheet.cells) {
      this.#put(cell);
      this.#bottom = Math.max(this.#bottom, cell.row);
      this.#right = Math.max(this.#right, cell.column);
    }
  }

  #put(cell: Cell) {
    const row = this.#rows.get(cell.row) ?? new Map<number, Cell>();
    this.#rows.set(cell.row, row.set(cell.column, cell));
  }

  /** Adds a cell that was created here to its sheet. */
  addToSheet(cell: Cell) {
    if (this.#created.delete(cell)) this.sheet.cells.push(cell);
  }

  /** Number of cells in ranges, up to the last cell of the file. */
  countWithin(ranges: readonly Range[]): number {
    return ranges.reduce((sum, { top, left, bottom, right }) => {
      const [rowCount, columnCount] = [
        Math.min(bottom, this.#bottom) - top + 1,
        Math.min(right, this.#right) - left + 1,
      ];
      return sum + Math.max(0, rowCount) * Math.max(0, columnCount);
    }, 0);
  }

  /**
   * Yields the cells in ranges, row by row.
   *
   * @param beyondCells whether to continue beyond the last cell of the file
   * @throws Unsupported for too many cells
   */
  *within(ranges: readonly Range[], beyondCells = false): Generator<Cell> {
    let count = 0;
    for (const { top, left, bottom, right } of ranges) {
      for (let row = top; row <= (beyondCells ? bottom : Math.min(bottom, this.#bottom)); row++) {
        for (let column = left; column <= (beyondCells ? right : Math.min(right, this.#right)); column++) {
          if (++count > maxCells) throw new Unsupported('a rule over too many cells');
          let cell = this.#rows.get(row)?.get(column);
          if (!cell) {
            cell = { row, column, kind: 'text', style: 0 };
            this.#created.add(cell);
            this.#put(cell);
          }
          yield cell;
        }
      }
    }
  }
}
