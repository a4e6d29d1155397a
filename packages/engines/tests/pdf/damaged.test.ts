import '../helpers/offscreen-canvas';
import { expect, test } from 'vitest';
import { Fault } from '../../src/engine';
import { drawPage } from '../../src/pdf/draw';
import { inspect } from '../../src/pdf/inspect';
import { merge } from '../../src/pdf/merge';
import { readText } from '../../src/pdf/read-text';
import { unpack } from '../../src/text/pack';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { type PlainObjects, plainPdf, samplePdf } from '../helpers/pdf-samples';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

const options = { bookmarks: 'keep', rightHand: false, name: 'all.pdf' } as const;

const wordsOf = async (bytes: Uint8Array) => {
  const { files, facts } = await merge({ sources: [sourceFile('old.pdf', bytes)], options }, host);
  return { words: (await readPdf(files[0])).words, facts };
};

/** Two pages that say “page one” and “page two”, with objects changed or left out. */
const damagedPdf = (change: PlainObjects, ending?: string) =>
  new TextEncoder().encode(plainPdf(['page one', 'page two'], change, ending));

const noCatalog = { fact: 'absent-catalog', file: 'old.pdf', lost: true };

// Runs first, because pdfium is fetched only once.
test('without a connection to fetch pdfium, an unreadable page does not count as empty', async () => {
  const asset = async (name: string) => {
    throw new Fault('offline', { detail: name });
  };
  const source = sourceFile('a.pdf', rawPdf(unreadable));
  await expect(readText({ source }, { ...host, asset })).rejects.toMatchObject({ code: 'offline' });
});

test.each([
  ['without a trailer', damagedPdf({}, '')],
  ['without catalog and trailer', damagedPdf({ catalog: '' }, ''), [noCatalog]],
  ['without a list of pages', damagedPdf({ pages: '' })],
  [
    'whose list of pages is empty',
    damagedPdf({ pages: '2 0 obj\n<</Type/Pages/Kids null/Count 2>>\nendobj\n' }),
  ],
  [
    'whose list of pages leads to itself',
    damagedPdf({ pages: '2 0 obj\n<</Type/Pages/Kids[2 0 R]>>\nendobj\n' }),
  ],
  ['whose trailer leads to a page', damagedPdf({}, 'trailer\n<</Root 3 0 R>>\n')],
] as [string, Uint8Array, object[]?][])('reads every page of a file %s', async (_, bytes, losses = []) => {
  expect(await inspect(sourceFile('old.pdf', bytes), host)).toMatchObject({
    pages: 2,
    repaired: { read: 2, total: 2, lost: [] },
  });
  expect(await wordsOf(bytes)).toEqual({
    words: ['page one', 'page two'],
    facts: [{ fact: 'repaired', count: 2, file: 'old.pdf' }, ...losses],
  });
});

test('bookmarks of a file without a list of pages stay', async () => {
  const catalog = '1 0 obj\n<</Type/Catalog/Pages 2 0 R/Outlines 20 0 R>>\nendobj\n';
  const outlines = `20 0 obj\n<</Type/Outlines/First 21 0 R/Last 21 0 R/Count 1>>\nendobj
21 0 obj\n<</Title(Annex)/Parent 20 0 R/Dest[3 0 R/Fit]>>\nendobj\n`;
  const { facts } = await wordsOf(damagedPdf({ catalog: catalog + outlines, pages: '' }));
  expect(facts).toEqual([
    { fact: 'bookmarks', count: 1 },
    { fact: 'repaired', count: 2, file: 'old.pdf' },
  ]);
});

test('reads the rest of a truncated file, and reports how much is left', async () => {
  const wholePdf = plainPdf(['one', 'two', 'three', 'four']);
  const cut = new TextEncoder().encode(wholePdf.slice(0, wholePdf.indexOf('(three)')));
  expect(await inspect(sourceFile('cut.pdf', cut), host)).toMatchObject({
    pages: 2,
    repaired: { read: 2, total: 4, lost: [] },
  });
});

