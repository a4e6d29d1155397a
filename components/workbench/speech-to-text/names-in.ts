/** A piece of a text, and whether it is a name or a figure, which are misrecognised most. */
export type Piece = { text: string; check: boolean };

/** Capitalised words in a row, or digits. The first word of a sentence is always capitalised. */
const names = /(?<!^|[.!?]\s*)\p{Lu}[\p{L}\p{M}’'-]{2,}(?:\s+\p{Lu}[\p{L}\p{M}’'-]{2,})*/gu;
const figures = /\d+(?:[.,:/]\d+)*/g;

/**
 * Pieces of recognised text, split at names and figures.
 *
 * @param language in German every noun is capitalised: only figures are found there
 */
export function namesIn(text: string, language: string): readonly Piece[] {
  const found = [...(language.startsWith('de') ? [] : text.matchAll(names)), ...text.matchAll(figures)].sort(
    (one, other) => one.index - other.index,
  );
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: name, index } of found) {
    if (index > end) pieces.push({ text: text.slice(end, index), check: false });
    pieces.push({ text: name, check: true });
    end = index + name.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), check: false });
  return pieces;
}

/** Distinct names and figures of several texts. */
export function toCheck(texts: readonly string[], language: string): readonly string[] {
  const all = texts.flatMap((text) => namesIn(text, language));
  return [...new Set(all.filter(({ check }) => check).map(({ text }) => text))];
}
