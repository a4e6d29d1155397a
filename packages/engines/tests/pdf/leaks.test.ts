import { PDFRef } from '@cantoo/pdf-lib';
import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { pdfName } from '../../src/pdf/assemble/objects';
import { pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { Content } from '../../src/pdf/audit/content';
import { leaksIn } from '../../src/pdf/audit/leaks';
import { ObjectFile } from '../../src/pdf/audit/object-file';
import { withDocument } from '../../src/pdf/documents';
import type { Input } from '../../src/pdf/input';
import { inspectOnce } from '../../src/pdf/inspect';
import { join } from '../../src/pdf/join';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { textInFile } from '../helpers/pdf-text';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

/** What only the second page uses, by kind: each is in a different place of the file. */
const secrets = {
  picture: {
    dict: '/Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray',
    data: 'p',
  },
  form: { dict: '/Type/XObject/Subtype/Form/BBox[0 0 9 9]', data: '0 0 4 4 re f % of the form' },
  font: { dict: '/Length1 22', data: 'program of a typeface' },
  glyph: { dict: '', data: '500 0 d0 0 0 400 400 re f' },
  attachment: { dict: '/Type/EmbeddedFile', data: 'attached to a note' },
  thumbnail: { dict: '/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray', data: 't' },
  metadata: { dict: '/Type/Metadata/Subtype/XML', data: '<x>metadata</x>' },
  appearance: { dict: '/Subtype/Form/BBox[0 0 9 9]', data: '0 0 9 9 re f % look of a note' },
  content: { dict: '', data: '/Im Do /Fm Do /Se 1 0 0 rg BT /Fo 9 Tf /T3 9 Tf ET' },
  note: 'words of a note',
  'value of a field': 'value of a field',
  'name of a field': 'name.of.a.field',
  'name of a destination': 'chapter.secret',
  'title of a bookmark': 'Title of a bookmark',
  'alternative text': 'What the figure shows',
  'part of a document': 'Addressee of a page',
  'prefix of a label': 'Secret-',
  'name of a layer': 'Layer of page two',
} satisfies Record<string, RawObject>;

const shared = '1 g 0 0 10 10 re f';

/** Two pages that inherit the same resources, which an appearance on the first page has too, and all kinds of secrets. */
function source(): Uint8Array {
  const text = (name: keyof typeof secrets) => `(${secrets[name]})`;
  return rawPdf([
    `<</Type/Catalog/Pages 2 0 R/Outlines 20 0 R/Dests<</first[3 0 R/Fit]>>/Names<</Dests<</Names[${text('name of a destination')}[4 0 R/Fit]]>>>>
      /AcroForm<</Fields[15 0 R 16 0 R]/DR 5 0 R/DA(/Helv 0 Tf)>>/StructTreeRoot 22 0 R/MarkInfo<</Marked true>>/DPartRoot 25 0 R
      /PageLabels<</Nums[0<</S/D>>1<</S/D/P${text('prefix of a label')}>>]>>/OCProperties<</OCGs[28 0 R]/D<<>>>>>>`,
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 100 100]/Resources 5 0 R>>',
    '<</Type/Page/Parent 2 0 R/Contents 6 0 R/Annots[13 0 R 15 0 R 21 0 R]>>',
    '<</Type/Page/Parent 2 0 R/Contents 7 0 R/Annots[14 0 R 17 0 R]/Thumb 18 0 R/Metadata 19 0 R/DPart 27 0 R>>',
    `<</XObject<</Im 8 0 R/Fm 9 0 R>>/Font<</Fo<</Type/Font/Subtype/TrueType/FontDescriptor<</FontFile2 10 0 R>>>>
      /T3<</Type/Font/Subtype/Type3/CharProcs<</a 11 0 R>>/Resources 5 0 R>>>>/Properties<</Se 28 0 R>>>>`,
    { dict: '', data: shared },
    secrets.content,
    secrets.picture,
    secrets.form,
    secrets.font,
    secrets.glyph,
    secrets.attachment,
    '<</Type/Annot/Subtype/Square/Rect[0 0 9 9]/AP<</N 29 0 R>>>>',
    `<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/Contents${text('note')}/AP<</N 30 0 R>>/FS<</Type/Filespec/F(x)/EF<</F 12 0 R>>>>>>`,
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(kept)/V(kept value)/DA(/Helv 9 Tf)/Rect[0 0 9 9]>>',
    `<</FT/Tx/T${text('name of a field')}/V${text('value of a field')}/Kids[17 0 R]>>`,
    '<</Type/Annot/Subtype/Widget/Parent 16 0 R/Rect[0 0 9 9]>>',
    secrets.thumbnail,
    secrets.metadata,
    '<</First 31 0 R/Last 32 0 R/Count 2>>',
    `<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/GoTo/D${text('name of a destination')}>>>>`,
    '<</Type/StructTreeRoot/K 23 0 R>>',
    '<</S/Document/K[24 0 R<</S/P/P 23 0 R/Pg 3 0 R/K 0/Alt(kept text)>>]>>',
    `<</S/Figure/P 23 0 R/Pg 4 0 R/K 0/Alt${text('alternative text')}>>`,
    '<</DPartRootNode 26 0 R>>',
    '<</DParts[[33 0 R 27 0 R]]/DPM<</Job(kept job)>>>>',
    `<</Parent 26 0 R/Start 4 0 R/DPM<</To${text('part of a document')}>>>>`,
    `<</Type/OCG/Name${text('name of a layer')}>>`,
    { dict: '/Subtype/Form/BBox[0 0 9 9]/Resources 5 0 R', data: '0 0 9 9 re S' },
    secrets.appearance,
    `<</Title(kept title)/Parent 20 0 R/Next 32 0 R/Dest[3 0 R/Fit]>>`,
    `<</Title${text('title of a bookmark')}/Parent 20 0 R/Prev 31 0 R/Dest[4 0 R/Fit]>>`,
    '<</Parent 26 0 R/Start 3 0 R>>',
  ]);
}

