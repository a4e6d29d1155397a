import '../helpers/offscreen-canvas';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test, vi } from 'vitest';
import { Fault, type Host } from '../../src/engine';
import { fileKind } from '../../src/kind';
import { findBlankPages } from '../../src/pdf/blank';
import { drawPage } from '../../src/pdf/draw';
import { drawPictures } from '../../src/pdf/pictures';
import { readJpeg } from '../../src/picture/jpeg';
import { readPng } from '../../src/picture/png';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { samplePdf } from '../helpers/pdf-samples';
import { rawPdf } from '../helpers/raw-pdf';

const sizeOf = ({ width, height }: { width: number; height: number }) => [width, height];

test('draws a page as wide as asked for, upright and turned', async () => {
  const source = sourceFile('a.pdf', await samplePdf({ pages: ['one', 'two'], rotate: { 1: 90 } }));
  expect(sizeOf(await drawPage({ source, page: 1, width: 150 }, host))).toEqual([150, 200]);
  expect(sizeOf(await drawPage({ source, page: 2, width: 200 }, host))).toEqual([200, 150]);
  expect(sizeOf(await drawPage({ source, page: 2, width: 150, rotate: 270 }, host))).toEqual([150, 200]);
  expect(sizeOf(await drawPage({ source, page: 1, dpi: 144 }, host))).toEqual([600, 800]);
});

test('never draws more pixels than the device can hold', async () => {
  const source = sourceFile('a.pdf', await samplePdf({ pages: ['one'] }));
  const [width = 0, height = 0] = sizeOf(await drawPage({ source, page: 1, dpi: 300, cap: 120_000 }, host));
  expect(width * height).toBeLessThanOrEqual(120_000);
  expect(width / height).toBeCloseTo(0.75, 1);
});

test.each(['offline', 'outdated'] as const)(
  'a page is not drawn while its fonts cannot be fetched: %s',
  async (code) => {
    const source = sourceFile('a.pdf', await samplePdf({ pages: ['one'] }));
    const requested: string[] = [];
    let isAvailable = false;
    // pdf.js fetches the files of all open documents by the host of the first: it must work again for later tests.
    const interrupted: Host = {
      ...host,
      async asset(name) {
        requested.push(name);
        if (isAvailable) return host.asset(name);
        throw new Fault(code, { detail: name });
      },
    };
    await expect(drawPage({ source, page: 1, width: 150 }, interrupted)).rejects.toMatchObject({ code });
    expect(requested).not.toEqual([]);
    isAvailable = true;
    expect(sizeOf(await drawPage({ source, page: 1, width: 150 }, interrupted))).toEqual([150, 200]);
  },
);

test('finds the pages that look blank', async () => {
  const source = sourceFile('a.pdf', await samplePdf({ pages: ['one', '', 'two', ''] }));
  expect(await findBlankPages(source, host)).toEqual([2, 4]);
});

test('a page with one character or a line is not blank; one with white words is', async () => {
  const { PDFDocument, rgb } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  const pages = Array.from({ length: 4 }, () => document.addPage([595, 842]));
  pages[0]?.drawText('1', { x: 290, y: 30, size: 10 });
  pages[1]?.drawText('nothing to be seen', { x: 40, y: 300, color: rgb(1, 1, 1) });
  pages[2]?.drawRectangle({ x: 40, y: 40, width: 200, height: 1, color: rgb(0.2, 0.2, 0.2) });
  const source = sourceFile('a.pdf', await document.save());
  expect(await findBlankPages(source, host)).toEqual([2, 4]);
});

test.each(['jpg', 'png', 'webp'] as const)('makes a picture of each chosen page: %s', async (format) => {
  const pageTexts = Array.from({ length: 12 }, (_, index) => `page ${index + 1}`);
  const source = sourceFile('Lease.pdf', await samplePdf({ pages: pageTexts }));
  const steps: number[] = [];
  const withProgress = { ...host, progress: ({ done }: { done: number }) => steps.push(done) };
  const { files, facts } = await drawPictures({ source, pages: [2, 12], format, dpi: 72 }, withProgress);
  expect(files.map(({ name }) => name)).toEqual([`Lease-02.${format}`, `Lease-12.${format}`]);
  for (const { parts } of files) expect(await fileKind(parts[0] as Blob)).toBe(format);
  expect(facts).toEqual([]);
  expect(steps).toEqual([0, 1]);
});

