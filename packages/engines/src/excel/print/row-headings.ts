import type { FontSet } from '../../write/font-set';
import { num } from '../../write/pdf-writer';
import { letterOf } from '../read/cell-references';
import type { Style } from '../read/model';
import type { Grid } from './grid';
import { faceOf } from './lines';
import type { Box, PagePositions } from './page-positions';

/** Operators that draw the ruled column letters and row numbers of a sheet that prints them (ECMA-376, 18.3.1.70). */
export function drawHeadings(
  places: PagePositions,
  { gutter, isMirrored }: Pick<Grid, 'gutter' | 'isMirrored'>,
  style: Style,
  fonts: FontSet,
): string {
  if (gutter.width === 0) return '';
  const { rows, columns, width, height } = places;
  const face = faceOf(style);
  const size = Math.min(style.font.size, 11);
  const texts: string[] = [];
  const lines: string[] = [];
  const add = (text: string, box: Box) => {
    const measured = fonts.measure(face, text);
    const x = box.x + (box.width - measured.width * size) / 2;
    const y = box.y + box.height / 2 + size * 0.35;
    // Rows lower than a letter have no number, as in Excel.
    if (box.height > size * 0.7)
      texts.push(`BT 0 g 1 0 0 -1 ${num(x)} ${num(y)} Tm ${fonts.textOperators(measured, size)}ET\n`);
  };
  const line = (...[x0, y0, x1, y1]: [number, number, number, number]) =>
    lines.push(`${num(x0)} ${num(y0)} m ${num(x1)} ${num(y1)} l\n`);
  const { width: gutterWidth, height: top } = gutter;
  const outer = isMirrored ? width + gutterWidth : -gutterWidth;
  const inner = isMirrored ? width : 0;
  const [[row = 0] = [], [column = 0] = []] = [[...rows.keys()], [...columns.keys()]];
  for (const columnIndex of columns.keys()) {
    const { x, width: columnWidth } = places.cellBox(row, columnIndex);
    add(letterOf(columnIndex), { x, y: -top, width: columnWidth, height: top });
    line(isMirrored ? x : x + columnWidth, -top, isMirrored ? x : x + columnWidth, 0);
  }
  for (const rowIndex of rows.keys()) {
    const { y, height: rowHeight } = places.cellBox(rowIndex, column);
    add(`${rowIndex + 1}`, { x: Math.min(outer, inner), y, width: gutterWidth, height: rowHeight });
    line(outer, y + rowHeight, inner, y + rowHeight);
  }
  for (const y of [0, -top]) line(outer, y, width - inner, y);
  for (const x of [inner, outer]) line(x, -top, x, height);
  return `${texts.join('')}.6 G .25 w [] 0 d\n${lines.join('')}S\n`;
}
