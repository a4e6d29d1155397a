import type { Point } from './geometry';
import type { Letter } from './page';

/** Largest distance, in font sizes, between the baselines of two letters of a line. */
const sameLine = 0.5;

/** Letters in the order of their places, line by line, each along the baseline of its first letter: any order of drawing. */
export function sortAlongBaseline(letters: Letter[]): Letter[] {
  const lines: { start: Point; along: Point; size: number; letters: { letter: Letter; place: number }[] }[] =
    [];
  for (const letter of letters) {
    const [[x, y], [u, v]] = letter.area as [Point, Point];
    const line = lines.find(
      ({ start, along, size }) =>
        Math.abs((x - start[0]) * along[1] - (y - start[1]) * along[0]) < sameLine * size,
    );
    const length = Math.hypot(u - x, v - y);
    const found = line ?? {
      start: [x, y],
      along: length > 0 ? [(u - x) / length, (v - y) / length] : [1, 0],
      size: Math.max(letter.size, 1e-3),
      letters: [],
    };
    if (!line) lines.push(found);
    const place = (x - found.start[0]) * found.along[0] + (y - found.start[1]) * found.along[1];
    found.letters.push({ letter, place });
  }
  return lines.flatMap((line) => line.letters.sort((a, b) => a.place - b.place).map(({ letter }) => letter));
}
