import '../helpers/offscreen-canvas';
import { PDFDocument, PDFName, StandardFonts, TextAlignment } from '@cantoo/pdf-lib';
import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { drawPage } from '../../src/pdf/draw';
import { edit } from '../../src/pdf/edit/edit';
import { readEditable } from '../../src/pdf/edit/editable';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';

type Options = { catalog?: boolean; kind?: 'text' | 'lines' | 'comb' | 'choice' | 'list'; twice?: boolean };

const entries = ['Bern', 'Łódź', 'पुणे'];

/** A form with one field in Helvetica, whose encoding is WinAnsi; its AcroForm is an object or stands in the catalog. */
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
    field.setOptions(entries);
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
async function ink(bytes: Uint8Array, y = 150): Promise<number> {
  const bitmap = await drawPage({ source: sourceFile('new.pdf', bytes), page: 1, width: 800 }, host);
  const canvas = createCanvas(800, 600);
  canvas.getContext('2d').drawImage(bitmap as never, 0, 0);
  const { data } = canvas.getContext('2d').getImageData(106, 600 - 2 * y - 42, 480, 36);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 100) dark += 1;
  return dark;
}

test.each(['Łukasz', '₹ 4,938', 'Жанна', 'Ελένη', 'श्री विद्या', 'Asha Rao'])(
  'a field filled with %s shows it',
  async (value) => {
    for (const catalog of [false, true]) {
      const { made, facts, file } = await fill(await form({ catalog }), value);
      expect(facts).toContainEqual({ fact: 'filled', count: 1 });
      expect(facts.filter(({ lost }) => lost)).toEqual([]);
      expect((await readPdf(file)).fields).toEqual({ field: value });
      expect(await ink(made)).toBeGreaterThan(40);
    }
  },
);

test.each(['lines', 'comb', 'choice', 'list'] as const)('so does a field of the kind %s', async (kind) => {
  const value = kind === 'choice' || kind === 'list' ? 'Łódź' : 'Łódź ₹ 5';
  const { made, facts } = await fill(await form({ kind }), value);
  expect(facts).toContainEqual({ fact: 'filled', count: 1 });
  expect(await ink(made, kind === 'lines' || kind === 'list' ? 185 : 150)).toBeGreaterThan(40);
});

test('an empty field shows nothing', async () => {
  expect(await ink(await form())).toBe(0);
  expect(await ink(await form({ kind: 'lines' }), 185)).toBe(0);
});

test('each place of a field shows its value', async () => {
  const { made, facts } = await fill(await form({ twice: true }), 'Asha');
  expect(facts).toContainEqual({ fact: 'filled', count: 1 });
  expect(await ink(made)).toBeGreaterThan(40);
  expect(await ink(made, 50)).toBeGreaterThan(40);
});

test('letters that no font has are kept in the field and reported', async () => {
  const { facts, file } = await fill(await form(), '東京 Rao');
  expect((await readPdf(file)).fields).toEqual({ field: '東京 Rao' });
  expect(facts).toContainEqual({ fact: 'field-letters', count: 1, detail: '東 京', lost: true });
  expect(facts.map(({ fact }) => fact)).not.toContain('filled');
});
