import { type Block, type Place, placeOf, pointBetween, type TextDocument, type Token } from '../model';
import { type PackedDocument, unpack } from '../pack';
import type { Match } from './anchors';
import { type Concern, concernsOf } from './concerns';
import { diff, type Limits } from './diff';
import { headingsOf } from './headings';
import { Interner } from './intern';
import { type Gap, masked, movedBlocks, movesOf } from './moves';
import { aligned, gapsOf, mergeNearGaps, startScore, trimmed } from './tidy';
import { comparableOf, differInSpacesOnly, keyOf, type Options, type Zone } from './words';

/** A difference between two documents. */
export type Change = {
  kind: 'added' | 'removed' | 'replaced' | 'moved';
  /** Range in the old document, or the insertion point (from = to) of new words. */
  before: Place;
  after: Place;
  zone: Zone;
  /** The heading above it; the new document's, if the change is in both. */
  heading?: string;
  /** Not compared word by word: the documents differ too much here. */
  coarse?: true;
  /** What the changed words concern in either document; not set for moved words. */
  concerns?: Concern[];
};

/** The differences of two documents, and how much of them is the same. */
export type Comparison = {
  changes: Change[];
  /** Number of compared words. */
  words: { before: number; after: number };
  /** Number of words of the new document that are unchanged at the same place. */
  unchangedWords: number;
  /** Number of paragraphs, headings and cells of the new document, and of unchanged ones. */
  blocks: { all: number; unchanged: number };
  /** Whether a page has text that could not be compared: it is a scan, or its file does not say some of its letters. */
  isPartial: boolean;
};

/** Differences to ignore, and `limits` on the work per region. By default every word and letter counts. */
export type CompareOptions = Options & { limits?: Partial<Limits> };

/**
 * {@link compareDocuments} for packed documents, as `readText` of `engines/pdf` returns them.
 *
 * @throws RangeError where memory does not suffice to unpack them
 */
export const compare = async (input: {
  before: PackedDocument;
  after: PackedDocument;
  options?: CompareOptions;
}): Promise<Comparison> =>
  compareDocuments(await unpack(input.before), await unpack(input.after), input.options);

/**
 * Compares two documents word by word: running text, headers and footers separately. Authors' comments, deleted
 * tracked changes and page numbers do not count.
 *
 * @param options differences to ignore, and how much work a region may cost before it is reported as `coarse`
 * @returns changes of the running text in its order, then those of headers and footers
 */
export function compareDocuments(
  before: TextDocument,
  after: TextDocument,
  options: CompareOptions = {},
): Comparison {
  const [old, newer] = [comparableOf(before), comparableOf(after)];
  const body = compareTokens(old.body, newer.body, 'body', options);
  const headerAndFooterChanges = (['header', 'footer'] as const).flatMap(
    (zone) => compareTokens(old[zone], newer[zone], zone, options).changes,
  );
  const changed = new Set([...body.shortened, ...changedBlocks(newer.body, body.changes)]);
  const blockCount = new Set(newer.body.map(({ block }) => block)).size;
  const [oldUnder, newerUnder] = [headingsOf(old.body), headingsOf(newer.body)];
  const changes = body.changes.map((change): Change => {
    const { before: oldPlace, after: newPlace } = change;
    const headingAbove = newPlace.from < newPlace.to ? newerUnder(newPlace) : oldUnder(oldPlace);
    return headingAbove ? { ...change, heading: headingAbove } : change;
  });
  return {
    changes: [...changes, ...headerAndFooterChanges],
    words: { before: old.body.length, after: newer.body.length },
    unchangedWords: body.unchanged,
    blocks: { all: blockCount, unchanged: blockCount - changed.size },
    isPartial: [before, after].some(({ pages }) => pages.some(({ picture, unclear }) => picture || unclear)),
  };
}

