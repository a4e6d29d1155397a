import { describe, expect, test } from 'vitest';
import { dictOf, getArray, getDict, isText, items } from '../../src/pdf/assemble/objects';
import { pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { arrangePages, merge, split } from '../../src/pdf/index';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { textInFile } from '../helpers/pdf-text';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

/** Three pages; the first and second have these entries. Further objects are numbered from 6. */
const doc = (catalog: string, further: RawObject[] = [], first = '', second = '') =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Count 3/Kids[3 0 R 4 0 R 5 0 R]/MediaBox[0 0 99 99]>>',
    `<</Type/Page/Parent 2 0 R${first}>>`,
    `<</Type/Page/Parent 2 0 R${second}>>`,
    '<</Type/Page/Parent 2 0 R>>',
    ...further,
  ]);

const source = (bytes: Uint8Array, name = 'a.pdf') => sourceFile(name, bytes);
const firstTwo = [{ page: 1 }, { page: 2 }];

describe('catalog entries that a copy leaves out are reported', () => {
  test('an action that follows the opening of a page', async () => {
    const bytes = doc('/OpenAction<</S/GoTo/D[4 0 R/Fit]/Next<</S/Named/N/Print>>>>');
    const { facts } = await merge({ sources: [source(bytes)] }, host);
    expect(facts).toEqual([{ fact: 'opening', file: 'a.pdf', lost: true }]);
  });

  test('the page at which a later file of a merge opens', async () => {
    const [plain, second] = [doc(''), doc('/OpenAction[4 0 R/Fit]')];
    const display = { fact: 'display', count: 1, file: 'b.pdf', lost: true };
    const after = await merge({ sources: [source(plain), source(second, 'b.pdf')] }, host);
    expect(after.facts).toEqual([display]);
    const before = await merge({ sources: [source(second, 'b.pdf'), source(plain)] }, host);
    expect(before.facts).toEqual([]);
  });

  test('a data file that is not among the attachments, when the file is split', async () => {
    const file: RawObject[] = [
      '<</Type/Filespec/F(a.xml)/AFRelationship/Data/EF<</F 7 0 R>>>>',
      { dict: '/Type/EmbeddedFile', data: '<invoice/>' },
    ];
    const parts = [1, 2, 3].map((page) => ({ name: `${page}.pdf`, pages: [page] }));
    const { facts } = await split({ source: source(doc('/AF[6 0 R]', file)), parts }, host);
    expect(facts).toContainEqual({ fact: 'associated', count: 1, file: 'a.pdf', lost: true });
  });

  const taggedPdf = (root: string, mark = '') =>
    doc(
      `/MarkInfo<</Marked true${mark}>>/StructTreeRoot 6 0 R`,
      [
        `<</Type/StructTreeRoot/K[7 0 R]/ParentTree<</Nums[0[7 0 R]]>>${root}>>`,
        '<</Type/StructElem/S/P/P 6 0 R/Pg 3 0 R/K 0>>',
        { dict: '', data: '/P <</MCID 0>> BDC EMC' },
      ],
      '/StructParents 0/Contents 8 0 R',
    );

  test('entries of the root of the tags', async () => {
    const { facts } = await merge({ sources: [source(taggedPdf('/PronunciationLexicon[]'))] }, host);
    const detail = 'StructTreeRoot/PronunciationLexicon';
    expect(facts).toContainEqual({ fact: 'catalog', count: 1, file: 'a.pdf', detail, lost: true });
  });

  test('Suspects and UserProperties of the tags are kept and not reported', async () => {
    const { files, facts } = await merge(
      { sources: [source(doc('')), source(taggedPdf('', '/Suspects true/UserProperties true'), 'b.pdf')] },
      host,
    );
    expect(facts).toEqual([{ fact: 'tags', count: 1 }]);
    expect(await textInFile(await bytesOf(files[0]))).toMatch(/\/UserProperties true\s*\/Suspects true/);
  });

  test('alternative settings of layers, when some pages are copied', async () => {
    const bytes = doc(
      '/OCProperties<</OCGs[6 0 R]/D<</Order[6 0 R]>>/Configs[<</Name(Print)/OFF[6 0 R]>>]>>',
      ['<</Type/OCG/Name(Stamp)>>', { dict: '', data: '/OC /L BDC 0 0 9 9 re f EMC' }],
      '/Resources<</Properties<</L 6 0 R>>>>/Contents 7 0 R',
    );
    const { facts } = await arrangePages({ source: source(bytes), pages: firstTwo }, host);
    expect(facts).toContainEqual({ fact: 'layer-settings', count: 1, lost: true });
  });

  test('names of layer configurations, when those of several files differ', async () => {
    const layered = (name: string) =>
      doc(`/OCProperties<</OCGs[6 0 R]/D<</Name(${name})/Order[6 0 R]>>>>`, ['<</Type/OCG/Name(Stamp)>>']);
    const single = await merge({ sources: [source(layered('Print'))] }, host);
    expect(single.facts).toEqual([{ fact: 'layers', count: 1 }]);
    expect(await textInFile(await bytesOf(single.files[0]))).toContain('/Name (Print)');
    const sources = [source(layered('Print')), source(layered('Screen'), 'b.pdf')];
    const { facts } = await merge({ sources }, host);
    expect(facts).toContainEqual({ fact: 'layer-settings', count: 2, lost: true });
  });
});

