import { useCallback } from 'react';
import type { SourceFile } from '@/lib/engines/engine';
import type { SheetInfo } from '@/lib/engines/office/excel-to-pdf';
import type { OfficeOperations } from '@/lib/engines/office/operations';
import type { Engine } from '../engine/run-engine';
import { askIfLarge, useChosen } from '../engine/use-chosen';
import { useOneOf } from '../engine/use-one-of';

/**
 * The sheets of the chosen workbook. One that is large for this device is not read before `retry` is called;
 * one with a password is refused, since the engine cannot open it.
 */
export function useWorkbook(engine: Engine<OfficeOperations>, files: readonly File[]) {
  const inspect = useCallback(
    async (file: SourceFile, allowed: boolean): Promise<SheetInfo[]> => {
      askIfLarge(file, allowed);
      return (await engine.run('inspectSheets', { file })).sheets;
    },
    [engine],
  );
  const { chosen, ...acts } = useChosen(files, inspect);
  const listed = chosen.map((one) => (one.state === 'locked' ? { ...one, state: 'refused' as const } : one));
  return useOneOf(listed, acts);
}
