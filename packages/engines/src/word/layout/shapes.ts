import type { Pen } from '../draw/pen';
import { type Tag, tag } from '../draw/tags';
import type { BoxText, Shape, Sides } from '../model';
import { heightOf, type LaidShape, stack } from './laid-block';
import type { Setup } from './setup';

/** Lays out a shape with its text; one that grows with its text gets its final size. */
export function laidShape(shape: Shape, setup: Setup): LaidShape {
  const { angle, flipX, flipY } = shape;
  const text = textOf(shape, setup);
  const inner = (shape.inner ?? []).map((each) => ({ each, laid: laidShape(each, setup) }));
  const width = Math.max(shape.width, text?.minWidth ?? 0);
  const height = Math.max(shape.height, text?.minHeight ?? 0);
  const transform = { ...(angle && { angle }), ...(flipX && { flipX }), ...(flipY && { flipY }) };
  return {
    width,
    height,
    draw(pen, x, y, parent) {
      const [cx, cy] = [x + width / 2, y + height / 2];
      pen.shape(shape.id, () =>
        pen.transform(transform, cx, cy, () => {
          setup.graphics?.paintShape(pen, shape, { x, y, width, height }, parent);
          for (const { each, laid } of inner) laid.draw(pen, x + each.x, y + each.y, parent);
          if (shape.link) pen.link(shape.link, x, y, width, height);
        }),
      );
      // Text is not mirrored; a vertical flip turns it upside down, as in Word.
      const upright = { angle: (angle ?? 0) + (flipY ? 180 : 0) };
      if (text) pen.transform(upright, cx, cy, () => text.draw(pen, x, y, height, parent));
    },
  };
}

/** Lays out an inline shape with the room that its effects take around it. */
export function laidInLine(shape: Shape, setup: Setup): LaidShape {
  const shapeLayout = laidShape(shape, setup);
  const { effects } = shape;
  if (!effects) return shapeLayout;
  const { left, top, right, bottom } = effects;
  return {
    width: left + shapeLayout.width + right,
    height: top + shapeLayout.height + bottom,
    draw: (pen, x, y, parent) => shapeLayout.draw(pen, x + left, y + top, parent),
  };
}

function textOf(shape: Shape, setup: Setup) {
  const { text, width, height } = shape;
  if (!text) return undefined;
  const { pad, turned, vertical } = text;
  const [innerWidth, innerHeight] = turned ? [height, width] : [width, height];
  const area = areaFor(text, Boolean(shape.flipX) !== Boolean(shape.flipY));
  const shares = { across: 1 - area.left - area.right, down: 1 - area.top - area.bottom };
  const sides = pad.left + pad.right;
  const natural = text.fits && !turned ? naturalWidth(text, setup) : 0;
  const textWidth = Math.max(10, innerWidth * shares.across - sides, natural);
  // A tag without a parent yet: it is added to the tree when the box is drawn.
  const sectionTag = tag('Sect');
  const all = setup.stacked(text.blocks, textWidth, { ...setup, headings: false }, sectionTag);
  const laidBlocks = setup.graphics?.linesInBox(text, all) ?? all;
  const textHeight = heightOf(laidBlocks) + pad.top + pad.bottom;
  return {
    minWidth: natural > 0 ? (natural + sides) / shares.across : 0,
    minHeight: text.grows && !turned ? textHeight / shares.down : 0,
    draw(pen: Pen, x: number, y: number, grown: number, parent: Tag | undefined) {
      parent?.kids.push(sectionTag);
      const areaHeight = turned ? innerHeight : grown;
      const free = Math.max(0, areaHeight * shares.down - textHeight);
      const offset = { top: 0, center: free / 2, bottom: free }[vertical];
      const [left, top] = [innerWidth * area.left + pad.left, areaHeight * area.top + pad.top + offset];
      const isCut = text.cuts && areaHeight > 1 && textHeight > areaHeight * shares.down + 1;
      const drawAt = (x0: number, y0: number) => {
        const drawBlocks = () => stack(pen, laidBlocks, x0 + left, y0 + top);
        if (isCut) pen.clip(x0 - innerWidth, y0, 3 * innerWidth, areaHeight, drawBlocks);
        else drawBlocks();
      };
      if (!turned) {
        drawAt(x, y);
        return;
      }
      const [cx, cy] = [x + width / 2, y + height / 2];
      pen.transform({ angle: turned === 'down' ? 90 : -90 }, cx, cy, () =>
        drawAt(cx - innerWidth / 2, cy - innerHeight / 2),
      );
    },
  };
}

/**
 * Area of the text within its shape, as seen along its lines.
 * @param isMirrored whether the shape is mirrored, which its text never is
 */
function areaFor({ area, turned }: BoxText, isMirrored: boolean): Sides {
  const { left, top, right, bottom } = area ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const [from, to] = isMirrored ? [right, left] : [left, right];
  if (turned === 'down') return { left: top, top: to, right: bottom, bottom: from };
  if (turned === 'up') return { left: bottom, top: from, right: top, bottom: to };
  return { left: from, top, right: to, bottom };
}

/** Width of the longest line of a text if it is not wrapped. */
function naturalWidth({ blocks }: BoxText, setup: Setup): number {
  const laidBlocks = setup.stacked(blocks, 1000, { ...setup, headings: false }, undefined);
  return Math.min(1000, 0.1 + Math.max(0, ...laidBlocks.map(({ naturalWidth = 0 }) => naturalWidth)));
}
