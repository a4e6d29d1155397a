import type { Cell, Range, Workbook } from '../read/model';
import { type Context, noPlace, type Place } from './context';
import { countsIn } from './criteria';
import { usesDateSerials } from './days';
import { functions } from './functions';
import { operate, safely } from './operators';
import { type Node, parse, type Reference } from './parse';
import { ResultNeeded } from './result-needed';
import { partOf } from './table-part';
import {
  type Area,
  errors,
  Failure,
  fail,
  isArea,
  isMatrix,
  type Matrix,
  type Scalar,
  toNumber,
  Unsupported,
  type Value,
  valueAt,
} from './values';

/** Largest number of steps for all formulas of a workbook together: some seconds of work. */
const maxSteps = 40_000_000;

const maxDepth = 400;

/** Evaluation depth beyond which a needed cell is computed first, from the top of the stack (see `ResultNeeded`). */
const deferDepth = 200;

/** Computes formulas of a workbook. Cells without a saved result are computed on demand. */
export class Calculator implements Context {
  readonly #cells: Map<number, Map<number, Cell>>[];
  readonly #sheets: Map<string, number>;
  readonly #extents: { bottom: number; right: number }[];
  readonly #parsed = new Map<string, Node>();
  readonly #waiting: ReadonlySet<Cell>;
  readonly #results = new Map<Cell, Value | Unsupported>();
  readonly #running = new Set<Cell>();
  readonly #counts = new Map<string, ReadonlyMap<string, number>>();
  #steps = 0;
  #depth = 0;
  readonly now = new Date();

