import { useEffect } from 'react';
import type { Outcome } from '@/lib/engines/engine';
import type { OfficeOperations } from '@/lib/engines/office/operations';
import type { Report } from '@/lib/engines/office/report';
import type { Engine, RunOptions } from './run-engine';

/**
 * A list that can be saved as a PDF. The code and the fonts that write it are fetched as soon as the list is there, so
 * that it can be saved without a connection too. If that fails, saving fetches them, or reports why it cannot.
 *
 * @param of what the list is made from: only when it changes may other fonts be needed; undefined for an empty list
 */
export function useReport(office: Engine<OfficeOperations>, report: Report, of: object | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `report` is made anew each time.
  useEffect(() => {
    if (of) office.run('prepareReport', report).catch(() => undefined);
  }, [office, of]);
  return (run: RunOptions): Promise<Outcome> => office.run('writeReport', report, run);
}
