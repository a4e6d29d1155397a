import { expect, test } from 'vitest';
import { arrangePages, split } from '../../src/pdf/index';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';

/** A file that counts two pages, of which the second is its list of pages again. */
const damaged = () =>
  sourceFile(
    'a.pdf',
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Count 2/Kids[3 0 R 2 0 R]/MediaBox[0 0 99 99]>>',
      '<</Type/Page/Parent 2 0 R>>',
    ]),
  );

test('a page that cannot be read is reported as left out, and not counted among those in a part', async () => {
  const { files, facts } = await split(
    { source: damaged(), parts: [{ name: 'b.pdf', pages: [1, 2] }] },
    host,
  );
  expect(files.map(({ pages }) => pages)).toEqual([1]);
  expect(facts).toContainEqual({ fact: 'pages', count: 1, pages: [2], file: 'a.pdf', lost: true });
  expect(facts.filter(({ fact }) => fact === 'once')).toEqual([]);
});

test('a part without a page that can be read is not made', async () => {
  const parts = [1, 2].map((page) => ({ name: `${page}.pdf`, pages: [page] }));
  const { files, facts } = await split({ source: damaged(), parts }, host);
  expect(files.map(({ name, pages }) => [name, pages])).toEqual([['1.pdf', 1]]);
  expect(facts).toContainEqual({ fact: 'pages', count: 1, pages: [2], file: 'a.pdf', lost: true });
});

test('pages that cannot be read make no file without pages', async () => {
  const parts = [{ name: 'b.pdf', pages: [2] }];
  const damagedFault = { code: 'damaged', details: { file: 'a.pdf' } };
  await expect(split({ source: damaged(), parts }, host)).rejects.toMatchObject(damagedFault);
  const pages = [{ page: 2 }];
  await expect(arrangePages({ source: damaged(), pages }, host)).rejects.toMatchObject(damagedFault);
});
