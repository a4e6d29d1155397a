import { expect, test } from 'vitest';
import { merge, type PlannedPage } from '../../src/pdf/merge';
import { load } from '../../src/pdf/pdfjs';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { samplePdf } from '../helpers/pdf-samples';
import { textIn } from '../helpers/pdf-text';

const lease = () =>
  samplePdf({
    pages: ['alpha', 'beta', 'gamma'],
    fields: [
      { name: 'tenant', value: 'Asha' },
      { name: 'rent', value: 'forty thousand', page: 1 },
    ],
    bookmarks: [
      { title: 'Start', page: 0 },
      { title: 'Rent', page: 1 },
      { title: 'End', page: 2 },
    ],
    links: [
      { from: 0, to: 2 },
      { from: 0, to: 1, named: 'rent.table' },
    ],
    roman: 1,
  });
const plan = () =>
  samplePdf({ pages: ['one', 'two'], rotate: { 1: 90 }, bookmarks: [{ title: 'Plan', page: 1 }] });

const sources = async () => [sourceFile('lease.pdf', await lease()), sourceFile('plan.pdf', await plan())];

const run = async (pages: PlannedPage[], options: { rightHand?: boolean; perFile?: boolean } = {}) => {
  const { perFile, ...others } = options;
  return merge(
    {
      sources: await sources(),
      options: { bookmarks: perFile ? 'per-file' : 'keep', name: 'all.pdf', pages, ...others },
    },
    host,
  );
};

test('pages of several files are mixed and turned, with what belongs to them', async () => {
  const { files, facts } = await run([
    { source: 1, page: 2, rotate: 90 },
    { source: 0, page: 3 },
    { source: 1, page: 1 },
    { source: 0, page: 1, rotate: 270 },
    { source: 0, page: 2 },
  ]);
  expect(await readPdf(files[0])).toEqual({
    words: ['two', 'gamma', 'one', 'alpha', 'beta'],
    turns: [180, 0, 0, 270, 0],
    fields: { tenant: 'Asha', rent: 'forty thousand' },
    bookmarks: [
      ['Plan', 1],
      ['Start', 4],
      ['Rent', 5],
      ['End', 2],
    ],
    links: [
      [4, 2],
      [4, 5],
    ],
    labels: ['1', '2', '3', 'i', '1'],
    attachments: [],
  });
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
  expect(facts).toContainEqual({ fact: 'links', count: 2 });
});

test('the bytes contain no content of pages outside the plan, and the number of these pages is reported', async () => {
  const { files, facts } = await run([
    { source: 1, page: 1 },
    { source: 0, page: 1 },
    { source: 0, page: 3 },
  ]);
  const text = textIn(await readObjects(await bytesOf(files[0])));
  for (const word of ['forty thousand', 'Rent', 'rent.table']) {
    expect(text).not.toContain(word);
    expect(text.toLowerCase()).not.toContain(Buffer.from(word, 'latin1').toString('hex'));
  }
  expect(await readPdf(files[0])).toMatchObject({
    words: ['one', 'alpha', 'gamma'],
    bookmarks: [
      ['Start', 2],
      ['End', 3],
    ],
  });
  expect(facts[0]).toEqual({ fact: 'removed', count: 2 });
});

test('a file without a planned page leaves nothing in the result', async () => {
  const { files, facts } = await run([{ source: 1, page: 2 }]);
  expect(await readPdf(files[0])).toMatchObject({ words: ['two'], fields: {}, bookmarks: [['Plan', 1]] });
  expect(facts[0]).toEqual({ fact: 'removed', count: 4 });
});

test('blank pages have the displayed size of the page that they are modelled on, rotated as the plan sets', async () => {
  const { files, facts } = await run([
    { source: 0, page: 1 },
    { source: 0, page: 1, blank: true },
    { source: 1, page: 2, blank: true },
    { source: 1, page: 2, blank: true, rotate: 90 },
  ]);
  const { words } = await readPdf(files[0]);
  expect(words).toEqual(['alpha', '', '', '']);
  const context = await readObjects(await bytesOf(files[0]));
  const boxes = [...textIn(context).matchAll(/\/MediaBox \[ ([\d. ]+) \]/g)].map(([, box]) => box);
  expect(boxes.toSorted()).toEqual(['0 0 300 400', '0 0 300 400', '0 0 300 400', '0 0 400 300']);
  expect(facts).toContainEqual({ fact: 'blank', count: 3 });
});

test('each file of the plan begins on a right-hand page and has its bookmark', async () => {
  const { files } = await run(
    [
      { source: 1, page: 2 },
      { source: 0, page: 2 },
      { source: 1, page: 1 },
    ],
    { rightHand: true, perFile: true },
  );
  expect(await readPdf(files[0])).toMatchObject({
    words: ['two', '', 'beta', 'one'],
    bookmarks: [
      ['plan', 1],
      ['Plan', 1],
      ['lease', 3],
      ['Rent', 3],
    ],
  });
});

test('refuses a plan without a page, and one with a page that is not there', async () => {
  await expect(run([])).rejects.toMatchObject({ code: 'nothing' });
  await expect(run([{ source: 0, page: 1, blank: true }])).rejects.toMatchObject({ code: 'nothing' });
  await expect(run([{ source: 1, page: 3 }])).rejects.toMatchObject({
    code: 'range',
    details: { file: 'plan.pdf', detail: '3' },
  });
  await expect(run([{ source: 2, page: 1 }])).rejects.toMatchObject({ code: 'range' });
});

test('a page in the result twice has its links, annotations and fields twice, each field with one value', async () => {
  const { files, facts } = await run([
    { source: 0, page: 1 },
    { source: 0, page: 3 },
    { source: 0, page: 1, rotate: 90 },
    { source: 0, page: 2 },
    { source: 0, page: 1 },
  ]);
  const read = await readPdf(files[0]);
  expect(read).toMatchObject({
    words: ['alpha', 'gamma', 'alpha', 'beta', 'alpha'],
    turns: [0, 0, 90, 0, 0],
    fields: { tenant: 'Asha', rent: 'forty thousand' },
    links: [1, 3, 5].flatMap((page) => [
      [page, 2],
      [page, 4],
    ]),
  });
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
  expect(facts).toContainEqual({ fact: 'links', count: 6 });
  expect(facts).toContainEqual({ fact: 'forms', count: 2 });
  const task = load(await bytesOf(files[0]), host);
  const doc = await task.promise;
  const widgets = [];
  for (const number of [1, 3, 5]) {
    const annotations = await (await doc.getPage(number)).getAnnotations();
    widgets.push(...annotations.filter(({ subtype }) => subtype === 'Widget'));
  }
  expect(widgets.map(({ fieldName, fieldValue }) => [fieldName, fieldValue])).toEqual(
    Array.from({ length: 3 }, () => ['tenant', 'Asha']),
  );
  expect(new Set(widgets.map(({ id }) => id)).size).toBe(3);
  await task.destroy();
});
