import { exif, jpg } from './mosaic-jpg';
import type { Chosen } from './workbench';

/** Colours as a JPG stores them (JFIF): luminance and two differences of colour. */
const ycbcr = {
  red: [76, 85, 255],
  green: [150, 44, 21],
  blue: [29, 255, 107],
  white: [255, 128, 128],
} as const;

type Colour = keyof typeof ycbcr;

/**
 * A photo for tests: blocks of 8 × 8 equal pixels, row by row.
 *
 * @param blocks their colours, as many rows as fit
 * @param columns blocks of a row
 * @param orientation as Exif says it, 1 to 8
 */
export function photo(name: string, blocks: Colour[], columns: number, orientation?: number): Chosen {
  const components = [0, 1, 2].map((channel) => blocks.map((colour) => ycbcr[colour][channel] ?? 0));
  const segments = orientation === undefined ? [] : [exif(orientation, { place: true })];
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(jpg({ columns, components, segments })) };
}
