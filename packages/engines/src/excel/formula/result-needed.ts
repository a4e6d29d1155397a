import type { Cell } from '../read/model';

/** Thrown when a formula needs the result of another cell first. */
export class ResultNeeded extends Error {
  /** Cells whose formulas wait for `cell`, directly or indirectly. */
  readonly dependents: Cell[] = [];

  constructor(
    readonly cell: Cell,
    readonly sheet: number,
  ) {
    super('a result of another cell');
  }
}
