import { formatMessage } from './sentences';

/** Formatted file size: `84 KB`, `2.4 MB`. Decimal units, as in file managers. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes}\u00a0bytes`;
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))}\u00a0KB`;
  const megabytes = bytes / 1_000_000;
  return `${megabytes < 99.95 ? megabytes.toFixed(1) : Math.round(megabytes)}\u00a0MB`;
}

/**
 * A file's name on one line: a long one is shortened in the middle, `board-meeting-of-14…rsion.wav`. Text
 * without an extension is not a file name and stays unchanged.
 *
 * @param maxLength largest number of characters
 */
export function shortName(name: string, maxLength: number): string {
  if (name.length <= maxLength || !/\.[a-z\d]{2,5}$/i.test(name)) return name;
  const endLength = Math.min(12, Math.floor(maxLength / 2));
  return `${name.slice(0, maxLength - endLength - 1).trimEnd()}…${name.slice(-endLength).trimStart()}`;
}

/**
 * The first whole words of a text, with an ellipsis if the text is longer. A first word above the limit is cut.
 *
 * @param maxLength largest number of characters, without the ellipsis
 */
export function openingOf(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.slice(0, maxLength + 1).search(/\s+\S*$/);
  return `${text.slice(0, end > 0 ? end : maxLength)}…`;
}

/** Names of several files for a message that puts its value in quotes, `“{file}”`: each name gets its own quotes. */
export const quotedNames = (files: readonly { name: string }[]): string =>
  files.map(({ name }) => name).join('”, “');

/**
 * Pages in readable form: `[1, 2, 3, 7]` → `1–3, 7`.
 *
 * @param lastPattern pattern for the last of several ranges in a sentence: `{pages} and {last}`
 */
export function pageList(pages: readonly number[], lastPattern?: string): string {
  const sorted = [...new Set(pages)].sort((a, b) => a - b);
  const ranges: [number, number][] = [];
  for (const page of sorted) {
    const last = ranges.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else ranges.push([page, page]);
  }
  const spans = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  if (!lastPattern || spans.length < 2) return spans.join(', ');
  return formatMessage(lastPattern, { pages: spans.slice(0, -1).join(', '), last: spans.at(-1) ?? '' });
}
