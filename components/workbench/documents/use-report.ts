import type { Outcome } from 'engines';
import type { ExcelOperations, Report } from 'engines/excel';
import { useEffect } from 'react';
import type { Engine, RunOptions } from '../shell/run-engine';

/**
 * A list that can be saved as a PDF. The code and the fonts for it are loaded as soon as the list exists, so
 * that it can be saved offline too. If that fails, saving loads them, or reports why it cannot.
 *
 * @param subject key of the list: only a new subject may need other fonts; undefined for an empty list
 */
export function useReport(office: Engine<ExcelOperations>, report: Report, subject: object | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `report` is new on each render.
  useEffect(() => {
    if (subject)
      office
        .run('prepareReport', { parts: report.parts }, { onStalled: () => undefined })
        .catch(() => undefined);
  }, [office, subject]);
  return (run: RunOptions): Promise<Outcome> => office.run('writeReport', report, run);
}
