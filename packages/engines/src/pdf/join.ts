import { Fault, faultOf, type Host } from '../engine';
import { type AssembleOptions, assemble, type Piece } from './assemble/assemble';
import { pageObjectsOf } from './assemble/page-objects';
import type { CopiedPage } from './assemble/part';
import { type Audit, audit } from './audit/audit';
import { bytesOf, type Input, requestedPages, strategies } from './input';
import { titleRevealTest } from './left-out-words';
import { normalised } from './normalise';
import { loadInParts } from './pdfjs';
import { readObjects } from './reader/read-objects';
import { rescue } from './rescue';

export type Joined = { bytes: Uint8Array<ArrayBuffer>; pages: number; audit: Audit };

/**
 * Joins pages of files into one PDF, opens it, and compares it with the sources. If pages of a file differ, the next
 * strategy is tried for it; if every strategy draws some pages differently, the first one is used, and reported.
 *
 * @throws Fault `damaged` for a file that fails with every strategy, or if no page can be read, `left-behind` if every strategy leaves content
 *   of other pages in it
 */
export async function join(inputs: Input[], options: AssembleOptions, host: Host): Promise<Joined> {
  const start = performance.now();
  const strategyIndexes = inputs.map(({ objects }) => objects?.strategy ?? 0);
  const pieces: (Piece | undefined)[] = inputs.map(() => undefined);
  const total = inputs.reduce((sum, input) => sum + requestedPages(input).length, 0);
  const hasBlankPages = options.order?.some((page) => 'blank' in page);
  if (total === 0 && !hasBlankPages) throw new Fault('damaged', { file: inputs[0]?.source.name });
  let problem: unknown;
  /** A result with all words, but with some pages drawn differently. */
  let readable: Joined | undefined;
  for (let round = 0; round < strategies.length; round += 1) {
    for (const [index, input] of inputs.entries()) {
      while (!pieces[index])
        pieces[index] = await pieceOf(input, strategyIndexes[index] ?? 0, host).catch((error) => {
          problem = error;
          strategyIndexes[index] = nextStrategy(strategyIndexes[index] ?? 0, input, error);
          return undefined;
        });
    }
    let indexesToRetry: number[] = inputs.map((_, index) => index);
    try {
      const joinedFile = await assemble(
        pieces.filter((piece) => piece !== undefined),
        options,
        (done) => host.progress({ stage: 'joining', done, total }),
      );
      const task = loadInParts(joinedFile.bytes, host);
      try {
        const doc = await task.promise;
        if (doc.numPages !== joinedFile.pages) throw new Error('pages are missing');
        const findings = await audit(
          inputs,
          joinedFile.bytes,
          doc,
          joinedFile.places,
          options,
          host,
          performance.now() - start,
        );
        const leaking = findings.sources.find(({ leaks = [] }) => leaks.length > 0);
        if (leaking) {
          const { name } = leaking.input.source;
          problem = new Fault('left-behind', { file: name, detail: leaking.leaks?.slice(0, 5).join(', ') });
        }
        const differing = indexesOf(
          findings,
          ({ hasOtherWords, leaks = [] }) => hasOtherWords || leaks.length > 0,
        );
        const redrawn = indexesOf(findings, ({ redrawn: pages }) => pages.length > 0);
        if (differing.length === 0) {
          const joined = { bytes: joinedFile.bytes, pages: joinedFile.pages, audit: findings };
          readable ??= joined;
          if (redrawn.length === 0) return joined;
          if (redrawn.some((index) => (strategyIndexes[index] ?? 0) + 1 >= strategies.length))
            return readable;
        }
        indexesToRetry = [...differing, ...redrawn];
      } finally {
        await task.destroy();
      }
    } catch (error) {
      if (faultOf(error).code === 'memory') throw error;
      problem = error;
    }
    for (const index of indexesToRetry) {
      const input = inputs[index];
      if (!input) continue;
      if (readable && (strategyIndexes[index] ?? 0) + 1 >= strategies.length) return readable;
      strategyIndexes[index] = nextStrategy(strategyIndexes[index] ?? 0, input, problem);
      pieces[index] = undefined;
    }
  }
  if (readable) return readable;
  if (isLeak(problem)) throw problem;
  throw new Fault('damaged', { file: inputs[0]?.source.name }, { cause: problem });
}

const isLeak = (problem: unknown): problem is Fault =>
  problem instanceof Fault && problem.code === 'left-behind';

const indexesOf = ({ sources }: Audit, test: (source: Audit['sources'][number]) => boolean): number[] =>
  sources.flatMap((source, index) => (test(source) ? [index] : []));

function nextStrategy(strategy: number, { source }: Input, cause: unknown): number {
  // Another strategy would fail alike: it has no more memory, and the same pages and letters are requested.
  if (['memory', 'range', 'letters'].includes(faultOf(cause).code)) throw cause;
  if (strategy + 1 >= strategies.length && isLeak(cause)) throw cause;
  if (strategy + 1 >= strategies.length) throw new Fault('damaged', { file: source.name }, { cause });
  return strategy + 1;
}

async function pieceOf(input: Input, strategy: number, host: Host): Promise<Piece> {
  if (input.objects?.strategy !== strategy) {
    const context = await objectsByStrategy(input, strategy, host);
    await input.change?.(context);
    input.objects = { strategy, context };
  }
  const name = input.source.name.replace(/\.pdf$/i, '');
  const copiedPages = requestedPages(input).map(
    ({ page, ...rotation }): CopiedPage => ({ index: page - 1, ...rotation }),
  );
  return { context: input.objects.context, name, copiedPages, reveals: titleRevealTest(input) };
}

async function objectsByStrategy(input: Input, strategy: number, host: Host) {
  const { source, opened, inspection } = input;
  if (strategies[strategy] === 'pdfjs') return normalised(opened);
  const bytes = opened.rescued?.bytes.slice() ?? (await bytesOf(input));
  if (strategies[strategy] === 'pdfium') {
    const rescued = await rescue(bytes, host, source.password);
    if (!rescued) throw new Fault('damaged', { file: source.name });
    return readObjects(rescued);
  }
  const context = await readObjects(bytes, source.password);
  const readablePages = inspection.pages - (inspection.repaired?.lost.length ?? 0);
  if (pageObjectsOf(context).pageObjects.length < readablePages) throw new Error('pages are missing');
  return context;
}

/**
 * Size in bytes of the PDF that an input makes.
 *
 * @param cacheFor gets the parsed objects; the next input of the same file is made from it
 */
export async function sizeOf(input: Input, options: AssembleOptions, host: Host, cacheFor: Input) {
  const piece = await pieceOf(input, input.objects?.strategy ?? 0, host);
  cacheFor.objects = input.objects;
  return (await assemble([piece], options)).bytes.length;
}
