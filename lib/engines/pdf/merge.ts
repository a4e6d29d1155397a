import { Fault, type Host, type Outcome, type SourceFile } from '../engine';
import { withDocument } from './documents';
import { lostAndKept, type PdfFact } from './facts';
import { type Inspection, look } from './inspect';
import { bytesOf, type Opened } from './open';
import { check, pdfFile } from './result';

export type MergeOptions = {
  /** `keep`: bookmarks of the files, one after the other; `per-file`: one for each file, its own beneath. */
  bookmarks: 'keep' | 'per-file' | 'none';
  /** Each file begins on a right-hand page; blank pages fill up. */
  rightHand: boolean;
  /** Name of the result, with its ending. */
  name: string;
};

/**
 * Joins PDFs in the order given.
 *
 * @throws Fault `nothing` without a source, and whatever opening a file throws
 */
export async function merge(
  { sources, options }: { sources: SourceFile[]; options: MergeOptions },
  host: Host,
): Promise<Outcome<PdfFact>> {
  const [first, ...others] = sources;
  if (!first) throw new Fault('nothing');
  const total = sources.length + 1;
  return withDocument(first, host, async (opened) => {
    const inspections: Inspection[] = [await look(opened)];
    const infos: unknown[] = [{ document: null }];
    for (const [index, source] of others.entries()) {
      host.progress({ stage: 'joining', done: index + 1, total, file: source.name });
      infos.push(
        await withDocument(source, host, async (other) => {
          inspections.push(await look(other));
          return { document: await whole(other, source), password: source.password };
        }),
      );
    }
    const bytes = await opened.doc.extractPages(infos as Parameters<typeof opened.doc.extractPages>[0]);
    if (!bytes) throw new Fault('unexpected', { detail: 'no result' });
    const result = await check(bytes as Uint8Array<ArrayBuffer>, host);
    host.progress({ stage: 'joining', done: total, total });
    return {
      files: [pdfFile(options.name, bytes as Uint8Array<ArrayBuffer>, result.pages)],
      facts: lostAndKept(sources, inspections, result),
    };
  });
}

const whole = async ({ rescued }: Opened, { blob }: SourceFile) => rescued?.slice() ?? bytesOf(blob);
