import type { Point } from './geometry';
import type { Letter } from './page';

/** A Type 3 glyph higher than this, in points, is not a letter of running text: it is divided into squares of half this side. */
const maxGlyphHeight = 48;

/** A glyph box wider than this many times its height comes from a wrong FontBBox, and is not divided. */
const maxAspectRatio = 20;

/**
 * Divides a Type 3 glyph larger than a letter, such as a whole word or a picture, into parts of about a letter's size. The
 * glyph is removed if a mark covers any part, and the parts outside the mark are then reported as missing.
 */
export function glyphPartsOf(letter: Letter): Letter[] {
  const [[x0, y0], [x1, y1], , [x3, y3]] = letter.area as [Point, Point, Point, Point];
  const [areaWidth, areaHeight] = [Math.hypot(x1 - x0, y1 - y0), Math.hypot(x3 - x0, y3 - y0)];
  if (areaHeight * maxAspectRatio < areaWidth || areaHeight === 0) return [letter];
  const side = areaHeight > maxGlyphHeight ? maxGlyphHeight / 2 : areaHeight;
  const rows = Math.min(99, Math.max(1, Math.round(areaHeight / side)));
  const columns = Math.min(99, Math.max(1, Math.round(areaWidth / side)));
  if (rows * columns < 2) return [letter];
  const characters = Array.from(letter.text);
  const corner = (across: number, up: number): Point => [
    x0 + (across / columns) * (x1 - x0) + (up / rows) * (x3 - x0),
    y0 + (across / columns) * (y1 - y0) + (up / rows) * (y3 - y0),
  ];
  return Array.from({ length: rows * columns }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    const share = (part: number) => Math.round((part * characters.length) / columns);
    return {
      ...letter,
      text: row === 0 ? characters.slice(share(column), share(column + 1)).join('') : '',
      middle: corner(column + 0.5, row + 0.5),
      area: [
        corner(column, row),
        corner(column + 1, row),
        corner(column + 1, row + 1),
        corner(column, row + 1),
      ],
    };
  });
}
