import { Fault, type Host, type Outcome, type SourceFile } from '../engine';
import { withDocument } from './documents';
import { factsOf, type PdfFact } from './facts';
import { type Input, pdfFile } from './input';
import { lookOnce } from './inspect';
import { join } from './join';

export type MergeOptions = {
  /** `keep`: bookmarks of all files in sequence; `per-file`: one for each file, with its own below. */
  bookmarks: 'keep' | 'per-file' | 'none';
  /** Each file begins on a right-hand page, after a blank page where necessary. */
  rightHand: boolean;
  /** Name of the result with its extension. */
  name: string;
};

/** Joins PDFs in order. @throws Fault `nothing` without a source, and the faults of opening a file */
export async function merge(
  { sources, options }: { sources: SourceFile[]; options: MergeOptions },
  host: Host,
): Promise<Outcome<PdfFact>> {
  if (sources.length === 0) throw new Fault('nothing');
  return withAll(sources, host, async (inputs) => {
    const { bytes, pages, audit } = await join(inputs, { ...options, programData: true }, host);
    return { files: [pdfFile(options.name, bytes, pages)], facts: factsOf(audit, options) };
  });
}

/** Runs work while all documents are open. */
async function withAll<T>(
  sources: SourceFile[],
  host: Host,
  work: (inputs: Input[]) => Promise<T>,
  inputs: Input[] = [],
): Promise<T> {
  const source = sources[inputs.length];
  if (!source) return work(inputs);
  return withDocument(source, host, async (opened) =>
    withAll(sources, host, work, [
      ...inputs,
      { source, opened, inspection: await lookOnce(opened, source, host) },
    ]),
  );
}
