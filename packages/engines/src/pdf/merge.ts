import { Fault, type Host, type Outcome, requirePages, type SourceFile } from '../engine';
import type { ResultPage } from './assemble/assemble';
import { withDocument } from './documents';
import { factsOf } from './facts';
import { type Input, pdfFile } from './input';
import { inspectOnce, type Size } from './inspect';
import { join } from './join';
import type { PdfFact } from './pdf-fact';

/**
 * A page of the result: page `page`, from 1, of the source with this index, with additional clockwise rotation in
 * degrees; or, with `blank`, an empty page of the size in which that page is displayed.
 */
export type PlannedPage = { source: number; page: number; rotate?: number; blank?: boolean };

/** How PDFs are joined; missing options have their defaults. */
export type MergeOptions = {
  /** `keep` (default): bookmarks of all files in sequence; `per-file`: one for each file, with its own below. */
  bookmarks?: 'keep' | 'per-file' | 'none';
  /** Whether each file begins on a right-hand page, after a blank page if necessary. Default: no. */
  rightHand?: boolean;
  /** Name of the result with its extension. Default: `merged.pdf`. */
  name?: string;
  /**
   * The pages of the result in order; a page may occur twice. The bytes contain nothing of pages that are not listed.
   * Default: all pages, file after file.
   */
  pages?: PlannedPage[];
};

/**
 * Joins PDFs in order, or according to a plan of their pages.
 *
 * @param input.sources each with its password, if it has one; they are read while the result is written, never
 *   changed
 * @returns one file, and what was kept and lost, found by comparing the finished file with its sources
 * @throws Fault `nothing` without a source or a page, `range` for a missing page, `left-behind` if the bytes would
 *   contain more than the planned pages, and the faults of opening a file
 */
export async function merge(
  { sources, options = {} }: { sources: SourceFile[]; options?: MergeOptions },
  host: Host,
): Promise<Outcome<PdfFact>> {
  const { bookmarks = 'keep', rightHand = false, name = 'merged.pdf', pages: plan } = options;
  if (sources.length === 0) throw new Fault('nothing');
  return withAllDocuments(sources, host, async (opened) => {
    const { inputs, order } = plan ? applyPlan(opened, plan) : { inputs: opened };
    const { bytes, pages, audit } = await join(
      inputs,
      { bookmarks, rightHand, metadata: true, programData: true, order },
      host,
    );
    const facts = factsOf(audit, { bookmarks });
    const removed = opened.reduce((sum, input) => sum + countLeftOut(input, inputs), 0);
    const isProven = audit.sources.every(({ leaks }) => leaks);
    if (removed > 0) facts.unshift({ fact: 'removed', count: removed, ...(!isProven && { lost: true }) });
    return { files: [pdfFile(name, bytes, pages)], facts };
  });
}

/**
 * The files that a plan uses, in the order of their first pages, and the pages of the result.
 *
 * @throws Fault `nothing`, `range`
 */
function applyPlan(opened: Input[], plan: PlannedPage[]): { inputs: Input[]; order: ResultPage[] } {
  for (const { source, page } of plan) {
    const input = opened[source];
    if (!input) throw new Fault('range', { detail: `${source}` });
    requirePages(input.source.name, input.inspection.pages, [page]);
  }
  // An unreadable page is named in the report, as in any other copy.
  const keptPlan = plan.filter(
    ({ source, page, blank }) => blank || !opened[source]?.inspection.repaired?.lost.includes(page),
  );
  const sourcePages = keptPlan.filter(({ blank }) => !blank);
  if (sourcePages.length === 0) throw new Fault('nothing');
  const usedSources = [...new Set(sourcePages.map(({ source }) => source))];
  const pieceOfSource = new Map(usedSources.map((source, piece) => [source, piece]));
  const pages: NonNullable<Input['pages']>[] = usedSources.map(() => []);
  const order = keptPlan.map(({ source, page, rotate = 0, blank }): ResultPage => {
    if (blank) return { blank: rotatedSize(opened[source]?.inspection.sizes[page - 1] ?? A4, rotate) };
    const piece = pieceOfSource.get(source) ?? 0;
    return { piece, index: (pages[piece]?.push({ page, rotate }) ?? 0) - 1 };
  });
  const inputs = usedSources.flatMap((source, piece) => {
    const input = opened[source];
    return input ? [{ ...input, pages: pages[piece] }] : [];
  });
  return { inputs, order };
}

/** In points. */
const A4: Size = { width: 595, height: 842 };

const rotatedSize = ({ width, height }: Size, rotate: number): Size =>
  rotate % 180 === 0 ? { width, height } : { width: height, height: width };

/** Number of pages of a file that the result omits on purpose. */
function countLeftOut({ source, inspection }: Input, inputs: Input[]): number {
  const input = inputs.find((input) => input.source === source);
  if (input && !input.pages) return 0;
  const keptPages = new Set([
    ...(input?.pages ?? []).map(({ page }) => page),
    ...(inspection.repaired?.lost ?? []),
  ]);
  return inspection.pages - keptPages.size;
}

/** Runs work while all documents are open. */
async function withAllDocuments<T>(
  sources: SourceFile[],
  host: Host,
  work: (inputs: Input[]) => Promise<T>,
  inputs: Input[] = [],
): Promise<T> {
  const source = sources[inputs.length];
  if (!source) return work(inputs);
  return withDocument(source, host, async (opened) =>
    withAllDocuments(sources, host, work, [
      ...inputs,
      { source, opened, inspection: await inspectOnce(opened, source, host) },
    ]),
  );
}
