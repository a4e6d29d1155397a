import type { Drawing, Sheet } from './model';

/** Points for a column width in digits, each 7 pixels wide at 96 pixels per inch (ECMA-376, 18.3.1.13). */
const widthOf = (digits: number) => Math.trunc(((256 * digits + Math.trunc(128 / 7)) / 256) * 7) * 0.75;

/** Width of a column in points; 0 if it is hidden. */
export function columnWidth(sheet: Sheet, column: number): number {
  const saved = sheet.columns.find(({ from, to }) => column >= from && column <= to);
  return saved?.hidden ? 0 : widthOf(saved?.width ?? sheet.defaultWidth);
}

/** Saved height of a row in points; 0 if it is hidden. */
export const heightOf = ({ rows, defaultHeight }: Sheet, row: number): number => {
  const ownRow = rows.get(row);
  return ownRow?.hidden ? 0 : (ownRow?.height ?? defaultHeight);
};

/**
 * Whether a drawing rotated by this angle, in degrees clockwise, counts as rotated by a quarter turn: its anchor then
 * describes the rotated box (20.5.2.33).
 */
export const isQuarterTurn = (angle: number): boolean =>
  Math.abs(((((angle + 45) % 180) + 180) % 180) - 135) <= 45;

/** Size of a drawing in points, from the saved sizes of rows and columns. */
export function sizeOf(
  { anchor, part }: Pick<Drawing, 'anchor' | 'part'>,
  sheet: Sheet,
): { width: number; height: number } {
  if (part) {
    const { width, height } = sizeOf({ anchor }, sheet);
    return { width: width * part.width, height: height * part.height };
  }
  const { from, to, size } = anchor;
  if (!to) return size ?? { width: 0, height: 0 };
  let width =
    Math.min(to.x, columnWidth(sheet, to.column)) - Math.min(from.x, columnWidth(sheet, from.column));
  for (let column = from.column; column < to.column; column++) width += columnWidth(sheet, column);
  let height = Math.min(to.y, heightOf(sheet, to.row)) - Math.min(from.y, heightOf(sheet, from.row));
  for (let row = from.row; row < to.row; row++) height += heightOf(sheet, row);
  return { width: Math.max(0, width), height: Math.max(0, height) };
}
