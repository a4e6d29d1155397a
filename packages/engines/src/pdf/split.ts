import {
  type Fact,
  Fault,
  type Host,
  type Outcome,
  type Progress,
  requirePages,
  type SourceFile,
} from '../engine';
import { absentFacts } from './absent-facts';
import { absentIn, hiddenFieldsIn } from './audit/audit';
import { withDocument } from './documents';
import { factsOf } from './facts';
import { type Input, pdfFile } from './input';
import { type Inspection, inspectOnce } from './inspect';
import { join, sizeOf } from './join';
import type { PdfFact } from './pdf-fact';
import { numbersBetween, partsNamedAfter, type SplitPart } from './split-parts';

const options = { bookmarks: 'keep', attachments: false, metadata: true } as const;

/**
 * A file and the parts to make of it; parts without a page are left out. `partsByCount` and the other functions `parts…`
 * of `engines/pdf/client` make parts by rules.
 */
export type Splitting = { source: SourceFile; parts: SplitPart[] };

/**
 * One PDF per part. Attachments of the document are not copied.
 *
 * @returns files in the order of the parts, without parts whose pages cannot be read, and a report on what no file contains
 * @throws Fault `nothing` without a part, `damaged` if no page of a part can be read, `range` for a missing page, `left-behind` if a part would contain content
 *   of other parts
 */
export const split = ({ source, parts }: Splitting, host: Host): Promise<Outcome<PdfFact>> =>
  withDocument(source, host, async (opened) => {
    const inspection = await inspectOnce(opened, source, host);
    const filledParts = parts.filter(({ pages }) => pages.length > 0);
    const usedPages = filledParts.flatMap(({ pages }) => pages);
    requirePages(source.name, inspection.pages, usedPages);
    const input: Input = { source, opened, inspection };
    const outcome: Outcome<PdfFact> = { files: [], facts: [] };
    const unreadable = new Set(inspection.repaired?.lost);
    const readableParts = filledParts.filter(({ pages }) => pages.some((page) => !unreadable.has(page)));
    if (readableParts.length === 0) throw new Fault('damaged', { file: source.name });
    for (const [index, { name, pages }] of readableParts.entries()) {
      const step: Progress = { stage: 'splitting', done: index, total: readableParts.length, file: name };
      host.progress(step);
      const part: Input = { ...input, pages: pages.map((page) => ({ page })) };
      const { bytes, pages: count, audit } = await join([part], options, reportingOnly(step, host));
      Object.assign(input, { bytes: part.bytes, objects: part.objects, content: part.content });
      outcome.files.push(pdfFile(name, bytes, count));
      outcome.facts = withAddedFacts(outcome.facts, factsOf(audit, { ...options, absent: false }));
    }
    const hasWholePart = filledParts.some(({ pages }) => new Set(pages).size === inspection.pages);
    const hidden = hasWholePart ? 0 : await hiddenFieldsIn(input);
    if (hidden > 0)
      outcome.facts = withAddedFacts(outcome.facts, [{ fact: 'forms', count: hidden, lost: true }]);
    const absent = await absentIn(input, new Set(usedPages.map((page) => page - 1)));
    outcome.facts.push(...absentFacts(absent, input));
    outcome.facts.unshift(...coverage(usedPages, inspection));
    if (inspection.attachments > 0) {
      outcome.facts.push({ fact: 'attachments', count: inspection.attachments, lost: true });
    }
    return outcome;
  });

/**
 * Plans parts, each of whole pages, whose files have at most `limit` bytes. Sizes are measured, not estimated.
 *
 * @param input.limit in bytes
 * @throws Fault `too-large` with a page that exceeds the limit alone
 */