test('scripts that name a renamed field are left out, as they would read the field of another file', async () => {
  const form = (value: string) =>
    doc(
      '/AcroForm<</Fields[6 0 R 7 0 R 8 0 R]/CO[7 0 R]>>',
      [
        `<</Subtype/Widget/FT/Tx/T(rent)/V(${value})/Rect[9 9 90 30]>>`,
        '<</Subtype/Widget/FT/Tx/T(total)/V(1)/Rect[9 40 90 60]/AA<</C<</S/JavaScript/JS(event.value = getField("re" + "nt").value)>>/F<</S/JavaScript/JS(plain)>>>>>>',
        '<</Subtype/Widget/FT/Btn/Ff 65536/T(copy)/Rect[9 70 90 90]/A<</S/JavaScript/JS(show "rent")>>>>',
      ],
      '/Annots[6 0 R 7 0 R 8 0 R]',
    );
  const sources = [source(form('1')), source(form('2'), 'b.pdf')];
  const { files, facts } = await merge({ sources }, host);
  expect(facts).toContainEqual({ fact: 'renamed', count: 3, file: 'b.pdf' });
  expect(facts).toContainEqual({ fact: 'scripts', file: 'b.pdf', lost: true });
  expect(facts).toContainEqual({ fact: 'links', count: 1, lost: true });
  const text = await textInFile(await bytesOf(files[0]));
  const count = (part: string) => text.split(part).length - 1;
  expect([count('event.value'), count('show'), count('plain')]).toEqual([1, 1, 2]);
});

test('a ResetForm button resets the renamed fields of its own file', async () => {
  const form = (value: string) =>
    doc(
      '/AcroForm<</Fields[6 0 R 7 0 R]>>',
      [
        `<</Subtype/Widget/FT/Tx/T(rent)/V(${value})/Rect[9 9 90 30]>>`,
        '<</Subtype/Widget/FT/Btn/Ff 65536/T(clear)/Rect[9 40 90 60]/A<</S/ResetForm/Fields[(rent)]>>>>',
      ],
      '/Annots[6 0 R 7 0 R]',
    );
  const sources = [source(form('1')), source(form('2'), 'b.pdf')];
  const { files, facts } = await merge({ sources }, host);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
  const context = await readObjects(await bytesOf(files[0]));
  const named = pageObjectsOf(context).pageObjects.flatMap(({ dict }) =>
    items(getArray(dict, 'Annots')).flatMap((item) => {
      const [name] = items(getArray(getDict(dictOf(context, item), 'A'), 'Fields'));
      return isText(name) ? [name.decodeText()] : [];
    }),
  );
  expect(named).toEqual(['rent', 'rent_2']);
});

test('a SubmitForm button counts as kept if the merge renames the fields of its file', async () => {
  const form = () =>
    doc(
      '/AcroForm<</Fields[6 0 R 7 0 R]>>',
      [
        '<</Subtype/Widget/FT/Tx/T(rent)/Rect[9 9 90 30]>>',
        '<</Subtype/Widget/FT/Btn/Ff 65536/T(send)/Rect[9 40 90 60]/A<</S/SubmitForm/F<</FS/URL/F(http://a.example/)>>/Fields[6 0 R]>>>>',
      ],
      '/Annots[6 0 R 7 0 R]',
    );
  const { facts } = await merge({ sources: [source(form()), source(form(), 'b.pdf')] }, host);
  expect(facts).toEqual([
    { fact: 'forms', count: 4 },
    { fact: 'renamed', count: 2, file: 'b.pdf' },
  ]);
});

test('a reply to a comment on a page that is left out is reported as changed', async () => {
  const note = '/Subtype/Text/Rect[9 9 30 30]';
  const bytes = doc(
    '',
    [`<<${note}/Contents(question)>>`, `<<${note}/Contents(answer)/IRT 6 0 R>>`],
    '/Annots[6 0 R]',
    '/Annots[7 0 R]',
  );
  const alone = await arrangePages({ source: source(bytes), pages: [{ page: 2 }] }, host);
  const reworded = { fact: 'reworded-notes', count: 1, pages: [2], file: 'a.pdf', lost: true };
  expect(alone.facts).toContainEqual(reworded);
  const both = await arrangePages({ source: source(bytes), pages: firstTwo }, host);
  expect(both.facts.filter(({ lost }) => lost)).toEqual([]);
});