test('pages removed from an intact file do not come back', async () => {
  const bytes = damagedPdf({ pages: '2 0 obj\n<</Type/Pages/Kids[5 0 R]/Count 1>>\nendobj\n' });
  expect(await wordsOf(bytes)).toEqual({ words: ['page two'], facts: [] });
});

test('reports pages that a file counts but does not have', async () => {
  const bytes = damagedPdf({ pages: '2 0 obj\n<</Type/Pages/Kids[9 0 R 5 0 R]/Count 2>>\nendobj\n' });
  expect(await wordsOf(bytes)).toEqual({
    words: ['page two'],
    facts: [
      { fact: 'repaired', count: 1, file: 'old.pdf' },
      { fact: 'missing', count: 1, lost: true, file: 'old.pdf' },
    ],
  });
});

test('pdfium reads a file that other readers cannot', async () => {
  const bytes = new TextEncoder().encode(
    plainPdf(['page one', 'page two'])
      .replace('1 0 obj', '1 1 obj')
      .replaceAll(/\/Type\/(Catalog|Pages|Page)/g, ''),
  );
  expect(await wordsOf(bytes)).toEqual({
    words: ['page one', 'page two'],
    facts: [{ fact: 'repaired', count: 2, file: 'old.pdf' }],
  });
});

test('an unreadable file among sound ones is named', async () => {
  const sources = [
    sourceFile('a.pdf', await samplePdf({ pages: ['one'] })),
    sourceFile('b.pdf', '%PDF-1.7\nnothing'),
  ];
  await expect(merge({ sources, options }, host)).rejects.toMatchObject({
    code: 'damaged',
    details: { file: 'b.pdf' },
  });
});

/** A page with one word, in a stream whose length is in another object; the tests damage it. */
const singleWordFile: RawObject[] = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
  '<</Length 6 0 R>>\nstream\nBT /F1 24 Tf 20 20 Td (Potato) Tj ET\nendstream',
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  '36',
];

/** The page tree lists two pages, the second of which is the page tree itself. */
const unreadable = singleWordFile.with(1, '<</Type/Pages/Kids[3 0 R 2 0 R]/Count 2>>').with(3, {
  dict: '',
  data: 'BT /F1 24 Tf 20 20 Td (Potato) Tj ET',
});

const text = (objects: RawObject[]) => Buffer.from(rawPdf(objects)).toString('latin1');

test.each([
  [
    'whose length is not where the list says',
    text(singleWordFile).replace(
      /(\d{10})( 00000 n \ntrailer)/,
      (_, at, rest) => `${Number(at) + 1}`.padStart(10, '0') + rest,
    ),
  ],
  ['whose end is misspelt', text(singleWordFile).replace('6 0 R', '36   ').replace('endstream', 'enxstream')],
])('a page with a stream %s is read, merged and drawn like the others', async (_, pdf) => {
  const source = sourceFile('a.pdf', Buffer.from(pdf, 'latin1'));
  const doc = await unpack(await readText({ source }, host));
  expect(doc.pages[0]?.blocks[0]?.lines[0]?.words[0]?.text).toBe('Potato');
  const { files, facts } = await merge({ sources: [source], options }, host);
  expect((await readPdf(files[0])).words).toEqual(['Potato']);
  expect(facts).toEqual([]);
  const canvas = (await drawPage({ source, page: 1, width: 300 }, host)) as unknown as OffscreenCanvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
  expect(pixels?.some((level) => level < 100)).toBe(true);
});

test('an unreadable page has no words, and the others are read', async () => {
  const doc = await unpack(await readText({ source: sourceFile('a.pdf', rawPdf(unreadable)) }, host));
  expect(doc.pages.map(({ picture = false, blocks }) => [picture, blocks.length])).toEqual([
    [false, 1],
    [true, 0],
  ]);
});
