import type { Document, Section } from '../model';
import type { LaidBlock, Page } from './laid-block';
import { type Typesetter, widthOf } from './typesetter';

/** Position of a line. */
type Place = { section: Section; page: Page; y: number; left: () => number };

/** Counts lines in sections with line numbers, and draws the numbers (ECMA-376 part 1, 17.6.8). */
export class LineCounter {
  readonly #setup: { typesetter: Typesetter; document: Document };
  #count = 0;
  #section: Section | undefined;
  #page: Page | undefined;

  constructor(setup: { typesetter: Typesetter; document: Document }) {
    this.#setup = setup;
  }

  /** Counts a line at the current height of a page. */
  add({ baseline }: LaidBlock, place: Place): void {
    const { section, page, y } = place;
    const { lineNumbers } = section;
    if (!lineNumbers || baseline === undefined) return;
    const { restart, start, countBy, distance } = lineNumbers;
    const restarts =
      this.#section === undefined ||
      (restart === 'page' && page !== this.#page) ||
      (restart !== 'never' && section !== this.#section);
    this.#count = restarts ? start : this.#count + 1;
    [this.#section, this.#page] = [section, page];
    if (this.#count % countBy !== 0) return;
    const { typesetter, document } = this.#setup;
    const pieces = typesetter.measure(document.look, `${this.#count}`);
    const draw: LaidBlock['draw'] = (pen, x, top) =>
      pen.mark(undefined, () => {
        let pieceX = x - distance - widthOf(pieces);
        for (const piece of pieces) {
          pen.text(piece, pieceX, top + baseline, undefined);
          pieceX += piece.width;
        }
      });
    page.content.push({ x: place.left(), y, laidBlock: { draw } });
  }
}
