import 'engines/testing/offscreen-canvas';
import { nodeHost } from 'engines/node';
import { arrangePages, assets, edit, findBlankPages, inspect, merge, readEditable, split } from 'engines/pdf';
import { bytesOf, sourceFile } from 'engines/testing/engine-host';
import { PDFDocument, StandardFonts } from 'engines/testing/pdf-lib';
import { readPdf } from 'engines/testing/pdf-read';
import { samplePdf } from 'engines/testing/pdf-samples';
import { textInFile } from 'engines/testing/pdf-text';
import { expect, test } from 'vitest';
import { expectPromise } from '@/tests/helpers/tool-promises';

/** Checks promises on the pages of PDF tools against the files and facts that the engines return. */

const host = nodeHost(assets);

const pdf = async (name: string, sample: Parameters<typeof samplePdf>[0]) =>
  sourceFile(name, await samplePdf(sample));

test('Merge PDF: pages follow the order of the list, and a locked file needs its password', async () => {
  expectPromise('merge-pdf', 'The pages follow the order of the list.');
  expectPromise('merge-pdf', 'If one is locked, you’ll be asked for its password.');
  const sources = [await pdf('b.pdf', { pages: ['Bravo'] }), await pdf('a.pdf', { pages: ['Alpha'] })];
  const options = { bookmarks: 'keep', rightHand: false, name: 'x.pdf' } as const;
  const { files } = await merge({ sources, options }, host);
  expect((await readPdf(files[0])).words).toEqual(['Bravo', 'Alpha']);
  const locked = await pdf('locked.pdf', { pages: ['Secret'], password: 'p' });
  await expect(inspect(locked, host)).rejects.toMatchObject({ code: 'password' });
});

test('Remove Pages: no words, bookmarks or fields of removed pages are in the new file', async () => {
  expectPromise(
    'remove-pages',
    'the new file doesn’t contain the removed text, pictures, bookmarks or fields',
  );
  expectPromise('remove-pages', 'the signature won’t be valid in the shorter copy, and the report says so');
  const source = await pdf('tender.pdf', {
    pages: ['Offer', 'Ruinous', 'Terms'],
    fields: [{ name: 'floorprice', value: 'ninety', page: 1 }],
    bookmarks: [{ title: 'Calculation', page: 1 }],
    signed: true,
  });
  const { files, facts } = await arrangePages(
    { source, pages: [{ page: 1 }, { page: 3 }], name: 'x.pdf' },
    host,
  );
  expect((await readPdf(files[0])).words).toEqual(['Offer', 'Terms']);
  const written = (await textInFile(await bytesOf(files[0]))).toLowerCase();
  const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');
  for (const word of ['Ruinous', 'floorprice', 'ninety', 'Calculation']) {
    expect([written.includes(word.toLowerCase()), written.includes(hex(word))], word).toEqual([false, false]);
  }
  expect(facts).toContainEqual(expect.objectContaining({ fact: 'signatures', lost: true }));
});

test('Remove Pages finds blank pages', async () => {
  expectPromise('remove-pages', 'blank ones are found for you');
  const source = await pdf('scan.pdf', { pages: ['Front', '', 'Back', ''] });
  expect(await findBlankPages(source, host)).toEqual([2, 4]);
});

test('Split PDF: every part is a file with a name of its own', async () => {
  expectPromise('split-pdf', 'gives each part its own file and name');
  const source = await pdf('drawer.pdf', { pages: ['Rent', 'Phone', 'Tax'] });
  const parts = [1, 2, 3].map((page) => ({ name: `part-${page}.pdf`, pages: [page] }));
  const { files } = await split({ source, parts }, host);
  expect(files.map(({ name }) => name)).toEqual(['part-1.pdf', 'part-2.pdf', 'part-3.pdf']);
  const wordsOfFiles = await Promise.all(files.map(async (file) => (await readPdf(file)).words));
  expect(wordsOfFiles).toEqual([['Rent'], ['Phone'], ['Tax']]);
});

test('AI PDF Editor: old words are removed, a replaced font is reported with both names, and scans cannot be edited', async () => {
  expectPromise('ai-pdf-editor', 'The old words are removed from the lines you changed');
  expectPromise('ai-pdf-editor', 'we set the new words in a similar font and show you the names of both');
  expectPromise('ai-pdf-editor', 'It can’t change the words in a scan, because a scan is a picture.');
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const page = document.addPage([400, 300]);
  page.drawText('Rs 900', { x: 40, y: 200, font });
  page.drawText('seen by a scanner', { x: 40, y: 100, font, renderMode: 3 });
  const source = sourceFile('bill.pdf', await document.save());
  const { lines } = await readEditable({ source, page: 1 }, host);
  expect(lines.map(({ unfit }) => unfit)).toEqual([undefined, 'picture']);
  const edits = [{ page: 1, lines: [0], text: '₹ 950' }];
  const { files, facts } = await edit({ source, edits, name: 'x.pdf' }, host);
  expect((await readPdf(files[0])).words[0]).not.toContain('900');
  expect(facts).toContainEqual({ fact: 'face-replaced', detail: 'Times-Roman → Tinos', lost: true });
});
