import { PDFDict } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { getText } from '../../src/pdf/assemble/objects';
import { reworded } from '../../src/pdf/edit/alternatives';
import { edit } from '../../src/pdf/edit/edit';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';

/** Two pages: the first has a tagged line (element 8), each a figure whose alternative text shares words with it. */
const taggedPdf = (alternatives: { line?: string; section?: string }) =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 6 0 R>>',
    '<</Type/Pages/Count 2/Kids[4 0 R 5 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/StructParents 0/Resources<</Font<</F 3 0 R>>>>/Contents 11 0 R>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/StructParents 1/Resources<</Font<</F 3 0 R>>>>/Contents 12 0 R>>',
    '<</Type/StructTreeRoot/K 7 0 R/ParentTree<</Nums[0[8 0 R 9 0 R]1[10 0 R]]>>/ParentTreeNextKey 2>>',
    `<</Type/StructElem/S/Sect/P 6 0 R/K[8 0 R 9 0 R 10 0 R]${alternatives.section ?? ''}>>`,
    `<</Type/StructElem/S/P/P 7 0 R/Pg 4 0 R/K 0${alternatives.line ?? ''}>>`,
    '<</Type/StructElem/S/Figure/P 7 0 R/Pg 4 0 R/K 1/Alt(The map of the house in March)>>',
    '<</Type/StructElem/S/Figure/P 7 0 R/Pg 5 0 R/K 0/Alt(A plan of the garden, 15 March)>>',
    {
      dict: '',
      data: 'BT /F 12 Tf 40 250 Td /P <</MCID 0>> BDC (The rent of the house is due on 15 March) Tj EMC ET /Figure <</MCID 1>> BDC 40 40 50 50 re f EMC',
    },
    { dict: '', data: '/Figure <</MCID 0>> BDC 40 40 50 50 re f EMC' },
  ]);

async function alternativesAfter(bytes: Uint8Array, text: string) {
  const source = sourceFile('lease.pdf', bytes);
  const { files, facts } = await edit(
    { source, edits: [{ page: 1, lines: [0], text }], name: 'new.pdf' },
    host,
  );
  const context = await readObjects(await bytesOf(files[0]));
  const texts = context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (!(object instanceof PDFDict)) return [];
    return ['Alt', 'ActualText', 'E', 'T'].flatMap((key) => getText(object, key) ?? []);
  });
  return { texts: texts.sort(), facts };
}

const figures = ['A plan of the garden, 15 March', 'The map of the house in March'];

test('an edit does not change alternative texts of other elements that share words with the line', async () => {
  const { texts, facts } = await alternativesAfter(taggedPdf({}), 'Our rent for a flat is due on 31 April');
  expect(texts).toEqual(figures);
  expect(facts.map(({ fact }) => fact)).not.toContain('alternatives');
});

test('the alternative texts of the line itself, and of the section around it, get the new words', async () => {
  const line = '/ActualText(The rent of the house is due on 15 March)';
  const section = '/Alt(Terms: 15 March, and a map)';
  const { texts, facts } = await alternativesAfter(
    taggedPdf({ line, section }),
    'The rent of the house is due on 31 April',
  );
  expect(texts).toEqual(
    [...figures, 'Terms: 31 April, and a map', 'The rent of the house is due on 31 April'].sort(),
  );
  expect(facts).toContainEqual({ fact: 'alternatives', count: 2 });
});

test.each([
  ['the line', 'Rent: 4,900 rupees', 'Rent: 4,900 rupees', 'Rent: 5,000 rupees', 'Rent: 5,000 rupees'],
  ['the changed words', 'A sum of 4,900.', 'Rent: 4,900 rupees', 'Rent: 5,000 rupees', 'A sum of 5,000.'],
  ['words in another order', 'By March 15', 'due 15 March', 'due 31 April', 'By 31 April'],
  [
    'common words alone, which stay',
    'A map of the town',
    'one of the two',
    'one in a few',
    'A map of the town',
  ],
  ['nothing of the line, which stays', 'A map of the town', 'rent', 'rent due', 'A map of the town'],
])('an edit changes the same words in an alternative text with %s', (_, text, before, after, expected) => {
  expect(reworded(text, { before, after }, false)).toBe(expected);
});
