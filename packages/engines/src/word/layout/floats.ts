import type { Pen } from '../draw/pen';
import type { Tag } from '../draw/tags';
import type { Float, Place, Section, Shape, Share } from '../model';
import type { PlacedFloat, Room } from './laid-block';
import type { Setup } from './setup';
import { laidShape } from './shapes';

/** What a float's position may refer to: its column and its line. */
type Anchor = { x: number; width: number; y: number };

/** Minimum width beside an obstacle in which text is set, in points. */
const narrowest = 72;

/** Page of floats, and the column in which they are anchored. */
export type Surroundings = { section: Section; x: number; y: number };

/**
 * Positions a float on the page. Without a section, as in a cell (`layoutInCell`, ECMA-376 part 1, 20.4.2.3), all
 * positions refer to its anchor.
 */
export function placeFloat(
  float: Float,
  section: Section | undefined,
  anchor: Anchor,
  setup: Setup,
  root: Tag | undefined,
): PlacedFloat {
  const { across, down } = section ? referencesOf(section) : { across: {}, down: {} };
  const shapeLayout = laidShape(sized(float.shape, across, down, setup), setup);
  const { width, height } = shapeLayout;
  const isLeftHand = section?.isLeftHand ?? false;
  const x = positionOn(float.x, across[float.x.from] ?? [anchor.x, anchor.width], width, isLeftHand);
  const anchoredY = positionOn(float.y, down[float.y.from] ?? [anchor.y, 0], height, isLeftHand);
  // A float with text wrapping that would extend below the page moves up, as in Word.
  const isBound = section && float.wrap !== 'none' && !(float.y.from in down);
  const y = isBound ? Math.max(0, Math.min(anchoredY, section.page.height - height)) : anchoredY;
  const draw = (pen: Pen, right = 0, below = 0) => {
    shapeLayout.draw(pen, x + right, y + below, root);
    if (float.link) pen.link(float.link, x + right, y + below, width, height);
  };
  return { float, x, y, width, height, draw };
}

/** A shape whose relative sizes are resolved. */
function sized(shape: Shape, across: References, down: References, { graphics }: Setup): Shape {
  const { shares } = shape;
  if (!shares) return shape;
  const sizeOf = (share: Share | undefined, references: References, fallback: number) =>
    share && references[share.from] ? share.part * (references[share.from]?.[1] ?? 0) : fallback;
  const width = sizeOf(shares.across, across, shape.width);
  const height = sizeOf(shares.down, down, shape.height);
  return graphics?.resized(shape, width, height) ?? shape;
}

type References = Record<string, [start: number, size: number]>;

function referencesOf({ page, margin, isLeftHand }: Section): { across: References; down: References } {
  const left: [number, number] = [0, margin.left];
  const right: [number, number] = [page.width - margin.right, margin.right];
  const [inside, outside] = isLeftHand ? [right, left] : [left, right];
  return {
    across: {
      page: [0, page.width],
      margin: [margin.left, page.width - margin.left - margin.right],
      leftMargin: left,
      insideMargin: inside,
      rightMargin: right,
      outsideMargin: outside,
    },
    down: {
      page: [0, page.height],
      margin: [margin.top, page.height - margin.top - margin.bottom],
      topMargin: [0, margin.top],
      bottomMargin: [page.height - margin.bottom, margin.bottom],
    },
  };
}

function positionOn(
  { offset = 0, share: part, align }: Place,
  [start, room]: [number, number],
  size: number,
  isLeftHand: boolean,
): number {
  if (part !== undefined) return start + room * part;
  if (!align) return start + offset;
  // `before` is the place of a drop cap in the margin.
  if (align === 'before') return start - size;
  const outside = isLeftHand ? 0 : 1;
  const share = { center: 0.5, right: 1, bottom: 1, outside, inside: 1 - outside }[align] ?? 0;
  return start + (room - size) * share;
}

type Box = { left: number; top: number; right: number; bottom: number; isFullWidth: boolean };

/** Areas of a page that lines of text avoid. */
export class Exclusions {
  readonly #boxes: Box[] = [];

  add({ float: { wrap, gap, side }, x, y, width, height }: PlacedFloat): void {
    if (wrap === 'none') return;
    this.#boxes.push({
      left: side === 'right' ? Number.NEGATIVE_INFINITY : x - gap.left,
      right: side === 'left' ? Number.POSITIVE_INFINITY : x + width + gap.right,
      top: y - gap.top,
      bottom: y + height + gap.bottom,
      isFullWidth: wrap === 'below',
    });
  }

  /** Whether an area extends below this height. */
  extendsBelow(y: number): boolean {
    return this.#boxes.some(({ bottom }) => bottom > y);
  }

  /**
   * Room for a line in a column.
   * @param needed width of its indents and its first word
   */
  room(x: number, top: number, width: number, height: number, needed: number): ReturnType<Room> {
    const minWidth = Math.min(width, Math.max(narrowest, needed));
    let y = top;
    for (let tries = 0; tries < 50; tries++) {
      const obstacles = this.#boxes.filter(
        (box) => box.bottom > y + 0.1 && box.top < y + height - 0.1 && box.right > x && box.left < x + width,
      );
      if (obstacles.length === 0) return { left: 0, width, right: 0, above: y - top };
      let [left, right] = [x, x + width];
      for (const box of obstacles) {
        const roomBefore = box.left - left;
        const roomBehind = right - box.right;
        if (box.isFullWidth || Math.max(roomBefore, roomBehind) < minWidth) [left, right] = [0, 0];
        else if (roomBefore > roomBehind) right = box.left;
        else left = box.right;
      }
      if (right - left >= minWidth)
        return { left: left - x, width: right - left, right: x + width - right, above: y - top };
      y = Math.min(...obstacles.map(({ bottom }) => bottom));
    }
    return { left: 0, width, right: 0, above: y - top };
  }
}
