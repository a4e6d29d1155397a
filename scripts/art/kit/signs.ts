import { bond, ink, marker, pen, stock } from './colours';
import { at, box, d, disc, type Look, path } from './svg';

export function lock(x: number, y: number, scale = 1): string {
  return (
    path(at(x + 5 * scale, y + 12 * scale, 'm0 0v-4a7 7 0 0 1 14 0v4', scale), { width: 2.4 }) +
    box(x + scale, y + 12 * scale, 22 * scale, 17 * scale, { fill: ink, line: 'none' }) +
    path(at(x + 12 * scale, y + 18.5 * scale, 'm0 0v4', scale), { line: bond, width: 2.6 })
  );
}

const tickShape = 'm0 5l4 4.5 8-9.5';

export function tick(x: number, y: number, scale = 1, line: string = pen): string {
  return path(at(x, y, tickShape, scale), { line, width: 2.6 });
}

export function cross(x: number, y: number, size: number, line: string = pen, width = 3): string {
  return path(d`M${x} ${y}l${size} ${size}m0 ${-size}l${-size} ${size}`, { line, width });
}

/** An answer in a circle: a tick on mint, or a warning on gold. Never colour alone. */
export function verdict(x: number, y: number, kind: 'good' | 'warning', radius = 10): string {
  const good = kind === 'good';
  const scale = radius / 10;
  const shape = good ? 'm-5.5 0l3.6 4 7.2-8.5' : 'm0-4.5v5m0 4h0';
  return (
    disc(x, y, radius, { fill: good ? stock.mint : stock.gold }) +
    path(at(x, y, shape, scale), { width: 2.4 })
  );
}

/** From input to output, left to right. */
export function arrow(x: number, y: number, length = 26): string {
  return path(d`M${x} ${y}h${length}m-7-6l7 6l-7 6`, { width: 2 });
}

/** A short arrow in any of the other directions; data drawn from the tail. */
export const arrows = {
  down: 'm0 0v24m-6-7l6 7 6-7',
  up: 'm0 24v-24m-6 7l6-7 6 7',
  upRight: 'm0 20l22-20m-10 0h10v9.5',
  downRight: 'm0 0l22 20m0-9.5v9.5h-10',
} as const;

/** A thin dashed link between two things that belong together. */
export function link(data: string, look: Look = {}): string {
  return path(data, { dash: '3 4', ...look });
}

/** A signature; about 70 by 19 units at scale 1. */
export function signature(x: number, y: number, scale = 1): string {
  const hand =
    'm0 18c6-14 12-20 15-17s-6 17-3 18 7-10 10-10-1 8 3 8 5-8 9-8 0 8 4 8 7-13 11-13-4 13 1 13 8-3 14-6';
  return path(at(x, y, hand, scale), { line: pen, width: 2.6 });
}

/** A tag: its hole, and a word. */
export function chip(x: number, y: number, w: number, fill: string): string {
  return (
    box(x, y, w, 18, { fill, round: 9 }) +
    disc(x + 9, y + 9, 2.6, { fill: ink, line: 'none' }) +
    path(d`M${x + 17} ${y + 9}h${w - 27}`, { width: 2.6 })
  );
}

/** The two links of a chain, lying flat. */
export function chain(x: number, y: number, scale = 1): string {
  return path(at(x, y, 'm-5-8h-5a8 8 0 0 0 0 16h5m10-16h5a8 8 0 0 1 0 16h-5m-12-8h14', scale), {
    width: 2.6,
  });
}

/** Bullets of a list that the AI wrote. */
export function bullets(x: number, y: number, count: number, gap: number): string {
  const squares = Array.from({ length: count }, (_, index) => at(x, y + index * gap, 'm-3-3h6v6h-6z'));
  return path(squares.join(''), { fill: marker, width: 1.2 });
}
