/** Layout of Word files: lines and table rows with their heights, and the spacing between paragraphs. */
import type { Pen } from '../draw/pen';
import type { Tag } from '../draw/tags';
import type { Block, Fields, Float, Section } from '../model';

/**
 * Available width of a line at a height below the paragraph's top, beside or below obstacles, and what these take
 * from the column on the left and on the right.
 *
 * @param neededWidth the line moves below an obstacle that leaves less
 */
export type Room = (
  top: number,
  height: number,
  neededWidth: number,
) => { left: number; width: number; right: number; above: number };

/** A piece of a page: a line, or rows of a table, which the end of a page may split. */
export type LaidBlock = {
  height: number;
  /** Space above, in points; dropped at the top of a page. */
  before: number;
  /** Space below, in points, if something follows. */
  after: number;
  /** Whether space below and space above add up, instead of only the larger one counting. */
  addsSpaces?: boolean;
  /** Width of the content with its indents, whatever its alignment. */
  naturalWidth?: number;
  /** For rotated text: share of the free length that lies before it. */
  shareBefore?: number;
  /** Distance from the top to the baseline; set for lines that count where lines are numbered. */
  baseline?: number;
  /** Text and style of the paragraph, set on its first line. */
  title?: { style: string; text: string };
  /** Height that must remain in the column for what stands beside it. */
  room?: number;
  draw(pen: Pen, x: number, y: number): void;
  /** Footnotes that must be on its page. */
  notes: string[];
  floats: Float[];
  /** Whether it must stay on the same page as the next block. */
  keepNext: boolean;
  breakBefore?: boolean;
  /** Break after it. */
  breakAfter?: 'page' | 'column';
  /**
   * Splits it in two so that the first part fits; undefined if it cannot be split.
   *
   * @param isForced nothing is above it, so it is split if at all possible
   */
  split?(available: number, isForced: boolean): [LaidBlock, LaidBlock] | undefined;
  /** Header rows to repeat above it on a new page. */
  header?: LaidBlock[];
  /** For a header row of a table: all its header rows. */
  headerRows?: LaidBlock[];
  /** For the first line of a paragraph: lays the paragraph out again beside obstacles, or in another width. */
  reflow?(room: Room, width?: number): LaidBlock[];
  /** For the first line of a paragraph: number of its lines. */
  count?: number;
};

type PlacedBlock = { laidBlock: Pick<LaidBlock, 'draw'>; x: number; y: number };

/** A page and its content. */
export type Page = {
  section: Section;
  /** Whether it is the first page of its section. */
  first: boolean;
  /** Printed page number. */
  number: number;
  content: PlacedBlock[];
  /** Footnotes with their separators, and the height at which they begin. */
  notes: PlacedBlock[];
  notesTop?: number;
  /** Separator text of the file between text and footnotes. */
  separators: Block[][];
  headersAndFooters: PlacedBlock[];
  /** Page borders and rules between columns. */
  rules: PlacedBlock[];
  /** Values of its fields; set once all pages exist. */
  fields?: Fields;
  /** Texts and styles of its paragraphs. */
  titles: { style: string; text: string }[];
  floats: PlacedFloat[];
  /** Height at which its text ends. */
  end: number;
  /** Floats of headers and footers that lie behind all text. */
  behind: PlacedFloat[];
};

export type PlacedFloat = {
  float: Float;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Draws it, moved right and down by these distances. */
  draw(pen: Pen, right?: number, down?: number): void;
};

/** A laid out drawing: its final size, and a function that draws it with its top left corner at a point. */
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
 * Space between two laid blocks: the larger of the space below the upper and above the lower one, as in HTML. They add
 * up where the file says `w:doNotUseHTMLParagraphAutoSpacing` (ECMA-376, 17.15.3.21; measured in prints of Word).
 */
export function paragraphSpacing(above: LaidBlock | undefined, below: LaidBlock): number {
  if (!above) return below.before;
  const adds = above.addsSpaces && below.addsSpaces;
  return adds ? above.after + below.before : Math.max(above.after, below.before);
}

/** Draws laid blocks below each other, starting at a height. */
export function stack(pen: Pen, laidBlocks: readonly LaidBlock[], x: number, top: number): void {
  let y = top;
  for (const [i, laidBlock] of laidBlocks.entries()) {
    y += paragraphSpacing(laidBlocks[i - 1], laidBlock);
    laidBlock.draw(pen, x, y);
    y += laidBlock.height;
  }
}
