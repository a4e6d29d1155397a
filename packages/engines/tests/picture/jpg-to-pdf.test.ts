import { describe, expect, test } from 'vitest';
import { toPdf } from '../../src/picture/to-pdf';
import { type DrawnPage, drawnPages, popplerPage } from '../helpers/drawn-pages';
import { bytesOf } from '../helpers/engine-host';
import { adobe, bytes, exif, icc, jpg, latin, segment } from '../helpers/mosaic-jpg';
import { isInstalled } from '../helpers/programs';
import { host, madePdf, source } from './made-pdf';

// Values of three blocks across and two down, all different.
const grey = [10, 60, 110, 160, 210, 250];
const storedGrey = (x: number, y: number) => grey[y * 3 + x] ?? -1;

/** The stored block that is shown at a place, by orientation (CIPA DC-008). */
const shownGrey: Record<number, (x: number, y: number) => number> = {
  1: (x, y) => storedGrey(x, y),
  2: (x, y) => storedGrey(2 - x, y),
  3: (x, y) => storedGrey(2 - x, 1 - y),
  4: (x, y) => storedGrey(x, 1 - y),
  5: (x, y) => storedGrey(y, x),
  6: (x, y) => storedGrey(y, 1 - x),
  7: (x, y) => storedGrey(2 - y, 1 - x),
  8: (x, y) => storedGrey(2 - y, x),
};

const photo = (orientation: number, options = {}) =>
  jpg({ columns: 3, components: [grey], segments: [exif(orientation, options)] });

/** Values in the middle of each block, line by line. */
const blocks = ({ width, height, pixelAt }: DrawnPage) =>
  Array.from({ length: height / 8 }, (_, y) =>
    Array.from({ length: width / 8 }, (_, x) => pixelAt(x * 8 + 4, y * 8 + 4)[0]),
  );

const expectedGreys = (orientation: number) => {
  const [displayWidth, displayHeight] = orientation > 4 ? [2, 3] : [3, 2];
  return Array.from({ length: displayHeight }, (_, y) =>
    Array.from({ length: displayWidth }, (_, x) => shownGrey[orientation]?.(x, y)),
  );
};

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo with orientation %i', (orientation) => {
  test.each([true, false])('is upright (Exif in little-endian: %s)', async (little) => {
    const { pdf } = await madePdf(photo(orientation, { little }));
    const [page] = await drawnPages(pdf);
    expect(page && blocks(page)).toEqual(expectedGreys(orientation));
  });

  test.runIf(isInstalled('pdftoppm'))('is upright in poppler too', async () => {
    const { pdf } = await madePdf(photo(orientation));
    expect(blocks(popplerPage(pdf))).toEqual(expectedGreys(orientation));
  });

  test('is rotated a further quarter turn clockwise on request', async () => {
    const { pdf } = await madePdf(photo(orientation), {}, 1);
    const [page] = await drawnPages(pdf);
    const upright = expectedGreys(orientation);
    expect(page && blocks(page)).toEqual(upright[0]?.map((_, x) => upright.map((line) => line[x]).reverse()));
  });
});

test('the compressed picture is embedded byte for byte', async () => {
  const picture = jpg({ columns: 3, components: [grey] });
  const { pdf, facts } = await madePdf(picture);
  expect(Buffer.from(pdf).includes(Buffer.from(picture))).toBe(true);
  expect(facts).toEqual([{ fact: 'unchanged', count: 1 }]);
});

test('the parts of the PDF are slices of the chosen file: no bytes are copied', async () => {
  const file = source(photo(6));
  const { files } = await toPdf(
    { pictures: [{ file }], choice: { size: 'a4', orientation: 'auto', margin: 0 }, name: 'a.pdf' },
    host,
  );
  const slices = files[0]?.parts.filter((part) => part instanceof Blob) ?? [];
  expect(slices.reduce((sum, { size }) => sum + size, 0)).toBe(file.blob.size - exif(6).length);
});

test('the location of a photo, its comments and data appended by a phone are not copied', async () => {
  const picture = jpg({
    columns: 3,
    components: [grey],
    segments: [
      exif(3, { location: true }),
      segment(0xfe, latin('a comment')),
      segment(0xed, latin('a caption')),
    ],
  });
  const { pdf, facts } = await madePdf(bytes(picture, latin('MotionPhoto_Data')));
  expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/Exif|a comment|a caption|MotionPhoto/);
  expect(facts).toContainEqual({ fact: 'location', count: 1 });
  const [page] = await drawnPages(pdf);
  expect(page && blocks(page)).toEqual(expectedGreys(3));
});

