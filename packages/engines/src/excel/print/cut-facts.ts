import type { Fact } from '../../engine';
import { letterOf } from '../read/cell-references';
import type { ExcelFact } from './excel-fact';
import { columnAt } from './grid';

/** Keys of the cells of an area whose text is cut off. */
export type CutCells = {
  cut: Set<number>;
  /** Those of `cut` whose text is cut off where the page ends, although the next column is free. */
  cutAtPage: Set<number>;
};

/** Facts about the cells of a sheet whose text is cut off, with the letters of their columns. */
export function cutFacts(file: string, areas: readonly CutCells[]): Fact<ExcelFact>[] {
  return (['clipped', 'cut-at-page'] as const).flatMap((fact) => {
    const keys = areas.flatMap(({ cut, cutAtPage }) =>
      [...cut].filter((key) => cutAtPage.has(key) === (fact === 'cut-at-page')),
    );
    const detail = [...new Set(keys.map((key) => letterOf(columnAt(key))))].join(', ');
    return keys.length > 0 ? [{ fact, count: keys.length, lost: true, file, detail }] : [];
  });
}
