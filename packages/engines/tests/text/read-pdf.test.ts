import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { Fault } from '../../src/engine';
import { type TextDocument, textOf, tokensOf } from '../../src/text/model';
import { wordsOf } from '../helpers/documents/content';
import { columnLayout, plainLayout } from '../helpers/documents/layouts';
import { lease } from '../helpers/documents/lease';
import { printPdf } from '../helpers/documents/print';
import { documentOf } from '../helpers/documents/read';
import { png } from '../helpers/drawn-png';
import { rawPdf } from '../helpers/raw-pdf';

const grey = png({ width: 30, height: 40, colour: 0, bits: 8, pixelAt: () => [128] });

const body = (doc: TextDocument) =>
  tokensOf(doc)
    .filter(({ block }) => !['header', 'footer'].includes(block.kind))
    .map(({ word }) => word.text);

const doubledLease = { ...lease, parts: [...lease.parts, ...lease.parts] };

test.each([
  ['one column', plainLayout],
  ['two columns, with words broken at line ends', columnLayout],
])('reads the words of a print in %s in their order', async (_, layout) => {
  const doc = await documentOf('lease.pdf', await printPdf(doubledLease, layout));
  expect(body(doc)).toEqual(wordsOf(doubledLease));
});

test('sets headers and footers apart', async () => {
  const doc = await documentOf('lease.pdf', await printPdf(doubledLease, columnLayout));
  expect(doc.pages.length).toBeGreaterThan(1);
  for (const { number, blocks } of doc.pages) {
    expect(blocks.filter(({ kind }) => kind === 'header').map(textOf)).toEqual(['Draft for review']);
    expect(blocks.filter(({ kind }) => kind === 'footer').map(textOf)).toEqual([`${number}`]);
  }
});

test('does not mistake numbered sections at page tops or a continued table for headers', async () => {
  const document = await PDFDocument.create();
  for (let number = 1; number <= 3; number++) {
    const page = document.addPage([400, 400]);
    page.drawText(`Annexure ${number}`, { x: 40, y: 370, size: 11 });
    page.drawText(`${number * 500}`, { x: 300, y: 370, size: 11 });
    page.drawText('Confidential', { x: 40, y: 385, size: 8 });
    page.drawText(`Deed of sale, page ${number}`, { x: 40, y: 15, size: 8 });
  }
  const { pages } = await documentOf('annexures.pdf', await document.save());
  expect(pages.map(({ blocks }) => blocks.map((block) => [block.kind, textOf(block)]))).toEqual(
    [1, 2, 3].map((number) => [
      ['header', 'Confidential'],
      [expect.not.stringMatching('header'), `Annexure ${number} ${number * 500}`],
      ['footer', `Deed of sale, page ${number}`],
    ]),
  );
});

test('a running header with the same number on each page is recognised', async () => {
  const document = await PDFDocument.create();
  for (let number = 1; number <= 3; number++) {
    const page = document.addPage([400, 400]);
    page.drawText('Notice inviting tender, NIT 14/2026', { x: 40, y: 380, size: 8 });
    page.drawText(`Page ${number} of 3`, { x: 300, y: 380, size: 8 });
    page.drawText(`Lot ${number * 7} is for the road to the river.`, { x: 40, y: 200, size: 11 });
  }
  const { pages } = await documentOf('tender.pdf', await document.save());
  for (const { blocks } of pages) {
    expect(blocks.filter(({ kind }) => kind === 'header').map(textOf)).toEqual([
      expect.stringContaining('NIT 14/2026'),
    ]);
  }
});

