import { pagesThatAre, type TextDocument, tokensOf } from '../model';
import { type PackedDocument, unpack } from '../pack';
import { stretchesOf } from '../stretch';
import type { Check, Finding } from './finding';
import { amounts } from './rules/amounts';
import { blanks } from './rules/blanks';
import { references } from './rules/clause-references';
import { dates } from './rules/dates';
import { doubled } from './rules/doubled';
import { fields } from './rules/fields';
import { leftBehind, metadata } from './rules/left-behind';
import { numbers } from './rules/numbers';
import { personal } from './rules/personal';
import { placeholders } from './rules/placeholders';

/** Findings in a document, and what was examined. */
export type Screening = {
  /** In order of the document. */
  findings: Finding[];
  pages: number;
  words: number;
  /** Unreadable pages that are pictures, from 1. */
  unread: number[];
  /** Numbers of the pages with letters that the file does not say, which were not checked. */
  unclear: number[];
};

const checks: Check[] = [
  fields,
  placeholders,
  blanks,
  dates,
  amounts,
  references,
  numbers,
  doubled,
  personal,
  leftBehind,
  metadata,
];

/** `screenDocument` for a packed document. */
export const screen = async ({ doc, today }: { doc: PackedDocument; today: string }): Promise<Screening> =>
  screenDocument(await unpack(doc), today);

/**
 * Searches a document for mistakes before it is sent: empty fields, placeholders, broken references, numbers that do
 * not add up.
 *
 * @param today YYYY-MM-DD: dates before it are past
 * @returns findings in the order of the document, each with its rule, its place and its data
 */
export function screenDocument(doc: TextDocument, today: string): Screening {
  const tokens = tokensOf(doc);
  const marginalKinds = new Set(['comment', 'header', 'footer', 'aside']);
  const stretches = stretchesOf(doc).filter(
    ({ tokens: [first] }) => first && !marginalKinds.has(first.block.kind),
  );
  const findings = checks.flatMap((check) => check({ doc, tokens, stretches, today }));
  return {
    findings: withoutDoubles(findings).sort(
      (a, b) => a.place.page - b.place.page || a.place.from - b.place.from,
    ),
    pages: doc.pages.length,
    words: tokens.length,
    unread: pagesThatAre('picture', doc.pages),
    unclear: pagesThatAre('unclear', doc.pages),
  };
}

/** Of two findings about the same words, keeps the more specific one: “Date: ____” is only a blank. */
function withoutDoubles(findings: Finding[]): Finding[] {
  const textRules = new Set(['placeholder', 'blank', 'unsigned', 'date-missing']);
  return findings.filter(
    (finding, index) =>
      !textRules.has(finding.rule) ||
      !findings.some(
        (other, earlier) =>
          earlier < index &&
          textRules.has(other.rule) &&
          other.place.from < other.place.to &&
          finding.place.from < other.place.to &&
          other.place.from < finding.place.to,
      ),
  );
}