test.each([
  ['Exif states a version of its place alone', exif(1, { location: true, gpsTag: 0 }), false],
  [
    'XMP states a place',
    segment(0xe1, latin('http://ns.adobe.com/xap/1.0/\0<rdf:Description exif:GPSLatitude="19,4.5N"/>')),
    true,
  ],
])('a location is reported as removed only if there was one: %s', async (_, stated, isReported) => {
  const { facts } = await madePdf(jpg({ columns: 3, components: [grey], segments: [stated] }));
  expect(facts.some(({ fact }) => fact === 'location')).toBe(isReported);
});

test.each([
  [
    'in XMP',
    segment(
      0xe1,
      latin('http://ns.adobe.com/xap/1.0/\0<x xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/"/>'),
    ),
  ],
  ['by ISO 21496-1', segment(0xe2, latin('urn:iso:std:iso:ts:21496:-1\0\0\0\0\0'))],
])('a photo with a gain map for HDR screens, stated %s, is reported', async (_, stated) => {
  const { facts } = await madePdf(jpg({ columns: 3, components: [grey], segments: [stated] }));
  expect(facts).toContainEqual({ fact: 'gain-map', lost: true, count: 1, file: 'picture' });
});

test('colours of a JPG are right: YCbCr, and RGB unchanged', async () => {
  const red = { columns: 1, components: [[76], [85], [255]] };
  const [page] = await drawnPages((await madePdf(jpg(red))).pdf);
  expect(page?.pixelAt(4, 4)).toEqual([254, 0, 0]);
  const rgbJpeg = jpg({ columns: 1, components: [[200], [30], [90]], segments: [adobe(0)] });
  const [second] = await drawnPages((await madePdf(rgbJpeg)).pdf);
  expect(second?.pixelAt(4, 4)).toEqual([200, 30, 90]);
});

describe('a CMYK JPG', () => {
  const cyan = { columns: 1, components: [[255], [0], [0], [0]] };
  const inverted = { columns: 1, components: [[0], [255], [255], [255]], segments: [adobe(0)] };

  test.each([
    ['with 255 as full ink (standard)', jpg(cyan)],
    ['with inverted values (Adobe)', jpg(inverted)],
  ])('%s is cyan, and the report says that its colours may differ', async (_, picture) => {
    const { pdf, facts } = await madePdf(picture);
    const [page] = await drawnPages(pdf);
    const [red = 255, green = 0, blue = 0] = page?.pixelAt(4, 4) ?? [];
    expect(red).toBeLessThan(60);
    expect(Math.min(green, blue)).toBeGreaterThan(150);
    expect(facts).toContainEqual({ fact: 'colours', lost: true, file: 'picture' });
    if (isInstalled('pdftoppm')) expect(popplerPage(pdf).pixelAt(4, 4)[0]).toBeLessThan(60);
  });
});

describe('a colour profile', () => {
  const profile = (space: string) => {
    const body = new Uint8Array(200);
    body.set(latin(space), 16);
    return body;
  };
  const withProfile = (space: string) =>
    jpg({ columns: 1, components: [[128], [128], [128]], segments: [icc(profile(space))] });

  test('is embedded with the picture', async () => {
    const { pdf } = await madePdf(withProfile('RGB '));
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/ColorSpace \[\/ICCBased \d+ 0 R\]/);
  });

  test('of another colour space is left out', async () => {
    const { pdf } = await madePdf(withProfile('CMYK'));
    expect(Buffer.from(pdf).toString('latin1')).toContain('/ColorSpace /DeviceRGB');
  });
});

test('a truncated photo is converted and reported', async () => {
  const picture = jpg({ columns: 60, components: [Array.from({ length: 600 }, (_, i) => (i * 37) % 256)] });
  const { facts } = await madePdf(picture.slice(0, -200));
  expect(facts).toContainEqual({ fact: 'cut', lost: true, file: 'picture' });
});

test('reads a photo whose scan data is longer than one read buffer', async () => {
  const values = Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 256);
  const picture = jpg({ columns: 600, components: [values] });
  expect(picture.length).toBeGreaterThan(2 ** 18);
  const { pdf, facts } = await madePdf(bytes(picture, latin('appended')));
  expect(facts).toEqual([{ fact: 'unchanged', count: 1 }]);
  expect(Buffer.from(pdf).includes('appended')).toBe(false);
});

test('several pictures become pages in their order', async () => {
  const pictures = [20, 120, 220].map((value) => ({
    file: source(jpg({ columns: 1, components: [[value]] }), `${value}.jpg`),
  }));
  const { files } = await toPdf(
    { pictures, choice: { size: 'fit', orientation: 'auto', margin: 0 }, name: 'three.pdf' },
    host,
  );
  const [file] = files;
  expect(file).toMatchObject({ name: 'three.pdf', type: 'application/pdf', pages: 3 });
  const pages = file ? await drawnPages(await bytesOf(file)) : [];
  expect(pages.map((page) => page.pixelAt(4, 4)[0])).toEqual([20, 120, 220]);
});
