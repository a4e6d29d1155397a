import type { EditableLine } from '../src/pdf/index';
import { type DrawnPage, drawnPages } from '../tests/helpers/drawn-pages';

/** A page as drawn by pdfium. */
export const drawnPage = async (bytes: Uint8Array, page: number) => (await drawnPages(bytes, page, page))[0];

/** Differing pixels within a line's old and new boxes, and elsewhere. */
export function differing(
  before: DrawnPage | undefined,
  after: DrawnPage | undefined,
  lines: EditableLine[],
  width: number,
) {
  const count = { inside: 0, outside: 0 };
  if (!before || !after || before.width !== after.width || before.height !== after.height)
    return { inside: 0, outside: Number.POSITIVE_INFINITY };
  const scale = before.width / width;
  // Some letters extend beyond their width and their line.
  const boxes = lines.map((line) => {
    const margin = 0.25 * Math.min(line.height, line.width);
    const from = [(line.x - margin) * scale - 2, (line.y - margin) * scale - 2] as const;
    const to = [
      (line.x + line.width + margin) * scale + 2,
      (line.y + line.height + margin) * scale + 2,
    ] as const;
    return { from, to };
  });
  const isInside = (x: number, y: number) =>
    boxes.some(({ from, to }) => x > from[0] && x < to[0] && y > from[1] && y < to[1]);
  for (let y = 0; y < before.height; y++) {
    for (let x = 0; x < before.width; x++) {
      const [pixelBefore, pixelAfter] = [before.pixelAt(x, y), after.pixelAt(x, y)];
      if (pixelBefore.some((value, index) => value !== pixelAfter[index]))
        count[isInside(x, y) ? 'inside' : 'outside'] += 1;
    }
  }
  return count;
}
