/** Layout of Word files: lines and table rows with their heights, and the spacing between paragraphs. */
import type { Pen } from '../draw/pen';
import type { Tag } from '../draw/tags';
import type { Block, Fields, Float, Section } from '../model';

/**
 * Available width of a line at a height below the paragraph's top, beside or below obstacles.
 *
 * @param least width that the line needs: beside an obstacle that leaves less, it moves down
 */
export type Room = (
  top: number,
  height: number,
  minHeight: number,
) => { left: number; width: number; above: number };

/** An indivisible piece of a page: a line, or a table row. */
export type LaidBlock = {
  height: number;
  /** Space above; none at the top of a page. */
  before: number;
  /** Space below, if something follows. */
  after: number;
  /** Space below and space above add up, instead of the larger one counting. */
  addsSpaces?: boolean;
  /** Width of its content, if nothing makes it break or align. */
  ink?: number;
  /** Share of the free length that turned text leaves before it. */
  along?: number;
  /** Distance from the top to the baseline of a line that is counted where lines have numbers. */
  baseline?: number;
  /** Text of the paragraph whose first line it is, and its style. */
  title?: { style: string; text: string };
  /** Height that the column must still have, for what is beside it. */
  room?: number;
  draw(pen: Pen, x: number, y: number): void;
  /** Footnotes required on its page. */
  notes: string[];
  floats: Float[];
  /** Must stay with the next one. */
  keep: boolean;
  breakBefore?: boolean;
  /** Break after it. */
  breakAfter?: 'page' | 'column';
  /**
   * Splits it into two, of which the first fits; undefined if it is indivisible.
   *
   * @param isForced nothing is above it: it must be split, if at all possible
   */
  split?(available: number, isForced: boolean): [LaidBlock, LaidBlock] | undefined;
  /** Header rows repeated above it on a new page. */
  header?: LaidBlock[];
  /** First line of a paragraph: lays it out again beside obstacles, or in another width. */
  reflow?(room: Room, width?: number): LaidBlock[];
  /** Number of lines of its paragraph. */
  count?: number;
};

type Laid = { laidBlock: Pick<LaidBlock, 'draw'>; x: number; y: number };

/** A page and its content. */
export type Page = {
  section: Section;
  /** First page of its section. */
  first: boolean;
  /** Printed page number. */
  number: number;
  laid: Laid[];
  /** Footnotes and the lines above them, and their upper end. */
  notes: Laid[];
  notesTop?: number;
  /** Words of the file between its text and its footnotes. */
  separators: Block[][];
  headersAndFooters: Laid[];
  /** Page borders and rules between columns. */
  rules: Laid[];
  /** Values of its fields; known when all pages are. */
  fields?: Fields;
  /** Text of its paragraphs, and their styles. */
  titles: { style: string; text: string }[];
  floats: PlacedFloat[];
  /** Lower end of its text. */
  end: number;
  /** Floats of headers and footers that are behind all text. */
  behind: PlacedFloat[];
};

export type PlacedFloat = {
  float: Float;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Draws it, moved to the right and down by these distances. */
  draw(pen: Pen, right?: number, down?: number): void;
};

/** A drawing laid out: its final size, and a function that draws it with its top left corner at a point. */
export type LaidShape = {
  width: number;
  height: number;
  draw(pen: Pen, x: number, y: number, parent: Tag | undefined): void;
};

export const heightOf = (laidBlocks: readonly LaidBlock[]): number =>
  laidBlocks.reduce(
    (sum, laidBlock, i) => sum + laidBlock.height + paragraphSpacing(laidBlocks[i - 1], laidBlock),
    0,
  ) + (laidBlocks.at(-1)?.after ?? 0);

/**
 * Space between two laid blocks: the larger of the space below the upper and above the lower one, as in HTML. They add up
 * where the file says `w:doNotUseHTMLParagraphAutoSpacing` (ECMA-376, 17.15.3.21; measured in prints of Word).
 */
export function paragraphSpacing(above: LaidBlock | undefined, below: LaidBlock): number {
  if (!above) return below.before;
  const adds = above.addsSpaces && below.addsSpaces;
  return adds ? above.after + below.before : Math.max(above.after, below.before);
}

/** Draws laid blocks one below the other from a height on. */
export function stack(pen: Pen, laidBlocks: readonly LaidBlock[], x: number, top: number): void {
  let y = top;
  for (const [i, laidBlock] of laidBlocks.entries()) {
    y += paragraphSpacing(laidBlocks[i - 1], laidBlock);
    laidBlock.draw(pen, x, y);
    y += laidBlock.height;
  }
}
