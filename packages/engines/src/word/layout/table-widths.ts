import type { Tag } from '../draw/tags';
import type { Block, Paragraph, Table } from '../model';
import { atomsOf } from './atoms';
import type { LaidBlock } from './laid-block';
import type { Typesetter } from './typesetter';

/**
 * Lays out the content of a cell.
 * @param pad distance between the content and the cell's right edge
 */
export type LayOutCell = (
  blocks: readonly Block[],
  width: number,
  parent: Tag | undefined,
  pad: number,
) => LaidBlock[];

/** Column widths. Unless the table is fixed, columns with a drawing or a word wider than themselves are widened. */
export function widthsOf(table: Table, available: number, typesetter: Typesetter): number[] {
  const widths = usualWidths(table, available);
  if (table.isFixed) return widths;
  const forDrawings = widenForDrawings(table, widths, available);
  return fitsText(table) ? forDrawings : widenForWords(table, forDrawings, available, typesetter);
}

/** Whether columns become as wide as their text: they have no widths of their own, and their grid is too narrow or missing. */
const fitsText = ({ isLoose, isFixed, columns }: Table) =>
  isLoose && !isFixed && columns.every((width) => width <= narrowest);

function widenForDrawings(table: Table, widths: number[], available: number): number[] {
  const requiredWidths = widths.map(() => 0);
  for (const { cells } of table.rows)
    for (const { column, span, pad, blocks } of cells) {
      const drawingWidth = widestDrawing(blocks);
      if (span === 1 && drawingWidth > 0)
        requiredWidths[column] = Math.max(requiredWidths[column] ?? 0, drawingWidth + pad.left + pad.right);
    }
  return requiredWidths.some((required, i) => required > (widths[i] ?? 0) + 0.5)
    ? widenColumns(widths, requiredWidths, available)
    : widths;
}

/**
 * Widens columns in which a word would break, as Word does: first into free space, then at the expense of columns whose
 * own words leave space.
 */
function widenForWords(table: Table, widths: number[], available: number, typesetter: Typesetter): number[] {
  // Most tables have room for all words by the rough bound, which takes much less time than measuring.
  const roughNeeds = neededWidths(
    table,
    (paragraph, inner) => {
      const bound = boundOfWords(paragraph);
      return bound > inner ? widestWord(paragraph, typesetter) : bound;
    },
    widths,
  );
  if (roughNeeds.every((need, i) => need <= (widths[i] ?? 0) + 0.5)) return widths;
  const needs = neededWidths(table, (paragraph) => widestWord(paragraph, typesetter), widths);
  const missingWidth = (width: number, i: number) => Math.max(0, (needs[i] ?? 0) - width);
  const lacking = sum(widths.map((width, i) => (missingWidth(width, i) > 0.5 ? missingWidth(width, i) : 0)));
  if (lacking === 0) return widths;
  const spareWidth = (width: number, i: number) => Math.max(0, width - (needs[i] ?? 0));
  const unused = Math.max(0, available - sum(widths));
  const total = sum(widths.map(spareWidth));
  // A table with a width of its own keeps it as long as its words allow.
  const isSized = table.share !== undefined || table.width !== undefined;
  const taken = Math.min(total, isSized ? lacking : Math.max(0, lacking - unused));
  const spareShare = taken / Math.max(1, total);
  const lackShare = Math.min(1, (unused + taken) / lacking);
  return widths.map((width, i) =>
    missingWidth(width, i) > 0.5
      ? width + missingWidth(width, i) * lackShare
      : width - spareWidth(width, i) * spareShare,
  );
}

/** Width that each column needs for the words of its cells, by a function that measures a paragraph. */
function neededWidths(
  table: Table,
  measure: (paragraph: Paragraph, innerWidth: number) => number,
  widths: readonly number[],
): number[] {
  const needs = widths.map(() => 0);
  for (const { cells } of table.rows)
    for (const { column, span, pad, blocks, turned, merge } of cells) {
      if (span > 1 || turned || merge === 'on') continue;
      const sides = pad.left + pad.right;
      for (const block of blocks) {
        if (block.kind !== 'paragraph') continue;
        const need = measure(block, (widths[column] ?? 0) - sides);
        needs[column] = Math.max(needs[column] ?? 0, need + sides);
      }
    }
  return needs;
}

/**
 * A width that no word of a paragraph exceeds: no letter is wider than its font is high, unless letters are spaced or
 * stretched. Lines do not break at no-break spaces.
 */
