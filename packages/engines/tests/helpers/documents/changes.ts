import { random } from '../random';
import { pick } from './content';
import { type Paragraphs, sentence } from './contract';

const kinds = [
  'number',
  'word',
  'removed word',
  'added word',
  'removed sentence',
  'added sentence',
  'reworded',
  'moved',
] as const;
export type ChangeKind = (typeof kinds)[number];

/** A change made to a document: the range of words in each version. */
export type SeededChange = { kind: ChangeKind; before: [number, number]; after: [number, number] };
const newWords = 'promptly jointly forthwith annually separately provisionally irrevocably elsewhere'.split(
  ' ',
);

type SentencePair = { old: string; newer: string; kind?: ChangeKind };

/**
 * Changes `count` sentences of a document, never two neighbours, cycling through the kinds of changes. A move moves a
 * whole paragraph.
 *
 * @param titleWords number of words before the first paragraph
 */
export function change(text: Paragraphs, count: number, seed: number, titleWords: number) {
  const next = random(seed);
  const old = text.map((paragraph) =>
    paragraph.map((original): SentencePair => ({ old: original, newer: original })),
  );
  const spots = text.flatMap((paragraph, p) =>
    paragraph.flatMap((_, s) => (s % 2 === 0 && p % 6 !== 5 ? [[p, s] as const] : [])),
  );
  shuffle(spots, next);
  const movable = text.flatMap((_, p) => (p % 6 === 5 ? [p] : []));
  const moves: number[] = [];
  for (let changeCount = 0; changeCount < count; changeCount++) {
    const kind = kinds[changeCount % kinds.length] as ChangeKind;
    if (kind === 'moved') {
      const paragraph = movable.shift();
      if (paragraph === undefined) throw new Error('too few paragraphs to move');
      moves.push(paragraph);
      continue;
    }
    const [p, s] = spots.pop() ?? [0, 0];
    const piece = old[p]?.[s] as SentencePair;
    old[p]?.splice(s, 1, { ...changeSentence(kind, piece.old, next), kind });
  }
  const newer = old.map((pieces, p) => ({ pieces, from: p }));
  // Moved paragraphs do not swap places: each moves a third of the document further.
  for (const p of moves) {
    const index = newer.findIndex(({ from }) => from === p);
    const [removed] = newer.splice(index, 1);
    if (removed) newer.splice((index + Math.floor(text.length / 3)) % newer.length, 0, removed);
  }
  return {
    before: text,
    after: newer.map(({ pieces }) => pieces.map((piece) => piece.newer).filter(Boolean)),
    seeded: positions(old, newer, moves, titleWords),
  };
}

function changeSentence(kind: ChangeKind, original: string, next: () => number): SentencePair {
  const words = original.split(' ');
  const wordIndex = 1 + Math.floor(next() * (words.length - 2));
  if (kind === 'number') {
    const newer = /\d/.test(original)
      ? original.replace(/\d(?!.*\d)/, (digit) => String((Number(digit) + 1) % 10))
      : `${original.slice(0, -1)} within ${Math.ceil(next() * 80)} days.`;
    return { old: original, newer };
  }
  if (kind === 'word') return { old: original, newer: words.with(wordIndex, pick(next, newWords)).join(' ') };
  if (kind === 'removed word') return { old: original, newer: words.toSpliced(wordIndex, 1).join(' ') };
  if (kind === 'added word')
    return { old: original, newer: words.toSpliced(wordIndex, 0, pick(next, newWords)).join(' ') };
  if (kind === 'removed sentence') return { old: original, newer: '' };
  if (kind === 'added sentence') return { old: original, newer: `${original} ${sentence(next)}` };
  return { old: original, newer: sentence(next) };
}

const count = (text: string) => (text ? text.split(/\s+/).length : 0);

type Place = Pick<SeededChange, 'before' | 'after'>;

function positions(
  old: SentencePair[][],
  newer: { pieces: SentencePair[]; from: number }[],
  moves: number[],
  start: number,
): SeededChange[] {
  const where = new Map<SentencePair, Place>();
  let offset = start;
  for (const piece of old.flat()) {
    where.set(piece, { before: [offset, offset + count(piece.old)], after: [0, 0] });
    offset += count(piece.old);
  }
  offset = start;
  for (const piece of newer.flatMap(({ pieces }) => pieces)) {
    const place = where.get(piece);
    if (place) place.after = [offset, offset + count(piece.newer)];
    offset += count(piece.newer);
  }
  const single = old.flat().flatMap((piece): SeededChange[] => {
    const place = where.get(piece);
    return piece.kind && place ? [{ kind: piece.kind, ...narrow(piece, place) }] : [];
  });
  const movedChanges = moves.map((p): SeededChange => {
    const pieces = (old[p] ?? []).map((piece) => where.get(piece) as Place);
    const rangeOf = (side: 'before' | 'after'): [number, number] => [
      pieces[0]?.[side][0] ?? 0,
      pieces.at(-1)?.[side][1] ?? 0,
    ];
    return { kind: 'moved', before: rangeOf('before'), after: rangeOf('after') };
  });
  return [...single, ...movedChanges];
}

/** Leaves out common words at both ends, and a last word whose full stop alone moved, behind added words. */
function narrow({ old, newer }: SentencePair, place: Place): Place {
  const [a, b] = [old.split(/\s+/), newer ? newer.split(/\s+/) : []];
  let head = 0;
  while (head < Math.min(a.length, b.length) && a[head] === b[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(a.length, b.length) - head && a[a.length - 1 - tail] === b[b.length - 1 - tail])
    tail += 1;
  const grown = a.length - head - tail === 1 && a[head] === `${b[head]}.` ? 1 : 0;
  return {
    before: [place.before[0] + head, place.before[1] - tail - grown],
    after: [place.after[0] + head + grown, place.after[1] - tail],
  };
}

function shuffle<T>(items: T[], next: () => number): void {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(next() * (index + 1));
    [items[index], items[other]] = [items[other] as T, items[index] as T];
  }
}
