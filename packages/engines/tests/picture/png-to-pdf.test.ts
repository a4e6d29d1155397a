import { afterEach, describe, expect, test, vi } from 'vitest';
import { type DrawnPage, drawnPages, popplerPage } from '../helpers/drawn-pages';
import { type DrawnPng, png } from '../helpers/drawn-png';
import { isInstalled } from '../helpers/programs';
import { madePdf } from './made-pdf';

// Both are whole points at 96 pixels per inch, and no multiples of 8, so that the last block of Adam7 is incomplete.
const [width, height] = [20, 12];
const filters = { none: 0, sub: 1, up: 2, average: 3, paeth: 4 };

/** Sample `i` of the pixel at x, y, from 0 to `max`. */
const sample = (x: number, y: number, i: number, max: number) =>
  ((x * 29 + y * 53 + i * 71) * 7919) % (max + 1);

const onWhite = (value: number, alpha: number) => Math.round(value * alpha + 255 * (1 - alpha));

/** Colour of a pixel on white, computed from its samples. */
function expectedColour(
  { pixelAt, bits, colour }: DrawnPng,
  x: number,
  y: number,
  palette: number[][] = [],
): number[] {
  const samples = pixelAt(x, y);
  if (colour === 3) {
    const [red = 0, green = 0, blue = 0, alpha = 255] = palette[samples[0] ?? 0] ?? [];
    return [red, green, blue].map((value) => onWhite(value, alpha / 255));
  }
  const share = samples.map((value) => value / (2 ** bits - 1));
  const alpha = colour === 4 ? (share[1] ?? 1) : colour === 6 ? (share[3] ?? 1) : 1;
  const colours = colour === 2 || colour === 6 ? share.slice(0, 3) : [share[0], share[0], share[0]];
  return colours.map((value) => onWhite((value ?? 0) * 255, alpha));
}

/** Largest difference between a drawn page and what was written, at each pixel or in the middle of blocks. */
function difference(page: DrawnPage | undefined, picture: DrawnPng, palette?: number[][], block = 1): number {
  let extreme = page ? 0 : 255;
  for (let y = block >> 1; y < picture.height; y += block) {
    for (let x = block >> 1; x < picture.width; x += block) {
      const target = expectedColour(picture, x, y, palette);
      for (const [i, value] of (page?.pixelAt(x, y) ?? []).entries()) {
        extreme = Math.max(extreme, Math.abs(value - (target[i] ?? 0)));
      }
    }
  }
  return extreme;
}

const samplesOf: Record<number, number> = { 0: 1, 2: 3, 4: 2, 6: 4 };
const depths = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 4: [8, 16], 6: [8, 16] };
const cases = Object.entries(depths).flatMap(([colour, bitDepths]) =>
  bitDepths.flatMap((bits) =>
    [false, true].map((interlaced) => ({ colour: Number(colour), bits, interlaced })),
  ),
);

describe.each(cases)('a PNG of colour type $colour, $bits bits, interlaced: $interlaced', (options) => {
  const drawing = (filter: number, block = 1): DrawnPng => ({
    width,
    height,
    ...options,
    pixelAt: (x, y) =>
      Array.from({ length: samplesOf[options.colour] ?? 1 }, (_, i) =>
        sample(Math.floor(x / block), Math.floor(y / block), i, 2 ** options.bits - 1),
      ),
    filter: (line) => (filter + line) % 5,
  });

  test.each(Object.entries(filters))('has its pixels with the filter %s', async (_, filter) => {
    const picture = drawing(filter);
    const [page] = await drawnPages((await madePdf(png(picture))).pdf);
    expect(difference(page, picture)).toBeLessThanOrEqual(2);
  });

  // Poppler draws a picture up to a pixel larger than it is: blocks of 4 pixels can be distinguished all the same.
  test.runIf(isInstalled('pdftoppm'))('has its colours in poppler too', async () => {
    const picture = drawing(4, 4);
    const { pdf } = await madePdf(png(picture));
    expect(difference(popplerPage(pdf), picture, [], 4)).toBeLessThanOrEqual(2);
  });
});

describe.each([1, 2, 4, 8])('a PNG with a palette, %i bits', (bits) => {
  const palette = Array.from({ length: 2 ** bits }, (_, i) => [
    (i * 91) % 256,
    (i * 53) % 256,
    (i * 17) % 256,
    i % 3 === 1 ? (i * 40) % 256 : 255,
  ]);
  const colours = palette.flatMap((entry) => entry.slice(0, 3));
  const alphas = palette.map((entry) => entry[3] ?? 255);
  const pixelAt = (x: number, y: number) => [sample(x, y, 0, 2 ** bits - 1)];

  test.each([false, true])('has its colours and its transparency (interlaced: %s)', async (interlaced) => {
    const base: DrawnPng = {
      width,
      height,
      colour: 3,
      bits,
      pixelAt,
      interlaced,
      chunks: [['PLTE', colours]],
    };
    const opaque = palette.map((entry) => entry.slice(0, 3));
    const [page] = await drawnPages((await madePdf(png(base))).pdf);
    expect(difference(page, base, opaque)).toBeLessThanOrEqual(1);
    const picture: DrawnPng = { ...base, chunks: [...(base.chunks ?? []), ['tRNS', alphas]] };
    const { pdf, facts } = await madePdf(png(picture));
    const [second] = await drawnPages(pdf);
    expect(difference(second, picture, palette)).toBeLessThanOrEqual(2);
    expect(facts).toContainEqual({ fact: 'transparent', count: 1 });
  });
});

