import { type Outline, rectangle } from '../../drawing/path';
import { widthOf } from '../layout/typesetter';
import type { Shape } from '../model';
import { drawOutlines, drawPicture, drawStretched } from './graphics';
import type { Pen } from './pen';
import { type Tag, tag } from './tags';

type Box = { x: number; y: number; width: number; height: number };

/** Draws area, picture, line and letters of a shape. The box is higher than the shape if the shape grows with its text. */
export function paintShape(
  pen: Pen,
  shape: Shape,
  { x, y, width, height }: Box,
  parent: Tag | undefined,
): void {
  const { picture, fill, line, alt, outlines } = shape;
  const grownOutlines =
    height > shape.height ? stretched(outlines, height / Math.max(0.01, shape.height)) : outlines;
  const figure = parent && picture ? tag('Figure', parent) : undefined;
  if (figure && alt) figure.alt = alt;
  const edge = grownOutlines ?? box(width, height);
  if (fill || (line && !picture))
    pen.mark(undefined, () => drawOutlines(pen, edge, x, y, fill, picture ? undefined : line));
  if (picture) {
    pen.mark(figure, () => drawPicture(pen, picture, x, y, width, height, grownOutlines));
    if (line) pen.mark(undefined, () => drawOutlines(pen, edge, x, y, undefined, line));
  }
  if (shape.letters) pen.mark(undefined, () => drawLetters(pen, shape, x, y));
}

const box = (width: number, height: number): Outline[] => [
  { steps: rectangle(width, height), fill: true, line: true },
];

const stretched = (outlines: Outline[] | undefined, factor: number): Outline[] | undefined =>
  outlines?.map((outline) => ({
    ...outline,
    steps: outline.steps.map((step) =>
      step.map((part, i) => (i > 0 && i % 2 === 0 ? (part as number) * factor : part)),
    ) as Outline['steps'],
  }));

/** Draws the letters that fill a shape, such as a watermark; the height of the shape is that of their capitals. */
function drawLetters(pen: Pen, { letters, width, height }: Shape, x: number, y: number) {
  if (!letters || !(letters.isFilled || letters.line)) return;
  const pieces = pen.typesetter.measure({ ...letters.look, size: 10 }, letters.text);
  const naturalWidth = widthOf(pieces);
  const capHeight = 10 * 0.7;
  if (naturalWidth > 0)
    pen.paragraph(letters.sources, () =>
      drawStretched(pen, pieces, letters, x, y + height, {
        x: width / naturalWidth,
        y: height / capHeight,
      }),
    );
}
