/** Words of a line, and the actions that mark them. */
export type MarkedWords = { text: string; acts: readonly string[] };

/** New words of a line, and the words that they replaced, if any. */
export type Change = { now: string; was?: string };

type Part = { text: string; changed?: Change };

/** A range of a line: the actions that mark it, and its parts, some of them changed. */
export type Run = { acts: readonly string[]; parts: Part[] };

/** Splits a text around the words of each item; items not found in it are skipped. */
function splitAround<T>(
  text: string,
  items: readonly T[],
  wordsOf: (item: T) => string,
): { text: string; item?: T }[] {
  const positions = items
    .map((item) => ({ item, start: text.indexOf(wordsOf(item)) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const pieces: { text: string; item?: T }[] = [];
  let end = 0;
  for (const { item, start } of positions) {
    pieces.push({ text: text.slice(end, start) }, { text: wordsOf(item), item });
    end = start + wordsOf(item).length;
  }
  return [...pieces, { text: text.slice(end) }].filter((piece) => piece.text !== '');
}

/**
 * Splits a line into marked and changed ranges. Words marked by several actions are one range; changes lie
 * within one range or outside of all.
 */
export function splitIntoRuns(
  text: string,
  marked: readonly MarkedWords[],
  changes: readonly Change[],
): Run[] {
  const markedTexts = [...new Set(marked.map(({ text }) => text))].map((phrase) => ({
    words: phrase,
    acts: marked.filter((range) => range.text === phrase).flatMap(({ acts }) => acts),
  }));
  return splitAround(text, markedTexts, ({ words }) => words).map((piece) => ({
    acts: piece.item?.acts ?? [],
    parts: splitAround(piece.text, changes, ({ now }) => now).map((part) => ({
      text: part.text,
      changed: part.item,
    })),
  }));
}
