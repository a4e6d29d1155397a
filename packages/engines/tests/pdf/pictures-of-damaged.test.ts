import '../helpers/offscreen-canvas';
import { expect, test } from 'vitest';
import { drawPictures } from '../../src/pdf/pictures';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';

test('a page that cannot be read gets no picture and is reported, and the other one gets its own', async () => {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 2/Kids[3 0 R 2 0 R]/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R>>',
  ]);
  const { files, facts } = await drawPictures({ source: sourceFile('a.pdf', bytes) }, host);
  expect(files.map(({ name }) => name)).toEqual(['a-1.png']);
  expect(facts).toEqual([{ fact: 'pages', count: 1, pages: [2], file: 'a.pdf', lost: true }]);
});
