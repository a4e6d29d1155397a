import type { Box } from '../../text/model';
import { hasCanvas } from '../audit/draw-pages';
import { render } from '../draw';
import type { Opened } from '../open-with-pdfjs';
import type { Unfit } from './lines';

/** Resolution at which pages are drawn to find invisible lines, in pixels per inch. */
const resolution = 120;

/** Smallest visible difference between two pixels, out of 255. */
const minDifference = 8;

/**
 * Marks invisible lines: the drawn page has a single colour where their words are, as with white words on paper or
 * words under a filled box.
 *
 * @returns the lines unchanged if the page cannot be drawn
 */
export async function markInvisibleLines<Line extends { words: Box[]; unfit?: Unfit }>(
  lines: Line[],
  { doc }: Opened,
  page: { page: number; width: number },
): Promise<Line[]> {
  if (!hasCanvas() || lines.every(({ unfit }) => unfit)) return lines;
  const canvas = await render(doc, page.page, { dpi: resolution, cap: 4_000_000 }).catch(() => undefined);
  const image = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (!canvas || !image) return lines;
  // Frees the pixels at once.
  Object.assign(canvas, { width: 0, height: 0 });
  const scale = image.width / page.width;
  return lines.map((line) =>
    line.unfit || line.words.some((word) => hasInk(image, word, scale))
      ? line
      : { ...line, unfit: 'unseen' as const },
  );
}

/** Whether a pixel in the box differs visibly from the first one. */
function hasInk({ data, width, height }: ImageData, box: Box, scale: number): boolean {
  const clamp = (value: number, max: number) => Math.max(0, Math.min(max, value));
  const [left, right] = [
    clamp(Math.floor(box.x * scale), width),
    clamp(Math.ceil((box.x + box.width) * scale), width),
  ];
  const [top, bottom] = [
    clamp(Math.floor(box.y * scale), height),
    clamp(Math.ceil((box.y + box.height) * scale), height),
  ];
  const first = (top * width + left) * 4;
  for (let y = top; y < bottom; y++)
    for (let offset = (y * width + left) * 4; offset < (y * width + right) * 4; offset += 4)
      for (let channel = 0; channel < 3; channel++)
        if (Math.abs((data[offset + channel] ?? 0) - (data[first + channel] ?? 0)) >= minDifference)
          return true;
  return false;
}