function compareTokens(before: Token[], after: Token[], zone: Zone, options: CompareOptions) {
  const numbers = new Interner<string>();
  const tokenNumbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = tokenNumbers.get(text) ?? numbers.number(keyOf(text, options));
    tokenNumbers.set(text, number);
    return number;
  };
  const keys = (tokens: Token[]) => Int32Array.from(tokens, ({ word }) => numberOf(word.text));
  const keyLists = [keys(before), keys(after)] as const;
  const score = (index: number) => startScore(after, index);
  const blocks = movedBlocks(...keyLists, numbers.size, score);
  const [a, b, size] = masked(...keyLists, numbers.size, blocks);
  const { matches, coarse } = diff(a, b, size, options.limits);
  const gaps = mergeNearGaps(gapsOf(matches, a.length, b.length), before)
    .map((gap, index, all) => aligned(gap, gap.a0 - (all[index - 1]?.a1 ?? 0), [a, b], [before, after]))
    .filter((gap) => !differInSpacesOnly(before.slice(gap.a0, gap.a1), after.slice(gap.b0, gap.b1), options))
    .map((gap) => trimmed(gap, before, after, options));
  const isCoarse = ({ a0, a1 }: Gap) => coarse.some((region) => region.a0 < a1 && a0 < region.a1);
  const compared = gaps.filter((gap) => !isCoarse(gap));
  const moves = [...blocks, ...movesOf(a, b, compared, (index) => score(index) > 0)];
  const shortened = new Set<Block>();
  const place = (tokens: Token[], from: number, to: number) => placeOf(tokens.slice(from, to), tokens[from]);
  const placeIn = (side: 'a' | 'b', { a0, a1, b0, b1 }: Gap) => {
    const [tokens, from, to, other, index] =
      side === 'a' ? ([before, a0, a1, after, b0] as const) : ([after, b0, b1, before, a0] as const);
    if (from < to) return place(tokens, from, to);
    const [last, next] = [tokens[from - 1], tokens[from]];
    const isBetweenBlocks = last?.block !== next?.block && other[index - 1]?.block === other[index]?.block;
    if (isBetweenBlocks && last && side === 'b') shortened.add(last.block);
    return pointBetween(last, next, isBetweenBlocks);
  };
  const changes = gaps
    .flatMap((gap) => withoutMoves(gap, moves).map((rest) => ({ rest, coarse: isCoarse(gap) })))
    .map(
      ({ rest, coarse: isRough }): Change => ({
        kind: rest.a0 === rest.a1 ? 'added' : rest.b0 === rest.b1 ? 'removed' : 'replaced',
        before: placeIn('a', rest),
        after: placeIn('b', rest),
        zone,
        ...(isRough && { coarse: true }),
        ...concernsField([...concernsOf(before, rest.a0, rest.a1), ...concernsOf(after, rest.b0, rest.b1)]),
      }),
    );
  for (const move of moves) {
    changes.push({
      kind: 'moved',
      before: place(before, move.a, move.a + move.length),
      after: place(after, move.b, move.b + move.length),
      zone,
    });
  }
  return {
    changes: changes.sort((a, b) => a.after.from - b.after.from || a.before.from - b.before.from),
    unchanged: matches.reduce((sum, { length }) => sum + length, 0),
    shortened,
  };
}

const concernsField = (touched: Concern[]) => (touched.length > 0 ? { concerns: [...new Set(touched)] } : {});

/** The rest of a gap after the words that moved out of it or into it are removed. */
function withoutMoves(gap: Gap, moves: Match[]): Gap[] {
  const movedAway = moves.filter(({ a }) => a >= gap.a0 && a < gap.a1);
  const movedInto = moves.filter(({ b }) => b >= gap.b0 && b < gap.b1);
  if (movedAway.length === 0 && movedInto.length === 0) return [gap];
  const left = unmovedRanges(gap.a0, gap.a1, movedAway, 'a');
  const right = unmovedRanges(gap.b0, gap.b1, movedInto, 'b');
  const changes: Gap[] = [];
  // If both sides begin with replaced words, these are one change; the same applies at the ends.
  if (left[0]?.[0] === gap.a0 && right[0]?.[0] === gap.b0) changes.push(pairOf(left.shift(), right.shift()));
  if (left.at(-1)?.[1] === gap.a1 && right.at(-1)?.[1] === gap.b1)
    changes.push(pairOf(left.pop(), right.pop()));
  changes.push(...left.map(([a0, a1]) => ({ a0, a1, b0: gap.b0, b1: gap.b0 })));
  changes.push(...right.map(([b0, b1]) => ({ a0: gap.a0, a1: gap.a0, b0, b1 })));
  return changes;
}

const pairOf = ([a0, a1] = [0, 0], [b0, b1] = [0, 0]): Gap => ({ a0, a1, b0, b1 });

function unmovedRanges(from: number, to: number, matched: Match[], side: 'a' | 'b'): [number, number][] {
  const parts: [number, number][] = [];
  let index = from;
  for (const match of matched.toSorted((a, b) => a[side] - b[side])) {
    if (match[side] > index) parts.push([index, match[side]]);
    index = match[side] + match.length;
  }
  if (to > index) parts.push([index, to]);
  return parts;
}

/** Blocks with a changed word, or from within which a word was removed. */
function changedBlocks(tokens: Token[], changes: Change[]): Set<Block> {
  const blockByIndex = new Map(tokens.map(({ index, block }) => [index, block]));
  const changed = new Set<Block>();
  for (const { after } of changes) {
    for (let index = after.from; index < after.to; index++) {
      const block = blockByIndex.get(index);
      if (block) changed.add(block);
    }
    const next = blockByIndex.get(after.from);
    if (after.from === after.to && next && next === blockByIndex.get(after.from - 1)) changed.add(next);
  }
  return changed;
}
