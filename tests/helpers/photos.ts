import { type FilePayload, filePayload } from 'engines/testing/file-payload';
import { exif, jpg } from 'engines/testing/mosaic-jpg';

/** Files with a picture's extension that cannot be opened; the last is an iPhone's format that Chromium cannot read. */
export const unreadablePictures = {
  empty: filePayload('empty.jpg', ''),
  wrong: filePayload('scan.jpg', '%PDF-1.7\nnothing'),
  broken: filePayload('broken.jpg', '\xff\xd8\xff\xe0\0\x10JFIF'),
  heic: filePayload('IMG_0001.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0'),
};

/** Colours as a JPG stores them (JFIF): luminance and two chrominance values. */
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
 * @param blocks colours of the blocks, row after row
 * @param columns number of blocks in a row
 * @param orientation Exif orientation, 1 to 8; without it, the photo has no Exif data
 */
export function photo(name: string, blocks: Colour[], columns: number, orientation?: number): FilePayload {
  const components = [0, 1, 2].map((channel) => blocks.map((colour) => ycbcr[colour][channel] ?? 0));
  const segments = orientation === undefined ? [] : [exif(orientation, { location: true })];
  return filePayload(name, jpg({ columns, components, segments }));
}
