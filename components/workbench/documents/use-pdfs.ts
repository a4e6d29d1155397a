import type { SourceFile } from 'engines';
import type { Inspection, PdfOperations } from 'engines/pdf';
import { pdfKind } from 'engines/pdf/client';
import type { Engine } from '../shell/run-engine';
import { askIfLarge, type ChosenFile, useChosenFiles } from '../shell/use-chosen-files';
import { type SingleFile, useSingleFile } from '../shell/use-single-file';
import { usePrepared } from './use-prepared';

export type Pdf = ChosenFile<Inspection>;

type Inspect = (source: SourceFile, allowed: boolean) => Promise<Inspection>;

/**
 * Reads chosen PDFs. Once one is read, the code for locked and damaged PDFs and for writing PDFs is fetched: later
 * files and the start of the job then need no connection.
 */
function useRead(engine: Engine<PdfOperations>, files: readonly File[], inspect: Inspect) {
  const read = useChosenFiles(files, inspect);
  usePrepared(
    engine,
    read.chosen.some(({ state }) => state === 'ready'),
  );
  return read;
}

/** The chosen PDFs in order, with what was found in each. */
export const usePdfs = (engine: Engine<PdfOperations>, files: readonly File[]) =>
  useRead(engine, files, async (source) => {
    await pdfKind(source);
    return engine.run('inspect', source);
  });

/** The PDF that a single-file tool works on, and the other chosen files. */
export type OnePdf = SingleFile<Inspection>;

/** Reads the chosen PDFs and selects one. A PDF that is large for this device is read only on request. */
export const useOnePdf = (engine: Engine<PdfOperations>, files: readonly File[]): OnePdf =>
  useSingleFile(
    useRead(engine, files, async (source, allowed) => {
      await pdfKind(source);
      askIfLarge(source, allowed);
      return engine.run('inspect', source);
    }),
  );