  /** @param waiting cells whose formulas have no result yet */
  constructor(
    readonly workbook: Workbook,
    waiting: Iterable<Cell>,
  ) {
    this.#waiting = new Set(waiting);
    this.#sheets = new Map(workbook.sheets.map(({ name }, index) => [name.toLowerCase(), index]));
    this.#extents = workbook.sheets.map(() => ({ bottom: 0, right: 0 }));
    this.#cells = workbook.sheets.map(({ cells }, index) => {
      const rows = new Map<number, Map<number, Cell>>();
      const extent = this.#extents[index] as { bottom: number; right: number };
      for (const cell of cells) {
        const row = rows.get(cell.row) ?? new Map<number, Cell>();
        rows.set(cell.row, row.set(cell.column, cell));
        extent.bottom = Math.max(extent.bottom, cell.row);
        extent.right = Math.max(extent.right, cell.column);
      }
      return rows;
    });
  }

  /**
   * Result of a cell's formula. The far end of a chain is computed first, so that a long one does not overflow the
   * stack.
   *
   * @throws Unsupported if it cannot be computed here
   */
  resultOf(cell: Cell, sheet: number): Value {
    const stack = [new ResultNeeded(cell, sheet)];
    for (;;) {
      const top = stack.at(-1) as ResultNeeded;
      try {
        const result = this.#resultOf(top.cell, top.sheet);
        if (stack.length === 1) return result;
      } catch (error) {
        if (error instanceof ResultNeeded) {
          stack.push(error);
          continue;
        }
        if (stack.length === 1) throw error;
      }
      stack.pop();
      for (const dependent of top.dependents) this.#running.delete(dependent);
    }
  }

  #resultOf(cell: Cell, sheet: number): Value {
    const known = this.#results.get(cell);
    if (known instanceof Unsupported) throw known;
    if (known !== undefined) return known;
    // A circular reference has no result.
    if (this.#running.has(cell)) throw new Unsupported('a circular reference');
    this.#running.add(cell);
    try {
      const { row, column, formula } = cell;
      if (formula === undefined) throw new Unsupported('no formula');
      const place = {
        sheet,
        row,
        column,
        rowOffset: formula.rowOffset,
        columnOffset: formula.columnOffset,
        asArray: formula.isArray,
      };
      const value = this.run(formula.text, place);
      const result =
        formula.isArray || !(isArea(value) || isMatrix(value)) ? value : this.toSingle(value, place);
      this.#results.set(cell, result);
      this.#running.delete(cell);
      return result;
    } catch (error) {
      // The cell stays marked as running until its inputs are computed: meeting it again is a circular reference.
      if (error instanceof ResultNeeded) {
        error.dependents.push(cell);
        throw error;
      }
      const unsupported =
        error instanceof Unsupported ? error : new Unsupported('a formula that is nested too deeply');
      this.#results.set(cell, unsupported);
      this.#running.delete(cell);
      throw unsupported;
    }
  }

  /** Value of a formula, errors included. @throws Unsupported */
  run(formula: string, place: Place): Value {
    let node = this.#parsed.get(formula);
    if (!node) {
      node = parse(formula.replace(/^=/, ''));
      this.#parsed.set(formula, node);
    }
    return this.evaluate(node, place);
  }

  evaluate(node: Node, place: Place): Value {
    if (++this.#depth > maxDepth) {
      this.#depth = 0;
      throw new Unsupported('a formula that is nested too deeply');
    }
    try {
      return this.#evaluate(node, place);
    } catch (error) {
      if (error instanceof Failure) return error.error;
      throw error;
    } finally {
      this.#depth = Math.max(0, this.#depth - 1);
    }
  }

  #evaluate(node: Node, place: Place): Value {
    switch (node.kind) {
      case 'value':
        return node.value;
      case 'empty':
        return null;
      case 'reference':
        return this.#area(node, place);
      case 'name':
        return this.#named(node.name, node.sheet, place);
      case 'table':
        return this.#inTable(node.table, node.inside, place);
      case 'array':
        return { rows: node.rows.map((row) => row.map((cell) => this.scalar(cell, place))) };
      case 'unary': {
        const operand = this.evaluate(node.operand, place);
        if (node.operator === '@') return this.toSingle(operand, place);
        const { operator } = node;
        if (operator === '+') return operand;
        return this.#each([operand], place, ([value = null]) =>
          operator === '-' ? -toNumber(value) : toNumber(value) / 100,
        );
      }
      case 'binary': {
        const sides = [this.evaluate(node.left, place), this.evaluate(node.right, place)];
        return this.#each(sides, place, ([a = null, b = null]) => operate(node.operator, a, b));
      }
      case 'call': {
        const run = functions[node.name];
        if (!run) throw new Unsupported(`the function ${node.name}`);
        if (this.workbook.epoch > 0 && usesDateSerials(node)) throw new Unsupported('the 1904 date system');
        return run(node.args, this, place);
      }
    }
  }

  /** Applies an operation to values or, where arrays are expected, to each element of arrays. */
  #each(values: readonly Value[], place: Place, apply: (values: Scalar[]) => Scalar): Value {
    if (!place.asArray || !values.some((value) => isArea(value) || isMatrix(value)))
      return safely(() => apply(values.map((value) => this.toSingle(value, place))));
    const matrices = values.map((value) => this.matrix(value).rows);
    const height = Math.max(...matrices.map((rows) => rows.length));
    const width = Math.max(...matrices.map((rows) => rows[0]?.length ?? 0));
    return {
      rows: Array.from({ length: height }, (_, r) =>
        Array.from({ length: width }, (_, c) => {
          this.#step();
          return safely(() => apply(matrices.map((rows) => valueAt(rows, r, c))));
        }),
      ),
    };
  }

  /** Applies a function element by element, by the same rules as an operator. */
  map(values: readonly Value[], place: Place, apply: (values: Scalar[]) => Scalar): Value {
    return this.#each(values, place, apply);
  }

  scalar(node: Node, place: Place): Scalar {
    return this.toSingle(this.evaluate(node, place), place);
  }

  /** An array's first value, the value of a one-cell area, or an area's value in the formula's own row or column. */
  toSingle(value: Value, place: Place): Scalar {
    if (isMatrix(value)) return value.rows[0]?.[0] ?? null;
    if (!isArea(value)) return value;
    const { top, left, bottom, right } = value.range;
    if (top === bottom && left === right) return this.valueAt(value.sheet, top, left);
    if (left === right && place.row >= top && place.row <= bottom)
      return this.valueAt(value.sheet, place.row, left);
    if (top === bottom && place.column >= left && place.column <= right)
      return this.valueAt(value.sheet, top, place.column);
    return errors.value;
  }

  valueAt(sheet: number, row: number, column: number): Scalar {
    this.#step();
    const cell = this.#cells[sheet]?.get(row)?.get(column);
    if (!cell) return null;
    if (this.#waiting.has(cell)) {
      const known = this.#results.get(cell);
      if (known === undefined && this.#depth > deferDepth && !this.#running.has(cell))
        throw new ResultNeeded(cell, sheet);
      const result =
        known === undefined || known instanceof Unsupported ? this.#resultOf(cell, sheet) : known;
      return isMatrix(result)
        ? (result.rows[0]?.[0] ?? null)
        : isArea(result)
          ? this.toSingle(result, noPlace)
          : result;
    }
    if (cell.value === undefined) return null;
    if (cell.kind !== 'error') return cell.value;
    return Object.values(errors).find(({ code }) => code === cell.value) ?? errors.value;
  }

  formulaAt(sheet: number, row: number, column: number): string | undefined {
    return this.#cells[sheet]?.get(row)?.get(column)?.formula?.text;
  }

  #step() {
    if (++this.#steps > maxSteps) throw new Unsupported('too many steps');
  }

  /** All values of an area or array, except cells beyond the last one of the sheet. */
  matrix(value: Value): Matrix {
    if (isMatrix(value)) return value;
    if (!isArea(value)) return { rows: [[value]] };
    const { sheet } = value;
    const { top, left, bottom, right } = this.clipped(value);
    const rows: Scalar[][] = [];
    for (let row = top; row <= bottom; row++) {
      const line: Scalar[] = [];
      for (let column = left; column <= right; column++) line.push(this.valueAt(sheet, row, column));
      rows.push(line);
    }
    return { rows };
  }

  countsByValue(area: Area): ReadonlyMap<string, number> {
    const { top, left, bottom, right } = this.clipped(area);
    const key = [area.sheet, top, left, bottom, right].join();
    const known = this.#counts.get(key);
    if (known) return known;
    const counts = countsIn(this.matrix(area).rows);
    this.#counts.set(key, counts);
    return counts;
  }

  clipped({ sheet, range }: Area): Range {
    const { bottom, right } = this.#extents[sheet] ?? { bottom: 0, right: 0 };
    return {
      ...range,
      bottom: Math.min(range.bottom, Math.max(bottom, range.top)),
      right: Math.min(range.right, Math.max(right, range.left)),
    };
  }

  /** All values of arguments, with `fromCells` for those that come from cells. */
  *valuesIn(args: readonly Node[], place: Place): Generator<{ value: Scalar; fromCells: boolean }> {
    for (const arg of args) {
      const value = this.evaluate(arg, place);
      const fromCells = isArea(value) || isMatrix(value);
      if (!fromCells) yield { value, fromCells };
      else
        for (const row of this.matrix(value).rows) for (const cell of row) yield { value: cell, fromCells };
    }
  }

  sheetNamed(name: string): number {
    const index = this.#sheets.get(name.toLowerCase());
    return index === undefined ? fail(errors.reference) : index;
  }

  #area({ sheet, range, fixed }: Reference, place: Place): Area {
    const [top, left, bottom, right] = fixed;
    const { rowOffset, columnOffset } = place;
    const moved = {
      top: range.top + (top ? 0 : rowOffset),
      left: range.left + (left ? 0 : columnOffset),
      bottom: range.bottom + (bottom ? 0 : rowOffset),
      right: range.right + (right ? 0 : columnOffset),
    };
    if (moved.top < 0 || moved.left < 0) fail(errors.reference);
    return { sheet: sheet === undefined ? place.sheet : this.sheetNamed(sheet), range: moved };
  }

  #named(name: string, sheet: string | undefined, place: Place): Value {
    const scope = sheet === undefined ? place.sheet : this.sheetNamed(sheet);
    const { names } = this.workbook;
    const definition =
      names.find((entry) => entry.name.toLowerCase() === name.toLowerCase() && entry.sheet === scope) ??
      names.find((entry) => entry.name.toLowerCase() === name.toLowerCase() && entry.sheet === undefined);
    if (!definition) throw new Unsupported(`the name ${name}`);
    return this.run(definition.formula, { ...place, rowOffset: 0, columnOffset: 0 });
  }

  /** Cells of a table reference: a whole column, or only its cell in the formula's row (ECMA-376, 18.17.6.3). */
  #inTable(name: string, inside: string, place: Place): Area {
    const within = ({ range }: { range: Range }) =>
      place.row >= range.top &&
      place.row <= range.bottom &&
      place.column >= range.left &&
      place.column <= range.right;
    for (const [index, { tables }] of this.workbook.sheets.entries()) {
      for (const table of tables) {
        const isMatch = name
          ? table.name.toLowerCase() === name.toLowerCase()
          : index === place.sheet && within(table);
        if (isMatch) return { sheet: index, range: partOf(table, inside, place) };
      }
    }
    throw new Unsupported(`the table ${name}`);
  }
}
