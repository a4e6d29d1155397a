/** A piece of a text, and whether it is a name or a figure: what is misheard most. */
export type Piece = { text: string; check: boolean };

/** Capitals in a row, or digits. Of the words that begin a sentence nothing is known. */
const names = /(?<!^|[.!?]\s*)\p{Lu}[\p{L}\p{M}’'-]{2,}(?:\s+\p{Lu}[\p{L}\p{M}’'-]{2,})*/gu;
const figures = /\d+(?:[.,:/]\d+)*/g;

/**
 * The pieces of what was heard, with its names and figures.
 *
 * @param language in German every noun has a capital: there only figures are told
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

/** Those names and figures of some texts, each once. */
export function toCheck(texts: readonly string[], language: string): readonly string[] {
  const all = texts.flatMap((text) => namesIn(text, language));
  return [...new Set(all.filter(({ check }) => check).map(({ text }) => text))];
}
