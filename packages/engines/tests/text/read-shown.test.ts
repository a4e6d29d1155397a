import { expect, test } from 'vitest';
import { compareDocuments } from '../../src/text/compare/compare';
import { textOf } from '../../src/text/model';
import { documentOf } from '../helpers/documents/read';
import { rawPdf } from '../helpers/raw-pdf';

/** Blocks read from a page with one annotation, whose appearance has this text. */
async function wordsBeside(text: string, annotation: string, form = '') {
  const bytes = rawPdf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[6 0 R]/DR<</Font<</F1 5 0 R>>>>${form}>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>/Annots[6 0 R]>>',
    { dict: '', data: 'BT /F1 12 Tf 20 250 Td (Total) Tj ET' },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Type/Annot/Rect[20 100 220 120]/F 4/AP<</N 7 0 R>>${annotation}>>`,
    {
      dict: '/Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font<</F1 5 0 R>>>>',
      data: `/Tx BMC q BT /F1 12 Tf 2 5 Td (${text}) Tj ET Q EMC`,
    },
  ]);
  const { pages } = await documentOf('form.pdf', bytes);
  return pages.flatMap(({ blocks }) => blocks.map((block) => [block.kind, textOf(block)]));
}

const field = (value: string) => `/Subtype/Widget/FT/Tx/T(total)/DA(/F1 12 Tf 0 g)${value}`;

test.each([
  ['a value that a script formats', field('/V(1234.5)'), '1,234.50', '1,234.50'],
  ['a field without a value', field(''), '1,234.50', '1,234.50'],
  [
    'a value of which only a part is visible',
    field('/V(A long name of a place)'),
    'A long name',
    'A long name of a place',
  ],
  ['letters that stand in a comb', field('/V(PAN12)/MaxLen 5/Ff 16777216'), 'P A N 1 2', 'PAN12'],
])('a form field is read by its displayed value: %s', async (_, annotation, shownText, read) => {
  expect(await wordsBeside(shownText, annotation)).toEqual([
    ['paragraph', 'Total'],
    ['field', read],
  ]);
});

test('a choice is read by the displayed label of its entry, not by its stored value', async () => {
  const choice = '/Subtype/Widget/FT/Ch/Ff 131072/T(state)/V(MH)/Opt[[(MH)(Maharashtra)][(KA)(Karnataka)]]';
  expect(await wordsBeside('Maharashtra', choice, '/NeedAppearances true')).toContainEqual([
    'field',
    'Maharashtra',
  ]);
});

test('an appearance that viewers regenerate from the value is not read', async () => {
  expect(await wordsBeside('old', field('/V(new)'), '/NeedAppearances true')).toEqual([
    ['paragraph', 'Total'],
    ['field', 'new'],
  ]);
});

test('free text without a copy of its words is read from its appearance', async () => {
  const words = await wordsBeside('Seen by the bank', '/Subtype/FreeText/DA(/F1 12 Tf 0 g)');
  expect(words).toEqual([
    ['paragraph', 'Total'],
    ['aside', 'Seen by the bank'],
  ]);
});

/** A document with two boxes, of which the one named `on` is ticked. */
async function documentWithBoxes(kind: 'check' | 'radio', on: string) {
  const state = (name: string) => (name === on ? `Yes${name}` : 'Off');
  const box = (name: string) =>
    `<</Type/Annot/Subtype/Widget/F 4/Rect[20 100 30 110]/AS/${state(name)}/AP<</N<</Yes${name} 7 0 R/Off 7 0 R>>>>${
      kind === 'radio' ? '/Parent 8 0 R' : `/FT/Btn/T(${name})/V/${state(name)}`
    }>>`;
  const bytes = rawPdf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${kind === 'radio' ? '8 0 R' : '5 0 R 6 0 R'}]>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F 9 0 R>>>>/Annots[5 0 R 6 0 R]>>',
    { dict: '', data: 'BT /F 12 Tf 20 250 Td (I agree) Tj ET' },
    box('a'),
    box('b'),
    { dict: '/Type/XObject/Subtype/Form/BBox[0 0 10 10]', data: '0 0 10 10 re f' },
    `<</FT/Btn/Ff 32768/T(choice)/V/${on ? `Yes${on}` : 'Off'}/Kids[5 0 R 6 0 R]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]);
  return documentOf('form.pdf', bytes);
}

test.each(['check', 'radio'] as const)(
  'ticking a box, or another box instead, is a change: %s',
  async (kind) => {
    const changes = async (before: string, after: string) =>
      compareDocuments(
        await documentWithBoxes(kind, before),
        await documentWithBoxes(kind, after),
      ).changes.map((change) => change.kind);
    expect(await changes('a', 'a')).toEqual([]);
    expect(await changes('', 'a')).toEqual(['added']);
    expect(await changes('a', '')).toEqual(['removed']);
    expect(await changes('a', 'b')).toEqual(['replaced']);
  },
);

/** Number of changes between a page and the same one with this content and annotation. */
async function changesBy(content: string, annotation = '') {
  const pageWith = (more: string, entries: string) =>
    documentOf(
      'page.pdf',
      rawPdf([
        '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[6 0 R]/D<</OFF[6 0 R]>>>>>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/Properties<</L 6 0 R>>>>${entries}>>`,
        { dict: '', data: `BT /F1 12 Tf 20 250 Td (Total) Tj ET ${more}` },
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
        '<</Type/OCG/Name(Draft)>>',
      ]),
    );
  return compareDocuments(await pageWith('', ''), await pageWith(content, annotation)).changes.length;
}

test.each([
  ['white text', '1 g BT /F1 12 Tf 20 200 Td (secret) Tj ET'],
  ['text without paint', 'BT 3 Tr /F1 12 Tf 20 200 Td (secret) Tj ET'],
  ['covered text', 'BT /F1 12 Tf 20 200 Td (secret) Tj ET 0 0 1 rg 0 190 300 30 re f'],
  ['text of a layer that is off', '/OC/L BDC BT /F1 12 Tf 20 200 Td (secret) Tj ET EMC'],
])('text of a PDF that its page does not show is compared: %s', async (_, content) => {
  expect(await changesBy(content)).toBe(1);
});

test('comments, attached files and the signer of a digital signature are not compared', async () => {
  const rect = '/Type/Annot/Rect[20 100 60 120]';
  expect(await changesBy('', `/Annots[<<${rect}/Subtype/Text/Contents(Paid)>>]`)).toBe(0);
  expect(await changesBy('', `/Annots[<<${rect}/Subtype/FileAttachment/Contents(Paid)/FS(plan.txt)>>]`)).toBe(
    0,
  );
  const signature = '/FT/Sig/T(a)/V<</Type/Sig/Filter/Adobe.PPKLite/Name(Asha)/Contents<00>>>';
  expect(await changesBy('', `/Annots[<<${rect}/Subtype/Widget${signature}>>]`)).toBe(0);
});
