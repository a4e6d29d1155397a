import type { FontSet, MeasuredText } from '../../write/font-set';
import { num } from '../../write/pdf-writer';
import type { Colour, Style } from '../read/model';
import { faceOf, leading, type Piece, padding, rotatedSize, widestOf } from './lines';
import type { Box, ColumnSpan } from './page-positions';
import { indentOf, type LaidOutCell } from './place-cells';

/** Space that the text of a cell may fill. */
export type TextSpace = {
  /** Padding between the cell's edge and its text. */
  pad: number;
  /** The columns of the page in which the text may show; those of another page show the rest. */
  columnSpan: Pick<ColumnSpan, 'left' | 'right'> | undefined;
  /** Free width before or after the cell into which its text may overflow, counted until it is enough. */
  free(step: 1 | -1, needed: number): number;
  /** Called when text is cut off. */
  cut(): void;
};

/** Operators that draw a cell's text. The page's y axis points down, so the text is mirrored back. */
export function drawText(laidOutCell: LaidOutCell, box: Box, space: TextSpace, fonts: FontSet): string {
  const { cell, style, display, lines, lead, fill } = laidOutCell;
  if (style.rotation !== 0) return drawRotated(laidOutCell, box, space, fonts);
  const { size } = style.font;
  const indent = indentOf(style);
  const [left, right] = [box.x + space.pad, box.x + box.width - space.pad];
  const total = lines.length * size * leading;
  const free = box.height - total;
  const top = box.y + (style.vertical === 'top' ? 0.5 : style.vertical === 'center' ? free / 2 : free - 0.5);
  const widest = widestOf(lines) * size;
  const overflows = widest > box.width - 2 * space.pad - indent + 0.1;
  const isClipped = overflows || total > box.height + 1;
  let text = '';
  if (isClipped) {
    const mayOverflow = overflows && cell.kind === 'text' && !style.wrap;
    const freeBefore = mayOverflow && display.align !== 'left' ? space.free(-1, widest + indent) : 0;
    const freeAfter = mayOverflow && display.align !== 'right' ? space.free(1, widest + indent) : 0;
    const [from, to] = [box.x - freeBefore, box.x + box.width + freeAfter];
    // Centred text sticks out at both sides alike.
    const isCutBeside =
      display.align === 'center'
        ? (widest - box.width) / 2 > Math.min(freeBefore, freeAfter)
        : widest + indent > to - from - padding;
    const clipLeft = mayOverflow ? Math.max(from, space.columnSpan?.left ?? from) : from;
    const clipRight = mayOverflow ? Math.min(to, space.columnSpan?.right ?? to) : to;
    // Text centred across cells does not continue on another page.
    const middle = box.x + box.width / 2;
    const isCutByPage =
      laidOutCell.lastColumn !== undefined &&
      (middle - widest / 2 < clipLeft - 1 || middle + widest / 2 > clipRight + 1);
    if (isCutBeside || isCutByPage || total > box.height + size * 0.5) space.cut();
    text = `q ${num(clipLeft)} ${num(box.y)} ${num(clipRight - clipLeft)} ${num(box.height)} re W n `;
  }
  text += fillColour(display.colour ?? style.font.colour);
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (!line) continue;
    const width = line.width * size;
    const x =
      display.align === 'left'
        ? left + indent
        : display.align === 'right'
          ? right - indent - width
          : (left + right - width) / 2;
    const baseline = top + (i + 1) * size * leading - size * 0.28;
    if (line.pieces) text += drawPieces(line.pieces, x, baseline, size, display.colour, fonts);
    else {
      text += textAt(line, x, baseline, size, fonts);
      if (style.font.underline) text += underline(style.font, x, baseline, width, size);
      if (style.font.strike) text += rule(x, baseline - size * 0.27, width, size);
    }
    if (lead && i === 0) text += textAt(lead, left, baseline, size, fonts);
    if (fill && i === 0) {
      const from = left + (lead?.width ?? 0) * size;
      const count = Math.floor((x - from) / (fill.width * size));
      const filler = display.fill ?? '';
      if (count > 0)
        text += textAt(fonts.measure(faceOf(style), filler.repeat(count)), from, baseline, size, fonts);
    }
  }
  return isClipped ? `${text}Q\n` : `${text}\n`;
}

