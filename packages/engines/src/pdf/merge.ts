import { Fault, type Host, type Outcome, type SourceFile } from '../engine';
import { withDocument } from './documents';
import { factsOf, type PdfFact } from './facts';
import { type Input, pdfFile } from './input';
import { lookOnce } from './inspect';
import { join } from './join';

export type MergeOptions = {
  /** `keep` (default): bookmarks of all files in sequence; `per-file`: one for each file, with its own below. */
  bookmarks?: 'keep' | 'per-file' | 'none';
  /** Each file begins on a right-hand page, after a blank page where necessary. Default: no. */
  rightHand?: boolean;
  /** Name of the result with its extension. Default: `merged.pdf`. */
  name?: string;
};

/**
 * Joins PDFs in order.
 *
 * @param input.sources each with its password, if it has one; read while the result is written, never changed
 * @returns one file, and what was kept and lost, found by a comparison of the finished file with its sources
 * @throws Fault `nothing` without a source, and the faults of opening a file
 */
export async function merge(
  { sources, options = {} }: { sources: SourceFile[]; options?: MergeOptions },
  host: Host,
): Promise<Outcome<PdfFact>> {
  const { bookmarks = 'keep', rightHand = false, name = 'merged.pdf' } = options;
  if (sources.length === 0) throw new Fault('nothing');
  return withAll(sources, host, async (inputs) => {
    const { bytes, pages, audit } = await join(inputs, { bookmarks, rightHand, programData: true }, host);
    return { files: [pdfFile(name, bytes, pages)], facts: factsOf(audit, { bookmarks }) };
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
