import type { Fact, SourceFile } from '../engine';
import type { Inspection } from './inspect';

/**
 * What a report may tell.
 *
 * Counted, and with `lost` for those that did not come along: `forms` (fields), `bookmarks`, `links`, `attachments`,
 * `tags` and `labels` (files that have them). Of one file: `signatures` (always lost), `repaired`, `pages` (lost ones),
 * `password` (the result opens without). Made: `renamed` (fields whose names two files shared), `blank` (pages added).
 */
export type PdfFact =
  | 'forms'
  | 'bookmarks'
  | 'links'
  | 'attachments'
  | 'tags'
  | 'labels'
  | 'signatures'
  | 'repaired'
  | 'pages'
  | 'password'
  | 'renamed'
  | 'blank';

type Countable = Pick<Inspection, 'fields' | 'bookmarks' | 'links' | 'attachments' | 'tagged' | 'labels'>;

const counted: { fact: PdfFact; of: (inspection: Countable) => number }[] = [
  { fact: 'forms', of: ({ fields }) => fields },
  { fact: 'bookmarks', of: ({ bookmarks }) => bookmarks },
  { fact: 'links', of: ({ links }) => links },
  { fact: 'attachments', of: ({ attachments }) => attachments },
  { fact: 'tags', of: ({ tagged }) => Number(tagged) },
  { fact: 'labels', of: ({ labels }) => Number(labels) },
];

/** Compares what was in the sources with what is in the result, so that nothing is lost in silence. */
export function lostAndKept(
  sources: Pick<SourceFile, 'name'>[],
  before: Inspection[],
  after: Inspection,
): Fact<PdfFact>[] {
  const facts: Fact<PdfFact>[] = [];
  for (const { fact, of } of counted) {
    const had = before.reduce((sum, inspection) => sum + of(inspection), 0);
    const has = of(after);
    const kept = Math.min(had, has);
    if (kept > 0) facts.push({ fact, count: kept });
    const expected = fact === 'tags' || fact === 'labels' ? Math.min(had, 1) : had;
    if (has < expected) facts.push({ fact, count: expected - has, lost: true });
  }
  for (const [index, { signatures, repaired, encrypted }] of before.entries()) {
    const file = sources[index]?.name;
    if (signatures > 0) facts.push({ fact: 'signatures', count: signatures, lost: true, file });
    if (repaired) facts.push({ fact: 'repaired', count: repaired.read, file });
    if (repaired && repaired.lost.length > 0)
      facts.push({ fact: 'pages', pages: repaired.lost, count: repaired.lost.length, lost: true, file });
    if (encrypted === 'user') facts.push({ fact: 'password', file });
  }
  return facts;
}
