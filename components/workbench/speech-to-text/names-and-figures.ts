/** A segment of a text, and whether a person should check it: names and figures are misrecognised most. */
export type Segment = { text: string; isToCheck: boolean };

/** Capitalised words in a row, or digits. The first word of a sentence is always capitalised. */
const namePattern = /(?<!^|[.!?]\s*)\p{Lu}[\p{L}\p{M}’'-]{2,}(?:\s+\p{Lu}[\p{L}\p{M}’'-]{2,})*/gu;
const figurePattern = /\d+(?:[.,:/]\d+)*/g;

/**
 * Segments of recognised text, split at names and figures.
 *
 * @param language in German every noun is capitalised: only figures are found there
 */
export function segmentsOf(text: string, language: string): readonly Segment[] {
  const matches = [
    ...(language.startsWith('de') ? [] : text.matchAll(namePattern)),
    ...text.matchAll(figurePattern),
  ].sort((a, b) => a.index - b.index);
  const segments: Segment[] = [];
  let end = 0;
  for (const { 0: match, index } of matches) {
    if (index > end) segments.push({ text: text.slice(end, index), isToCheck: false });
    segments.push({ text: match, isToCheck: true });
    end = index + match.length;
  }
  if (end < text.length) segments.push({ text: text.slice(end), isToCheck: false });
  return segments;
}

/** Distinct names and figures of several texts. */
export function namesAndFigures(texts: readonly string[], language: string): readonly string[] {
  const segments = texts.flatMap((text) => segmentsOf(text, language));
  return [...new Set(segments.filter(({ isToCheck }) => isToCheck).map(({ text }) => text))];
}
