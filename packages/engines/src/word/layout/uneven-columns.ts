import type { Section } from '../model';
import type { LaidBlock, Room } from './laid-block';

type Reflow = NonNullable<LaidBlock['reflow']>;

/**
 * A paragraph, identified by its first line: its function for laying it out again, the number of its lines, and their
 * width.
 */
type LaidParagraph = { reflow: Reflow; count: number; widthAt: (top: number) => number };

/** A paragraph of which some lines are placed: how many, and the position of the last one. */
type PartlyPlacedParagraph = LaidParagraph & { placed: number; height: number; middle: number };

const roomOf =
  (widthAt: LaidParagraph['widthAt']): Room =>
  (top) => ({ left: 0, width: widthAt(top), right: 0, above: 0 });

/** Lays out paragraphs again when they continue in a column of another width (ECMA-376 part 1, 17.6.3). */
class UnevenColumns {
  readonly #laid = new Map<LaidBlock, LaidParagraph>();
  #partlyPlaced: PartlyPlacedParagraph | undefined;

  /** @param width for which the blocks were laid out */
  constructor(laidBlocks: readonly LaidBlock[], width: number) {
    for (const laidBlock of laidBlocks) this.#add(laidBlock, laidBlock.reflow, laidBlock.count, width);
  }

  #add(first: LaidBlock, reflow: Reflow | undefined, count: number | undefined, width: number) {
    if (reflow && count) this.#laid.set(first, { reflow, count, widthAt: () => width });
  }

  /** Lays the paragraph of the next line out again in the width of its column, from that line on. */
  settle(laidBlocks: LaidBlock[], at: number, width: number): void {
    const next = laidBlocks[at];
    const paragraph = next && this.#laid.get(next);
    if (paragraph && next.reflow && paragraph.widthAt(0) !== width) {
      const lines = paragraph.reflow(
        roomOf(() => width),
        width,
      );
      const [first] = lines;
      if (!first) return;
      Object.assign(first, {
        reflow: next.reflow,
        count: lines.length,
        ...(next.room && { room: next.room }),
      });
      this.#add(first, paragraph.reflow, lines.length, width);
      laidBlocks.splice(at, paragraph.count, ...lines);
    } else if (this.#partlyPlaced && !paragraph) {
      const { placed, count, height, middle, widthAt, reflow } = this.#partlyPlaced;
      if (placed >= count || widthAt(height) === width) return;
      this.#partlyPlaced.widthAt = (top) => (top < middle ? widthAt(top) : width);
      const lines = reflow(roomOf(this.#partlyPlaced.widthAt), width);
      this.#partlyPlaced.count = lines.length;
      laidBlocks.splice(at, count - placed, ...lines.slice(placed));
    }
  }

  /** Records that a line was placed on its page. */
  put(line: LaidBlock): void {
    const paragraph = this.#laid.get(line);
    if (paragraph) this.#partlyPlaced = { ...paragraph, placed: 0, height: 0, middle: 0 };
    else if (this.#partlyPlaced && this.#partlyPlaced.placed >= this.#partlyPlaced.count)
      this.#partlyPlaced = undefined;
    if (!this.#partlyPlaced) return;
    this.#partlyPlaced.placed += 1;
    this.#partlyPlaced.middle = this.#partlyPlaced.height + line.height / 2;
    this.#partlyPlaced.height += line.height;
  }
}

/** Handles the laid blocks of a section if its columns differ in width; undefined otherwise. */
export function unevenColumns({ columns }: Section, laidBlocks: readonly LaidBlock[]) {
  const [first, ...others] = columns.widths ?? [];
  return first && others.some(({ width }) => width !== first.width)
    ? new UnevenColumns(laidBlocks, first.width)
    : undefined;
}