const fillColour = ([red, green, blue]: Colour) => `${num(red)} ${num(green)} ${num(blue)} rg `;

/** Operators that draw the pieces of a line, each with its own font. */
export function drawPieces(
  parts: readonly Piece[],
  x: number,
  baseline: number,
  size: number,
  colour: Colour | undefined,
  fonts: FontSet,
): string {
  const operators: string[] = [];
  let left = x;
  for (const { measured, font, scale, rise } of parts) {
    const fontSize = size * scale;
    const width = measured.width * fontSize;
    const y = baseline - rise * size;
    operators.push(`${fillColour(colour ?? font.colour)}${textAt(measured, left, y, fontSize, fonts)}`);
    if (font.underline) operators.push(underline(font, left, y, width, fontSize));
    if (font.strike) operators.push(rule(left, y - fontSize * 0.27, width, fontSize));
    left += width;
  }
  return operators.join('');
}

/** Draws rotated text as one block, whose centre follows from the alignment. */
function drawRotated(
  { style, display, lines }: LaidOutCell,
  box: Box,
  space: TextSpace,
  fonts: FontSet,
): string {
  const { size } = style.font;
  const angle = (style.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { width, height } = rotatedSize(style, lines);
  const free = { x: box.width - width - 2 * padding, y: box.height - height - 2 * padding };
  const share = { left: style.horizontal === 'general' ? 0.5 : 0, center: 0.5, right: 1 }[display.align];
  const x = box.x + padding + width / 2 + free.x * share;
  const y = box.y + padding + height / 2 + free.y * { top: 0, center: 0.5, bottom: 1 }[style.vertical];
  const operators = [`q ${fillColour(display.colour ?? style.font.colour)}`];
  // Vertical text is cut off at its cell's edge, as in Excel; slanted text extends over the adjacent cells.
  if (Math.abs(style.rotation) === 90 && height > box.height + 0.1) {
    space.cut();
    operators.push(`${[box.x, box.y, box.width, box.height].map(num).join(' ')} re W n `);
  }
  for (const [i, line] of lines.entries()) {
    // Offsets from the block's centre: along the line, and down to its baseline.
    const lineStart = (-line.width * size) / 2;
    const baselineY = (i + 1 - lines.length / 2) * size * leading - size * 0.28;
    const place = `${num(x + lineStart * cos + baselineY * sin)} ${num(y - lineStart * sin + baselineY * cos)}`;
    const matrix = `${[cos, -sin, -sin, -cos].map(num).join(' ')} ${place}`;
    operators.push(`BT ${matrix} Tm ${fonts.textOperators(line, size)}ET `);
    const [lineWidth, { isDouble }] = [line.width * size, style.font];
    const rules = [
      ...(style.font.underline ? [-0.18] : []),
      ...(style.font.underline && isDouble ? [-0.3] : []),
      ...(style.font.strike ? [0.21] : []),
    ].map((rise) => rule(0, rise * size, lineWidth, size));
    if (rules.length > 0) operators.push(`q ${matrix} cm ${rules.join('')}Q `);
  }
  return `${operators.join('')}Q\n`;
}

const textAt = (line: MeasuredText, x: number, y: number, size: number, fonts: FontSet) =>
  `BT 1 0 0 -1 ${num(x)} ${num(y)} Tm ${fonts.textOperators(line, size)}ET `;

/** A single or double underline. */
const underline = ({ isDouble }: Style['font'], x: number, y: number, width: number, size: number) =>
  rule(x, y + size * 0.12, width, size) + (isDouble ? rule(x, y + size * 0.24, width, size) : '');

const rule = (x: number, y: number, width: number, size: number) =>
  `${num(x)} ${num(y)} ${num(width)} ${num(size * 0.06)} re f `;
