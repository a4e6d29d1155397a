import type { Line } from './lines';
import { type LineSpace, wordsOf } from './set-line';

/** A line with its paragraph and its available length. */
export type ParagraphLine = Line & { paragraph: number; space: LineSpace };

/** Edges of a page. */
export type PageEdges = { left: number; right: number; bottom: number; top: number };

/** Whether a line is at least partly visible; cropped text remains in the file but is not displayed. */
export function isOnPage(pageEdges: PageEdges, { x, y, direction: [u, v], length, size }: Line): boolean {
  const corners = [0, length].flatMap((distance) =>
    [0, 0.7 * size].map((height) => [x + u * distance - v * height, y + v * distance + u * height]),
  );
  const [xs, ys] = [corners.map(([x = 0]) => x), corners.map(([, y = 0]) => y)];
  return (
    Math.max(...xs) > pageEdges.left &&
    Math.min(...xs) < pageEdges.right &&
    Math.max(...ys) > pageEdges.bottom &&
    Math.min(...ys) < pageEdges.top
  );
}

/** Positions of a line along its own direction, and across it. */
const positionAlong = ({ x, y, direction: [u, v] }: Line) => x * u + y * v;
const positionAcross = ({ x, y, direction: [u, v] }: Line) => y * u - x * v;
const endOf = (line: Line) => positionAlong(line) + line.length;
const isNear = (a: number, b: number, tolerance: number) => Math.abs(a - b) <= tolerance;

/** Groups lines into paragraphs: lines below each other, of equal size, and full except for the last one. */
export function paragraphs(lines: Line[], pageEdges?: PageEdges): ParagraphLine[] {
  const groups = blocks(lines).flatMap(splitAtShortLines);
  return groups.flatMap((group, paragraph) =>
    group.map((line) => ({ ...line, paragraph, space: spaceOf(line, group, lines, pageEdges) })),
  );
}

