import { useEffect } from 'react';
import type { Outcome } from '@/lib/engines/engine';
import type { OfficeOperations } from '@/lib/engines/office/operations';
import type { Report } from '@/lib/engines/office/report';
import type { Engine, RunOptions } from './run-engine';

/**
 * A list that can be saved as a PDF. What writes it is fetched as soon as the list stands, so that it can be saved
 * without a connection too; where that fails, saving fetches it, or tells.
 *
 * @param of what the list is of: while it stays the same, the letters of the list do; undefined where nothing is in it
 */
export function useReport(office: Engine<OfficeOperations>, report: Report, of: object | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `report` is made anew each time.
  useEffect(() => {
    if (of) office.run('prepareReport', report).catch(() => undefined);
  }, [office, of]);
  return (run: RunOptions): Promise<Outcome> => office.run('writeReport', report, run);
}
