import '../helpers/offscreen-canvas';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pathOperators } from '../../src/word/draw/svg-path';
import { drawnPages } from '../helpers/drawn-pages';
import { metafile, pixel } from '../helpers/metafile';
import { p, picture } from '../helpers/word-file';
import { printParts } from './print';

const withPicture = (bytes: Uint8Array) =>
  printParts({
    body: `${p('Above')}<w:p>${picture('image1', 200, 100)}</w:p>`,
    pictures: { image1: bytes },
  });

test.each([
  ['as it is', metafile('Plan')],
  ['compressed', new Uint8Array(gzipSync(metafile('Plan')))],
])('a Windows metafile, %s, is drawn as shapes and text', async (_, bytes) => {
  const { facts, pages, pdf } = await withPicture(bytes);
  expect(facts).toEqual([{ fact: 'drawn', count: 1 }, { fact: 'unharmed' }]);
  expect(pages[0]?.text.replace(/\s/g, '')).toBe('AbovePlan');
  const [page] = await drawnPages(pdf);
  // In points; the text is in the lower half of the picture, below the blue rectangle.
  const text = pages[0]?.pieces.find((piece) => piece.text.startsWith('P'));
  const top = (pages[0]?.height ?? 0) - (text?.y ?? 0);
  const pixelAt = (x: number, y: number) =>
    page?.pixelAt(Math.round((x * 96) / 72), Math.round((y * 96) / 72));
  expect(pixelAt(72 + 50, top)).toEqual([255, 0, 0]);
  expect(pixelAt(72 + 150, top - 55)).toEqual([0, 0, 255]);
  expect(pixelAt(72 + 190, top)).toEqual([255, 255, 255]);
});

test('a picture within a metafile is drawn, with and without smoothing', async () => {
  const { facts, pages, pdf } = await withPicture(metafile('Plan', 'Arial', pixel));
  expect(facts).toEqual([{ fact: 'drawn', count: 1 }, { fact: 'unharmed' }]);
  const [page] = await drawnPages(pdf);
  const text = pages[0]?.pieces.find((piece) => piece.text.startsWith('P'));
  const top = (pages[0]?.height ?? 0) - (text?.y ?? 0);
  expect(page?.pixelAt(Math.round(((72 + 190) * 96) / 72), Math.round((top * 96) / 72))).toEqual([0, 255, 0]);
});

test('the frame of a metafile, not what it draws, is fitted into the place of the picture', async () => {
  const file = metafile('Plan');
  // Twice as wide, in hundredths of a millimetre.
  new DataView(file.buffer).setInt32(32, 4000, true);
  const { pages, pdf } = await withPicture(file);
  const [page] = await drawnPages(pdf);
  const text = pages[0]?.pieces.find((piece) => piece.text.startsWith('P'));
  const top = (pages[0]?.height ?? 0) - (text?.y ?? 0);
  const pixelAt = (x: number) => page?.pixelAt(Math.round((x * 96) / 72), Math.round(((top - 55) * 96) / 72));
  expect(pixelAt(72 + 25)).toEqual([255, 0, 0]);
  expect(pixelAt(72 + 75)).toEqual([0, 0, 255]);
  expect(pixelAt(72 + 150)).toEqual([255, 255, 255]);
});

test('a replaced font in a drawing is reported with its page', async () => {
  const { facts } = await withPicture(metafile('Plan', 'Aptos'));
  expect(facts).toContainEqual(
    expect.objectContaining({ fact: 'stand-in', lost: true, detail: 'Aptos', pages: [1] }),
  );
});

test('a drawing that is truncated, or has letters without a font, is left out and reported by name', async () => {
  const undrawnFact = expect.objectContaining({
    fact: 'undrawn',
    lost: true,
    count: 1,
    detail: 'image1.png',
  });
  expect((await withPicture(metafile('\u0f40\u0f41'))).facts).toContainEqual(undrawnFact);
  expect((await withPicture(metafile('Plan').slice(0, 60))).facts).toContainEqual(undrawnFact);
});

test.each([
  ['M1 2L3 4H5V6Z', '1 2 m 3 4 l 5 4 l 5 6 l h '],
  ['m1 2 3 4-1-1z', '1 2 m 4 6 l 3 5 l h '],
  ['M0 0c1 1 2 2 3 3s1 1 2 2', '0 0 m 1 1 2 2 3 3 c 4 4 4 4 5 5 c '],
  ['M0 0Q3 3 6 0', '0 0 m 2 2 4 2 6 0 c '],
  ['M.5-.5l.25.25', '0.5 -0.5 m 0.75 -0.25 l '],
])('the path %s is %s', (path, operators) => {
  expect(pathOperators(path)).toBe(operators);
});