test('the one transparent colour of a PNG is not drawn', async () => {
  const pixelAt = (x: number) => (x < 10 ? [9, 8, 7] : [200, 100, 50]);
  const chunks: DrawnPng['chunks'] = [['tRNS', [0, 9, 0, 8, 0, 7]]];
  const { pdf } = await madePdf(png({ width, height, colour: 2, bits: 8, pixelAt, chunks }));
  const [page] = await drawnPages(pdf);
  expect(page?.pixelAt(4, 4)).toEqual([255, 255, 255]);
  expect(page?.pixelAt(14, 4)).toEqual([200, 100, 50]);
});

const number = (value: number) => [24, 16, 8, 0].map((shift) => (Math.round(value * 100_000) >> shift) & 255);

// Samples as powers of light, as browsers draw them (sRGB, IEC 61966-2-1).
test.runIf(isInstalled('pdftoppm')).each([
  ['light itself, in colours', 2, 1, 188],
  ['light itself, in greys', 0, 1, 188],
  ['a higher power than usual', 2, 0.25, 71],
  ['the usual power', 2, 0.45455, 128],
])('a PNG whose samples are %s is as light as in a browser', async (_, colour, gamma, expected) => {
  const pixelAt = () => (colour === 2 ? [128, 128, 128] : [128]);
  const chunks: DrawnPng['chunks'] = [['gAMA', number(gamma)]];
  const { pdf, facts } = await madePdf(png({ width, height, colour, bits: 8, pixelAt, chunks }));
  expect(facts).toEqual([{ fact: 'unchanged', count: 1 }]);
  for (const value of popplerPage(pdf)?.pixelAt(4, 4) ?? [])
    expect(Math.abs(value - expected)).toBeLessThan(3);
});

test('a PNG that is sRGB gets no other profile from the power that it states', async () => {
  const chunks: DrawnPng['chunks'] = [
    ['gAMA', number(1)],
    ['sRGB', [0]],
  ];
  const pixelAt = () => [128, 128, 128];
  const { pdf } = await madePdf(png({ width, height, colour: 2, bits: 8, pixelAt, chunks }));
  expect(Buffer.from(pdf).includes('ICCBased')).toBe(false);
});

test.runIf(isInstalled('pdftoppm'))('the red of a PNG is that of its primaries', async () => {
  const swapped = [0.3127, 0.329, 0.3, 0.6, 0.64, 0.33, 0.15, 0.06].flatMap(number);
  const chunks: DrawnPng['chunks'] = [
    ['gAMA', number(1)],
    ['cHRM', swapped],
  ];
  const { pdf } = await madePdf(
    png({ width, height, colour: 2, bits: 8, pixelAt: () => [255, 0, 0], chunks }),
  );
  const [red = 255, green = 0] = popplerPage(pdf)?.pixelAt(4, 4) ?? [];
  expect([red < 60, green > 240]).toEqual([true, true]);
});

test('primaries of a PNG that are one colour are ignored', async () => {
  const gamma: NonNullable<DrawnPng['chunks']> = [['gAMA', number(1)]];
  const primaries = [0.3127, 0.329, 0.3127, 0.329, 0.3127, 0.329, 0.3127, 0.329].flatMap(number);
  const pixelAt = () => [128, 128, 128];
  const pdfWith = async (chunks: DrawnPng['chunks']) =>
    (await madePdf(png({ width, height, colour: 2, bits: 8, pixelAt, chunks }))).pdf;
  expect(await pdfWith([...gamma, ['cHRM', primaries]])).toEqual(await pdfWith(gamma));
});

test('a PNG without alpha is embedded unchanged, without its metadata', async () => {
  const pixelAt = () => [1, 2, 3];
  const chunks: DrawnPng['chunks'] = [['tEXt', [...'Author\0Asha'].map((letter) => letter.charCodeAt(0))]];
  const picture = png({ width, height, colour: 2, bits: 8, pixelAt, chunks });
  const { pdf, facts } = await madePdf(picture);
  expect(facts).toEqual([{ fact: 'unchanged', count: 1 }]);
  expect(Buffer.from(pdf).includes('Asha')).toBe(false);
});

describe('a picture that is embedded unchanged', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test.each([
    ['is reported where the browser cannot decode it', () => Promise.reject(new Error('not decoded')), true],
    ['is not reported where it can', () => Promise.resolve({ close: () => undefined }), false],
  ])('%s', async (_, decode, reported) => {
    vi.stubGlobal('createImageBitmap', decode);
    const picture: DrawnPng = { width, height, bits: 8, colour: 2, pixelAt: () => [255, 0, 0] };
    const { facts } = await madePdf(png(picture));
    expect(facts.some(({ fact }) => fact === 'unseen')).toBe(reported);
  });
});

/** An opaque red and a transparent blue, which no pixel has. */
const twoColours: DrawnPng['chunks'] = [
  ['PLTE', [255, 0, 0, 0, 0, 255]],
  ['tRNS', [255, 0]],
];

test.each([
  ['alpha', { colour: 6, bits: 16, pixelAt: () => [65_535, 0, 0, 65_535] }],
  ['a palette with alpha', { colour: 3, bits: 8, pixelAt: () => [0], chunks: twoColours }],
] as [string, Pick<DrawnPng, 'colour' | 'bits' | 'pixelAt' | 'chunks'>][])(
  'a PNG with %s, but without a transparent pixel, is not called transparent',
  async (_, picture) => {
    const { pdf, facts } = await madePdf(png({ width, height, filter: () => 4, ...picture }));
    expect(facts.map(({ fact }) => fact)).not.toContain('transparent');
    expect(Buffer.from(pdf).toString('latin1')).not.toContain('/SMask');
    expect((await drawnPages(pdf))[0]?.pixelAt(5, 5)).toEqual([255, 0, 0]);
  },
);
