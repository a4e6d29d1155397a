/** Words of a line that an act marks, and the acts that do. */
export type Found = { words: string; acts: readonly string[] };

/** Words of a line that the version before did not have, and the words that they replaced, if any. */
export type Change = { now: string; was?: string };

export type Part = { text: string; changed?: Change };

/** A stretch of a line: what marks it, and its parts, of which some were changed. */
export type Run = { acts: readonly string[]; parts: Part[] };

/** Cuts a text around the words of each item; an item whose words do not stand in it is left out. */
function cut<T>(
  text: string,
  items: readonly T[],
  wordsOf: (item: T) => string,
): { text: string; item?: T }[] {
  const places = items
    .map((item) => ({ item, at: text.indexOf(wordsOf(item)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  const pieces: { text: string; item?: T }[] = [];
  let end = 0;
  for (const { item, at } of places) {
    pieces.push({ text: text.slice(end, at) }, { text: wordsOf(item), item });
    end = at + wordsOf(item).length;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
}

/**
 * Cuts a line into what is marked and what was changed. Words that several acts mark are one stretch; changes lie inside
 * a stretch or outside of all.
 */
export function runs(text: string, found: readonly Found[], changes: readonly Change[]): Run[] {
  const marks = [...new Set(found.map(({ words }) => words))].map((words) => ({
    words,
    acts: found.filter((other) => other.words === words).flatMap(({ acts }) => acts),
  }));
  return cut(text, marks, ({ words }) => words).map((piece) => ({
    acts: piece.item?.acts ?? [],
    parts: cut(piece.text, changes, ({ now }) => now).map((part) => ({
      text: part.text,
      changed: part.item,
    })),
  }));
}
