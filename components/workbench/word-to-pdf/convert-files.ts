import { type Fact, Fault, type Outcome } from 'engines';
import type { PdfOperations } from 'engines/pdf';
import { stem } from 'engines/pdf/client';
import type { WordOperations } from 'engines/word';
import type { Engine, RunOptions } from '../shell/run-engine';
import { blobOf, fileName } from '../shell/save';
import { freeName } from '../shell/unpacked-files';
import { type ChosenFile, sourceOf } from '../shell/use-chosen-files';
import type { LaidOut } from './use-laid-out-word-file';

/** What was kept and what was lost of one file. */
export type FileReport = { name: string; facts: readonly Fact[] };

type Engines = { word: Engine<WordOperations>; pdf: Engine<PdfOperations> };

/** `mergedName`: name of the one PDF in which all files follow each other; without it, each file becomes a PDF. */
type ConvertOptions = { bookmarks: boolean; mergedName?: string };

/**
 * Makes PDFs of Word files, one after the other.
 *
 * @returns the PDFs with the report of each file; for one joined PDF also the facts of joining
 * @throws Fault of the first file that cannot be converted
 */
export async function convertFiles(
  files: readonly ChosenFile<LaidOut>[],
  { word, pdf }: Engines,
  { bookmarks, mergedName }: ConvertOptions,
  run: RunOptions,
): Promise<{ outcome: Outcome; reports: FileReport[] }> {
  const resultFiles: Outcome['files'] = [];
  const reports: FileReport[] = [];
  const names = new Set<string>();
  for (const file of files) {
    // `a.docx` and `a.docm` become `a.pdf` and `a (2).pdf`.
    const doc = stem(file.file.name);
    const name = freeName(fileName(doc, 'pdf', doc), names);
    names.add(name);
    const { files: pdfs, facts } = await word.run(
      'convertWord',
      { file: sourceOf(file), bookmarks, name },
      run,
    );
    const [first] = pdfs;
    if (!first) throw new Fault('unexpected', { file: name });
    resultFiles.push(first);
    reports.push({ name: file.file.name, facts });
  }
  if (mergedName === undefined) return { outcome: { files: resultFiles, facts: [] }, reports };
  const sources = resultFiles.map((result, index) => ({
    key: `${files[index]?.key}-joined-${bookmarks}`,
    name: result.name,
    blob: blobOf(result),
  }));
  const options = { name: mergedName, bookmarks: bookmarks ? ('per-file' as const) : ('none' as const) };
  return { outcome: await pdf.run('merge', { sources, options }, run), reports };
}
