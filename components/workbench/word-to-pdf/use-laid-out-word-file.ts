import { type Fact, Fault, type SourceFile } from 'engines';
import type { PdfOperations, Size } from 'engines/pdf';
import type { WordOperations } from 'engines/word';
import type { Engine } from '../shell/run-engine';
import { blobOf } from '../shell/save';
import { askIfLarge, useChosenFiles } from '../shell/use-chosen-files';
import { useSingleFile } from '../shell/use-single-file';

/** A laid-out Word file: a PDF for the preview, and facts about the layout. */
export type LaidOut = { pages: number; sizes: Size[]; preview: SourceFile; facts: Fact[] };

/** Lays out the chosen Word file for a preview; a large one only after the visitor has agreed, which calls `retry`. */
export const useLaidOutWordFile = (
  word: Engine<WordOperations>,
  pdf: Engine<PdfOperations>,
  files: readonly File[],
) =>
  useSingleFile(
    useChosenFiles(files, async (source, isLargeAllowed): Promise<LaidOut> => {
      const { key, name } = source;
      askIfLarge(source, isLargeAllowed);
      const { files, facts } = await word.run('convertWord', { file: source, bookmarks: true, name });
      const [resultFile] = files;
      if (!resultFile) throw new Fault('unexpected', { file: name });
      const preview = { key: `${key}-pages`, name, blob: blobOf(resultFile) };
      const { pages, sizes } = await pdf.run('inspect', preview);
      return { pages, sizes, preview, facts };
    }),
  );
