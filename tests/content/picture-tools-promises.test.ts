import 'engines/testing/offscreen-canvas';
import { fileKind } from 'engines';
import { nodeHost } from 'engines/node';
import { assets, drawPictures, inspect } from 'engines/pdf';
import { toPdf } from 'engines/picture';
import { createCanvas, loadImage } from 'engines/testing/canvas';
import { drawnPages } from 'engines/testing/drawn-pages';
import { png } from 'engines/testing/drawn-png';
import { bytesOf, sourceFile } from 'engines/testing/engine-host';
import { exif, jpg } from 'engines/testing/mosaic-jpg';
import { samplePdf } from 'engines/testing/pdf-samples';
import { expect, test, vi } from 'vitest';
import { expectPromise } from '@/tests/helpers/tool-promises';

/** Checks promises on the pages of Image to PDF and PDF to Image against what the engines return. */

const host = nodeHost(assets);
const choice = { size: 'fit', orientation: 'auto', margin: 0 } as const;

/** A JPEG with two blocks side by side, one of this grey and a light one. `segments` may hold an Exif orientation. */
const photo = (grey: number, segments: Uint8Array[] = []) =>
  jpg({ columns: 2, components: [[grey, 250]], segments });

async function makePdf(files: Uint8Array[], turns: number[] = []) {
  const inputs = files.map((bytes, index) => ({
    file: sourceFile(`${index}.jpg`, bytes),
    turns: turns[index] ?? 0,
  }));
  const {
    files: [file],
    facts,
  } = await toPdf({ pictures: inputs, choice, name: 'bill.pdf' }, host);
  if (!file) throw new Error('no file');
  const bytes = await bytesOf(file);
  return { file, facts, bytes, pages: await drawnPages(bytes) };
}

test('Image to PDF: the first picture becomes page one, and each picture has one page of the same PDF', async () => {
  expectPromise('image-to-pdf', 'The first picture is page one.');
  expectPromise('image-to-pdf', 'One file, one page per picture.');
  const { file, pages } = await makePdf([photo(40), photo(90), photo(140)]);
  expect(file.pages).toBe(3);
  expect(pages.map(({ pixelAt }) => pixelAt(4, 4)[0])).toEqual([40, 90, 140]);
});

test('Image to PDF: a JPG is embedded byte for byte, most PNGs without recoding', async () => {
  expectPromise('image-to-pdf', 'JPGs are copied into the PDF byte for byte, and so are most PNGs.');
  expectPromise('image-to-pdf', 'without compressing JPGs again');
  const bill = photo(40);
  const scan = png({ width: 8, height: 8, colour: 2, bits: 8, pixelAt: (x, y) => [x * 30, y * 30, 90] });
  const { bytes, facts } = await makePdf([bill, scan]);
  expect(Buffer.from(bytes).includes(Buffer.from(bill))).toBe(true);
  const scanFile = Buffer.from(scan);
  const imageData = scanFile.subarray(scanFile.indexOf('IDAT') + 4, scanFile.indexOf('IEND') - 8);
  expect(imageData.length).toBeGreaterThan(20);
  expect(Buffer.from(bytes).includes(imageData)).toBe(true);
  expect(facts).toEqual([{ fact: 'unchanged', count: 2 }]);
});

test('Image to PDF: pictures that a PDF cannot hold are converted to JPG, and the report counts them', async () => {
  expectPromise('image-to-pdf', 'those are converted to high-quality JPGs, and the report says how many');
  const canvas = createCanvas(16, 16);
  const context = canvas.getContext('2d');
  context.fillStyle = 'rgb(200 40 40)';
  context.fillRect(0, 0, 16, 16);
  const decode = async (blob: Blob) =>
    Object.assign(await loadImage(Buffer.from(await blob.arrayBuffer())), { close: () => undefined });
  vi.stubGlobal('createImageBitmap', decode);
  const { facts, pages, bytes } = await makePdf([photo(40), new Uint8Array(canvas.toBuffer('image/webp'))]);
  vi.unstubAllGlobals();
  expect(facts).toEqual([
    { fact: 'unchanged', count: 1 },
    { fact: 'redrawn', lost: true, count: 1, file: '1.jpg' },
  ]);
  expect(
    Buffer.from(bytes)
      .toString('latin1')
      .match(/DCTDecode/g),
  ).toHaveLength(2);
  expect(pages[1]?.pixelAt(8, 8)[0]).toBeGreaterThan(180);
});

