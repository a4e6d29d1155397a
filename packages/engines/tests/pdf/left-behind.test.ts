import { expect, test } from 'vitest';
import { arrangePages } from '../../src/pdf/arrange';
import { namesIn } from '../../src/pdf/assemble/content-names';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { textInFile } from '../helpers/pdf-text';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

/** Objects 1 to 10: two pages that share the resources of object 5, of which some are used by the second page alone. */
const twoPages = (page: string, resources: string, content = ''): RawObject[] => [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 300 400]/Resources 5 0 R>>',
  `<</Type/Page/Parent 2 0 R/Contents 6 0 R${page}>>`,
  '<</Type/Page/Parent 2 0 R/Contents 7 0 R>>',
  `<</Font<</F1 8 0 R>>/XObject<</Secret 9 0 R/Shown 10 0 R>>${resources}>>`,
  { dict: '', data: `BT /F1 12 Tf 20 20 Td (kept) Tj ET ${content}` },
  { dict: '', data: '/Secret Do' },
  '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  form('secret picture', '/Subtype/Form/BBox[0 0 9 9]'),
  form('0 0 5 5 re f % shown', '/Subtype/Form/BBox[0 0 9 9]'),
];

const form = (data: string, dict: string): RawObject => ({ dict, data });

async function firstPageOf(objects: RawObject[], pages = [1]): Promise<string> {
  const source = sourceFile('a.pdf', rawPdf(objects));
  const expected = pages.map((page) => ({ page }));
  const { files } = await arrangePages({ source, pages: expected, name: 'x.pdf' }, host);
  return textInFile(await bytesOf(files[0]));
}

test.each([
  ['an annotation’s appearance', '/Annots[11 0 R]', '', '', '/Subtype/Form/BBox[0 0 9 9]'],
  ['a form', '', '/XObject<</Secret 9 0 R/Shown 12 0 R>>', '/Shown Do', '/Subtype/Form/BBox[0 0 9 9]'],
  [
    'a pattern',
    '',
    '/Pattern<</P 12 0 R>>',
    '/Pattern cs /P scn',
    '/PatternType 1/PaintType 1/TilingType 1/XStep 9/YStep 9/BBox[0 0 9 9]',
  ],
  ['a glyph of a Type 3 font', '', '/Font<</F1 8 0 R/T 13 0 R>>', 'BT /T 9 Tf (a) Tj ET', ''],
  [
    'a soft mask',
    '',
    '/ExtGState<</G 14 0 R>>',
    '/G gs',
    '/Subtype/Form/BBox[0 0 9 9]/Group<</S/Transparency>>',
  ],
])(
  '%s in a resource dictionary shared by all pages brings no content of a removed page into the result',
  async (_, page, resources, content, dict) => {
    const objects = [
      ...twoPages(page, resources, content),
      '<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/AP<</N 12 0 R>>>>',
      form('/Nested Do', `${dict}/Resources<</XObject<</Secret 9 0 R/Nested 10 0 R>>>>`),
      '<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[9]/Encoding<</Differences[97/a]>>/CharProcs<</a 15 0 R>>/Resources<</XObject<</Secret 9 0 R/Nested 10 0 R>>>>>>',
      '<</SMask<</S/Luminosity/G 12 0 R>>>>',
      form('9 0 0 0 9 9 d1 /Nested Do', ''),
    ];
    const text = await firstPageOf(objects);
    expect(text).toContain('shown');
    expect(text).not.toContain('secret');
    expect(await firstPageOf(objects, [1, 2])).toContain('secret');
  },
);

test('from the resources of a form, copies only the fonts that remaining fields use', async () => {
  const objects = twoPages('/Annots[11 0 R]', '');
  objects[0] =
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[11 0 R]/DA(/F1 9 Tf)/DR<</Font<</F1 8 0 R/Other 12 0 R>>/XObject<</Secret 9 0 R>>>>>>>>';
  objects.push(
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[0 0 9 9]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Secretface>>',
  );
  const text = await firstPageOf(objects);
  expect(text).toMatch(/DR.{0,20}\/Font.{0,20}F1/s);
  expect(text).not.toMatch(/secret/i);
});

test('drops keys of a page that refer to other pages or are not in the standard', async () => {
  const objects = twoPages(
    '/DPart 11 0 R/SeparationInfo<</Pages[3 0 R 4 0 R]/DeviceColorant(secret)>>/Own 11 0 R/UserUnit 2',
    '',
  );
  objects.push(
    '<</Type/DPart/DPM<</Name(secret)>>/Parent<</DParts[[11 0 R 12 0 R]]>>>>',
    '<</DPM<</Name(secret)>>>>',
  );
  const text = await firstPageOf(objects);
  expect(text).toContain('UserUnit');
  expect(text).not.toContain('secret');
});

