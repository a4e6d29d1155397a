import '../helpers/offscreen-canvas';
import {
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  StandardFonts,
  TextAlignment,
} from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { get, getArray, getDict, getText, items } from '../../src/pdf/assemble/objects';
import { catalogOf } from '../../src/pdf/assemble/page-objects';
import { drawPage } from '../../src/pdf/draw';
import { edit } from '../../src/pdf/edit/edit';
import { readEditable } from '../../src/pdf/edit/editable';
import { readFormText } from '../../src/pdf/edit/page-text';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { type RawObject, rawPdf } from '../helpers/raw-pdf';

type Options = { catalog?: boolean; kind?: 'text' | 'lines' | 'comb' | 'choice' | 'list'; twice?: boolean };

const choices = ['Bern', 'Łódź', 'पुणे'];

/** A form with one field in Helvetica, whose encoding is WinAnsi; its AcroForm is an object or is in the catalog. */
async function form({ catalog = false, kind = 'text', twice = false }: Options = {}) {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const acroForm = document.getForm();
  const place = { x: 50, y: 150, width: 250, height: kind === 'lines' || kind === 'list' ? 60 : 24, font };
  if (kind === 'choice' || kind === 'list') {
    const field = kind === 'choice' ? acroForm.createDropdown('field') : acroForm.createOptionList('field');
    field.setOptions(['Bern']);
    field.addToPage(page, place);
    field.setOptions(choices);
  } else {
    const field = acroForm.createTextField('field');
    if (kind === 'lines') field.enableMultiline();
    field.addToPage(page, place);
    if (twice) field.addToPage(page, { ...place, y: 50 });
    if (kind === 'comb') {
      field.setMaxLength(10);
      field.enableCombing();
      field.setAlignment(TextAlignment.Left);
    }
  }
  const { dict } = acroForm.acroForm;
  document.catalog.set(PDFName.of('AcroForm'), catalog ? dict.clone() : document.context.register(dict));
  return document.save({ updateFieldAppearances: false });
}

async function fill(bytes: Uint8Array, value: string) {
  const source = sourceFile('form.pdf', bytes);
  const [field] = (await readEditable({ source, page: 1 }, host)).fields;
  const fields = [{ key: field?.key ?? '', value }];
  const { files, facts } = await edit({ source, edits: [], fields, name: 'new.pdf' }, host);
  return { made: await bytesOf(files[0]), facts, file: files[0] };
}

/** Dark pixels inside the field, as the tool's own preview draws it. */
async function darkPixels(bytes: Uint8Array, y = 150): Promise<number> {
  const bitmap = await drawPage({ source: sourceFile('new.pdf', bytes), page: 1, width: 800 }, host);
  const canvas = createCanvas(800, 600);
  canvas.getContext('2d').drawImage(bitmap as never, 0, 0);
  const { data } = canvas.getContext('2d').getImageData(106, 600 - 2 * y - 42, 480, 36);
  let dark = 0;
  for (let index = 0; index < data.length; index += 4) if ((data[index] ?? 255) < 100) dark += 1;
  return dark;
}

/** Positions of the letters of the field’s appearance, in points from its left edge. */
async function letterPositions(bytes: Uint8Array): Promise<Map<string | undefined, number>> {
  const context = await readObjects(bytes);
  const places = new Map<string | undefined, number>();
  for (const [, object] of context.enumerateIndirectObjects()) {
    const appearance = 'get' in object ? get(getDict(object as never, 'AP'), 'N') : undefined;
    if (appearance instanceof PDFRawStream)
      for (const { text, x } of readFormText(appearance, () => 500).glyphs) places.set(text, x);
  }
  return places;
}

const scripts = [
  '東京都 Rao',
  '北京市海淀区',
  'かながわ県',
  '서울특별시 12',
  'שלום עולם',
  'רחוב (12) Rao',
  'مرحبا بالعالم',
  'شارع 12 (Rao)',
  'กรุงเทพฯ น้ำ',
];

test.each(['Łukasz', '₹ 4,938', 'Жанна', 'Ελένη', 'श्री विद्या', 'Asha Rao', ...scripts])(
  'a field filled with %s shows it',
  async (value) => {
    for (const catalog of [false, true]) {
      const { made, facts, file } = await fill(await form({ catalog }), value);
      expect(facts).toContainEqual({ fact: 'filled', count: 1 });
      expect(facts.filter(({ lost }) => lost)).toEqual([]);
      expect((await readPdf(file)).fields).toEqual({ field: value });
      // With NeedAppearances, a PDF viewer would redraw the field in a font that may lack the letters.
      const acroForm = getDict(catalogOf(await readObjects(made)), 'AcroForm');
      expect(get(acroForm, 'NeedAppearances')).toBeUndefined();
      expect(await darkPixels(made)).toBeGreaterThan(40);
    }
  },
);

test.each(['lines', 'comb', 'choice', 'list'] as const)(
  'a field of the kind %s shows its value',
  async (kind) => {
    const value = kind === 'choice' || kind === 'list' ? 'Łódź' : 'Łódź ₹ 5';
    const { made, facts } = await fill(await form({ kind }), value);
    expect(facts).toContainEqual({ fact: 'filled', count: 1 });
    expect(await darkPixels(made, kind === 'lines' || kind === 'list' ? 185 : 150)).toBeGreaterThan(40);
  },
);

test('an empty field shows nothing', async () => {
  expect(await darkPixels(await form())).toBe(0);
  expect(await darkPixels(await form({ kind: 'lines' }), 185)).toBe(0);
});

