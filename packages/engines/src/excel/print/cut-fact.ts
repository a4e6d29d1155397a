import type { Fact } from '../../engine';
import { letterOf } from '../read/cell-references';
import type { ExcelFact } from './excel-fact';
import { columnAt } from './grid';

/** The fact about the cells of a sheet whose text is cut off, by their keys, with the letters of their columns. */
export function cutFact(file: string, keys: readonly number[]): Fact<ExcelFact>[] {
  const detail = [...new Set(keys.map((key) => letterOf(columnAt(key))))].join(', ');
  return keys.length > 0 ? [{ fact: 'clipped', count: keys.length, lost: true, file, detail }] : [];
}
