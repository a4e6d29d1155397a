import type { Fact } from '../../engine';
import { namesOf } from '../read/cell-references';
import type { Ignored } from '../read/ignored';
import type { Sheet } from '../read/model';
import type { ExcelFact } from './excel-fact';

/** Facts that a sheet counts, with the number that it has of each. */
const countsBySheet: readonly [ExcelFact, (sheet: Sheet) => number][] = [
  ['rules', ({ undrawnRules }) => undrawnRules],
  ['table-styles', ({ undrawn }) => undrawn.tables ?? 0],
  ['rich', ({ undrawn }) => undrawn.rich ?? 0],
  ['sparklines', ({ undrawn }) => undrawn.sparklines ?? 0],
  ['controls', ({ undrawn }) => undrawn.controls ?? 0],
  ['formulas-shown', ({ undrawn }) => undrawn.formulas ?? 0],
  ['effects', ({ undrawn }) => undrawn.effects ?? 0],
];

/**
 * Facts about formulas of the printed sheets, and about content that their pages lack.
 *
 * @param ignoredInPrint parts that were found to be ignored when the pages were laid out, with their numbers
 */
export function absentFacts(
  printedSheets: Iterable<Sheet>,
  ignoredInPrint: Partial<Record<Ignored, number>>,
): Fact<ExcelFact>[] {
  const sheets = [...printedSheets];
  const facts: Fact<ExcelFact>[] = [];
  for (const { name, uncomputed, outdated } of sheets) {
    for (const [fact, cells] of [
      ['uncomputed', uncomputed],
      ['outdated', outdated],
    ] as const) {
      const detail = namesOf(cells);
      if (cells.length > 0) facts.push({ fact, count: cells.length, lost: true, file: name, detail });
    }
  }
  for (const fact of ['computed', 'today'] as const) {
    const count = sheets.reduce((sum, sheet) => sum + (sheet[fact] ?? 0), 0);
    if (count > 0) facts.push({ fact, count });
  }
  const ignored = new Map(Object.entries(ignoredInPrint));
  for (const sheet of sheets)
    for (const [kind, count] of sheet.ignored) ignored.set(kind, (ignored.get(kind) ?? 0) + count);
  for (const [detail, count] of ignored)
    if (count > 0) facts.push({ fact: 'settings', lost: true, count, detail });
  for (const [fact, countOf] of countsBySheet) {
    const affectedSheets = sheets.filter((sheet) => countOf(sheet) > 0);
    const detail = affectedSheets.map(({ name }) => name).join(', ');
    const count = affectedSheets.reduce((sum, sheet) => sum + countOf(sheet), 0);
    if (count > 0) facts.push({ fact, count, lost: true, detail });
  }
  return facts;
}
