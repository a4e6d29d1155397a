/** Findings of Document Screener: the rules, and the data of each. */
import type { Place, TextDocument, Token } from '../model';
import type { Stretch } from '../stretch';

/**
 * What may be wrong, and what its `data` holds:
 *
 * - `field-empty` (label, required yes/no), `field-unsigned` (label): form fields
 * - `placeholder` (text): words that are to be replaced
 * - `blank` (text, label: the words before it): a line to write on; `unsigned` (label): one to sign on
 * - `date-missing` (label), `date-impossible` (text), `date-past` (text, iso, days), `date-order` (from, to), `weekday`
 *   (text, is)
 * - `total` (label, stated, sum), `product` (stated, product), `words-differ` (figures, words: both as numbers; kind:
 *   `number` if they are no sum in rupees)
 * - `reference` (kind, number): no such clause, table or figure; `annexure` (kind, number): named and not there;
 *   `annexure-unused`: there and not named
 * - `pan`, `gstin`, `ifsc` (text, reason: form or check)
 * - `doubled` (text): a word that occurs twice in a row
 * - `personal` (text, kind: aadhaar, pan, account or phone, count: how many of the kind there are): valid
 *   numbers that belong to a person
 * - `comment` (author), `tracked` (kind: inserted or deleted), `hidden`: in Word files
 * - `metadata` (property, value): what the file reveals about people
 */
export type Rule =
  | 'field-empty'
  | 'field-unsigned'
  | 'placeholder'
  | 'blank'
  | 'unsigned'
  | 'date-missing'
  | 'date-impossible'
  | 'date-past'
  | 'date-order'
  | 'weekday'
  | 'total'
  | 'product'
  | 'words-differ'
  | 'reference'
  | 'annexure'
  | 'annexure-unused'
  | 'pan'
  | 'gstin'
  | 'ifsc'
  | 'doubled'
  | 'personal'
  | 'comment'
  | 'tracked'
  | 'hidden'
  | 'metadata';

/** A gap or mistake in a document. */
export type Finding = {
  rule: Rule;
  /** `must`: fix before sending. `should`: an improvement. `look`: may be intended. */
  severity: 'must' | 'should' | 'look';
  place: Place;
  /** Names and numbers for its message. */
  data: Record<string, string | number>;
};

type FindingBuilder = (rule: Rule, place: Place, data: Finding['data']) => Finding;

export const mustFix: FindingBuilder = (rule, place, data) => ({ rule, severity: 'must', place, data });
export const shouldFix: FindingBuilder = (rule, place, data) => ({ rule, severity: 'should', place, data });
export const toCheck: FindingBuilder = (rule, place, data) => ({ rule, severity: 'look', place, data });

/** A document prepared for the rules. */
export type Reading = {
  doc: TextDocument;
  tokens: Token[];
  /** Text of each block; without headers, footers, comments and deleted tracked changes. */
  stretches: Stretch[];
  /** YYYY-MM-DD. */
  today: string;
};

export type Check = (reading: Reading) => Finding[];