test('knows headings, entries of lists and the cells of a table', async () => {
  const { pages } = await documentOf('lease.pdf', await printPdf(lease));
  const blocks = pages.flatMap((page) => page.blocks);
  const textsOf = (kind: string) => blocks.filter((block) => block.kind === kind).map(textOf);
  expect(textsOf('heading')).toEqual([
    lease.title,
    ...lease.parts.flatMap((part) => ('heading' in part ? part.heading : [])),
  ]);
  expect(textsOf('list')).toEqual(lease.parts.flatMap((part) => ('list' in part ? part.list : [])));
  const table = lease.parts.flatMap((part) => ('table' in part ? part.table : []));
  expect(
    blocks.filter(({ kind }) => kind === 'cell').map((cell) => [cell.row, cell.column, textOf(cell)]),
  ).toEqual(table.flatMap((row, y) => row.map((text, x) => [y + 1, x + 1, text])));
});

test('gives a word broken at a line end as one, with a box on each line', async () => {
  const doc = await documentOf('lease.pdf', await printPdf(lease, columnLayout));
  const joined = tokensOf(doc).filter(({ word }) => word.joined);
  expect(joined.length).toBeGreaterThan(2);
  for (const { word } of joined) {
    const [first, second] = word.boxes ?? [];
    expect(wordsOf(lease)).toContain(word.text);
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  }
});

test('places each word within two and a half points of where it was drawn', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const text = 'Witnesses will sign in the presence of both parties, illegally if filled in millimetres';
  document.addPage([500, 200]).drawText(text, { x: 40, y: 100, size: 11, font });
  const doc = await documentOf('line.pdf', await document.save());
  let searchFrom = 0;
  for (const { word } of tokensOf(doc)) {
    const start = text.indexOf(word.text, searchFrom);
    searchFrom = start + word.text.length;
    const box = word.boxes?.[0];
    expect(Math.abs((box?.x ?? 0) - 40 - font.widthOfTextAtSize(text.slice(0, start), 11))).toBeLessThan(2.5);
    expect(box?.y).toBeGreaterThan(85);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(105);
  }
});

test('reads Devanagari that a browser printed: its conjuncts are only in replacement texts', async () => {
  const doc = await documentOf(
    'hindi.pdf',
    readFileSync(join(import.meta.dirname, '../fixtures/hindi-printed.pdf')),
  );
  expect(doc.pages[0]?.blocks.map(textOf)).toEqual([
    'यह पट्टा पुणे में श्री राजेश कुमार और विद्या शर्मा के बीच किया गया है।',
    'मासिक किराया अग्रिम रूप से प्रत्येक महीने की पाँच तारीख तक देय है। निदेशक की स्वीकृति के बिना कोई परिवर्तन नहीं होगा।',
    'राष्ट्रीय बैंक द्वारा प्रमाणित प्रतिलिपि, कार्यालय में रखी जाएगी; धर्मशाला, हिन्दी और क्षेत्रीय भाषाएँ।',
  ]);
});

test('reads a rotated page in its displayed orientation', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 400]);
  page.setRotation(degrees(90));
  page.drawText('Turned words', { x: 100, y: 50, size: 12, rotate: degrees(90) });
  const doc = await documentOf('turned.pdf', await document.save());
  expect(doc.pages[0]).toMatchObject({ width: 400, height: 300 });
  expect(body(doc)).toEqual(['Turned', 'words']);
  expect(tokensOf(doc)[0]?.word.boxes?.[0]?.x).toBeCloseTo(50, 0);
});

test('lists fields, and what must be filled in or signed', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 400]);
  page.drawText('Name', { x: 20, y: 300 });
  const form = document.getForm();
  const name = form.createTextField('applicant.name');
  name.enableRequired();
  name.addToPage(page, { x: 20, y: 250, width: 100, height: 20 });
  const city = form.createTextField('city');
  city.setText('Pune');
  city.addToPage(page, { x: 20, y: 200, width: 100, height: 20 });
  const { pages } = await documentOf('form.pdf', await document.save());
  expect(pages[0]?.fields).toMatchObject([
    {
      name: 'applicant.name',
      label: 'name',
      kind: 'text',
      value: '',
      required: true,
      box: { x: 19.5, width: 101 },
    },
    { name: 'city', value: 'Pune', required: false },
  ]);
  expect(pages[0]?.blocks.map((block) => [block.kind, textOf(block)])).toEqual([
    ['paragraph', 'Name'],
    ['field', 'Pune'],
  ]);
});