test.each([
  ['jpg', readJpeg],
  ['png', readPng],
] as const)('a picture states its pixels per inch: %s', async (format, readPicture) => {
  const source = sourceFile('a.pdf', await samplePdf({ pages: ['one'] }));
  const { files } = await drawPictures({ source, format, dpi: 300 }, host);
  const bytes = await bytesOf(files[0]);
  const { density, densityDown } = await readPicture(new Blob([bytes]));
  expect([density, densityDown].map((value) => Math.round(value ?? 0))).toEqual([300, 300]);
  expect((await loadImage(Buffer.from(bytes))).width).toBeGreaterThan(1000);
});

test('reports which pictures had to be smaller than asked for', async () => {
  const source = sourceFile('a.pdf', await samplePdf({ pages: ['one', 'two'] }));
  const { facts } = await drawPictures({ source, format: 'png', dpi: 300, cap: 100_000 }, host);
  expect(facts).toEqual([{ fact: 'smaller-canvas', count: 2, pages: [1, 2], lost: true }]);
});

/** A receipt of 3 × 200 inches, with ink at its foot. */
async function receipt() {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  document.addPage([216, 14_400]).drawRectangle({ x: 0, y: 0, width: 216, height: 200 });
  return sourceFile('receipt.pdf', await document.save());
}

test.each([
  { format: 'jpg', height: 30_000, fact: undefined },
  { format: 'png', height: 30_000, fact: undefined },
  { format: 'webp', height: 16_383, fact: 'smaller-format' },
] as const)(
  'a long page is complete as $format, scaled down where the format has a smaller limit',
  async ({ format, ...expected }) => {
    const { files, facts } = await drawPictures({ source: await receipt(), format, dpi: 150 }, host);
    const image = await loadImage(Buffer.from(await bytesOf(files[0])));
    expect(image.height).toBe(expected.height);
    expect(facts.map(({ fact }) => fact)).toEqual(expected.fact ? [expected.fact] : []);
    const canvas = createCanvas(1, 1);
    canvas.getContext('2d').drawImage(image, 0, image.height - 20, 1, 1, 0, 0, 1, 1);
    expect(canvas.getContext('2d').getImageData(0, 0, 1, 1).data[0]).toBeLessThan(40);
  },
);

test('if the encoder crops a picture, the page is scaled down and reported; if it always crops, no picture is made', async () => {
  const source = await receipt();
  const cropping = (maxHeight: number) =>
    class {
      constructor(width: number, height: number) {
        const canvas = createCanvas(width, height);
        const convertToBlob = async () => {
          const cropped = createCanvas(canvas.width, Math.min(maxHeight, canvas.height));
          cropped.getContext('2d').drawImage(canvas, 0, 0);
          return new Blob([new Uint8Array(cropped.toBuffer('image/png'))], { type: 'image/png' });
        };
        // biome-ignore lint/correctness/noConstructorReturn: replaces a class of the browser.
        return Object.assign(canvas, { convertToBlob });
      }
    };
  const options = { source, format: 'png', dpi: 72 } as const;
  vi.stubGlobal('OffscreenCanvas', cropping(8000));
  const { files, facts } = await drawPictures(options, host);
  expect(facts).toEqual([{ fact: 'smaller-canvas', count: 1, pages: [1], lost: true }]);
  expect(files.map(({ pixels }) => pixels)).toEqual([{ width: 108, height: 7200 }]);
  vi.stubGlobal('OffscreenCanvas', cropping(100));
  await expect(drawPictures(options, host)).rejects.toMatchObject({ code: 'memory', details: { page: 1 } });
  vi.unstubAllGlobals();
});

test('refuses to make pictures of no page or of a page that does not exist', async () => {
  const source = sourceFile('a.pdf', await samplePdf({ pages: ['one'] }));
  const pictureOptions = { source, format: 'png', dpi: 72 } as const;
  await expect(drawPictures({ ...pictureOptions, pages: [] }, host)).rejects.toMatchObject({
    code: 'nothing',
  });
  await expect(drawPictures({ ...pictureOptions, pages: [2] }, host)).rejects.toMatchObject({
    code: 'range',
  });
});

/** Colour of a pixel of the first page, drawn at one pixel per point. */
async function pixelOf(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const bitmap = await drawPage({ source: sourceFile('a.pdf', bytes), page: 1, dpi: 72 }, host);
  const canvas = createCanvas(1, 1);
  canvas.getContext('2d').drawImage(bitmap as never, x, y, 1, 1, 0, 0, 1, 1);
  return [...canvas.getContext('2d').getImageData(0, 0, 1, 1).data].slice(0, 3);
}