function boundOfWords({ inlines, look }: Paragraph): number {
  const isPlain = (inline: Paragraph['inlines'][number]) =>
    inline.kind === 'text' && !inline.look.spacing && (inline.look.stretch ?? 1) <= 1;
  if (!inlines.every(isPlain)) return Number.POSITIVE_INFINITY;
  const text = inlines.map((inline) => (inline.kind === 'text' ? inline.text : ' ')).join('');
  const longest = text
    .split(/[^\S\u00a0\u2007\u202f]/)
    .reduce((length, word) => Math.max(length, word.length), 0);
  const size = Math.max(0, ...inlines.map((inline) => ('look' in inline ? inline.look.size : 0)));
  return longest * size + Math.max(0, look.left) + Math.max(0, look.right);
}

/** Width of the longest part of a paragraph in which no line breaks, with the paragraph's indents. */
function widestWord({ inlines, look }: Paragraph, typesetter: Typesetter): number {
  let [widest, width] = [0, 0];
  for (const { kind, width: atomWidth, ends } of atomsOf(inlines, typesetter, undefined)) {
    const isWord = kind === 'word';
    width = isWord ? width + atomWidth : 0;
    widest = Math.max(widest, width);
    if (ends) width = 0;
  }
  return widest > 0 ? widest + Math.max(0, look.left) + Math.max(0, look.right) + 0.1 : 0;
}

/**
 * Column widths for a table without stated widths whose grid is far too narrow for its text, as some programs write
 * it: each column is as wide as its longest line, as far as there is room.
 */
export function fitColumns(table: Table, widths: number[], available: number, lay: LayOutCell): number[] {
  if (!fitsText(table)) return widths;
  const naturalWidths = widths.map(() => 0);
  for (const { cells } of table.rows)
    for (const { column, span, pad, blocks } of cells) {
      if (span > 1) continue;
      const cellWidth = Math.max(
        0,
        ...lay(blocks, available, undefined, pad.right).map(({ naturalWidth: inkWidth = 0 }) => inkWidth),
      );
      naturalWidths[column] = Math.max(naturalWidths[column] ?? 0, cellWidth + pad.left + pad.right + 0.5);
    }
  const total = sum(naturalWidths);
  const ratio = Math.min(1, available / total);
  return naturalWidths.map((width, i) => Math.max(width * ratio, Math.min(widths[i] ?? 0, narrowest)));
}

/** Minimum width of a column whose neighbours need more, in points. */
const narrowest = 24;

/** Widens columns to the widths that they need; if the table gets too wide, the others become narrower. */
function widenColumns(widths: readonly number[], needs: readonly number[], available: number): number[] {
  const maxTotal = Math.max(available, sum(widths));
  const isWider = (width: number, i: number) => (needs[i] ?? 0) > width;
  const unchanged = widths.filter((width, i) => !isWider(width, i));
  const neededTotal = sum(widths.map((width, i) => (isWider(width, i) ? (needs[i] ?? 0) : 0)));
  const remaining = Math.max(maxTotal - neededTotal, unchanged.length * narrowest);
  const ratio = Math.min(1, remaining / Math.max(1, sum(unchanged)));
  const share = Math.min(1, (maxTotal - Math.min(remaining, sum(unchanged))) / neededTotal);
  return widths.map((width, i) =>
    isWider(width, i)
      ? Math.max(width, (needs[i] ?? 0) * share)
      : Math.min(width, Math.max(narrowest, width * ratio)),
  );
}

const widestDrawing = (blocks: readonly Block[]): number =>
  Math.max(
    0,
    ...blocks.flatMap((block) =>
      block.kind === 'paragraph'
        ? block.inlines.map((inline) =>
            inline.kind === 'drawing' && !inline.shape.share ? inline.shape.width + block.look.left : 0,
          )
        : [],
    ),
  );

/** Column widths: those of the file, scaled to the table's own width. */
function usualWidths({ columns, share, width }: Table, available: number): number[] {
  const knownTotal = sum(columns);
  const unknownCount = columns.filter((column) => column <= 0).length;
  const target = share
    ? share * available
    : knownTotal > 0 && unknownCount === 0
      ? knownTotal
      : (width ?? available);
  if (unknownCount > 0) {
    const widthOfUnknown = Math.max(10, (target - knownTotal) / unknownCount);
    return columns.map((column) => (column > 0 ? column : widthOfUnknown));
  }
  return columns.map((column) => (column * target) / knownTotal);
}

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
