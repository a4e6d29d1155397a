import { amountsIn } from '../entities/amounts';
import { datesIn } from '../entities/dates';
import { labelledText, type Place, placeOf, type TextDocument } from '../model';
import { type PackedDocument, unpack } from '../pack';
import { type KeyFacts, keyFactsOf } from './key-facts';
import { rank, similarity } from './rank';
import { type Sentence, sentencesOf } from './sentences';

/** Length of a summary. */
export type Length = 'short' | 'medium' | 'long';

/** A sentence that a summary keeps. */
export type Point = {
  /** A sentence of the document, verbatim. */
  text: string;
  place: Place;
  heading?: string;
};

/** Main sentences for three lengths, and the key facts. */
export type Summary = {
  /** For each length, indexes of points in document order. */
  lengths: Record<Length, number[]>;
  /** For each length, indexes of decisions and appointments beyond its largest number of points. */
  furtherDecisions: Record<Length, number[]>;
  /** For each length, the number of sums of money that are in none of its points, only among the facts. */
  sumsOnlyInFacts: Record<Length, number>;
  points: Point[];
  facts: KeyFacts;
  /** Number of sentences in the running text. */
  sentences: number;
  words: number;
};

/** Number of points as a share of the sentences, with minimum and maximum. */
const sizes: Record<Length, [share: number, min: number, max: number]> = {
  short: [0.08, 3, 5],
  medium: [0.18, 5, 10],
  long: [0.3, 8, 20],
};

/** Largest number of points. Further decisions are listed separately, further sums only among the facts. */
const caps: Record<Length, number> = { short: 7, medium: 20, long: 50 };

/** Minimum number of sentences that a longer summary adds to a shorter one. */
const minAdded = 2;

function countFor(length: Length, sentences: number): number {
  const [share, min, max] = sizes[length];
  return Math.max(min, Math.min(max, Math.round(share * sentences)));
}

/** `summarizeDocument` for a packed document. */
export const summarize = async ({ doc }: { doc: PackedDocument }): Promise<Summary> =>
  summarizeDocument(await unpack(doc));

/**
 * Picks the main sentences for three lengths at once. A longer summary contains the shorter ones. Each contains every
 * decision, appointment and sum up to its largest number of points; further decisions are in `more`, further sums in
 * `facts`. Sentences are verbatim.
 */
export function summarizeDocument(doc: TextDocument): Summary {
  const sentences = sentencesOf(doc);
  const { order, worth } = pickOrder(sentences);
  const { decisions, sums } = essentialIn(sentences);
  const byScore = (a: number, b: number) => (worth[b] ?? 0) - (worth[a] ?? 0) || a - b;
  const ranked = [...decisions].sort(byScore);
  const withSum = new Set(sums.values());
  const picked: Record<Length, Set<number>> = { short: new Set(), medium: new Set(), long: new Set() };
  let minCount = 0;
  for (const length of ['short', 'medium', 'long'] as const) {
    const cap = caps[length];
    const target = Math.min(cap, Math.max(countFor(length, sentences.length), minCount));
    const chosen = picked[length];
    for (const index of ranked) if (chosen.size < cap) chosen.add(index);
    const essential = new Set([...decisions, ...withSum]);
    if (essential.size <= cap) for (const index of withSum) chosen.add(index);
    // Main sentences up to the usual number; those with a sum also beyond it.
    for (const index of order) if (chosen.size < (withSum.has(index) ? cap : target)) chosen.add(index);
    minCount = chosen.size + minAdded;
  }
  const keptSentences = [...new Set([...picked.long, ...picked.medium, ...decisions])].sort((a, b) => a - b);
  const pointIndexes = (has: (sentence: number) => boolean) =>
    keptSentences.flatMap((sentence, number) => (has(sentence) ? [number] : []));
  const perLength = <T>(valueFor: (chosen: Set<number>) => T): Record<Length, T> => ({
    short: valueFor(picked.short),
    medium: valueFor(picked.medium),
    long: valueFor(picked.long),
  });
  const sumsIn = (chosen: Set<number>) =>
    new Set([...chosen, ...decisions].flatMap((index) => sumsOf(sentences[index] as Sentence)));
  return {
    lengths: perLength((chosen) => pointIndexes((sentence) => chosen.has(sentence))),
    furtherDecisions: perLength((chosen) =>
      pointIndexes((sentence) => decisions.has(sentence) && !chosen.has(sentence)),
    ),
    sumsOnlyInFacts: perLength((chosen) => sums.size - sumsIn(chosen).size),
    points: keptSentences.map((index) => pointOf(sentences[index] as Sentence)),
    facts: keyFactsOf(sentences),
    sentences: sentences.length,
    words: sentences.reduce((sum, { tokens }) => sum + tokens.length, 0),
  };
}