test.each([
  ['by page', '/A<</S/GoTo/D[4 0 R/Fit]>>'],
  ['by a name', '/A<</S/GoTo/D(secret)>>'],
  ['after another action', '/A<</S/URI/URI(https://kept.example)/Next[<</S/GoTo/D(secret)>>]>>'],
  ['on an event', '/AA<</E<</S/GoTo/D(secret)>>>>'],
  ['by hiding its field', '/A<</S/Hide/T(secret)>>'],
  ['by sending its field with others', '/A<</S/SubmitForm/F(https://kept.example)/Fields[(secret)(kept)]>>'],
  ['by a script', '/A<</S/JavaScript/JS(this.getField\\("secret"\\).value = 1)>>'],
])('a button that leads to a removed page %s stays without its target', async (_, action) => {
  const objects = twoPages('/Annots[11 0 R]', '');
  objects[0] = '<</Type/Catalog/Pages 2 0 R/Dests<</secret[4 0 R/Fit]>>/AcroForm<</Fields[11 0 R 12 0 R]>>>>';
  objects[3] = '<</Type/Page/Parent 2 0 R/Annots[12 0 R]>>';
  objects.push(
    `<</Type/Annot/Subtype/Widget/FT/Btn/Ff 65536/T(kept)/Rect[0 0 9 9]${action}>>`,
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(secret)/Rect[0 0 9 9]>>',
  );
  const text = await firstPageOf(objects);
  expect(text).toMatch(/FT.{0,3}Btn/);
  expect(text).not.toContain('secret');
  expect(text).not.toContain('null');
  if (action.includes('kept.example')) expect(text).toContain('kept.example');
  expect(await firstPageOf(objects, [1, 2])).toContain('secret');
});

const kindsOf = (content: string, name: string) => {
  const names = namesIn(Buffer.from(content, 'latin1'));
  return ['XObject', 'Font', 'Properties', 'ColorSpace'].filter((kind) => names.has(kind, `/${name}`));
};

test.each([
  ['/A Do', ['XObject']],
  ['/A 12Tf', ['Font']],
  ['/Span/A BDC', ['Properties']],
  ['/A BMC (/A Do) Tj % /A Do', []],
  ['BI /W 1 /CS /A /BPC 8 ID \x01(EI\xff EI Q', ['ColorSpace']],
  ['BI /W 1 ID \x01( EI /A Do', ['XObject']],
  ['/Span <</X /A>> BDC', []],
  // Content that readers interpret differently counts for every kind.
  ['<</X /A Do', ['XObject', 'Font', 'Properties', 'ColorSpace']],
  ['/A DoQ', ['XObject', 'Font', 'Properties', 'ColorSpace']],
  ['(not closed /A Do', ['XObject', 'Font', 'Properties', 'ColorSpace']],
])('content %j names A as %j', (content, kinds) => {
  expect(kindsOf(content, 'A')).toEqual(kinds);
});

/** Keeps the first of two pages with a field each; `field` are the entries of the first field, `form` those of the form. */
async function firstOfForm(field: string, form = '/Fields[5 0 R 6 0 R]', more: RawObject[] = []) {
  const source = sourceFile(
    'a.pdf',
    rawPdf([
      `<</Type/Catalog/Pages 2 0 R/AcroForm<<${form}>>>>`,
      '<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/MediaBox[0 0 300 400]>>',
      '<</Type/Page/Parent 2 0 R/Annots[5 0 R]>>',
      '<</Type/Page/Parent 2 0 R/Annots[6 0 R]>>',
      `<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]${field}>>`,
      ...(more.length > 0 ? more : ['<</Type/Annot/Subtype/Widget/FT/Tx/T(Secret)/Rect[0 0 9 9]>>']),
    ]),
  );
  const { files, facts } = await arrangePages({ source, pages: [{ page: 1 }], name: 'x.pdf' }, host);
  return { text: await textInFile(await bytesOf(files[0])), facts };
}

test.each(['Include', 'Exclude'])(
  'the lock of a signature names no field of a removed page: %s',
  async (action) => {
    const lock = `/FT/Sig/T(sign)/Lock<</Type/SigFieldLock/Action/${action}/Fields[(sign)(Secret)]>>`;
    const { text } = await firstOfForm(lock);
    expect(text).toContain('SigFieldLock');
    expect(text).not.toContain('Secret');
  },
);

test('reports a script of a field that named one of a removed page', async () => {
  const { text, facts } = await firstOfForm('/FT/Tx/T(sum)/AA<</C<</S/JavaScript/JS(sum\\("Secret"\\))>>>>');
  expect(text).not.toContain('Secret');
  expect(facts).toContainEqual({ fact: 'scripts', file: 'a.pdf', lost: true });
});

test('a group of buttons does not say which one of a removed page was chosen', async () => {
  const { text, facts } = await firstOfForm(
    '/Parent 7 0 R/AS/Off/AP<</N<</open 8 0 R/Off 8 0 R>>>>',
    '/Fields[7 0 R]',
    [
      '<</Type/Annot/Subtype/Widget/Rect[0 0 9 9]/Parent 7 0 R/AS/Secret/AP<</N<</Secret 8 0 R/Off 8 0 R>>>>>>',
      '<</FT/Btn/Ff 32768/T(group)/V/Secret/Opt[(open)(Secret choice)]/Kids[5 0 R 6 0 R]>>',
      form('', '/Subtype/Form/BBox[0 0 9 9]'),
    ],
  );
  expect(text).not.toContain('Secret');
  expect(facts).toContainEqual({ fact: 'values', count: 1, lost: true });
});
