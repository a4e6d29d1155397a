import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { samplePdf } from '../helpers/pdf-samples';
import { textIn } from '../helpers/pdf-text';

const lease = () =>
  samplePdf({
    pages: ['Agreement', 'Salaries', 'Appendix'],
    fields: [
      { name: 'tenant', value: 'Asha' },
      { name: 'wages', value: 'ninety thousand', page: 1 },
    ],
    bookmarks: [
      { title: 'Agreement', page: 0 },
      { title: 'Salaries of staff', page: 1 },
      { title: 'Bonus', page: 1, within: true },
      { title: 'Plan', page: 2, within: true },
    ],
    links: [
      { from: 0, to: 1 },
      { from: 0, to: 1, named: 'pay.table' },
      { from: 0, to: 2, named: 'appendix' },
    ],
    roman: 1,
  });

test('keeps the given pages in their order and rotation, with their fields, links and bookmarks', async () => {
  const source = sourceFile('lease.pdf', await lease());
  const pages = [{ page: 3, rotate: 90 }, { page: 1 }];
  const { files, facts } = await arrangePages({ source, pages, name: 'short.pdf' }, host);
  expect(files).toMatchObject([{ name: 'short.pdf', pages: 2 }]);
  expect(await readPdf(files[0])).toEqual({
    words: ['Appendix', 'Agreement'],
    turns: [90, 0],
    fields: { tenant: 'Asha' },
    bookmarks: [
      ['Agreement', 2],
      // The title of the omitted page is gone, the level below it is kept.
      ['…', undefined],
      ['Plan', 1],
    ],
    links: [[2, 1]],
    labels: ['2', 'i'],
    attachments: [],
  });
  expect(facts).toEqual([
    { fact: 'removed', count: 1 },
    { fact: 'forms', count: 1 },
    { fact: 'bookmarks', count: 2 },
    { fact: 'untitled-headings', count: 1 },
    { fact: 'links', count: 1 },
    { fact: 'links', count: 2, lost: true },
    { fact: 'labels', count: 1 },
  ]);
});

/** Text in the objects of a PDF, with hexadecimal strings decoded; a word may be encoded as glyph numbers. */
async function searchableText(bytes: Uint8Array): Promise<string> {
  const text = textIn(await readObjects(bytes));
  const hex = text.replace(/<([0-9A-Fa-f]+)>/g, (_, digits: string) =>
    Buffer.from(digits, 'hex').toString('latin1'),
  );
  return (text + hex).replaceAll('\0', '');
}

test('the bytes contain no content of an omitted page', async () => {
  const bytes = await lease();
  const secrets = ['Salaries', 'staff', 'Bonus', 'wages', 'ninety thousand', 'pay.table'];
  const before = await searchableText(bytes);
  for (const word of secrets) expect(before, 'the source has it').toContain(word);
  const source = sourceFile('lease.pdf', bytes);
  const { files } = await arrangePages({ source, pages: [{ page: 1 }, { page: 3 }], name: 'x.pdf' }, host);
  const after = await searchableText(await bytesOf(files[0]));
  expect(after).toContain('Agreement');
  for (const word of secrets) expect(after).not.toContain(word);
});

test('refuses to make a file without pages, or with a page that does not exist', async () => {
  const source = sourceFile('lease.pdf', await lease());
  await expect(arrangePages({ source, pages: [], name: 'x.pdf' }, host)).rejects.toMatchObject({
    code: 'nothing',
  });
  const pages = [{ page: 1 }, { page: 4 }];
  await expect(arrangePages({ source, pages, name: 'x.pdf' }, host)).rejects.toMatchObject({
    code: 'range',
    details: { detail: '4' },
  });
});

test('a page taken twice is in the result twice', async () => {
  const source = sourceFile('lease.pdf', await lease());
  const pages = [{ page: 1 }, { page: 2 }, { page: 1 }];
  const { files } = await arrangePages({ source, pages, name: 'x.pdf' }, host);
  expect((await readPdf(files[0])).words).toEqual(['Agreement', 'Salaries', 'Agreement']);
});

test('title and author are kept, or are cleared', async () => {
  const bytes = await samplePdf({ pages: ['One', 'Two'], title: 'Offer to Rao' });
  const source = sourceFile('offer.pdf', bytes);
  const pages = [{ page: 1 }];
  const kept = await arrangePages({ source, pages, name: 'x.pdf' }, host);
  expect(await searchableText(await bytesOf(kept.files[0]))).toContain('Offer to Rao');
  const cleared = await arrangePages({ source, pages, name: 'x.pdf', clearMetadata: true }, host);
  expect(await searchableText(await bytesOf(cleared.files[0]))).not.toContain('Offer to Rao');
  expect(cleared.facts).toContainEqual({ fact: 'cleared' });
});
