import type { OfficeOperations } from '@/lib/engines/office/operations';
import type { Engine } from '../engine/run-engine';
import { askIfLarge, useChosen } from '../engine/use-chosen';
import { useOneUnlocked } from '../engine/use-one-of';

/** The sheets of the chosen workbook. One that is large here is not read before `retry` is called. */
export const useWorkbook = (engine: Engine<OfficeOperations>, files: readonly File[]) =>
  useOneUnlocked(
    useChosen(files, async (file, allowed) => {
      askIfLarge(file, allowed);
      return (await engine.run('inspectSheets', { file })).sheets;
    }),
  );
