import { fileKind, type Progress, type SourceFile } from 'engines';
import type { PdfOperations } from 'engines/pdf';
import type { PackedDocument, TextOperations } from 'engines/text';
import { useRef, useState } from 'react';
import type { Engine } from '../shell/run-engine';
import { askIfLarge, type ChosenFile, useChosenFiles } from '../shell/use-chosen-files';

/** A chosen document (PDF, Word or plain text), its text and the positions of its words. */
export type ChosenDocument = ChosenFile<PackedDocument>;

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
  /** Stop the reading of single documents, by key; the engine continues with the others. */
  const controllers = useRef(new Map<string, AbortController>());
  const read = async (source: SourceFile, allowed: boolean): Promise<PackedDocument> => {
    askIfLarge(source, allowed);
    setProgress(undefined);
    const reading = new AbortController();
    const { signal } = reading;
    controllers.current.set(source.key, reading);
    return (await fileKind(source.blob)) === 'pdf'
      ? pdf.run('readText', { source, rules, scans }, { onProgress: setProgress, signal })
      : text.run('readDocument', source, { signal });
  };
  const { chosen: documents, remove, ...actions } = useChosenFiles(files, read);
  return {
    documents,
    /** Progress of the document being read. */
    progress,
    ...actions,
    /** Removes a document from the list, and stops reading it. */
    remove(key: string) {
      remove(key);
      controllers.current.get(key)?.abort();
      controllers.current.delete(key);
    },
  };
}
