import { num } from '../../write/pdf-writer';
import type { Setting, TypeCase } from '../type-case';
import { leading, padding } from './lines';
import { indentOf, type SetCell } from './place-cells';

/** A cell's place, and how far its text may run over empty cells before and after it. */
export type Room = {
  x: number;
  y: number;
  width: number;
  height: number;
  before(): number;
  after(): number;
  /** Is told that text is cut at the cell's edge, as Excel prints it. */
  cut(): void;
};

/** Operators that write a cell's text. The page counts downwards, so that text is mirrored back. */
export function drawText({ cell, style, shown, lines, lead }: SetCell, room: Room, type: TypeCase): string {
  const { size } = style.font;
  const indent = indentOf(style);
  const inner = { left: room.x + padding, right: room.x + room.width - padding };
  const total = lines.length * size * leading;
  const free = room.height - total;
  const top = room.y + (style.vertical === 'top' ? 0.5 : style.vertical === 'center' ? free / 2 : free - 0.5);
  const widest = Math.max(...lines.map(({ width }) => width * size));
  const overflows = widest > room.width - 2 * padding - indent + 0.1;
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
    out.push(written(line, x, baseline, size, type));
    if (style.font.underline) out.push(rule(x, baseline + size * 0.12, width, size));
    if (style.font.strike) out.push(rule(x, baseline - size * 0.27, width, size));
    if (lead && i === 0) out.push(written(lead, inner.left, baseline, size, type));
  }
  return `${out.join('')}Q\n`;
}

const written = (line: Setting, x: number, y: number, size: number, type: TypeCase) =>
  `BT 1 0 0 -1 ${num(x)} ${num(y)} Tm ${type.write(line, size)}ET `;

const rule = (x: number, y: number, width: number, size: number) =>
  `${num(x)} ${num(y)} ${num(width)} ${num(size * 0.06)} re f `;
