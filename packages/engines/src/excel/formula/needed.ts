import type { Cell } from '../read/model';

/** A cell whose result a formula must have before it can go on. */
export class Needed extends Error {
  /** Cells whose formulas wait for it, directly or by others of them. */
  readonly dependents: Cell[] = [];

  constructor(
    readonly cell: Cell,
    readonly sheet: number,
  ) {
    super('a result of another cell');
  }
}