export const planPartsBySize = (
  { source, limit }: { source: SourceFile; limit: number },
  host: Host,
): Promise<SplitPart[]> =>
  withDocument(source, host, async (opened) => {
    const inspection = await inspectOnce(opened, source, host);
    const input: Input = { source, opened, inspection };
    const fits = async (first: number, last: number) => {
      const part: Input = { ...input, pages: numbersBetween(first, last).map((page) => ({ page })) };
      return (await sizeOf(part, options, host, input)) <= limit;
    };
    const pageLists: number[][] = [];
    let guess = Math.max(1, Math.floor((inspection.pages * limit) / source.blob.size));
    for (let first = 1; first <= inspection.pages; ) {
      host.progress({ stage: 'measuring', done: first - 1, total: inspection.pages, file: source.name });
      const last = await lastFittingPage(first, inspection.pages, guess, (end) => fits(first, end));
      if (last < first) throw new Fault('too-large', { file: source.name, page: first });
      pageLists.push(numbersBetween(first, last));
      guess = last - first + 1;
      first = last + 1;
    }
    return partsNamedAfter(source.name, pageLists);
  });

/** The last page that still fits, found by bisection from an estimate; before `first` if none fits. */
async function lastFittingPage(
  first: number,
  pages: number,
  guess: number,
  fits: (last: number) => Promise<boolean>,
): Promise<number> {
  let lastFitting = first - 1;
  let firstTooLarge = pages + 1;
  let next = Math.min(pages, first + guess - 1);
  for (let step = guess; lastFitting + 1 < firstTooLarge; step *= 2) {
    if (await fits(next)) lastFitting = next;
    else firstTooLarge = next;
    next =
      firstTooLarge > pages && lastFitting < pages
        ? Math.min(pages, lastFitting + step)
        : Math.floor((lastFitting + firstTooLarge) / 2);
  }
  return lastFitting;
}

/**
 * The fact that each page of the document is in exactly one part, or the pages that are in none. Of a damaged document,
 * pages that cannot be read are in no part, which another fact says.
 */
function coverage(usedPages: number[], { pages: pageCount, repaired }: Inspection): Fact<PdfFact>[] {
  const omitted = numbersBetween(1, pageCount).filter((page) => !usedPages.includes(page));
  if (omitted.length > 0) return [{ fact: 'left-out', count: omitted.length, pages: omitted }];
  return usedPages.length === pageCount && !repaired?.lost.length ? [{ fact: 'once', count: pageCount }] : [];
}

/**
 * Adds the facts of a part. Counts are summed; a fact about pages occurs once, with the pages of all parts; any other fact
 * about the file counts once, with the names that it gives for any part.
 */
function withAddedFacts(facts: Fact<PdfFact>[], more: Fact<PdfFact>[]): Fact<PdfFact>[] {
  const all = [...facts];
  for (const fact of more) {
    const index = all.findIndex((other) => other.fact === fact.fact && other.lost === fact.lost);
    const existing = all[index];
    if (!existing) all.push(fact);
    else if (existing.pages && fact.pages) all[index] = withPagesOfBoth(existing, fact);
    else if (existing.detail && fact.detail) all[index] = withNamesOfBoth(existing, fact.detail);
    else if (!fact.file) all[index] = { ...existing, count: (existing.count ?? 0) + (fact.count ?? 0) };
  }
  return all;
}

/** A fact with the pages of two parts. */
function withPagesOfBoth(fact: Fact<PdfFact>, more: Fact<PdfFact>): Fact<PdfFact> {
  const pages = [...new Set([...(fact.pages ?? []), ...(more.pages ?? [])])].sort((a, b) => a - b);
  return { ...fact, count: pages.length, pages };
}

/** A fact with the names that it gives for two parts. */
function withNamesOfBoth(fact: Fact<PdfFact>, more: string): Fact<PdfFact> {
  const names = new Set([fact.detail ?? '', more].flatMap((detail) => detail.split(', ')));
  return { ...fact, detail: [...names].join(', ') };
}

/**
 * A host that reports any progress within a part as the same step of the whole: the number shown stays, and the watchdog
 * of `Host.progress` is reset while a long part is written.
 */
const reportingOnly = (step: Progress, host: Host): Host => ({
  ...host,
  progress: () => host.progress(step),
});
