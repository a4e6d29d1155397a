import type { Host } from '../engine';
import type { Sheet, Workbook } from './read/model';

/** Completes a workbook, see `completed`: the code for it is fetched for those that need it only. */
export async function complete(workbook: Workbook, host: Host): Promise<Workbook> {
  const hasShapes = ({ drawn, controls }: Sheet) => controls.length > 0 || drawn.some(({ shape }) => shape);
  if (workbook.sheets.some(hasShapes)) {
    const { layControls, readShapes } = await host.part('shapes', () => import('./parts/shapes'));
    readShapes(workbook);
    layControls(workbook);
  }
  if (!isIncomplete(workbook)) return workbook;
  const { completed } = await host.part('complete', () => import('./parts/complete'));
  return completed(workbook);
}

const isIncomplete = ({ sheets, computesAll }: Workbook): boolean =>
  sheets.some(
    ({ cells, rules, tables, drawn }) =>
      rules.length > 0 ||
      tables.some(({ style }) => style) ||
      drawn.some(({ chart }) => chart) ||
      cells.some(({ formula }) => formula && (computesAll || !formula.isSaved)),
  );
