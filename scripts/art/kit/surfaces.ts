import { bond, carbon, ink, pen, stock } from './colours';
import { at, d, disc, group, path } from './svg';

/** A landscape photograph. */
export function photo(x: number, y: number, w: number, h: number, sun: string = stock.gold): string {
  return (
    path(d`M${x} ${y}h${w}v${h}h${-w}z`, { fill: stock.sky, line: 'none' }) +
    disc(x + w * 0.72, y + h * 0.3, h * 0.13, { fill: sun, line: 'none' }) +
    path(
      d`M${x} ${y + h}l${w * 0.36} ${-h * 0.5}l${w * 0.24} ${h * 0.28}l${w * 0.14} ${-h * 0.16}l${w * 0.26} ${h * 0.38}z`,
      {
        fill: ink,
      },
    ) +
    path(d`M${x} ${y}h${w}v${h}h${-w}z`)
  );
}

/** A ruled table with a coloured head. */
export function grid(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  head: string = stock.mint,
): string {
  const parts = (count: number) => Array.from({ length: count - 1 }, (_, index) => (index + 1) / count);
  const upright = parts(columns).map((part) => d`M${x + w * part} ${y}v${h}`);
  const level = parts(rows).map((part) => d`M${x} ${y + h * part}h${w}`);
  return (
    path(d`M${x} ${y}h${w}v${h}h${-w}z`, { fill: bond, line: 'none' }) +
    path(d`M${x} ${y}h${w}v${h / rows}h${-w}z`, { fill: head, line: 'none' }) +
    path(upright.join('') + level.slice(1).join(''), { line: carbon[300], width: 1 }) +
    path(d`M${x} ${y}h${w}v${h}h${-w}zm0 ${h / rows}h${w}`)
  );
}

/** The pattern that stands for nothing: `columns` by `rows` squares. */
export function checks(x: number, y: number, size: number, columns: number, rows: number): string {
  const w = size * columns;
  const turns = Array.from({ length: rows }, (_, row) => `${row ? `m0 ${size}` : ''}h${row % 2 ? -w : w}`);
  return path(at(x, y + size / 2, turns.join('')), {
    line: carbon[200],
    width: size,
    dash: String(size),
    butt: true,
  });
}

/** A frame with four handles: a person has selected this. */
export function selection(x: number, y: number, w: number, h: number, dash?: string): string {
  const handle = 'm-3-3h6v6h-6z';
  const corners = [at(x, y, handle), at(x + w, y, handle), at(x, y + h, handle), at(x + w, y + h, handle)];
  return group(
    { line: pen },
    path(d`M${x} ${y}h${w}v${h}h${-w}z`, { dash }),
    path(corners.join(''), { fill: bond }),
  );
}