test('each widget of a field shows its value', async () => {
  const { made, facts } = await fill(await form({ twice: true }), 'Asha');
  expect(facts).toContainEqual({ fact: 'filled', count: 1 });
  expect(await darkPixels(made)).toBeGreaterThan(40);
  expect(await darkPixels(made, 50)).toBeGreaterThan(40);
});

test('refuses letters that no font has, names them, and makes no file', async () => {
  await expect(fill(await form(), 'Rao 𒀀𐎠')).rejects.toMatchObject({
    code: 'letters',
    details: { file: 'form.pdf', detail: '𒀀 𐎠' },
  });
});

test.each(['lines', 'comb'] as const)(
  'right-to-left text keeps its direction in a field of the kind %s',
  async (kind) => {
    const { made, facts } = await fill(await form({ kind }), 'אבג 12');
    expect(facts).toContainEqual({ fact: 'filled', count: 1 });
    const places = await letterPositions(made);
    const [first = 0, last = 0, number = 0] = ['א', 'ג', '1'].map((letter) => places.get(letter));
    expect(number).toBeLessThan(last);
    expect(last).toBeLessThan(first);
  },
);

test('a form with NeedAppearances gets its appearances here, so that no reader shows an empty field', async () => {
  const document = await PDFDocument.load(await form());
  const acroForm = document.getForm();
  const other = acroForm.createTextField('other');
  other.addToPage(document.getPage(0), { x: 50, y: 50, width: 250, height: 24 });
  // The appearance of this field still shows nothing.
  other.acroField.setValue(PDFHexString.fromText('Oakmoss'));
  acroForm.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  const bytes = await document.save({ updateFieldAppearances: false });
  const { made, facts } = await fill(bytes, 'مرحبا');
  expect(facts).toContainEqual({ fact: 'filled', count: 1 });
  // The other field now shows what its appearance did not show before.
  expect(facts.flatMap(({ fact, lost }) => (lost ? [fact] : []))).toEqual(['redrawn-notes']);
  expect(get(getDict(catalogOf(await readObjects(made)), 'AcroForm'), 'NeedAppearances')).toBeUndefined();
  expect(await darkPixels(made)).toBeGreaterThan(40);
  expect(await darkPixels(made, 50)).toBeGreaterThan(40);
});

test('a field that readers will draw again in a font without its letters is not reported as filled in', async () => {
  const document = await PDFDocument.load(await form());
  const acroForm = document.getForm();
  const other = acroForm.createTextField('other');
  other.addToPage(document.getPage(0), { x: 50, y: 50, width: 250, height: 24 });
  // No font of the engine has this letter, so that NeedAppearances stays.
  other.acroField.setValue(PDFHexString.fromText('𒀀'));
  const font = document.context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
  acroForm.acroForm.dict.set(PDFName.of('DR'), document.context.obj({ Font: { Helvetica: font } }));
  acroForm.acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
  const bytes = await document.save({ updateFieldAppearances: false });
  const [ofSameFont, ofOtherFont] = [await fill(bytes, 'Asha'), await fill(bytes, 'Łódź')];
  expect(ofSameFont.facts).toContainEqual({ fact: 'filled', count: 1 });
  expect(ofOtherFont.facts).toContainEqual({ fact: 'unfilled', count: 1, lost: true });
  expect(ofOtherFont.facts).not.toContainEqual({ fact: 'filled', count: 1 });
});

/** A page with these fields, from object 5 on. */
const fieldsPdf = (...fields: RawObject[]) =>
  rawPdf([
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</DA(/Helv 10 Tf)/DR<</Font<</Helv 4 0 R>>>>/Fields[5 0 R 6 0 R]>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 300 200]>>',
    '<</Type/Page/Parent 2 0 R/Annots[5 0 R 6 0 R]>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...fields,
  ]);

const widget = '/Type/Annot/Subtype/Widget/F 4';

test.each([
  [
    'a long value in a line',
    '/Rect[10 10 60 30]/FT/Tx/T(field)',
    'a value that is much longer than its field',
  ],
  ['more lines than fit', '/Rect[10 10 210 40]/FT/Tx/Ff 4096/T(field)', 'one\ntwo\nthree\nfour\nfive'],
  ['more letters than a comb has cells', '/Rect[10 10 60 30]/FT/Tx/Ff 16777216/MaxLen 3/T(field)', 'abcdef'],
  ['a field without a size', '/Rect[10 10 10 10]/FT/Tx/T(field)', 'new'],
])('%s is not reported as filled in', async (_, field, value) => {
  const { facts } = await fill(fieldsPdf(`<<${widget}${field}>>`, '<<>>'), value);
  expect(facts).toContainEqual({ fact: 'unfilled', count: 1, lost: true });
  expect(facts.some(({ fact }) => fact === 'filled')).toBe(false);
});

test('a filled field keeps no rich text of its old value, and all fields of its name have the new one', async () => {
  const rich = `/Rect[10 10 210 40]/FT/Tx/Ff 33554432/T(field)/V(old)/RV(<p>old</p>)`;
  const { made, facts } = await fill(
    fieldsPdf(`<<${widget}${rich}>>`, `<<${widget}${rich.replace('10 10 210 40', '10 60 210 90')}>>`),
    'new',
  );
  expect(facts.filter(({ fact }) => fact !== 'forms')).toEqual([{ fact: 'filled', count: 1 }]);
  const form = getDict(catalogOf(await readObjects(made)), 'AcroForm');
  const fields = items(getArray(form, 'Fields')).map((item) => form?.context.lookup(item, PDFDict));
  expect(fields.map((field) => [getText(field, 'V'), getText(field, 'RV')])).toEqual([
    ['new', undefined],
    ['new', undefined],
  ]);
});
