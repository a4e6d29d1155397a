import type { Item, Line, Run } from './model';

/** Bullets, including those of symbol fonts in the private use area. */
const bullet = /^[•▪●◦‣∙○■□➢➤✓✔\uf0b7\uf0a7\uf0d8\uf0fc\uf06e]$/u;

/** Dashes, which begin list items but also other lines. */
const dash = /^[–—*-]$/;

/** Numbers of list items, and their numbering types (ECMA-376 part 1, 20.1.10.61). */
const numberPatterns: [RegExp, string][] = [
  [/^([1-9]\d{0,2})\.$/, 'arabicPeriod'],
  [/^([1-9]\d{0,2})\)$/, 'arabicParenR'],
  [/^\(([1-9]\d{0,2})\)$/, 'arabicParenBoth'],
  [/^([a-z])\.$/, 'alphaLcPeriod'],
  [/^([a-z])\)$/, 'alphaLcParenR'],
  [/^\(([a-z])\)$/, 'alphaLcParenBoth'],
];

/** A possible marker at the start of a line, with the spaces after it. */
const possibleMarker = /^(\S{1,5})\s+(?=\S)/;

function numberingOf(text: string): Item['numbering'] {
  for (const [pattern, type] of numberPatterns) {
    const marker = pattern.exec(text)?.[1];
    if (marker) return { type, value: /\d/.test(marker) ? Number(marker) : marker.charCodeAt(0) - 96 };
  }
  return undefined;
}

const isMarker = (text: string) => bullet.test(text) || dash.test(text) || numberingOf(text) !== undefined;

/** Length of a list marker with the spaces after it; 0 if the line has none. */
export function markerLength(text: string): number {
  const [match = '', marker = ''] = possibleMarker.exec(text) ?? [];
  return isMarker(marker) ? match.length : 0;
}

const textOf = ({ runs }: Line) => runs.map(({ text }) => text).join('');

/**
 * Recognises list items among lines; a marker that stands apart from its text is joined to it. Dashes and numbers
 * count as markers only if another item of the page precedes or follows.
 */
export function listItems(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const previous = joined.at(-1);
    const joinedLine = previous && joinedWith(previous, line);
    if (joinedLine) joined[joined.length - 1] = joinedLine;
    else joined.push(line);
  }
  return joined.flatMap((line) => {
    const { item, separateLines, ...lineWithoutItem } = line;
    if (!item) return [line];
    if (isCertainlyItem(item, joined)) return [{ ...lineWithoutItem, item }];
    return separateLines ?? [lineWithoutItem];
  });
}

/** A marker and the text to its right as one line. */
function joinedWith(marker: Line, line: Line): Line | undefined {
  const text = textOf(marker).trim();
  const gap = line.x - marker.x - marker.width;
  const [run] = marker.runs;
  const isBeside =
    marker.quarterTurns === 0 &&
    line.quarterTurns === 0 &&
    Math.abs(marker.baseline - line.baseline) < line.size * 0.3 &&
    gap > 0 &&
    gap < line.size * 4;
  if (!run || !isBeside || !isMarker(text)) return undefined;
  return {
    ...line,
    runs: [{ ...run, text: `${text} ` }, ...line.runs],
    x: marker.x,
    width: line.x + line.width - marker.x,
    item: itemOf({ ...run, text }, line.runs, line.x),
    separateLines: [marker, line],
  };
}

/** A list item from its marker and its text, which begins at `x`. */
export function itemOf(marker: Run, runs: Run[], x: number): Item {
  const numbering = numberingOf(marker.text);
  return { marker, runs, x, ...(numbering && { numbering }) };
}

function isCertainlyItem({ marker, numbering, runs, x }: Item, lines: readonly Line[]): boolean {
  if (bullet.test(marker.text)) return true;
  // Dashes before amounts are minus signs.
  if (!numbering && /^[\d₹$€£.,(]/.test(runs[0]?.text ?? '')) return false;
  return lines.some(({ item: other }) => {
    const distance = Math.abs((other?.x ?? 0) - x);
    if (!other || distance > marker.size) return false;
    if (!numbering)
      return other.marker !== marker && other.marker.text === marker.text && distance < marker.size * 0.3;
    return (
      other.numbering?.type === numbering.type && Math.abs(other.numbering.value - numbering.value) === 1
    );
  });
}
