import { expect, test } from 'vitest';
import { framesOf } from '../../src/picture/frames';
import { inspect } from '../../src/picture/inspect';
import { png } from '../helpers/drawn-png';
import { bytes, latin } from '../helpers/mosaic-jpg';
import { host, madePdf, source } from './made-pdf';

const u32 = (value: number) => [24, 16, 8, 0].map((shift) => (value >> shift) & 255);
const littleEndian = (value: number) => u32(value).reverse();

/** A GIF of pictures of one pixel, each with a palette of its own and an extension before it. */
const gif = (frames: number) =>
  bytes(
    latin('GIF89a'),
    [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255],
    ...Array.from({ length: frames }, () => [
      ...[0x21, 0xf9, 4, 0, 0, 0, 0, 0],
      ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 0, 0, 0, 255, 0, 0],
      ...[2, 2, 0x44, 1, 0],
    ]),
    [0x3b],
  );

const webp = (frames: number) =>
  bytes(
    latin('RIFF'),
    littleEndian(1000),
    latin('WEBPVP8X'),
    [...littleEndian(10), 2, ...Array(9).fill(0)],
    ...Array.from({ length: frames }, () => [...latin('ANMF'), ...littleEndian(3), 1, 2, 3, 0]),
  );

const box = (name: string, ...body: number[][]): number[] => [
  ...u32(8 + body.flat().length),
  ...latin(name),
  ...body.flat(),
];

const avif = (brand: string, frames: number) =>
  bytes(
    box('ftyp', [...latin(brand)], u32(0), [...latin('avif')]),
    box('meta', u32(0)),
    box(
      'moov',
      box('mvhd', u32(0)),
      box(
        'trak',
        box('tkhd', u32(0)),
        box('mdia', box('minf', box('stbl', box('stsz', u32(0), u32(0), u32(frames))))),
      ),
    ),
  );

/** A JPG with an index of pictures (MPF) of these types, in this byte order. */
const mpo = (types: number[], order: 'II' | 'MM' = 'MM') => {
  const number = (value: number) => (order === 'MM' ? u32(value) : littleEndian(value));
  const short = (value: number) => (order === 'MM' ? [value >> 8, value & 255] : [value & 255, value >> 8]);
  const index = [
    ...latin(order),
    ...short(42),
    ...number(8),
    ...short(1),
    ...[short(0xb002), short(7), number(types.length * 16), number(26), number(0)].flat(),
    ...types.flatMap((type) => [...number(type), ...Array(12).fill(0)]),
  ];
  return bytes([0xff, 0xd8, 0xff, 0xe2], [0, index.length + 6], latin('MPF\0'), index, [0xff, 0xda, 0, 2]);
};

const singleFrame = { width: 2, height: 2, colour: 2, bits: 8, pixelAt: () => [1, 2, 3] };
const animated = png({ ...singleFrame, chunks: [['acTL', [...u32(4), ...u32(0)]]] });

test.each([
  ['jpg', mpo([0x030000, 0x020002]), 2],
  ['jpg', mpo([0x030000, 0x020003, 0x020003], 'II'), 3],
  // A preview, and the gain map of a photo for bright screens.
  ['jpg', mpo([0x030000, 0x010001, 0]), 1],
  ['jpg', mpo([]).subarray(0, 20), 1],
  ['gif', gif(3), 3],
  ['gif', gif(1), 1],
  ['webp', webp(5), 5],
  ['webp', webp(0), 1],
  ['png', animated, 4],
  ['png', png(singleFrame), 1],
  ['avif', avif('avis', 7), 7],
  ['avif', avif('avif', 7), 1],
  ['gif', gif(2).slice(0, 30), 1],
] as const)('counts the pictures of a %s', async (kind, content, frames) => {
  expect(await framesOf(new Blob([content]), kind)).toBe(frames);
});

test('an animated picture is reported before and after the conversion, and not as complete', async () => {
  expect(await inspect({ file: source(animated) }, host)).toMatchObject({ frames: 4 });
  expect((await madePdf(animated)).facts).toEqual([
    { fact: 'frames', lost: true, count: 3, file: 'picture' },
  ]);
  expect((await madePdf(png(singleFrame))).facts).toEqual([{ fact: 'unchanged', count: 1 }]);
});
