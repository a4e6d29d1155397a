import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inspect } from '../../src/picture/inspect';
import { drawnPages } from '../helpers/drawn-pages';
import { host, madePdf, source } from './made-pdf';

/** A picture of 20 × 12 pixels, with its samples as they are in the file, and more tags as short values. */
type Picture = {
  bits: number[];
  space: number;
  data: number[];
  tags?: [tag: number, value: number][];
  /** Number of strips with the data, for planes. */
  strips?: number;
};

const [width, height] = [20, 12];

/** A TIFF of these pictures without compression, in this byte order. */
function tiff(order: 'II' | 'MM', pictures: Picture[]): Uint8Array<ArrayBuffer> {
  const isLittle = order === 'II';
  const bytes = new Uint8Array(100_000);
  const view = new DataView(bytes.buffer);
  bytes.set([order.charCodeAt(0), order.charCodeAt(1)]);
  view.setUint16(2, 42, isLittle);
  let [link, offset] = [4, 8];
  for (const { bits, space, data, tags = [], strips = 1 } of pictures) {
    const start = offset;
    bytes.set(data, start);
    offset += data.length + (data.length & 1);
    const depths = offset;
    for (const depth of bits) {
      view.setUint16(offset, depth, isLittle);
      offset += 2;
    }
    const length = data.length / strips;
    const lists = offset;
    for (let strip = 0; strips > 1 && strip < strips; strip += 1, offset += 4) {
      view.setUint32(offset, start + strip * length, isLittle);
      view.setUint32(offset + strips * 4, length, isLittle);
    }
    if (strips > 1) offset += strips * 4;
    const entries: [tag: number, value: number, count?: number][] = [
      [256, width],
      [257, height],
      [258, bits.length > 2 ? depths : (bits[0] ?? 1), bits.length > 2 ? bits.length : 1],
      [259, 1],
      [262, space],
      [273, strips > 1 ? lists : start, strips],
      [277, bits.length],
      [278, height],
      [279, strips > 1 ? lists + strips * 4 : length, strips],
      ...tags,
    ];
    view.setUint32(link, offset, isLittle);
    view.setUint16(offset, entries.length, isLittle);
    offset += 2;
    for (const [tag, value, count = 1] of entries.sort(([a], [b]) => a - b)) {
      view.setUint16(offset, tag, isLittle);
      const isShort = ![273, 279].includes(tag);
      view.setUint16(offset + 2, isShort ? 3 : 4, isLittle);
      view.setUint32(offset + 4, count, isLittle);
      if (isShort && count === 1) view.setUint16(offset + 8, value, isLittle);
      else view.setUint32(offset + 8, value, isLittle);
      offset += 12;
    }
    link = offset;
    offset += 4;
  }
  return bytes.slice(0, offset);
}

const repeat = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Black on the left half of each row; the lowest value is the lightest, as in a fax. */
const fax: Picture = { bits: [1], space: 0, data: repeat(height, () => [0xff, 0xc0, 0]).flat() };
/** The red of a pixel grows with its place in the row: 16 bits, of which the lower ones are not copies of the upper. */
const deep = (isLittle: boolean): Picture => ({
  bits: [16, 16, 16],
  space: 2,
  data: repeat(width * height, (index) => {
    const level = [(index % width) * 12, 7];
    return [...(isLittle ? level.toReversed() : level), 0, 0, 0, 0];
  }).flat(),
});
const transparent: Picture = {
  bits: [8, 8, 8, 8],
  space: 2,
  data: repeat(width * height, () => [0, 0, 255, 0]).flat(),
  tags: [[338, 2]],
};

test.each(['II', 'MM'] as const)('each picture of a TIFF is a page, with every sample: %s', async (order) => {
  const preview = { ...fax, tags: [[254, 1]] as [number, number][] };
  const file = tiff(order, [fax, preview, deep(order === 'II'), transparent]);
  const { pdf, facts } = await madePdf(file);
  const [first, second, third, ...others] = await drawnPages(pdf);
  expect(others).toEqual([]);
  expect([first?.pixelAt(4, 5), first?.pixelAt(15, 5)]).toEqual([
    [0, 0, 0],
    [255, 255, 255],
  ]);
  expect([second?.pixelAt(0, 5), second?.pixelAt(10, 5)]).toEqual([
    [0, 0, 0],
    [120, 0, 0],
  ]);
  expect(third?.pixelAt(4, 5)).toEqual([255, 255, 255]);
  expect(Buffer.from(pdf).toString('latin1')).toContain('/BitsPerComponent 16');
  expect(facts).toEqual([
    { fact: 'redrawn', count: 3 },
    { fact: 'transparent', count: 1 },
  ]);
  expect(await inspect({ file: source(file) }, host)).toMatchObject({
    kind: 'tiff',
    width,
    height,
    pages: 3,
  });
});

test('a page is as large as the densities of its picture say, and upright', async () => {
  const turned: Picture = { ...fax, tags: [[274, 6]] };
  const { pdf } = await madePdf(tiff('II', [turned]));
  const [page] = await drawnPages(pdf);
  expect([page?.width, page?.height]).toEqual([height, width]);
});

