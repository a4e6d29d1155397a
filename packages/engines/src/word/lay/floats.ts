import type { Pen } from '../draw/pen';
import { type Tag, tag } from '../draw/tags';
import type { Float, Place, Section } from '../model';
import { slabsOf } from './blocks';
import type { Setup } from './setup';
import { type Room, stack } from './slab';

/** Reference of a float's position: the column, and its line. */
type Anchor = { x: number; width: number; y: number };

/** Minimum width beside an obstacle in which text is set. */
const narrowest = 72;

/** Positions a float on the page. */
export function placeFloat(
  float: Float,
  section: Section,
  anchor: Anchor,
  setup: Setup,
  root: Tag | undefined,
) {
  const { page, margin } = section;
  const across: Record<string, [number, number]> = {
    page: [0, page.width],
    margin: [margin.left, page.width - margin.left - margin.right],
    leftMargin: [0, margin.left],
    rightMargin: [page.width - margin.right, margin.right],
  };
  const down: Record<string, [number, number]> = {
    page: [0, page.height],
    margin: [margin.top, page.height - margin.top - margin.bottom],
    topMargin: [0, margin.top],
    bottomMargin: [page.height - margin.bottom, margin.bottom],
  };
  const x = at(float.x, across[float.x.from] ?? [anchor.x, anchor.width], float.width);
  const y = at(float.y, down[float.y.from] ?? [anchor.y, 0], float.height);
  const figure = root && tag(float.picture ? 'Figure' : 'Sect', root);
  if (figure && float.picture?.alt) figure.alt = float.picture.alt;
  return { float, x, y, draw: (pen: Pen) => drawFloat(pen, float, x, y, setup, figure) };
}

function at({ offset = 0, align }: Place, [start, room]: [number, number], size: number): number {
  if (!align) return start + offset;
  const share = { center: 0.5, right: 1, bottom: 1, outside: 1 }[align] ?? 0;
  return start + (room - size) * share;
}

/** Padding of a text box; Word's default. */
const inset = { x: 7.2, y: 3.6 };

function drawFloat(pen: Pen, float: Float, x: number, y: number, setup: Setup, own: Tag | undefined): void {
  const { picture, box, width, height } = float;
  if (picture) pen.mark(own, () => pen.picture(picture, x, y));
  if (!box) return;
  if (box.fill) pen.fill(box.fill, x, y, width, height);
  if (box.line) {
    const line = { width: 0.75, style: 'solid', colour: box.line } as const;
    pen.line(line, x, y, x + width, y);
    pen.line(line, x, y + height, x + width, y + height);
    pen.line(line, x, y, x, y + height);
    pen.line(line, x + width, y, x + width, y + height);
  }
  const inner = Math.max(10, width - 2 * inset.x);
  stack(pen, slabsOf(box.blocks, inner, { ...setup, headings: false }, own), x + inset.x, y + inset.y);
}

type Box = { left: number; top: number; right: number; bottom: number; whole: boolean };

/** Areas of a page that lines of text avoid. */
export class Exclusions {
  readonly #boxes: Box[] = [];

  add({ wrap, width, height, gap }: Float, x: number, y: number): void {
    if (wrap === 'none') return;
    this.#boxes.push({
      left: x - gap.left,
      right: x + width + gap.right,
      top: y - gap.top,
      bottom: y + height + gap.bottom,
      whole: wrap === 'below',
    });
  }

  /** Whether an area extends below a height. */
  reach(y: number): boolean {
    return this.#boxes.some(({ bottom }) => bottom > y);
  }

  /** Room of a line in a column. */
  room(x: number, top: number, width: number, height: number): ReturnType<Room> {
    let y = top;
    for (let tries = 0; tries < 50; tries++) {
      const hit = this.#boxes.filter(
        (box) => box.bottom > y + 0.1 && box.top < y + height - 0.1 && box.right > x && box.left < x + width,
      );
      if (hit.length === 0) return { left: 0, width, above: y - top };
      let [left, right] = [x, x + width];
      for (const box of hit) {
        const before = box.left - left;
        const behind = right - box.right;
        if (box.whole || Math.max(before, behind) < narrowest) [left, right] = [0, 0];
        else if (before > behind) right = box.left;
        else left = box.right;
      }
      if (right - left >= narrowest) return { left: left - x, width: right - left, above: y - top };
      y = Math.min(...hit.map(({ bottom }) => bottom));
    }
    return { left: 0, width, above: y - top };
  }
}
