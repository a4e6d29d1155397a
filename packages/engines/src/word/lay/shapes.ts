import { type Outline, rectangle } from '../../drawing/path';
import type { Pen } from '../draw/pen';
import { type Tag, tag } from '../draw/tags';
import type { BoxText, Shape } from '../model';
import type { Setup } from './setup';
import { heightOf, type LaidShape, stack } from './slab';
import { widthOf } from './type';

/** Lays out a shape with its text; one that grows with its text gets its final size. */
export function laidShape(shape: Shape, setup: Setup): LaidShape {
  const { angle, flipX, flipY, picture, outlines, fill, line, alt } = shape;
  const text = textOf(shape, setup);
  const inner = (shape.inner ?? []).map((each) => ({ each, laid: laidShape(each, setup) }));
  const width = Math.max(shape.width, text?.widest ?? 0);
  const height = Math.max(shape.height, text?.least ?? 0);
  const grown = height > shape.height ? stretched(outlines, height / Math.max(0.01, shape.height)) : outlines;
  const turn = { ...(angle && { angle }), ...(flipX && { flipX }), ...(flipY && { flipY }) };
  return {
    width,
    height,
    draw(pen, x, y, parent) {
      const [cx, cy] = [x + width / 2, y + height / 2];
      const figure = parent && picture ? tag('Figure', parent) : undefined;
      if (figure && alt) figure.alt = alt;
      pen.turned(turn, cx, cy, () => {
        if (fill || (line && !picture))
          pen.mark(undefined, () =>
            pen.outlines(grown ?? box(width, height), x, y, fill, picture ? undefined : line),
          );
        if (picture) {
          pen.mark(figure, () => pen.picture(picture, x, y, width, height, grown));
          if (line)
            pen.mark(undefined, () => pen.outlines(grown ?? box(width, height), x, y, undefined, line));
        }
        if (shape.letters) pen.mark(undefined, () => drawLetters(pen, shape, x, y, setup));
        for (const { each, laid } of inner) laid.draw(pen, x + each.x, y + each.y, parent);
      });
      // Text is not mirrored; a vertical flip turns it upside down, as in Word.
      const upright = { angle: (angle ?? 0) + (flipY ? 180 : 0) };
      if (text) pen.turned(upright, cx, cy, () => text.draw(pen, x, y, height, parent));
    },
  };
}

const box = (width: number, height: number): Outline[] => [
  { steps: rectangle(width, height), fill: true, line: true },
];

const stretched = (outlines: Outline[] | undefined, by: number): Outline[] | undefined =>
  outlines?.map((one) => ({
    ...one,
    steps: one.steps.map((step) =>
      step.map((part, i) => (i > 0 && i % 2 === 0 ? (part as number) * by : part)),
    ) as Outline['steps'],
  }));

function textOf({ text, width, height }: Shape, setup: Setup) {
  if (!text) return undefined;
  const { pad, turned, vertical } = text;
  const [across, down] = turned ? [height, width] : [width, height];
  const sides = pad.left + pad.right;
  const natural = text.fits && !turned ? naturalWidth(text, setup) : 0;
  const room = Math.max(10, across - sides, natural);
  // A tag without a parent: it is added to the tree when the box is drawn.
  const own = tag('Sect');
  const slabs = setup.stacked(text.blocks, room, { ...setup, headings: false }, own);
  const high = heightOf(slabs) + pad.top + pad.bottom;
  return {
    widest: natural > 0 ? natural + sides : 0,
    least: text.grows && !turned ? high : 0,
    draw(pen: Pen, x: number, y: number, grown: number, parent: Tag | undefined) {
      parent?.kids.push(own);
      const free = Math.max(0, (turned ? down : grown) - high);
      const push = { top: 0, center: free / 2, bottom: free }[vertical];
      if (!turned) {
        stack(pen, slabs, x + pad.left, y + pad.top + push);
        return;
      }
      const [cx, cy] = [x + width / 2, y + height / 2];
      pen.turned({ angle: turned === 'down' ? 90 : -90 }, cx, cy, () =>
        stack(pen, slabs, cx - across / 2 + pad.left, cy - down / 2 + pad.top + push),
      );
    },
  };
}

/** Width of the longest line of a text that does not break. */
function naturalWidth({ blocks }: BoxText, setup: Setup): number {
  const slabs = setup.stacked(blocks, 1000, { ...setup, headings: false }, undefined);
  return Math.min(1000, 0.1 + Math.max(0, ...slabs.map(({ ink = 0 }) => ink)));
}

/** Letters that fill a shape: a watermark. Their height is that of capitals. */
function drawLetters(pen: Pen, { letters, width, height }: Shape, x: number, y: number, { type }: Setup) {
  if (!letters) return;
  const pieces = type.set({ ...letters.look, size: 10 }, letters.text);
  const wide = widthOf(pieces);
  const capital = 10 * 0.7;
  if (wide > 0)
    pen.stretched(pieces, letters.look, letters.alpha, x, y + height, {
      x: width / wide,
      y: height / capital,
    });
}