function blocks(lines: Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && continuesParagraph(line, last, group)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function continuesParagraph(line: Line, above: Line, group: Line[]): boolean {
  const { size } = above;
  const lineDistance = positionAcross(above) - positionAcross(line);
  const isAligned = isNear(positionAlong(line), positionAlong(above), 0.6 * size);
  // The first line of a paragraph may be indented or outdented.
  const isIndented = group.length === 1 && isNear(positionAlong(line), positionAlong(above), 3.5 * size);
  const second = group[1];
  return (
    isNear(line.size, size, 0.08 * size) &&
    line.direction[0] * above.direction[0] + line.direction[1] * above.direction[1] > 0.999 &&
    lineDistance > 0.8 * size &&
    lineDistance < 1.9 * size &&
    (!second ||
      isNear(lineDistance, positionAcross(group[0] as Line) - positionAcross(second), 0.15 * size)) &&
    (isAligned || isIndented)
  );
}

/** Splits a group after lines that were ended on purpose: the first word of the next line would have fitted on them. */
function splitAtShortLines(group: Line[]): Line[][] {
  const edge = Math.max(...group.map(endOf));
  const parts: Line[][] = [];
  for (const [index, line] of group.entries()) {
    const above = group[index - 1];
    const [word] = wordsOf(line.characters);
    const firstWordWidth = word ? (line.characters[word.to - 1]?.to ?? 0) : 0;
    const isAboveFull = above && endOf(above) + firstWordWidth + 0.3 * line.size > edge;
    if (isAboveFull) parts.at(-1)?.push(line);
    else parts.push([line]);
  }
  return parts;
}

function spaceOf(line: Line, group: Line[], lines: Line[], pageEdges?: PageEdges): LineSpace {
  const start = positionAlong(line);
  if (group.length > 1) {
    const edge = Math.max(...group.map(endOf));
    const fullLines = group.slice(0, -1).filter((other) => isNear(endOf(other), edge, 0.1 * line.size));
    const justified = group.length > 2 && fullLines.length === group.length - 1 && line !== group.at(-1);
    return { maxWidth: Math.max(line.length, edge - start), justified, align: 'start' };
  }
  const parallelLines = lines.filter(
    (other) => other.direction[0] * line.direction[0] + other.direction[1] * line.direction[1] > 0.999,
  );
  const linesAfter = parallelLines.filter(
    (other) =>
      other !== line &&
      isNear(positionAcross(other), positionAcross(line), 0.8 * line.size) &&
      positionAlong(other) > endOf(line) - 1,
  );
  const edge = Math.max(...parallelLines.map(endOf), rightTextEdge(line, parallelLines, pageEdges));
  const nextStart = Math.min(...linesAfter.map(positionAlong)) - 0.5 * line.size;
  const maxWidth = Math.max(line.length, Math.min(edge, nextStart) - start);
  return { maxWidth, justified: false, align: alignOf(line, parallelLines) };
}

/** Where lines end on a page whose right margin equals its left one. */
function rightTextEdge(line: Line, parallelLines: Line[], pageEdges?: PageEdges): number {
  if (!pageEdges || line.direction[0] < 0.999) return 0;
  return pageEdges.right - Math.max(0, Math.min(...parallelLines.map(positionAlong)) - pageEdges.left);
}

/** Alignment of a line by its position among the others, so that headings stay centred and amounts right-aligned. */
function alignOf(line: Line, parallelLines: Line[]): LineSpace['align'] {
  const tolerance = 0.15 * line.size;
  const others = parallelLines.filter((other) => other !== line);
  const startCount = others.filter((other) =>
    isNear(positionAlong(other), positionAlong(line), tolerance),
  ).length;
  const endCount = others.filter(
    (other) =>
      isNear(endOf(other), endOf(line), tolerance) &&
      !isNear(positionAlong(other), positionAlong(line), tolerance),
  ).length;
  if (endCount > 1 && endCount > startCount) return 'end';
  const [from, to] = [Math.min(...parallelLines.map(positionAlong)), Math.max(...parallelLines.map(endOf))];
  const isCentred =
    isNear(positionAlong(line) + endOf(line), from + to, 4 * tolerance) &&
    positionAlong(line) - from > 2 * line.size;
  return isCentred && startCount === 0 ? 'middle' : 'start';
}

/**
 * Distributes new wording over the lines of a paragraph: words stay on their lines as long as they fit.
 *
 * @param widthOf width of a word in the paragraph's own font
 */
export function flow(
  group: ParagraphLine[],
  wording: string,
  widthOf: (word: string, line: ParagraphLine) => number,
) {
  const oldLines = group.map(({ text }) => text.split(/\s+/).filter(Boolean));
  const words = wording.split(/\s+/).filter(Boolean);
  const flowed: string[][] = [];
  let position = 0;
  for (const [index, line] of group.entries()) {
    const oldWords = oldLines[index] ?? [];
    const isLast = index === group.length - 1;
    const rest = oldLines.slice(index).flat();
    // A line keeps its words if these, or all words from here on, are unchanged.
    if (
      sameWords(rest, words.slice(position)) ||
      (!isLast && sameWords(oldWords, words.slice(position, position + oldWords.length)))
    ) {
      flowed.push(oldWords);
      position += oldWords.length;
      continue;
    }
    const lineWords: string[] = [];
    for (let width = 0; position < words.length; position++) {
      const word = words[position] ?? '';
      const spaceWidth = lineWords.length > 0 ? 0.22 * line.size : 0;
      width += spaceWidth + widthOf(word, line);
      const tail = oldLines.slice(index + 1).flat();
      const isTail = lineWords.length > 0 && tail.length > 0 && sameWords(tail, words.slice(position));
      if (!isLast && lineWords.length > 0 && (width > line.space.maxWidth || isTail)) break;
      lineWords.push(word);
    }
    flowed.push(lineWords);
  }
  return flowed.map((line) => line.join(' '));
}

const sameWords = (a: string[], b: string[]) =>
  a.length === b.length && a.every((word, index) => word === b[index]);
