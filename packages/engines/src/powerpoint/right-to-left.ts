/**
 * Rows of Hebrew, Arabic and other right-to-left scripts. A PDF has their letters in visual order; a slide needs
 * reading order, which the Unicode Bidirectional Algorithm (UAX #9) then displays as on the paper.
 */
import { isSpaceBetween, type Letter } from './letters';

const rightToLeftStart =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const letter = /^\p{L}/u;
const digit = /^\p{Nd}/u;

/** Whether a text begins with a right-to-left letter. */
export const isRightToLeft = (text: string) => letter.test(text) && rightToLeftStart.test(text);

/** Signs that may stand between the digits of a number (UAX #9: CS, ES). */
const withinNumber = /^[.,:/+\-\u00a0]$/;

const pairs: Record<string, string> = { '(': ')', '[': ']', '{': '}', '<': '>', '«': '»' };
const closing = new Set(Object.values(pairs));
const mirrored = new Map(
  Object.entries(pairs).flatMap(([open, close]) => [[open, close] as const, [close, open]]),
);

/** Letters that stay together: a base with its marks, or all letters of one glyph. */
type Cluster = { letters: Letter[]; text: string; x: number; end: number };

/**
 * The parts of a row that stand apart on the paper, each in reading order.
 *
 * @param row letters of one baseline, horizontal, in any order; generated spaces are replaced
 * @returns parts from left to right, and whether most of the letters of each are right-to-left
 */
export function rowInOrder(row: readonly Letter[]): { letters: Letter[]; rightToLeft: boolean }[] {
  const parts: Cluster[][] = [];
  for (const cluster of clustersOf(row)) {
    const part = parts.at(-1);
    const last = part?.findLast(({ text }) => text.trim() !== '');
    const size = Math.max(cluster.letters[0]?.size ?? 0, last?.letters[0]?.size ?? 0);
    if (part && last && (cluster.text.trim() === '' || cluster.x - last.end <= size)) part.push(cluster);
    else parts.push([cluster]);
  }
  return parts.map((part) => {
    const spaced = withSpaces(part);
    const count = (test: (text: string) => boolean) => spaced.filter(({ text }) => test(text)).length;
    const rightToLeftCount = count(isRightToLeft);
    const rightToLeft = rightToLeftCount > count((text) => letter.test(text)) - rightToLeftCount;
    const clusters = rightToLeft ? fromRight(spaced) : fromLeft(spaced);
    return { letters: clusters.flatMap(({ letters }) => letters), rightToLeft };
  });
}

function clustersOf(row: readonly Letter[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const glyph of row) {
    if (glyph.isGenerated) continue;
    const last = clusters.at(-1);
    if (last && (/^\p{M}/u.test(glyph.text) || (glyph.x === last.x && glyph.end === last.end))) {
      last.letters.push(glyph);
      last.text += glyph.text;
    } else clusters.push({ letters: [glyph], text: glyph.text, x: glyph.x, end: glyph.end });
  }
  return clusters.map(withLigature).sort((a, b) => a.x - b.x);
}

/** Arabic ligatures whose letters pdfium may return in visual order. */
const reversedLigature = /^(?:[اأإآٱ]ل|هللا)$/u;

function withLigature(cluster: Cluster): Cluster {
  if (!reversedLigature.test(cluster.text)) return cluster;
  const letters = [...cluster.letters].reverse();
  return { ...cluster, letters, text: letters.map(({ text }) => text).join('') };
}

/** Clusters with the spaces that belong between them. */
function withSpaces(part: readonly Cluster[]): Cluster[] {
  return part.flatMap((cluster, index) => {
    const previous = part[index - 1];
    const [first] = cluster.letters;
    const next = { text: cluster.text, start: cluster.x, size: first?.size ?? 0 };
    if (!previous || !first || !isSpaceBetween(previous, next)) return [cluster];
    const space = { ...first, text: ' ', x: previous.end, end: cluster.x, isGenerated: true };
    return [{ letters: [space], text: ' ', x: space.x, end: space.end }, cluster];
  });
}

/** Reading order of a right-to-left row: left-to-right runs within it keep their direction. */
function fromRight(clusters: readonly Cluster[]): Cluster[] {
  const read: Cluster[] = [];
  for (let index = clusters.length - 1; index >= 0; ) {
    const from = startOfRun(
      clusters,
      index,
      runsToRight,
      ([first = '', ...more], left, right) =>
        !digit.test(left) || !digit.test(right) || (more.length === 0 && withinNumber.test(first)),
    );
    read.push(...clusters.slice(from, index + 1));
    index = from - 1;
  }
  return withMirroredBrackets(read);
}

/** Reading order of a left-to-right row: right-to-left runs within it are reversed. */
function fromLeft(clusters: readonly Cluster[]): Cluster[] {
  const read: Cluster[] = [];
  for (let index = clusters.length - 1; index >= 0; ) {
    const from = startOfRun(clusters, index, isRightToLeft, () => true);
    read.unshift(...clusters.slice(from, index + 1).reverse());
    index = from - 1;
  }
  return read;
}

const runsToRight = (text: string) => (letter.test(text) && !isRightToLeft(text)) || digit.test(text);

/**
 * Start of the directional run that ends at a cluster, including neutral clusters inside it. A cluster of the other
 * direction is a run of its own.
 */
function startOfRun(
  clusters: readonly Cluster[],
  end: number,
  isOf: (text: string) => boolean,
  joins: (between: readonly string[], left: string, right: string) => boolean,
): number {
  const textAt = (index: number) => clusters[index]?.text ?? '';
  if (!isOf(textAt(end))) return end;
  let from = end;
  for (let index = end - 1; index >= 0; index -= 1) {
    const text = textAt(index);
    if (isOf(text)) {
      const between = clusters.slice(index + 1, from).map((cluster) => cluster.text);
      if (between.length > 0 && !joins(between, text, textAt(from))) break;
      from = index;
    } else if (letter.test(text) || digit.test(text)) break;
  }
  return from;
}

/**
 * Restores the typed brackets of a right-to-left row: read from the right, a pair on the paper starts with a closing
 * bracket.
 */
function withMirroredBrackets(read: readonly Cluster[]): Cluster[] {
  const typedOrder = [...read];
  const open: number[] = [];
  for (const [index, { text }] of read.entries()) {
    const opening = open.at(-1);
    if (opening !== undefined && pairs[text] === read[opening]?.text) {
      open.pop();
      for (const position of [opening, index]) typedOrder[position] = mirror(read[position] as Cluster);
    } else if (closing.has(text)) open.push(index);
  }
  return typedOrder;
}

function mirror(cluster: Cluster): Cluster {
  const text = mirrored.get(cluster.text) ?? cluster.text;
  return { ...cluster, text, letters: cluster.letters.map((glyph) => ({ ...glyph, text })) };
}
