import { expect, test } from 'vitest';
import { arrangePages, merge, split } from '../../src/pdf/index';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { rawPdf } from '../helpers/raw-pdf';

/** Nested fields, of which the innermost has a type and is the widget of the second page. */
function nestedField(depth: number, catalog: string): Uint8Array<ArrayBuffer> {
  const ancestors = Array.from(
    { length: depth },
    (_, level) => `<</T(f)${level > 0 ? `/Parent ${level + 4} 0 R` : ''}/Kids[${level + 6} 0 R]>>`,
  );
  return rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R>>',
    `<</Type/Page/Parent 2 0 R/Annots[${depth + 5} 0 R]>>`,
    ...ancestors,
    `<</Subtype/Widget/FT/Tx/T(rent)/V(950)/Rect[9 9 90 30]/P 4 0 R/Parent ${depth + 4} 0 R>>`,
  ]);
}

test.each([
  ['in a group, in a file without a form', 1, ''],
  ['forty levels deep, in a file without a form', 40, ''],
  ['in a group that the form does not list', 1, '/AcroForm<</Fields[]>>'],
])('a field is in the form of the result, with its full name: %s', async (_, depth, catalog) => {
  const source = sourceFile('a.pdf', nestedField(depth, catalog));
  for (const { files, facts } of [
    await merge({ sources: [source] }, host),
    await arrangePages({ source, pages: [{ page: 2 }] }, host),
  ]) {
    expect(facts.filter(({ fact }) => fact !== 'removed')).toEqual([{ fact: 'forms', count: 1 }]);
    const { fields } = await readPdf(files[0]);
    expect(fields).toHaveProperty([[...Array(depth).fill('f'), 'rent'].join('.')], '950');
  }
});

test('a widget that does not name its field is one of it: the field is counted, and its page can be split off', async () => {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R 7 0 R]>>>>',
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R/Annots[6 0 R]>>',
    '<</Type/Page/Parent 2 0 R/Annots[7 0 R]>>',
    '<</FT/Tx/T(first)/V(1)/DA(/Roman 12 Tf)/Kids[6 0 R]>>',
    '<</Subtype/Widget/Rect[9 9 90 30]>>',
    '<</Subtype/Widget/FT/Tx/T(second)/V(2)/DA(/Roman 12 Tf)/Rect[9 9 90 30]>>',
  ]);
  const source = sourceFile('a.pdf', bytes);
  const parts = [1, 2].map((page) => ({ name: `${page}.pdf`, pages: [page] }));
  const { files, facts } = await split({ source, parts }, host);
  expect(facts).toEqual([
    { fact: 'once', count: 2 },
    { fact: 'forms', count: 2 },
  ]);
  expect((await readPdf(files[0])).fields).toEqual({ first: '1' });
});

test('a field that no page shows is kept in a copy of all pages, and reported as lost by a copy of some', async () => {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[5 0 R 6 0 R]>>>>',
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R/Annots[5 0 R]>>',
    '<</Type/Page/Parent 2 0 R>>',
    '<</Subtype/Widget/FT/Tx/T(shown)/V(1)/Rect[9 9 90 30]>>',
    '<</FT/Tx/T(hidden)/V(2)>>',
  ]);
  const source = sourceFile('a.pdf', bytes);
  const shown = { fact: 'forms', count: 1 };
  expect((await merge({ sources: [source] }, host)).facts).toEqual([shown]);
  expect((await merge({ sources: [source, source] }, host)).facts).toEqual([
    { fact: 'forms', count: 2 },
    { fact: 'renamed', count: 1, file: 'a.pdf' },
  ]);
  expect((await arrangePages({ source, pages: [{ page: 1 }] }, host)).facts).toEqual([
    { fact: 'removed', count: 1 },
    shown,
    { ...shown, lost: true },
  ]);
  const parts = [1, 2].map((page) => ({ name: `${page}.pdf`, pages: [page] }));
  expect((await split({ source, parts }, host)).facts).toEqual([
    { fact: 'once', count: 2 },
    shown,
    { ...shown, lost: true },
  ]);
});

test('a field that another one wrongly lists too keeps its name and flags', async () => {
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[4 0 R 5 0 R]>>>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R/Annots[4 0 R 6 0 R]>>',
    '<</Subtype/Widget/FT/Tx/T(rent)/V(950)/Rect[9 9 90 30]>>',
    '<</FT/Btn/Ff 49152/T(choice)/V/Off/Kids[4 0 R 6 0 R]>>',
    '<</Subtype/Widget/Parent 5 0 R/AS/Off/Rect[9 50 30 70]>>',
  ]);
  const { files, facts } = await merge({ sources: [sourceFile('a.pdf', bytes)] }, host);
  expect(Object.keys((await readPdf(files[0])).fields)).toEqual(['rent', 'choice']);
  expect(facts).toEqual([{ fact: 'forms', count: 2 }]);
});