const decisionWords = new RegExp(
  [
    String.raw`\b(?:resolved|decided|agreed (?:that|to|on|upon)|approved|appoint(?:ed|s)|re-?appointed|(?:re-?)?elected|co-opted|nominated|sanctioned|awarded|adopted|ratified|resign(?:ed|s)|removed from office|voted (?:to|for|against|that)|it was voted)\b`,
    String.raw`\b(?:is|was|were|are|be|been) (?:(?:hereby|unanimously|duly) )?(?:ordered|directed|dismissed|allowed|terminated|rejected|granted|accepted|cancelled|upheld|quashed|set aside|authori[sz]ed to|endorsed|carried|passed|chosen|named as)\b`,
    String.raw`\b(?:is|was|were|are|been) made (?:an? |the |its )?(?:director|chair\w*|secretary|treasurer|partner|president|manager|member)\b`,
    String.raw`\b(?:board|committee|council|members|directors|shareholders|society|court|tribunal|panel|trustees|partners)\b[^.;]{0,30}\b(?:chose|authori[sz]ed|endorsed|determined|accepted|rejected|passed|cancelled|upheld|quashed|confirmed|granted|allowed|dismissed|ordered|directed)\b`,
    String.raw`\b(?:took over as|takes over as|will serve as|serves as|was inducted|were inducted|, the (?:members|board|committee) determined)\b`,
  ].join('|'),
  'i',
);
const noDecisionWords =
  /\b(?:not (?:been )?(?:decided|approved|agreed)|yet to be|if (?:so )?(?:approved|agreed|decided)|to be (?:approved|agreed|decided)|as agreed|unless (?:otherwise )?agreed|may be (?:approved|agreed|decided))\b/i;

/** Sums of money in a sentence, in normalised form. */
const sumsOf = ({ text }: Sentence): string[] =>
  amountsIn(text).map(({ currency, value }) => `${currency} ${value}`);

/**
 * Sentences that every length contains: decisions and appointments, and for each sum of money the one that decides it
 * or names it first.
 */
function essentialIn(sentences: Sentence[]): { decisions: Set<number>; sums: Map<string, number> } {
  const texts = new Set<string>();
  const sums = new Map<string, number>();
  const decisions = new Set<number>();
  for (const [index, sentence] of sentences.entries()) {
    const { text } = sentence;
    const isDecision = decisionWords.test(text) && !noDecisionWords.test(text);
    if (isDecision && !texts.has(text)) decisions.add(index);
    for (const sum of sumsOf(sentence)) {
      const earlier = sums.get(sum);
      if (earlier === undefined || (isDecision && !decisions.has(earlier))) sums.set(sum, index);
    }
    texts.add(text);
  }
  return { decisions, sums };
}

function pointOf({ text, tokens, heading }: Sentence): Point {
  const title = heading && labelledText(heading);
  return { text, place: placeOf(tokens), ...(title && { heading: title }) };
}

/** Sentences in order of selection, those similar to already selected ones later, and the score of each. */
function pickOrder(sentences: Sentence[]): { order: number[]; worth: number[] } {
  const { scores, vectors } = rank(sentences);
  const worth = sentences.map((sentence, index) => (scores[index] ?? 0) + cueScore(sentence));
  const maxCount = Math.min(sentences.length, caps.long);
  const order: number[] = [];
  const first = new Map<string, number>();
  for (const [index, { text, tokens }] of sentences.entries()) {
    if (tokens.length >= 4 && !first.has(text)) first.set(text, index);
  }
  const remaining = new Set(first.values());
  // How much of each sentence the selected sentences cover.
  const covered = new Float64Array(sentences.length);
  while (order.length < maxCount && remaining.size > 0) {
    let best = -1;
    let score = Number.NEGATIVE_INFINITY;
    for (const index of remaining) {
      const value = (worth[index] ?? 0) - 0.7 * (covered[index] ?? 0);
      if (value > score) [best, score] = [index, value];
    }
    order.push(best);
    remaining.delete(best);
    const chosen = vectors[best] ?? new Map();
    for (const index of remaining)
      covered[index] = Math.max(covered[index] ?? 0, similarity(chosen, vectors[index] ?? new Map()));
  }
  return { order, worth };
}

const importantWords =
  /\b(resolved|decided|agreed|approved|appoint(?:s|ed|ment)|elected|sanctioned|awarded|ordered|held|concluded?|conclusion|recommends?|recommended|directed|allowed|dismissed|therefore|accordingly|must|shall|requires?|required|results?|found|finds|shows?|total|overall|in short|deadline|due|expires?|terminat\w+|increas\w+|decreas\w+|rises?|rose|fell)\b/i;
const asides =
  /\b(for example|for instance|thanked?|greeted|welcomed|good morning|refreshments|as an aside|incidentally|previous minutes)\b/i;
/** Formal phrases of minutes. */
const formalities =
  /\b(next meeting|meeting (?:closed|ended|was adjourned)|took the chair|quorum|minutes of the (?:\w+ )?(?:last|previous|\w+) meeting were)\b/i;
const pointsBack = /^(he|she|it|they|this|these|those|that|such|but|and|so|also|then|however|moreover)\b/i;

/** Weight of a sentence by its form: decisions and figures raise it, asides and unclear pronouns lower it. */
function cueScore({ text, tokens, position }: Sentence): number {
  let score = 0;
  if (importantWords.test(text)) score += 0.45;
  if (amountsIn(text).length > 0 || /\d\s?(%|per ?cent)/.test(text)) score += 0.2;
  if (datesIn(text).length > 0) score += 0.15;
  if (position === 0) score += 0.15;
  if (asides.test(text)) score -= 0.35;
  if (formalities.test(text)) score -= 0.7;
  if (pointsBack.test(text)) score -= 0.2;
  if (tokens.length < 7) score -= 0.3;
  if (tokens.length > 45) score -= 0.15;
  if (/\?["”’)]*$/.test(text)) score -= 0.3;
  return score;
}