test('a TIFF that is cut off is reported as damaged', async () => {
  await expect(madePdf(tiff('II', [fax]).slice(0, 60))).rejects.toMatchObject({ code: 'damaged' });
});

/** A pixel in the middle of the only page. */
async function pixelOf(picture: Picture) {
  const { pdf, facts } = await madePdf(tiff('II', [picture]));
  const [page] = await drawnPages(pdf);
  return { pixel: page?.pixelAt(10, 6), facts };
}

test('a TIFF that stores its colours one after the other keeps them', async () => {
  const planes = [200, 100, 50].flatMap((level) => Array<number>(width * height).fill(level));
  const inPlanes: Picture = { bits: [8, 8, 8], space: 2, data: planes, strips: 3, tags: [[284, 2]] };
  expect((await pixelOf(inPlanes)).pixel).toEqual([200, 100, 50]);
});

test('colours of a TIFF that are multiplied by their alpha are as light as they were', async () => {
  const pixels = repeat(width * height, () => [100, 50, 0, 128]).flat();
  const { pixel } = await pixelOf({ bits: [8, 8, 8, 8], space: 2, data: pixels, tags: [[338, 1]] });
  for (const [index, level] of [100 + 127, 50 + 127, 127].entries())
    expect(Math.abs((pixel?.[index] ?? 0) - level)).toBeLessThanOrEqual(2);
});

test('a grey TIFF keeps its alpha', async () => {
  const pixels = repeat(width * height, () => [0, 128]).flat();
  const { pixel, facts } = await pixelOf({ bits: [8, 8], space: 1, data: pixels, tags: [[338, 2]] });
  expect(Math.abs((pixel?.[0] ?? 0) - 127)).toBeLessThanOrEqual(2);
  expect(facts).toContainEqual({ fact: 'transparent', count: 1 });
});

test('a grey TIFF that its alpha leaves opaque is not reported as transparent, in strips of any height', async () => {
  const strip = (rows: number) => deflateSync(Buffer.from(repeat(width * rows, () => [90, 255]).flat()));
  const strips = [5, 5, 2].map(strip);
  const length = Math.max(...strips.map((data) => data.length));
  const data = strips.flatMap((data) => [...data, ...Array<number>(length - data.length).fill(0)]);
  const tags: Picture['tags'] = [[259, 8], [278, 5], [338, 2]]; // biome-ignore format: pairs of tags
  const { pixel, facts } = await pixelOf({ bits: [8, 8], space: 1, data, strips: 3, tags });
  expect(pixel).toEqual([90, 90, 90]);
  expect(facts.map(({ fact }) => fact)).not.toContain('transparent');
});

const colours: Picture = {
  bits: [8, 8, 8],
  space: 2,
  data: repeat(width * height, () => [255, 0, 0]).flat(),
};

test.each<[string, Partial<Picture>]>([
  ['LZMA', { tags: [[259, 34_925]] }],
  ['deflate with a predictor for floats', { tags: [[259, 8], [317, 3]] }], // biome-ignore format: a pair of tags
  ['floats', { tags: [[339, 3]] }],
  ['the bits of each byte in reverse order', { tags: [[266, 2]] }],
  ['Lab', { space: 8 }],
  ['12 bits a sample', { bits: [12, 12, 12], data: Array<number>(2000).fill(255) }],
])('a TIFF that would be drawn wrongly is refused: %s', async (_, change) => {
  await expect(madePdf(tiff('II', [{ ...colours, ...change }]))).rejects.toMatchObject({ code: 'damaged' });
});

test('a TIFF that ends before its last picture does is reported as incomplete', async () => {
  const whole = tiff('II', [colours, colours]);
  const { facts, file } = await madePdf(whole.slice(0, whole.length - 60));
  expect(file.pages).toBe(1);
  expect(facts).toContainEqual({ fact: 'cut', lost: true, file: 'picture' });
});

test('a TIFF whose pictures link back to the first one ends', async () => {
  const file = tiff('II', [colours]);
  const view = new DataView(file.buffer);
  view.setUint32(file.length - 4, view.getUint32(4, true), true);
  expect((await madePdf(file)).file.pages).toBe(1);
});

test.each<[string, Partial<Picture>]>([
  [
    'tiles without a size',
    {
      tags: [
        [322, 0],
        [323, 0],
        [324, 8],
        [325, 36],
      ],
    },
  ],
  ['a fax with a long sequence of zero bytes', { data: [...repeat(60_000, () => 0), 255], tags: [[259, 4]] }],
])('a TIFF on which the decoder does not end is refused: %s', async (_, change) => {
  await expect(madePdf(tiff('II', [{ ...fax, ...change }]))).rejects.toMatchObject({ code: 'damaged' });
});

test('a fax that states more bytes than the file has, or ends with zero bytes, is decoded at once', async () => {
  // ITU-T T.6: a white row is the code V0, the bit 1.
  const white = { ...fax, data: [0xff, 0xf0, ...repeat(50_000, () => 0)] };
  const { pdf } = await madePdf(tiff('II', [{ ...white, tags: [[259, 4]] }]));
  expect((await drawnPages(pdf))[0]?.pixelAt(4, 5)).toEqual([255, 255, 255]);
});
