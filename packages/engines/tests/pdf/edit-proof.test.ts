import '../helpers/offscreen-canvas';
import { type PDFDict, PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { factsOfFields } from '../../src/pdf/edit/field-values';
import { Substitutes } from '../../src/pdf/edit/fonts';
import { comparePageLooks } from '../../src/pdf/edit/looks';
import { proofOf } from '../../src/pdf/edit/proof';
import { openWithPdfjs } from '../../src/pdf/open-with-pdfjs';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { pdfHost as host } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';

type DrawnLine = { text: string; x?: number; y: number; size?: number };

const neighbours: DrawnLine[] = [
  { text: 'Lease of the flat', y: 250 },
  { text: 'Signed in Pune', y: 150 },
];

/** A page with an old or new line between two others, and a figure with two texts for screen readers. */
async function page(line: DrawnLine[], { others = neighbours, alt = 'A floor plan', actual = 'Plan' } = {}) {
  const document = await PDFDocument.create();
  const sheet = document.addPage([400, 300]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const { text, x = 50, y, size = 12 } of [...others, ...line])
    sheet.drawText(text, { x, y, size, font });
  const { context } = document;
  const figure = {
    Type: 'StructElem',
    S: 'Figure',
    ...(alt && { Alt: PDFString.of(alt) }),
    ActualText: PDFString.of(actual),
  };
  const span = { Type: 'StructElem', S: 'Span', E: PDFString.of('Municipal corporation') };
  const root = context.obj({
    Type: 'StructTreeRoot',
    K: [context.register(context.obj(figure)), context.register(context.obj(span))],
  });
  document.catalog.set(PDFName.of('StructTreeRoot'), context.register(root));
  return readObjects(await document.save());
}

const old = [{ text: 'The rent is 900', y: 200 }];
const wording = 'The rent is 950';
const newLines = [{ text: wording, y: 200 }];

async function proof(after: Awaited<ReturnType<typeof page>>, missingLetters = new Set<string>()) {
  const before = await page(old);
  const fonts = new Substitutes(host);
  const edits = [{ page: 1, lines: [2], text: wording }];
  const { facts } = await fonts.runWithFonts(() =>
    proofOf(before, after, edits, fonts, { missingLetters, rewordedAlternatives: 0 }),
  );
  return facts.map(({ fact }) => fact);
}

test('a correct edit reports no loss', async () => {
  expect(await proof(await page(newLines))).toEqual([]);
  expect(await proof(await page([{ text: 'The rent is 95', y: 200 }]), new Set(['0']))).toEqual([]);
});

const [first, second] = neighbours as [DrawnLine, DrawnLine];

test.each<[string, string, () => ReturnType<typeof page>]>([
  ['a neighbour is moved', 'neighbours', () => page(newLines, { others: [{ ...first, x: 50.2 }, second] })],
  ['a neighbour lies lower', 'neighbours', () => page(newLines, { others: [{ ...first, y: 249 }, second] })],
  ['a neighbour is gone', 'neighbours', () => page(newLines, { others: [first] })],
  [
    'a letter of a neighbour has changed',
    'neighbours',
    () => page(newLines, { others: [{ ...first, text: 'Lease of the flap' }, second] }),
  ],
  [
    'a letter of a neighbour is missing',
    'neighbours',
    () => page(newLines, { others: [{ ...first, text: 'Lease of the fla' }, second] }),
  ],
  [
    'a neighbour is smaller',
    'neighbours',
    () => page(newLines, { others: [{ ...first, size: 11 }, second] }),
  ],
  ['the old words are still there', 'unset', () => page([...newLines, ...old])],
  ['nothing was changed', 'unset', () => page(old)],
  ['a new letter is missing', 'unset', () => page([{ text: 'The rent is 95', y: 200 }])],
  ['the line is gone', 'unset', () => page([])],
  ['an alternative text is lost', 'alternative-texts', () => page(newLines, { alt: '' })],
  ['a replacement text is another', 'alternative-texts', () => page(newLines, { actual: 'Map' })],
])('a planted fault is reported: %s', async (_, fact, after) => {
  expect(await proof(await after())).toContain(fact);
});

/** Facts on a form whose filled field `spoil` changes afterwards. */
async function factsAfterFilling(spoil: (widget: PDFDict, document: PDFDocument) => void) {
  const document = await PDFDocument.create();
  const sheet = document.addPage([400, 300]);
  const field = document.getForm().createTextField('name');
  field.addToPage(sheet, { x: 50, y: 150, width: 200, height: 24 });
  field.addToPage(sheet, { x: 50, y: 50, width: 200, height: 24 });
  field.setText('Asha');
  document.getForm().updateFieldAppearances();
  const widget = field.acroField.getWidgets()[1]?.dict as PDFDict;
  spoil(widget, document);
  const bytes = await document.save({ updateFieldAppearances: false });
  return (await factsOfFields(bytes, [{ name: 'name', value: 'Asha' }], host)).map(({ fact }) => fact);
}

test('a field that shows its value at both places is reported as filled in', async () => {
  expect(await factsAfterFilling(() => undefined)).toEqual(['filled']);
});

test.each<[string, Parameters<typeof factsAfterFilling>[0]]>([
  [
    'it is drawn empty',
    (widget, { context }) => {
      const empty = context.register(
        context.stream('', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] }),
      );
      widget.set(PDFName.of('AP'), context.obj({ N: empty }));
    },
  ],
  ['it has no appearance', (widget) => widget.delete(PDFName.of('AP'))],
  [
    'its value is another',
    (widget) =>
      (widget.lookup(PDFName.of('Parent')) as PDFDict).set(PDFName.of('V'), PDFHexString.fromText('Ash')),
  ],
])('a planted fault of a filled field is reported: %s', async (_, spoil) => {
  expect(await factsAfterFilling((widget, document) => void spoil(widget, document))).toEqual(['unfilled']);
});

test.each<[string, string, boolean]>([
  ['the same', '0 0 1 rg 300 100 40 40 re f', true],
  ['another colour', '1 0 0 rg 300 100 40 40 re f', false],
  ['gone', '', false],
  ['moved by two points', '0 0 1 rg 302 100 40 40 re f', false],
])('reports a drawing beside an edited line unless it is unchanged: %s', async (_, after, isSame) => {
  const pageWith = (text: string, drawing: string) =>
    rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
      { dict: '', data: `BT /F1 12 Tf 50 200 Td (${text}) Tj ET ${drawing}` },
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ]);
  const [source, result] = [
    pageWith('The rent is 900', '0 0 1 rg 300 100 40 40 re f'),
    pageWith('The rent is 95', after),
  ];
  const fonts = new Substitutes(host);
  const edits = [{ page: 1, lines: [0], text: 'The rent is 95' }];
  const contexts = [await readObjects(source), await readObjects(result)] as const;
  const { touched } = await fonts.runWithFonts(() =>
    proofOf(...contexts, edits, fonts, { missingLetters: new Set(), rewordedAlternatives: 0 }),
  );
  const reopened = await openWithPdfjs(new Blob([source]), host);
  if (!reopened || reopened === 'locked') throw new Error('the sample does not open');
  const facts = await comparePageLooks(reopened, result, touched, 'a.pdf', host);
  expect(facts).toEqual(isSame ? [] : [{ fact: 'looks', count: 1, pages: [1], file: 'a.pdf', lost: true }]);
});
