import { bond, ink } from './colours';
import { at, box, d, disc, path } from './svg';

/** A bust; `x y` is the middle of the head. About 20 by 26 units at scale 1. */
export function person(x: number, y: number, scale: number, fill: string): string {
  return (
    path(at(x, y, 'm-10 20c0-8 4.500-12 10-12s10 4 10 12z', scale), { fill }) +
    disc(x, y, 6 * scale, { fill: bond })
  );
}

/** What a role may do: three dots, filled from the left. */
export function rights(x: number, y: number, filled: number, gap = 14): string {
  const dot = (index: number) => at(x + index * gap, y, 'm-4 0a4 4 0 0 0 8 0a4 4 0 0 0-8 0');
  const data = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => dot(from + index)).join('');
  return path(data(0, filled), { fill: ink }) + (filled < 3 ? path(data(filled, 3)) : '');
}

/** One row of a list of roles. */
export function roleRow(x: number, y: number, w: number, fill: string, filled: number): string {
  return box(x, y, w, 30) + person(x + 17, y + 10, 0.7, fill) + rights(x + w - 42, y + 15, filled);
}

/** Head, neck and shoulders of a portrait, 80 by 80; hair comes on top. */
export function portrait(coat: string, skin: string, shade: string): string {
  return (
    path(d`M8 80c2-19 15-26 32-26s30 7 32 26z`, { fill: coat }) +
    path('M33 46v10c0 6 14 6 14 0V46z', { fill: shade }) +
    path('M26 34a14 17 0 0 0 28 0a14 17 0 0 0-28 0z', { fill: skin })
  );
}