test('pdfium draws what pdf.js cannot decode: rows with a filter that PNG does not have', async () => {
  const { PDFDocument, PDFName } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  const page = document.addPage([100, 100]);
  const { context } = document;
  // Other readers treat filter 7 of a row as no filter.
  const rows = Uint8Array.from({ length: 10 * 11 }, (_, index) => (index % 11 === 0 ? 7 : 80));
  const picture = context.flateStream(rows, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 10,
    Height: 10,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
    DecodeParms: { Predictor: 15, Columns: 10 },
  });
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { P: context.register(picture) } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream('q 100 0 0 100 0 0 cm /P Do Q')));
  expect(await pixelOf(await document.save(), 50, 50)).toEqual([80, 80, 80]);
});

test('borders of links and icons of notes are drawn where they have no appearance', async () => {
  const { PDFDocument, PDFName } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  const page = document.addPage([200, 200]);
  const { context } = document;
  const note = (entries: object) => context.register(context.obj({ Type: 'Annot', ...entries }));
  const annotations = [
    note({ Subtype: 'Link', Rect: [20, 100, 80, 140], Border: [0, 0, 4], C: [1, 0, 0] }),
    note({ Subtype: 'Link', Rect: [100, 100, 180, 140], Border: [0, 0, 0], C: [1, 0, 0] }),
    note({ Subtype: 'Text', Rect: [20, 20, 40, 40], C: [0, 0, 1] }),
  ];
  page.node.set(PDFName.of('Annots'), context.obj(annotations));
  const bytes = await document.save();
  expect(await pixelOf(bytes, 21, 80)).toEqual([255, 0, 0]);
  expect(await pixelOf(bytes, 50, 80)).toEqual([255, 255, 255]);
  expect(await pixelOf(bytes, 101, 80)).toEqual([255, 255, 255]);
  expect(await pixelOf(bytes, 36, 164)).toEqual([0, 0, 255]);
});

test('a popup without a rectangle does not stop its page from being drawn', async () => {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Annots[4 0 R 5 0 R]>>',
    '<</Type/Annot/Subtype/Text/Rect[9 9 29 29]/Contents(note)/Popup 5 0 R>>',
    '<</Type/Annot/Subtype/Popup/Parent 4 0 R>>',
  ]);
  const source = sourceFile('a.pdf', bytes);
  expect(sizeOf(await drawPage({ source, page: 1, width: 150 }, host))).toEqual([150, 200]);
});

test.each([
  ['text', '/FT/Tx/V(Mumbai)', true],
  ['an entry of a list', '/FT/Ch/Ff 131072/Opt[(Pune)(Mumbai)]/V(Mumbai)', true],
  ['text of its parent', '/Parent 5 0 R', true],
  ['a password', '/FT/Tx/Ff 8192/V(Mumbai)', false],
  ['text that is hidden', '/FT/Tx/V(Mumbai)/F 2', false],
  ['no text', '/FT/Tx', false],
])('the value of a field without an appearance is drawn: %s', async (_, entries, isDrawn) => {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R]/DA(/F 24 Tf 0 g)/DR<</Font<</F 6 0 R>>>>>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Annots[4 0 R]>>',
    `<</Type/Annot/Subtype/Widget/T(town)/Rect[50 200 250 240]/DA(/F 24 Tf 0 g)${entries}>>`,
    '<</FT/Tx/T(place)/V(Mumbai)/Kids[4 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]);
  const blank = await findBlankPages(sourceFile('a.pdf', bytes), host);
  expect(blank).toEqual(isDrawn ? [] : [1]);
});

test('a picture that no decoder reads is reported with its page', async () => {
  const picture = (filter: string) => ({
    dict: `/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray${filter}`,
    data: '9',
  });
  const page = (content: number, name: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 90 90]/Contents ${content} 0 R/Resources<</XObject<</P ${name} 0 R>>>>>>`;
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2>>',
    page(5, 6),
    page(5, 7),
    { dict: '', data: 'q 50 0 0 50 20 20 cm /P Do Q' },
    picture(''),
    picture('/Filter/DCTDecode'),
  ]);
  const { facts } = await drawPictures({ source: sourceFile('a.pdf', bytes), dpi: 72 }, host);
  expect(facts).toEqual([{ fact: 'undecoded', count: 1, pages: [2], lost: true }]);
});
