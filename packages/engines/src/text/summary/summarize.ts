import { amountsIn } from '../entities/amounts';
import { datesIn } from '../entities/dates';
import { labelledText, type Paper, type Place, placeOf } from '../model';
import { type PackedPaper, unpack } from '../pack';
import { type KeyFacts, keyFactsOf } from './key-facts';
import { likeness, rank } from './rank';
import { type Sentence, sentencesOf } from './sentences';

/** How much of a paper a summary keeps. */
export type Length = 'short' | 'medium' | 'long';

/** A sentence that a summary keeps. */
export type Point = {
  /** A sentence of the paper, verbatim. */
  text: string;
  place: Place;
  heading?: string;
};

/** Main sentences for all three lengths, and the facts that a reader looks for. */
export type Summary = {
  /** For each length, indexes of points in paper order. */
  lengths: Record<Length, number[]>;
  points: Point[];
  facts: KeyFacts;
  /** Of the running text. */
  sentences: number;
  words: number;
};

/** Share of the sentences, with minimum and maximum. */
const sizes: Record<Length, [share: number, least: number, most: number]> = {
  short: [0.08, 3, 5],
  medium: [0.18, 5, 10],
  long: [0.3, 8, 20],
};

/** `summarizePaper` for a packed paper, as the readers of files hand it on. */
export const summarize = async ({ paper }: { paper: PackedPaper }): Promise<Summary> =>
  summarizePaper(await unpack(paper));

/**
 * Picks the main sentences for three lengths at once: a longer summary contains the shorter ones. No word is written
 * anew.
 */
export function summarizePaper(paper: Paper): Summary {
  const sentences = sentencesOf(paper);
  const order = pickOrder(sentences);
  const count = (length: Length) => {
    const [share, least, most] = sizes[length];
    return Math.min(order.length, Math.max(least, Math.min(most, Math.round(share * sentences.length))));
  };
  const kept = order.slice(0, count('long')).sort((a, b) => a - b);
  const numbers = (length: Length) => {
    const chosen = new Set(order.slice(0, count(length)));
    return kept.flatMap((sentence, number) => (chosen.has(sentence) ? [number] : []));
  };
  return {
    lengths: { short: numbers('short'), medium: numbers('medium'), long: numbers('long') },
    points: kept.map((index) => pointOf(sentences[index] as Sentence)),
    facts: keyFactsOf(sentences),
    sentences: sentences.length,
    words: sentences.reduce((sum, { tokens }) => sum + tokens.length, 0),
  };
}

function pointOf({ text, tokens, heading }: Sentence): Point {
  const title = heading && labelledText(heading);
  return { text, place: placeOf(tokens), ...(title && { heading: title }) };
}

/** Sentences in order of selection: each once, those similar to selected ones later. */
function pickOrder(sentences: Sentence[]): number[] {
  const { scores, vectors } = rank(sentences);
  const worth = sentences.map((sentence, index) => (scores[index] ?? 0) + signs(sentence));
  const most = Math.min(sentences.length, sizes.long[2]);
  const order: number[] = [];
  const first = new Map<string, number>();
  for (const [index, { text, tokens }] of sentences.entries()) {
    if (tokens.length >= 4 && !first.has(text)) first.set(text, index);
  }
  const left = new Set(first.values());
  // How much of a sentence is covered by those selected before it.
  const said = new Float64Array(sentences.length);
  while (order.length < most && left.size > 0) {
    let best = -1;
    let score = Number.NEGATIVE_INFINITY;
    for (const index of left) {
      const value = (worth[index] ?? 0) - 0.7 * (said[index] ?? 0);
      if (value > score) [best, score] = [index, value];
    }
    order.push(best);
    left.delete(best);
    const chosen = vectors[best] ?? new Map();
    for (const index of left)
      said[index] = Math.max(said[index] ?? 0, likeness(chosen, vectors[index] ?? new Map()));
  }
  return order;
}

const decides =
  /\b(resolved|decided|agreed|approved|appoint(?:s|ed|ment)|elected|sanctioned|awarded|ordered|held|concluded?|conclusion|recommends?|recommended|directed|allowed|dismissed|therefore|accordingly|must|shall|requires?|required|results?|found|finds|shows?|total|overall|in short|deadline|due|expires?|terminat\w+|increas\w+|decreas\w+|rises?|rose|fell)\b/i;
const asides =
  /\b(for example|for instance|thanked?|greeted|welcomed|good morning|refreshments|as an aside|incidentally|previous minutes)\b/i;
/** Of minutes, what is said in each of them. */
const formalities =
  /\b(next meeting|meeting (?:closed|ended|was adjourned)|took the chair|quorum|minutes of the (?:\w+ )?(?:last|previous|\w+) meeting were)\b/i;
const pointsBack = /^(he|she|it|they|this|these|those|that|such|but|and|so|also|then|however|moreover)\b/i;

/** Weight of a sentence by form: decisions and figures raise it, asides and unclear pronouns lower it. */
function signs({ text, tokens, position }: Sentence): number {
  let sum = 0;
  if (decides.test(text)) sum += 0.45;
  if (amountsIn(text).length > 0 || /\d\s?(%|per ?cent)/.test(text)) sum += 0.2;
  if (datesIn(text).length > 0) sum += 0.15;
  if (position === 0) sum += 0.15;
  if (asides.test(text)) sum -= 0.35;
  if (formalities.test(text)) sum -= 0.7;
  if (pointsBack.test(text)) sum -= 0.2;
  if (tokens.length < 7) sum -= 0.3;
  if (tokens.length > 45) sum -= 0.15;
  if (/\?["”’)]*$/.test(text)) sum -= 0.3;
  return sum;
}