test('Image to PDF: all eight Exif orientations are applied, and a button rotates further', async () => {
  expectPromise('image-to-pdf', 'We follow that note, including for mirrored photos.');
  expectPromise('image-to-pdf', 'If a picture is still sideways, use its rotate button.');
  const photos = Array.from({ length: 8 }, (_, index) => photo(40, [exif(index + 1)]));
  const { pages, facts } = await makePdf([...photos, photo(40)], [...photos.map(() => 0), 1]);
  // Two blocks side by side, dark and light: 5 to 8 are vertical, and in 2, 3, 7 and 8 the dark one comes last.
  const arrangement = ({ width, height, pixelAt }: (typeof pages)[number]) =>
    `${width > height ? 'landscape' : 'portrait'}, dark ${(pixelAt(4, 4)[0] ?? 0) < 100 ? 'first' : 'last'}`;
  const [landscape, portrait] = ['landscape', 'portrait'];
  expect(pages.map(arrangement)).toEqual([
    ...['first', 'last', 'last', 'first'].map((where) => `${landscape}, dark ${where}`),
    ...['first', 'first', 'last', 'last'].map((where) => `${portrait}, dark ${where}`),
    'portrait, dark first',
  ]);
  expect(facts).toContainEqual({ fact: 'upright', count: 7 });
});

test('Image to PDF: a photo’s location is removed', async () => {
  expectPromise('image-to-pdf', 'Location data (GPS) is removed.');
  const { bytes, facts } = await makePdf([photo(40, [exif(1, { location: true })])]);
  expect(Buffer.from(bytes).includes('Exif')).toBe(false);
  expect(facts).toContainEqual({ fact: 'location', count: 1 });
});

const brochure = async (pages = ['Cover', 'Floor plan', 'Street view', 'Prices']) =>
  sourceFile('brochure.pdf', await samplePdf({ pages }));

test('PDF to Image makes one picture of each picked page, and none of the others', async () => {
  expectPromise('pdf-to-image', 'Pick the pages you want in step two. The rest are left out.');
  expectPromise('pdf-to-image', 'One picture per page');
  const { files } = await drawPictures(
    { source: await brochure(), pages: [2, 3], format: 'jpg', dpi: 96 },
    host,
  );
  expect(files.map(({ name }) => name)).toEqual(['brochure-2.jpg', 'brochure-3.jpg']);
});

test.each(['jpg', 'png', 'webp'] as const)('PDF to Image makes %s pictures', async (format) => {
  expectPromise('pdf-to-image', 'One JPG, PNG or WebP for each page you chose');
  const { files } = await drawPictures({ source: await brochure(['Cover']), format, dpi: 96 }, host);
  expect(await fileKind(files[0]?.parts[0] as Blob)).toBe(format);
});

test('PDF to Image: pictures have the chosen resolution; one that would be too large is smaller, and reported', async () => {
  expectPromise('pdf-to-image', '96 dots per inch for a message, 150 for a screen, 300 for print');
  expectPromise('pdf-to-image', 'you get a smaller picture, and the report says so');
  const source = await brochure(['Cover']);
  for (const dpi of [96, 150, 300]) {
    const { files, facts } = await drawPictures({ source, format: 'png', dpi }, host);
    const [part] = files[0]?.parts ?? [];
    const { width, height } = await loadImage(Buffer.from(await (part as Blob).arrayBuffer()));
    // Sample pages are 300 × 400 points.
    expect([width, height]).toEqual([300, 400].map((points) => Math.floor((points * dpi) / 72)));
    expect(facts).toEqual([]);
  }
  const { facts } = await drawPictures({ source, format: 'png', dpi: 300, cap: 100_000 }, host);
  expect(facts).toEqual([{ fact: 'smaller-canvas', count: 1, pages: [1], lost: true }]);
});

test('PDF to Image asks for a password', async () => {
  expectPromise('pdf-to-image', 'If it’s locked, you’ll be asked for the password.');
  const locked = sourceFile('locked.pdf', await samplePdf({ pages: ['Secret'], password: 'p' }));
  await expect(inspect(locked, host)).rejects.toMatchObject({ code: 'password' });
});
