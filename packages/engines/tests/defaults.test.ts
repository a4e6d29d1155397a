import { randomUUID } from 'node:crypto';
import { convertWorkbook, assets as excel } from 'engines/excel';
import { nodeHost } from 'engines/node';
import {
  arrangePages,
  edit,
  markWords,
  merge,
  assets as pdf,
  redact,
  removePages,
  signPages,
} from 'engines/pdf';
import { assets as picture, toPdf } from 'engines/picture';
import { toSlides } from 'engines/powerpoint';
import { speak, assets as voice, writeTranscript } from 'engines/voice';
import { convertWord, assets as word } from 'engines/word';
import { expect, test } from 'vitest';
import { png } from './helpers/drawn-png';
import { samplePdf } from './helpers/pdf-samples';
import { p, wordFile } from './helpers/word-file';
import { workbook } from './helpers/workbook';

/** The least that an engine needs: a file. */
const source = (name: string, bytes: Uint8Array) => ({
  key: randomUUID(),
  name,
  blob: new Blob([new Uint8Array(bytes)]),
});

test('a Word file becomes a PDF of the same name, with bookmarks', async () => {
  const file = source('Offer.docx', wordFile({ body: p('Terms of the offer') }));
  const { files } = await convertWord({ file }, nodeHost(word));
  expect(files.map(({ name, pages }) => [name, pages])).toEqual([['Offer.pdf', 1]]);
});

test('a workbook is printed with every sheet that is not hidden', async () => {
  const sheets = [
    { name: 'Rent', rows: [['April', 50_000]] },
    { name: 'Notes', rows: [['Paid by the fifth']] },
    { name: 'Workings', state: 'hidden', rows: [['Draft']] },
  ];
  const { files } = await convertWorkbook(
    { file: source('Rent.xlsx', workbook({ sheets })) },
    nodeHost(excel),
  );
  expect(files.map(({ name, pages }) => [name, pages])).toEqual([['Rent.pdf', 2]]);
});

test('PDFs are joined with their bookmarks', async () => {
  const sources = [
    source('a.pdf', await samplePdf({ pages: ['One'] })),
    source('b.pdf', await samplePdf({ pages: ['Two'] })),
  ];
  const { files } = await merge({ sources }, nodeHost(pdf));
  expect(files.map(({ name, pages }) => [name, pages])).toEqual([['merged.pdf', 2]]);
});

test('a picture becomes a page of its own size', async () => {
  const pixelAt = (x: number, y: number) => [x, y, 90];
  const file = source('Plan.png', png({ width: 60, height: 40, colour: 2, bits: 8, pixelAt }));
  const { files } = await toPdf({ pictures: [{ file }] }, nodeHost(picture));
  expect(files.map(({ name, pages }) => [name, pages])).toEqual([['Plan.pdf', 1]]);
});

test('a line is spoken at normal speed', async () => {
  const { files, times } = await speak({ lines: ['The lease runs until March.'] }, nodeHost(voice));
  expect(files[0]?.name).toBe('speech.wav');
  expect(times[0]?.end).toBeGreaterThan(0.5);
});

test('each page of a PDF becomes a slide of a presentation that is named after the file', async () => {
  const file = source('Plan.pdf', await samplePdf({ pages: ['One', 'Two'] }));
  const { files } = await toSlides({ file }, nodeHost(pdf));
  expect(files.map(({ name, pages }) => [name, pages])).toEqual([['Plan.pptx', 2]]);
});

test('a transcript is plain text, without times', async () => {
  const { files } = await writeTranscript({ passages: [{ start: 0, end: 2, text: 'Good morning.' }] });
  expect(files[0]?.name).toBe('Transcript.txt');
  expect(await new Blob(files[0]?.parts).text()).toBe('Good morning.\r\n');
});

test('refuses the number of a sheet that does not exist', async () => {
  const file = source('Rent.xlsx', workbook({ sheets: [{ name: 'Rent', rows: [['April']] }] }));
  await expect(convertWorkbook({ file, sheets: [99] }, nodeHost(excel))).rejects.toMatchObject({
    code: 'range',
    details: { file: 'Rent.xlsx', detail: '99' },
  });
});

test('pages are removed by their numbers', async () => {
  const lease = source('Lease.pdf', await samplePdf({ pages: ['One', 'Two', 'Three'] }));
  const { files, facts } = await removePages({ source: lease, pages: [2] }, nodeHost(pdf));
  expect(files.map(({ name, pages }) => [name, pages])).toEqual([['Lease shortened.pdf', 2]]);
  expect(facts).toContainEqual({ fact: 'removed', count: 1 });
  for (const pages of [[], [1, 2, 3]])
    await expect(removePages({ source: lease, pages }, nodeHost(pdf))).rejects.toMatchObject({
      code: 'nothing',
    });
  await expect(removePages({ source: lease, pages: [4] }, nodeHost(pdf))).rejects.toMatchObject({
    code: 'range',
  });
});

test('each result is named after its source and after what was done', async () => {
  const lease = source('Lease.pdf', await samplePdf({ pages: ['Rent'] }));
  const box = { page: 1, x: 20, y: 20, width: 60, height: 20 };
  const host = nodeHost(pdf);
  const results = [
    await arrangePages({ source: lease, pages: [{ page: 1 }] }, host),
    await edit({ source: lease, edits: [{ page: 1, lines: [0], text: 'Fee' }] }, host),
    await markWords({ source: lease, marks: [{ ...box, look: 'read' }] }, host),
    await redact({ source: lease, marks: [{ page: 1, quads: [[0, 0, 9, 0, 9, 9, 0, 9]] }] }, host),
    await signPages(
      { source: lease, stamps: [{ ...box, ink: { kind: 'typed', text: 'Rao', face: 'plain' } }] },
      host,
    ),
  ];
  expect(results.map(({ files }) => files[0]?.name)).toEqual(
    ['arranged', 'edited', 'marked', 'redacted', 'signed'].map((done) => `Lease ${done}.pdf`),
  );
});
