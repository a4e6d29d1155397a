import { tag } from '../draw/tags';
import { slabsOf } from './blocks';
import type { Setup } from './setup';
import { heightOf, type Page, type Slab, stack } from './slab';

/** Height of the line above footnotes. */
const separator = 14;

/** Footnotes: each is laid out once, when its reference is placed, and printed at the end of that page. */
export class Footnotes {
  readonly #setup: Setup;
  readonly #laid = new Map<string, Slab[]>();
  #onPage: Slab[][] = [];

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  newPage() {
    this.#onPage = [];
  }

  /** Adds the footnotes of placed slabs to this page. */
  add(slabs: readonly Slab[], width: number) {
    this.#onPage.push(...this.#of(slabs, width));
  }

  /** Height of the page's footnotes, including those of `more`, which may still be placed on it. */
  height(more: readonly Slab[], width: number): number {
    const notes = [...this.#onPage, ...this.#of(more, width)];
    return notes.length > 0 ? separator + heightOf(notes.flat()) : 0;
  }

  /** Draws the page's footnotes at its end, below a line. */
  place(page: Page, bottom: number) {
    if (this.#onPage.length === 0) return;
    const slabs = this.#onPage.flat();
    const x = page.section.margin.left;
    const y = bottom - separator - heightOf(slabs);
    const line: Slab['draw'] = (pen, from, at) =>
      pen.line({ width: 0.5, style: 'solid', colour: [0, 0, 0] }, from, at, from + 144, at);
    const notes: Slab['draw'] = (pen, left, at) => stack(pen, slabs, left, at);
    page.laid.push({ x, y: y + separator / 2, slab: { draw: line } });
    page.laid.push({ x, y: y + separator, slab: { draw: notes } });
    this.#onPage = [];
  }

  #of(slabs: readonly Slab[], width: number): Slab[][] {
    const keys = slabs.flatMap(({ notes }) => notes).filter((key) => key.startsWith('f'));
    const { document, root } = this.#setup;
    return keys.map((key) => {
      const blocks = document.notes.get(key) ?? [];
      const setup = { ...this.#setup, headings: false };
      const laid = this.#laid.get(key) ?? slabsOf(blocks, width, setup, tag('Note', root));
      this.#laid.set(key, laid);
      return laid;
    });
  }
}