/** A file with the content of the first page of `source()`, and one more object. */
const fileWith = (more: RawObject, catalog = ''): ObjectFile =>
  new ObjectFile(
    rawPdf([
      `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
      '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 100 100]>>',
      '<</Type/Page/Parent 2 0 R/Contents 4 0 R>>',
      { dict: '', data: shared },
      more,
    ]),
  );

const sourceContent = new Content(new ObjectFile(source()));
const leaks = (result: ObjectFile, kept = [0]) =>
  leaksIn(sourceContent, result, (page) => kept.includes(page));
const asObject = (secret: RawObject): RawObject => (typeof secret === 'string' ? `(${secret})` : secret);

test.each(Object.entries(secrets))('finds the %s of a page that was left out', (_, secret) => {
  expect(leaks(fileWith(asObject(secret)))).toHaveLength(1);
});

test.each(Object.entries(secrets))('does not report the %s as a leak if its page is kept', (_, secret) => {
  const firstPageLeaks = leaks(fileWith('null'), [1]);
  expect(firstPageLeaks, 'the content of the first page').toHaveLength(1);
  expect(leaks(fileWith(asObject(secret)), [1])).toEqual(firstPageLeaks);
});

test.each(['kept value', 'kept text', 'kept title', 'kept job'])(
  'does not mistake a string of a kept page or of the document for a leak: %s',
  (text) => {
    expect(leaks(fileWith(`(${text})`))).toEqual([]);
  },
);

test('does not mistake a string that the source does not have for a leak', () => {
  expect(leaks(fileWith('(said by nobody)'))).toEqual([]);
});

test('finds a content stream that was compressed again', () => {
  const { dict, data } = secrets.content;
  const recompressed = { dict: `${dict}/Filter/FlateDecode`, data: zlibSync(Buffer.from(data)) };
  expect(leaks(fileWith(recompressed))).toHaveLength(1);
});

test('finds the name of a destination that is not a string', () => {
  expect(leaks(fileWith('<</S/GoTo/D/chapter.secret>>'))).toHaveLength(1);
  expect(leaks(fileWith('null', '/Dests<</chapter.secret[3 0 R/Fit]>>'))).toHaveLength(1);
});

test('treats private program data and XFA as leaks, as they may repeat text of any page', () => {
  expect(leaks(fileWith('<</PieceInfo<</Program<<>>>>>>'))).toEqual(['PieceInfo']);
  expect(leaks(fileWith('null', '/AcroForm<</Fields[]/XFA 5 0 R>>'))).toEqual(['XFA']);
});

test('no file is made if it would contain something of an omitted page', async () => {
  const file = sourceFile('x.pdf', source());
  const work = withDocument(file, host, async (opened) => {
    const input: Input = {
      source: file,
      opened,
      inspection: await inspectOnce(opened, file, host),
      pages: [{ page: 1 }],
      // Simulates a mistake of the copier: the first page keeps the thumbnail of the second.
      change: async (context) => {
        const { pageObjects } = pageObjectsOf(context);
        const thumbnail = pageObjects[1]?.dict.get(pdfName('Thumb'));
        if (thumbnail instanceof PDFRef) pageObjects[0]?.dict.set(pdfName('Thumb'), thumbnail);
      },
    };
    return join([input], { bookmarks: 'keep' }, host);
  });
  await expect(work).rejects.toMatchObject({ code: 'left-behind', details: { file: 'x.pdf' } });
});

/** Two pages that share their content, like the sheets of a poster: each shows one half. */
const poster = (text: string): RawObject[] => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/Resources<</Font<</F1 6 0 R>>>>>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 100]/Contents 5 0 R>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 100 200 200]/Contents 5 0 R>>',
  { dict: '', data: `BT /F1 12 Tf 20 20 Td (lower half) Tj 0 130 Td (${text}) Tj ET` },
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
];

const keepFirst = (objects: RawObject[]) =>
  arrangePages({ source: sourceFile('a.pdf', rawPdf(objects)), pages: [{ page: 1 }], name: 'x.pdf' }, host);

test('makes no file if the kept page has text of a left-out page hidden outside its visible area', async () => {
  await expect(keepFirst(poster('secret'))).rejects.toMatchObject({ code: 'left-behind' });
  const { facts } = await keepFirst(poster('lower half'));
  expect(facts).toEqual([{ fact: 'removed', count: 1 }]);
});

test('finds the name of a resource that only a left-out page uses', async () => {
  const objects = (name: string): RawObject[] => [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 99 99]>>',
    `<</Type/Page/Parent 2 0 R/Contents 5 0 R/Resources<</Font<<${name}/F1 7 0 R>>>>>>`,
    '<</Type/Page/Parent 2 0 R/Contents 6 0 R/Resources<</Font<</Salary 7 0 R>>>>>>',
    { dict: '', data: 'BT /F1 12 Tf (a) Tj ET' },
    { dict: '', data: 'BT /Salary 12 Tf (b) Tj ET' },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  const before = new Content(new ObjectFile(rawPdf(objects(''))));
  const isKept = (page: number) => page === 0;
  expect(leaksIn(before, new ObjectFile(rawPdf(objects('/Salary 7 0 R'))), isKept)).toContain('name Salary');
  const { files } = await keepFirst(objects('/Salary 7 0 R'));
  expect(await textInFile(await bytesOf(files[0]))).not.toContain('Salary');
});

test('reports fonts that keep glyphs only left-out pages used', async () => {
  const objects = (base: string, text: string): RawObject[] => [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 99 99]/Resources<</Font<</F1 7 0 R>>>>>>',
    '<</Type/Page/Parent 2 0 R/Contents 5 0 R>>',
    '<</Type/Page/Parent 2 0 R/Contents 6 0 R>>',
    { dict: '', data: 'q BT /F1 12 Tf (abc) Tj ET Q' },
    { dict: '', data: `BT /F1 12 Tf [(a) -20 (${text})] TJ ET` },
    `<</Type/Font/Subtype/TrueType/BaseFont/${base}/FirstChar 97/LastChar 122/Widths[500]/FontDescriptor<</Type/FontDescriptor/FontName/${base}/FontFile2 8 0 R>>>>`,
    { dict: '', data: 'program of a typeface' },
  ];
  const leftLetters = async (base: string, text: string) => {
    const { facts } = await keepFirst(objects(base, text));
    return facts.filter(({ fact }) => fact === 'left-letters');
  };
  expect(await leftLetters('ABCDEF+Face', 'xyz')).toEqual([{ fact: 'left-letters', count: 1 }]);
  expect(await leftLetters('ABCDEF+Face', 'cab')).toEqual([]);
  expect(await leftLetters('Face', 'xyz')).toEqual([]);
});
