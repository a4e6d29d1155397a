import '../helpers/offscreen-canvas';
import { degrees, PDFDocument, PDFName, PDFNumber, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { edit } from '../../src/pdf/edit/edit';
import { readEditable } from '../../src/pdf/edit/editable';
import { png } from '../helpers/drawn-png';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';

const scan = png({ width: 30, height: 40, colour: 0, bits: 8, pixelAt: (x, y) => [(x * y) % 256] });

async function linesOf(prepare: (page: PDFPage, document: PDFDocument) => Promise<void> | void) {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  await prepare(page, document);
  return readEditable({ source: sourceFile('page.pdf', await document.save()), page: 1 }, host);
}

const position = { x: 50, y: 200, size: 14 };

test.each<[string, string | undefined, (page: PDFPage, document: PDFDocument) => Promise<void> | void]>([
  ['black on paper', undefined, (page) => page.drawText('Rent is due', position)],
  ['white on paper', 'unseen', (page) => page.drawText('Rent is due', { ...position, color: rgb(1, 1, 1) })],
  [
    'white on a dark bar',
    undefined,
    (page) => {
      page.drawRectangle({ x: 40, y: 190, width: 200, height: 30, color: rgb(0, 0, 0.4) });
      page.drawText('Rent is due', { ...position, color: rgb(1, 1, 1) });
    },
  ],
  [
    'covered by a filled box',
    'unseen',
    (page) => {
      page.drawText('Rent is due', position);
      page.drawRectangle({ x: 40, y: 190, width: 200, height: 30, color: rgb(1, 1, 0.9) });
    },
  ],
  [
    'covered by a scan',
    'unseen',
    async (page, document) => {
      page.drawText('Rent is due', position);
      page.drawImage(await document.embedPng(scan), { x: 0, y: 0, width: 400, height: 300 });
    },
  ],
  [
    'on a picture',
    undefined,
    async (page, document) => {
      page.drawImage(await document.embedPng(scan), { x: 0, y: 0, width: 400, height: 300 });
      page.drawText('Rent is due', position);
    },
  ],
])('a line %s is listed, and can be edited only if it is visible', async (_, unfit, prepare) => {
  const { lines } = await linesOf(prepare);
  expect(lines.map(({ text, unfit: why }) => [text, why])).toEqual([['Rent is due', unfit]]);
});

test.each([0, 90, 180, 270])(
  'finds the words of a cropped page with UserUnit 2, rotated by %d degrees, where they are shown',
  async (rotation) => {
    const { lines, width, height } = await linesOf((page) => {
      page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
      page.setCropBox(20, 100, 300, 180);
      page.setRotation(degrees(rotation));
      page.drawText('Rent is due', position);
    });
    expect([width, height]).toEqual(rotation % 180 === 0 ? [600, 360] : [360, 600]);
    // The line counts as visible only if its position is right.
    expect(lines.map(({ unfit }) => unfit)).toEqual([undefined]);
    const [line] = lines;
    const [x, y] = [(line?.x ?? 0) + (line?.width ?? 0) / 2, (line?.y ?? 0) + (line?.height ?? 0) / 2];
    // Its middle is 67 points right of its start and 4 above its baseline, which is 30, 100 in the box.
    const upright =
      { 0: [x, height - y], 90: [y, x], 180: [width - x, y], 270: [height - y, width - x] }[rotation] ?? [];
    expect(Math.abs((upright[0] ?? 0) - 2 * 67)).toBeLessThan(8);
    expect(Math.abs((upright[1] ?? 0) - 2 * 104)).toBeLessThan(8);
  },
);

test('a ligature is shown as its letters, which can be found and edited', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  const { context } = document;
  // Code 174 of the standard encoding is the sign fi.
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Times-Roman',
    Encoding: 'StandardEncoding',
  });
  page.node.set(PDFName.of('Resources'), context.obj({ Font: { F: font } }));
  const content = context.stream('BT /F 14 Tf 50 200 Td <4120AE6E65206F6620AE76652E> Tj ET');
  page.node.set(PDFName.of('Contents'), context.register(content));
  const source = sourceFile('fine.pdf', await document.save());
  const { lines } = await readEditable({ source, page: 1 }, host);
  expect(lines.map(({ text }) => text)).toEqual(['A fine of five.']);
  const { files } = await edit(
    { source, edits: [{ page: 1, lines: [0], text: 'A fine of fifty.' }], name: 'new.pdf' },
    host,
  );
  expect((await readPdf(files[0])).words.join(' ')).toContain('A fine of fifty.');
});
