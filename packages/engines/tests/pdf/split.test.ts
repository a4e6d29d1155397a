import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { Progress } from '../../src/engine';
import { readChapters } from '../../src/pdf/chapters';
import { planPartsBySize, split } from '../../src/pdf/split';
import { zipOf } from '../../src/zip';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { samplePdf } from '../helpers/pdf-samples';
import { rawPdf } from '../helpers/raw-pdf';

test('makes one file for each part, with the bookmarks and fields of its pages', async () => {
  const bytes = await samplePdf({
    pages: ['one', 'two', 'three'],
    bookmarks: [
      { title: 'Start', page: 0 },
      { title: 'End', page: 2 },
    ],
    fields: [{ name: 'tenant', value: 'Asha', page: 2 }],
    attachments: { 'plan.txt': 'plan' },
  });
  const parts = [
    { name: 'a.pdf', pages: [1, 2] },
    { name: 'b.pdf', pages: [3] },
  ];
  const { files, facts } = await split({ source: sourceFile('lease.pdf', bytes), parts }, host);
  expect(files.map(({ name, pages }) => [name, pages])).toEqual([
    ['a.pdf', 2],
    ['b.pdf', 1],
  ]);
  expect(await readPdf(files[0])).toMatchObject({
    words: ['one', 'two'],
    bookmarks: [['Start', 1]],
    fields: {},
  });
  expect(await readPdf(files[1])).toMatchObject({
    words: ['three'],
    bookmarks: [['End', 1]],
    fields: { tenant: 'Asha' },
  });
  expect(facts).toEqual([
    { fact: 'once', count: 3 },
    { fact: 'bookmarks', count: 2 },
    { fact: 'forms', count: 1 },
    { fact: 'attachments', count: 1, lost: true },
  ]);
});

test('pages that are in no part are reported; those that are in two parts are not', async () => {
  const source = sourceFile('lease.pdf', await samplePdf({ pages: ['one', 'two', 'three'] }));
  const factsOf = async (...parts: number[][]) =>
    (await split({ source, parts: parts.map((pages) => ({ name: 'a.pdf', pages })) }, host)).facts;
  expect(await factsOf([1], [3])).toEqual([{ fact: 'left-out', count: 1, pages: [2] }]);
  expect(await factsOf([1, 2], [2, 3])).toEqual([]);
});

test('refuses a part with a page that does not exist, and an empty list of parts', async () => {
  const source = sourceFile('lease.pdf', await samplePdf({ pages: ['one'] }));
  const parts = [{ name: 'a.pdf', pages: [1, 2] }];
  await expect(split({ source, parts }, host)).rejects.toMatchObject({
    code: 'range',
    details: { detail: '2' },
  });
  await expect(split({ source, parts: [] }, host)).rejects.toMatchObject({ code: 'nothing' });
});

test('chapters are the bookmarks of the first level, in the order of their pages', async () => {
  const bytes = await samplePdf({
    pages: ['one', 'two', 'three'],
    bookmarks: [
      { title: 'End', page: 2 },
      { title: 'Start', page: 0 },
      { title: 'Terms', page: 1, within: true },
    ],
  });
  expect(await readChapters(sourceFile('lease.pdf', bytes), host)).toEqual([
    { title: 'Start', page: 1 },
    { title: 'End', page: 3 },
  ]);
});

/** Pages of very different size: each draws a picture of noise. */
const heavy = async () => {
  const document = await PDFDocument.create();
  const { context } = document;
  for (const size of [20_000, 60_000, 5_000, 5_000, 70_000, 1_000, 40_000]) {
    const noise = Uint8Array.from({ length: size }, (_, index) => (index * 7919 + size) % 251);
    const picture = context.stream(noise, { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1 });
    const resources = context.obj({ XObject: { Im: context.register(picture) } });
    const { node } = document.addPage([300, 400]);
    node.set(PDFName.of('Resources'), resources);
    node.set(PDFName.of('Contents'), context.register(context.stream('/Im Do')));
  }
  return document.save();
};

test('parts by size keep every page, and each file meets the limit', async () => {
  const source = sourceFile('heavy.pdf', await heavy());
  const limit = 90_000;
  const parts = await planPartsBySize({ source, limit }, host);
  expect(parts.flatMap(({ pages }) => pages)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const { files } = await split({ source, parts }, host);
  const sizes = await Promise.all(files.map(async (file) => (await bytesOf(file)).length));
  for (const size of sizes) expect(size).toBeLessThanOrEqual(limit);
  expect(parts.map(({ pages }) => pages.length)).toEqual([3, 3, 1]);
});

test('refuses a limit that a single page exceeds, and names the page', async () => {
  const source = sourceFile('heavy.pdf', await heavy());
  await expect(planPartsBySize({ source, limit: 50_000 }, host)).rejects.toMatchObject({
    code: 'too-large',
    details: { page: 2 },
  });
});

test('several files become one ZIP', async () => {
  const source = sourceFile('lease.pdf', await samplePdf({ pages: ['one', 'two'] }));
  const parts = [
    { name: 'Übergabe 1.pdf', pages: [1] },
    { name: 'b.pdf', pages: [2] },
  ];
  const { files } = await split({ source, parts }, host);
  const text = new TextDecoder().decode(new Uint8Array(await new Response(zipOf(files)).arrayBuffer()));
  expect(text).toContain('Übergabe 1.pdf');
  expect(text).toContain('%PDF-1.7');
});

test('reports progress while a part is written, always as the same step of the whole', async () => {
  const bytes = await samplePdf({ pages: ['one', 'two', 'three'] });
  const steps: number[] = [];
  const counting = {
    ...host,
    progress: ({ stage, done }: Progress) => stage === 'splitting' && steps.push(done),
  };
  const parts = [
    { name: 'a.pdf', pages: [1, 2] },
    { name: 'b.pdf', pages: [3] },
  ];
  await split({ source: sourceFile('lease.pdf', bytes), parts }, counting);
  expect(steps.filter((done) => done === 0).length).toBeGreaterThan(1);
  expect(steps).toEqual(steps.toSorted());
  expect(new Set(steps)).toEqual(new Set([0, 1]));
});

test('settings that different parts lose are named in one fact', async () => {
  const pageWith = (entries: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]${entries}>>`;
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]>>',
    pageWith('/PresSteps<</Type/NavNode>>'),
    pageWith('/SeparationInfo<</DeviceColorant/Cyan/Pages[4 0 R]>>'),
  ]);
  const parts = [1, 2].map((page) => ({ name: `${page}.pdf`, pages: [page] }));
  const { facts } = await split({ source: sourceFile('slides.pdf', bytes), parts }, host);
  expect(facts.filter(({ fact }) => fact === 'catalog')).toEqual([
    { fact: 'catalog', count: 1, file: 'slides.pdf', detail: 'PresSteps, SeparationInfo', lost: true },
  ]);
});
