import type { Pen } from '../draw/pen';
import type { Edge, PageBorders, Section } from '../model';
import type { Area } from './area';
import { headersAndFootersFor } from './headers-and-footers';
import type { LaidBlock, Page } from './laid-block';
import type { Setup } from './setup';
import { widthOf } from './type';

/** Counts the lines of sections whose lines have numbers, and draws the numbers (ECMA-376 part 1, 17.6.8). */
export class LineCounter {
  readonly #setup: Setup;
  #count = 0;
  #section: Section | undefined;
  #page: Page | undefined;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  /** A line at the current height of a page. */
  add({ baseline }: LaidBlock, area: Area): void {
    const { section, page, y } = area;
    const { lineNumbers } = section;
    if (!lineNumbers || baseline === undefined) return;
    const { restart, start, every, distance } = lineNumbers;
    const isNew =
      this.#section === undefined ||
      (restart === 'page' && page !== this.#page) ||
      (restart !== 'never' && section !== this.#section);
    this.#count = isNew ? start : this.#count + 1;
    [this.#section, this.#page] = [section, page];
    if (this.#count % every !== 0) return;
    const { type, document } = this.#setup;
    const pieces = type.set(document.look, `${this.#count}`);
    const draw: LaidBlock['draw'] = (pen, x, top) =>
      pen.mark(undefined, () => {
        let from = x - distance - widthOf(pieces);
        for (const piece of pieces) {
          pen.text(piece, from, top + baseline, undefined);
          from += piece.width;
        }
      });
    page.laid.push({ x: area.left(), y, laidBlock: { draw } });
  }
}

/** Moves the text of a page to its place between the margins, and adds the page's borders. */
export function settlePage(page: Page, setup: Setup): void {
  const { vertical, borders } = page.section;
  if (vertical) centre(page, vertical);
  if (!borders) return;
  if (!isBordered(page)) return;
  const draw = (pen: Pen) => pen.shape(borders.id, () => drawBorders(pen, borders, page, setup));
  const laid = { x: 0, y: 0, laidBlock: { draw } };
  if (borders.behind) page.rules.push(laid);
  else page.laid.push(laid);
}

/** Whether the borders of its section are on a page (ECMA-376 part 1, 17.18.62). */
export const isBordered = ({ section: { borders }, first }: Page): boolean =>
  borders !== undefined && (borders.on === 'all' || (borders.on === 'first') === first);

/** Where floats refer to the text: they move with it. */
const moving = new Set(['paragraph', 'line', 'character']);

function centre(page: Page, vertical: 'center' | 'bottom') {
  const { page: size, margin } = page.section;
  const free = (page.notesTop ?? size.height - Math.abs(margin.bottom)) - page.end;
  if (free <= 0) return;
  const shift = vertical === 'center' ? free / 2 : free;
  for (const laid of page.laid) laid.y += shift;
  page.floats = page.floats.map((placed) => {
    if (!moving.has(placed.float.y.from)) return placed;
    return {
      ...placed,
      y: placed.y + shift,
      draw: (pen, right = 0, down = 0) => placed.draw(pen, right, down + shift),
    };
  });
}

/** Borders of a page: around the text and, unless the file says otherwise, its header and footer (17.6.10). */
function drawBorders(pen: Pen, { edges, pad, from }: PageBorders, page: Page, { document }: Setup) {
  const { page: size, margin } = page.section;
  const headersAndFooters = headersAndFootersFor(page, { document });
  const around = document.bordersAround;
  const isText = from === 'text';
  const above =
    around.header && headersAndFooters.header
      ? Math.min(margin.header, Math.abs(margin.top))
      : Math.abs(margin.top);
  const below =
    around.footer && headersAndFooters.footer
      ? Math.min(margin.footer, Math.abs(margin.bottom))
      : Math.abs(margin.bottom);
  const half = (edge: Edge | undefined) => (edge?.width ?? 0) / 2;
  const left = isText ? margin.left - pad.left - half(edges.left) : pad.left + half(edges.left);
  const right =
    size.width - (isText ? margin.right - pad.right - half(edges.right) : pad.right + half(edges.right));
  const top = isText ? above - pad.top - half(edges.top) : pad.top + half(edges.top);
  const bottom =
    size.height - (isText ? below - pad.bottom - half(edges.bottom) : pad.bottom + half(edges.bottom));
  if (edges.top) pen.line(edges.top, left, top, right, top);
  if (edges.bottom) pen.line(edges.bottom, left, bottom, right, bottom);
  if (edges.left) pen.line(edges.left, left, top, left, bottom);
  if (edges.right) pen.line(edges.right, right, top, right, bottom);
}
