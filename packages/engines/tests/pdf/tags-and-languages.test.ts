import { expect, test } from 'vitest';
import { dictOf, get, getArray, getDict, getText, items } from '../../src/pdf/assemble/objects';
import { catalogOf, pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { arrangePages, merge } from '../../src/pdf/index';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

/** Two tagged pages; a link on the first, a bookmark and a named destination lead to the paragraph on the second. */
const tagged = ({ catalog = '', document = '', more = [] as RawObject[] } = {}) =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 5 0 R${catalog}>>`,
    '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R/StructParents 0/Contents 9 0 R/Annots[<</Subtype/Link/Rect[9 9 30 30]/A<</S/GoTo/D[4 0 R/Fit]/SD[8 0 R/Fit]>>>>]>>',
    '<</Type/Page/Parent 2 0 R/StructParents 1/Contents 9 0 R>>',
    '<</Type/StructTreeRoot/K 6 0 R/ParentTree<</Nums[0[7 0 R]1[8 0 R]]>>>>',
    `<</Type/StructElem/S/Document/P 5 0 R/K[7 0 R 8 0 R]${document}>>`,
    '<</Type/StructElem/S/P/P 6 0 R/Pg 3 0 R/K 0>>',
    '<</Type/StructElem/S/P/P 6 0 R/Pg 4 0 R/K 0/T(second)>>',
    { dict: '', data: '/P <</MCID 0>> BDC 0 0 9 9 re f EMC' },
    ...more,
  ]);
const plain = (catalog = '') =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 99 99]>>',
    '<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>>>',
    { dict: '', data: 'BT /F 9 Tf (word) Tj ET' },
  ]);

const bookmark =
  '/Outlines<</First 10 0 R/Last 10 0 R/Count 1>>/Names<</Dests<</Names[(there)<</D[4 0 R/Fit]/SD[8 0 R/Fit]>>]>>>>';
const references = tagged({
  catalog: bookmark,
  more: ['<</Title(Two)/Dest[4 0 R/Fit]/SE 8 0 R>>'],
});

test('links, bookmarks and named destinations lead to the same tagged passage in the result', async () => {
  const { files, facts } = await merge(
    { sources: [sourceFile('a.pdf', plain()), sourceFile('b.pdf', references)] },
    host,
  );
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
  const context = await readObjects(await bytesOf(files[0]));
  const catalog = catalogOf(context);
  const [, first] = pageObjectsOf(context, catalog).pageObjects;
  const action = getDict(dictOf(context, items(getArray(first?.dict, 'Annots'))[0]), 'A');
  const [, value] = items(getArray(getDict(catalog, 'Names', 'Dests'), 'Names'));
  const elements = [
    dictOf(context, items(getArray(action, 'SD'))[0]),
    getDict(catalog, 'Outlines', 'First', 'SE'),
    dictOf(context, items(getArray(dictOf(context, value), 'SD'))[0]),
  ];
  expect(elements.map((element) => getText(element, 'T'))).toEqual(['second', 'second', 'second']);
});

test('a link that leads to a tag which is in no tree of tags is reported', async () => {
  const stray = '<</Subtype/Link/Rect[9 9 30 30]/A<</S/GoTo/D[3 0 R/Fit]/SD[4 0 R/Fit]>>/SE 4 0 R>>';
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]/MediaBox[0 0 99 99]>>',
    `<</Type/Page/Parent 2 0 R/Annots[${stray}]>>`,
    '<</Type/StructElem/S/P>>',
  ]);
  const { facts } = await merge({ sources: [sourceFile('a.pdf', bytes)] }, host);
  expect(facts).toContainEqual({ fact: 'tag-references', count: 1, lost: true });
});

test('the language of one file does not become that of a tagged file without one', async () => {
  const sources = [sourceFile('a.pdf', plain('/Lang(en-IN)')), sourceFile('b.pdf', tagged())];
  const { files, facts } = await merge({ sources }, host);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
  const context = await readObjects(await bytesOf(files[0]));
  const catalog = catalogOf(context);
  expect(getText(catalog, 'Lang')).toBe('en-IN');
  const [document] = items(getArray(getDict(catalog, 'StructTreeRoot'), 'K'));
  expect(get(dictOf(context, document), 'Lang')?.toString()).toBe('()');
});

test('a file without tags and language, read in the language of another file, is reported', async () => {
  const sources = [sourceFile('a.pdf', plain('/Lang(en-IN)')), sourceFile('b.pdf', plain())];
  const { facts } = await merge({ sources }, host);
  expect(facts).toEqual([{ fact: 'language', count: 1, file: 'b.pdf', detail: 'en-IN', lost: true }]);
});

test('a file whose tags are not declared keeps its own language, and is not reported', async () => {
  const undeclared = plain('/StructTreeRoot<</Type/StructTreeRoot/K[<</S/P/Pg 3 0 R>>]>>');
  const sources = [sourceFile('a.pdf', plain('/Lang(en-IN)')), sourceFile('b.pdf', undeclared)];
  const { facts } = await merge({ sources }, host);
  expect(facts.map(({ fact }) => fact)).not.toContain('language');
});

test('a description of an element whose other pages are left out is reported as lost', async () => {
  const source = sourceFile('a.pdf', tagged({ document: '/Alt(A map of both)' }));
  const { facts } = await arrangePages({ source, pages: [{ page: 2 }] }, host);
  expect(facts).toContainEqual({ fact: 'alternative-texts', count: 1, lost: true });
});

test.each(['<</Type/MCR/Pg 4 0 R/MCID 0>>', '<</Type/StructElem/S/Span/Pg 4 0 R/K 0>>'])(
  'a description is reported as lost if the element has content on its own page, which is left out, and %s',
  async (kid) => {
    const figure = `<</Type/StructElem/S/Figure/P 6 0 R/Pg 3 0 R/Alt(A map of both)/K[0 ${kid}]>>`;
    const bytes = rawPdf([
      '<</Type/Catalog/Pages 2 0 R/MarkInfo<</Marked true>>/StructTreeRoot 5 0 R>>',
      '<</Type/Pages/Count 2/Kids[3 0 R 4 0 R]/MediaBox[0 0 99 99]>>',
      '<</Type/Page/Parent 2 0 R/StructParents 0/Contents 8 0 R>>',
      '<</Type/Page/Parent 2 0 R/StructParents 1/Contents 8 0 R>>',
      '<</Type/StructTreeRoot/K 6 0 R/ParentTree<</Nums[0[7 0 R]1[7 0 R]]>>>>',
      '<</Type/StructElem/S/Document/P 5 0 R/K[7 0 R]>>',
      figure,
      { dict: '', data: '/P <</MCID 0>> BDC 0 0 9 9 re f EMC' },
    ]);
    const { facts } = await arrangePages({ source: sourceFile('a.pdf', bytes), pages: [{ page: 2 }] }, host);
    expect(facts).toContainEqual({ fact: 'alternative-texts', count: 1, lost: true });
  },
);
