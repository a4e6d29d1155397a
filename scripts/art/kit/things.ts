import { bond, carbon, ink, pen } from './colours';
import { at, box, d, disc, group, type Look, path } from './svg';

/** A wall calendar: head, rings and days. `days` leaves out what another part draws. */
export function calendar(
  x: number,
  y: number,
  w: number,
  h: number,
  { columns = 4, rows = 3, leave = -1 }: { columns?: number; rows?: number; leave?: number } = {},
): string {
  const across = (w - 18) / columns;
  const down = (h - 22) / rows;
  const days = Array.from({ length: columns * rows }, (_, day) =>
    day === leave
      ? ''
      : d`M${x + 9 + across * ((day % columns) + 0.5) - 2} ${y + 20 + down * (Math.floor(day / columns) + 0.5)}h4`,
  );
  return (
    box(x, y, w, h) +
    path(d`M${x} ${y + 18}v-15a3 3 0 0 1 3-3h${w - 6}a3 3 0 0 1 3 3v15z`, { fill: ink }) +
    path(d`M${x + w * 0.24} ${y - 6}v11m${w * 0.52} 0v-11`, { width: 2.6 }) +
    path(days.join(''), { line: carbon[400], width: 3.6 })
  );
}

export function clock(x: number, y: number, radius: number, fill: string = bond): string {
  return disc(x, y, radius, { fill }) + path(at(x, y, 'm0-5.5v5.5l3.800 2.600', radius / 9), { width: 1.8 });
}

export function bell(x: number, y: number, scale = 1, colour: string = ink): string {
  return (
    path(at(x, y, 'm-8 5c2-2 2-4 2-7 0-4 2.500-7 6-7s6 3 6 7c0 3 0 5 2 7z', scale), {
      fill: colour,
      line: colour,
    }) + path(at(x, y, 'm-2.500 8.500a2.600 2.600 0 0 0 5 0', scale), { line: colour, width: 2 })
  );
}

/** A share of a whole: a ring, and the part of it that counts (`turn` degrees, below 180). */
export function gauge(x: number, y: number, radius: number, width: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const end = [Math.sin(angle) * radius, radius - Math.cos(angle) * radius] as const;
  return (
    disc(x, y, radius + width + 1) +
    disc(x, y, radius, { line: carbon[200], width }) +
    path(d`M${x} ${y - radius}a${radius} ${radius} 0 0 1 ${end[0]} ${end[1]}`, { width, butt: true })
  );
}

/** The percentage sign. */
export function percent(x: number, y: number): string {
  return path(at(x, y, 'm-6.500 7l13-14m-11.500 2h0m10 10h0'), { width: 3.4 });
}

/** Cloud of 84 by 50 units at scale 1; `x y` is its lower left. */
export function cloud(x: number, y: number, scale: number, look: Look): string {
  const shape = 'm18 0c-16 0-20-22-4-26 0-20 30-26 38-8 18-6 34 6 28 20 8 4 6 14-4 14z';
  return path(at(x, y, shape, scale), look);
}

/** A pen in somebody's hand, its nib at `x y`. */
export function penTool(x: number, y: number): string {
  return `<g transform="rotate(35 ${x} ${y})">${group(
    { fill: pen },
    path(d`M${x - 6} ${y - 16}v-54a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v54z`),
    path(d`M${x - 6} ${y - 16}l6 16l6-16z`, { fill: bond }),
    path(d`M${x} ${y}v-5`, { width: 2.4 }),
  )}</g>`;
}

/** Bars of a diagram on a slide; the last one is what it wants to say. */
export function bars(x: number, bottom: number, width: number, heights: number[], fills: string[]): string {
  return heights
    .map((height, index) =>
      path(d`M${x + index * width * 1.5} ${bottom}v${-height}h${width}v${height}z`, { fill: fills[index] }),
    )
    .join('');
}

/** Bars of a recording, 7 units apart. */
export function wave(x: number, y: number, heights: number[]): string {
  return path(heights.map((height, index) => d`M${x + index * 7} ${y - height / 2}v${height}`).join(''), {
    width: 3,
  });
}

/** Somebody's pointer. */
export function cursor(x: number, y: number): string {
  return path(at(x, y, 'm0 0l4 21 5.500-8 9.500-2.500z'), { fill: bond, width: 1.8 });
}
