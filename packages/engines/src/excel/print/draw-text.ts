import type { FontSet, Setting } from '../../write/font-set';
import { num } from '../../write/pdf-writer';
import type { Colour } from '../read/model';
import { leading, type Piece, padding, turnedSize } from './lines';
import { indentOf, type SetCell } from './place-cells';

/** A cell's box, and how far its text may overflow into empty cells on both sides. */
export type Room = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Padding between its edge and its text. */
  pad: number;
  before(): number;
  after(): number;
  /** Called when text is clipped at the cell's edge, as Excel prints it. */
  cut(): void;
};

/** Operators that draw a cell's text. The page's y axis points down, so that text is mirrored back. */
export function drawText({ cell, style, shown, lines, lead }: SetCell, room: Room, type: FontSet): string {
  if (style.turn !== 0) return drawTurned({ cell, style, shown, lines }, room, type);
  const { size } = style.font;
  const indent = indentOf(style);
  const inner = { left: room.x + room.pad, right: room.x + room.width - room.pad };
  const total = lines.length * size * leading;
  const free = room.height - total;
  const top = room.y + (style.vertical === 'top' ? 0.5 : style.vertical === 'center' ? free / 2 : free - 0.5);
  const widest = Math.max(...lines.map(({ width }) => width * size));
  const overflows = widest > room.width - 2 * room.pad - indent + 0.1;
  const runs = overflows && cell.kind === 'text' && !style.wrap;
  const over = {
    before: runs && shown.align !== 'left' ? room.before() : 0,
    after: runs && shown.align !== 'right' ? room.after() : 0,
  };
  const out: string[] = ['q '];
  if (overflows || total > room.height + 1) {
    const width = room.width + over.before + over.after;
    if (cell.kind === 'text' && (widest > width - padding || total > room.height + size * 0.5)) room.cut();
    out.push(`${num(room.x - over.before)} ${num(room.y)} ${num(width)} ${num(room.height)} re W n `);
  }
  out.push(`${(shown.colour ?? style.font.colour).map(num).join(' ')} rg `);
  for (const [i, line] of lines.entries()) {
    const width = line.width * size;
    const x = {
      left: inner.left + indent,
      right: inner.right - indent - width,
      center: (inner.left + inner.right - width) / 2,
    }[shown.align];
    const baseline = top + (i + 1) * size * leading - size * 0.28;
    if (line.pieces) out.push(pieces(line.pieces, x, baseline, size, shown.colour, type));
    else {
      out.push(written(line, x, baseline, size, type));
      if (style.font.underline) out.push(rule(x, baseline + size * 0.12, width, size));
      if (style.font.strike) out.push(rule(x, baseline - size * 0.27, width, size));
    }
    if (lead && i === 0) out.push(written(lead, inner.left, baseline, size, type));
  }
  return `${out.join('')}Q\n`;
}

/** The parts of a line, each in its look. */
function pieces(
  parts: readonly Piece[],
  x: number,
  baseline: number,
  size: number,
  colour: Colour | undefined,
  type: FontSet,
): string {
  const out: string[] = [];
  let at = x;
  for (const { set, font, scale, rise } of parts) {
    const own = size * scale;
    const width = set.width * own;
    const y = baseline - rise * size;
    out.push(`${(colour ?? font.colour).map(num).join(' ')} rg ${written(set, at, y, own, type)}`);
    if (font.underline) out.push(rule(at, y + own * 0.12, width, own));
    if (font.strike) out.push(rule(at, y - own * 0.27, width, own));
    at += width;
  }
  return out.join('');
}

/** Rotated text: one block, with its centre placed by the alignment. */
function drawTurned({ style, shown, lines }: SetCell, room: Room, type: FontSet): string {
  const { size } = style.font;
  const angle = (style.turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { width, height } = turnedSize(style, lines);
  const free = { x: room.width - width - 2 * padding, y: room.height - height - 2 * padding };
  const share = { left: style.horizontal === 'general' ? 0.5 : 0, center: 0.5, right: 1 }[shown.align];
  const x = room.x + padding + width / 2 + free.x * share;
  const y = room.y + padding + height / 2 + free.y * { top: 0, center: 0.5, bottom: 1 }[style.vertical];
  const out = [`q ${(shown.colour ?? style.font.colour).map(num).join(' ')} rg `];
  for (const [i, line] of lines.entries()) {
    // Offsets from the block's centre: along the line, and down to its baseline.
    const along = (-line.width * size) / 2;
    const down = (i + 1 - lines.length / 2) * size * leading - size * 0.28;
    const place = `${num(x + along * cos + down * sin)} ${num(y - along * sin + down * cos)}`;
    out.push(`BT ${[cos, -sin, -sin, -cos].map(num).join(' ')} ${place} Tm ${type.write(line, size)}ET `);
  }
  return `${out.join('')}Q\n`;
}

const written = (line: Setting, x: number, y: number, size: number, type: FontSet) =>
  `BT 1 0 0 -1 ${num(x)} ${num(y)} Tm ${type.write(line, size)}ET `;

const rule = (x: number, y: number, width: number, size: number) =>
  `${num(x)} ${num(y)} ${num(width)} ${num(size * 0.06)} re f `;
