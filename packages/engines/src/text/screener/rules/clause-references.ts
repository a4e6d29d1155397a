import type { Stretch } from '../../stretch';
import { type Check, type Finding, mustFix, type Reading, toCheck } from '../finding';

/** References to clauses, tables, figures and annexures that the document does not have. */
export const references: Check = (reading) => [
  ...missingClauses(reading),
  ...unmatchedNumberedItems(reading),
];

/** Follows a reference to a law or another agreement, whose clauses are not in the document. */
const elsewhere =
  /^[\s,()\da-z.]{0,20}?\s*(?:of|to|under|in)\s+(?:the\s+|that\s+|said\s+)?(?:[\p{L}'&().-]+\s+){0,8}?(?:Act|Code|Rules?|Regulations?|Constitution|Ordinance|Bill|Order|Circular|Notification|Directions?|Law|Convention|Treaty|Sanhita|Adhiniyam|Agreement|Deed)\b/u;

function missingClauses({ doc, stretches }: Reading): Finding[] {
  const ownNames = new Set<string>();
  for (const { text, tokens } of stretches) {
    const start =
      /^(?:(?:clause|section|article|para(?:graph)?)\s+)?\(?(\d{1,2}(?:\.\d{1,3})*)[.):]?(?=\s|$)/i.exec(
        text,
      );
    if (start?.[1]) ownNames.add(start[1]);
    const { label } = tokens[0]?.block ?? {};
    const number = label && /^(?:clause|section|article)?\s*\(?(\d{1,2}(?:\.\d{1,3})*)/i.exec(label)?.[1];
    if (number) ownNames.add(number);
  }
  // A document without its own numbered clauses cites another document.
  if (ownNames.size < 3 || doc.pages.length === 0) return [];
  const namedReference =
    /\b(clauses?|sub-?clauses?|paras?|paragraphs?|articles?)\s+(\d{1,2}(?:\.\d{1,3})*)/giu;
  return stretches.flatMap((stretch) =>
    [...stretch.text.matchAll(namedReference)].flatMap((match): Finding[] => {
      const [referenceText, division = '', number = ''] = match;
      const textAfter = stretch.text.slice(match.index + referenceText.length);
      if (
        ownNames.has(number) ||
        [...ownNames].some((ownName) => ownName.startsWith(`${number}.`)) ||
        elsewhere.test(textAfter)
      )
        return [];
      const data = { kind: division.toLowerCase().replace(/s$/, ''), number };
      return [mustFix('reference', stretch.placeOf(match), data)];
    }),
  );
}

const numberedItem =
  /\b(annexures?|annex|appendix|exhibit|schedule|table|figure|fig\.)(?:\s+|\s*[-–]\s*)["“']?([A-Z]|[IVX]{1,5}|\d{1,2})\b["”']?(?!\.\d)/giu;

type Mention = { kind: string; number: string; stretch: Stretch; match: RegExpExecArray; isHeading: boolean };

/** Compares the annexures, tables and figures that the text refers to with those that exist. */
function unmatchedNumberedItems({ stretches }: Reading): Finding[] {
  const mentions = stretches.flatMap((stretch): Mention[] =>
    [...stretch.text.matchAll(numberedItem)].flatMap((match): Mention[] => {
      const [referenceText, word = '', number = ''] = match;
      // “a table I saw” names no table.
      if (number !== number.toUpperCase() || (/^[a-z]/.test(word) && number === 'I')) return [];
      if (elsewhere.test(stretch.text.slice(match.index + referenceText.length))) return [];
      const isHeading = match.index <= 2 && isHead(stretch, referenceText);
      return [{ kind: kindOf(word), number: number.toUpperCase(), stretch, match, isHeading }];
    }),
  );
  const key = ({ kind, number }: Mention) => `${kind} ${number}`;
  const headings = new Set(mentions.filter(({ isHeading }) => isHeading).map(key));
  const mentioned = new Set(mentions.filter(({ isHeading }) => !isHeading).map(key));
  const visited = new Set<string>();
  return mentions.flatMap((mention): Finding[] => {
    const { kind, number, stretch, match, isHeading } = mention;
    const caption = kind === 'table' || kind === 'figure';
    const missing = !isHeading && !headings.has(key(mention));
    const unused = isHeading && !mentioned.has(key(mention)) && !caption;
    if ((!missing && !unused) || visited.has(key(mention))) return [];
    visited.add(key(mention));
    const place = stretch.placeOf(match);
    if (unused) return [toCheck('annexure-unused', place, { kind, number })];
    return [mustFix(caption ? 'reference' : 'annexure', place, { kind, number })];
  });
}

/** Whether a heading or caption begins with the name: `Table 3: Yields`. A sentence would continue in lower case. */
function isHead({ text, tokens }: Stretch, name: string): boolean {
  const textAfter = text.slice(text.indexOf(name) + name.length);
  return tokens[0]?.block.kind === 'heading' || /^\s*$|^\s*[:.–—-]|^\s*\(?\p{Lu}/u.test(textAfter);
}

function kindOf(word: string): string {
  const type = word.toLowerCase();
  if (type.startsWith('annex')) return 'annexure';
  return type === 'fig.' ? 'figure' : type;
}