test('lists drawn lines when asked', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 400]);
  page.drawText('Signature', { x: 20, y: 100 });
  page.drawLine({ start: { x: 80, y: 100 }, end: { x: 200, y: 100 }, thickness: 1 });
  page.drawRectangle({ x: 20, y: 300, width: 90, height: 0.7 });
  const { pages } = await documentOf('lines.pdf', await document.save(), { rules: true });
  expect(pages[0]?.rules).toMatchObject([
    { x: 80, y: 300, width: 120 },
    { x: 20, width: 90 },
  ]);
});

test('a scanned page has no text and is reported', async () => {
  const scan = async (text: string) => {
    const document = await PDFDocument.create();
    const picture = await document.embedPng(grey);
    if (text) document.addPage([300, 400]).drawText(text);
    document.addPage([300, 400]).drawImage(picture, { x: 0, y: 0, width: 300, height: 400 });
    return document.save();
  };
  const fault: Fault = await documentOf('scan.pdf', await scan('')).catch((error) => error);
  expect(fault.code).toBe('no-text');
  const doc = await documentOf('part-scan.pdf', await scan('Received'));
  expect(doc.pages.map(({ picture }) => picture)).toEqual([undefined, true]);
});

test('reads what only appearances show: the caption of a button, a stamp, the entries of a list', async () => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([300, 400]);
  page.drawText('Order', { x: 20, y: 350 });
  const form = document.getForm();
  form.createButton('send').addToPage('Send it', page, { x: 20, y: 300, width: 80, height: 20, font });
  const list = form.createOptionList('town');
  list.setOptions(['Pune', 'Nagpur']);
  list.addToPage(page, { x: 20, y: 200, width: 80, height: 60, font });
  list.select('Pune');
  const { context } = document;
  const appearance = context.stream('BT /F 10 Tf 5 5 Td (Paid in full) Tj ET', {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, 80, 20],
    Resources: { Font: { F: font.ref } },
  });
  const stamp = {
    Type: 'Annot',
    Subtype: 'Stamp',
    Rect: [150, 300, 230, 320],
    AP: { N: context.register(appearance) },
  };
  page.node.addAnnot(context.register(context.obj(stamp)));
  const doc = await documentOf('order.pdf', await document.save());
  expect(body(doc).sort()).toEqual(['Nagpur', 'Order', 'Paid', 'Pune', 'Send', 'full', 'in', 'it']);
  const paid = tokensOf(doc).find(({ word }) => word.text === 'Paid');
  expect(paid?.word.boxes?.[0]).toMatchObject({ x: 150, y: 80, width: 80, height: 20 });
});

/** Lines of a page with this content, in Helvetica. */
async function linesOf(content: string): Promise<string[]> {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 400]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    { dict: '', data: `BT /F1 12 Tf 20 300 Td ${content} ET` },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
  const { pages } = await documentOf('a.pdf', bytes);
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))),
  );
}

test.each(['0 -4 Td', '0 -2 Td', '0 0 Td'])('lines above each other are read in order: %s', async (step) => {
  const lines = await linesOf(
    `(The tenant pays the rent on time) Tj ${step} (Der Mieter zahlt die Miete immer) Tj`,
  );
  expect(lines).toEqual(['The tenant pays the rent on time', 'Der Mieter zahlt die Miete immer']);
});

test.each([
  ['by space between letters', '6 Tc (SECRET PAPER) Tj', 'SECRET PAPER'],
  [
    'by moves between letters',
    '[(S) -500 (E) -500 (A) -500 (L) -1300 (D) -500 (E) -500 (E) -500 (D)] TJ',
    'SEAL DEED',
  ],
  ['except a list of letters', '(a   b   c   d   e) Tj', 'a b c d e'],
  ['except short words', '(I a m) Tj', 'I a m'],
])('words whose letters are set apart are read as words: %s', async (_, content, text) => {
  expect(await linesOf(content)).toEqual([text]);
});
