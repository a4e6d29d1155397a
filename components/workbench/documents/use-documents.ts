import { fileKind, type Progress, type SourceFile } from 'engines';
import type { PdfOperations } from 'engines/pdf';
import type { PackedDocument, TextOperations } from 'engines/text';
import { useState } from 'react';
import type { Engine } from '../shell/run-engine';
import { askIfLarge, type Chosen, useChosen } from '../shell/use-chosen';

/** A chosen document (PDF, Word or plain text), its text and the positions of its words. */
export type ChosenDocument = Chosen<PackedDocument>;

type Engines = { pdf: Engine<PdfOperations>; text: Engine<TextOperations> };

/** `rules`: also find thin drawn lines in PDFs. `scans`: accept a PDF whose pages are all pictures. */
type Options = { rules?: boolean; scans?: boolean };

/**
 * The chosen documents in order, each read with word positions. One that is large for this device is not read
 * until `retry` is called. Typed text is a File too: `new File([text], name, { type: 'text/plain' })`.
 */
export function useDocuments(
  { pdf, text }: Engines,
  files: readonly File[],
  { rules = false, scans = false }: Options = {},
) {
  const [progress, setProgress] = useState<Progress>();
  const read = async (source: SourceFile, allowed: boolean): Promise<PackedDocument> => {
    askIfLarge(source, allowed);
    setProgress(undefined);
    return (await fileKind(source.blob)) === 'pdf'
      ? pdf.run('readText', { source, rules, scans }, { onProgress: setProgress })
      : text.run('readDocument', source);
  };
  const { chosen: documents, remove, ...acts } = useChosen(files, read);
  return {
    documents,
    /** Progress of the document being read. */
    progress,
    ...acts,
    /** Removes it from the list, and stops reading it. */
    remove(key: string) {
      remove(key);
      if (!documents.some((one) => one.key === key && one.state === 'reading')) return;
      pdf.end();
      text.end();
    },
  };
}
