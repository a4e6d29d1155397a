import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { catalogOf, type PageObject, pageObjectsOf } from '../../src/pdf/assemble/page-objects';
import { edit } from '../../src/pdf/edit/edit';
import { readEditable } from '../../src/pdf/edit/editable';
import { readPageText } from '../../src/pdf/edit/page-text';
import { readObjects } from '../../src/pdf/reader/read-objects';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';
import { readPdf } from '../helpers/pdf-read';
import { samplePdf } from '../helpers/pdf-samples';
import { textIn, textInFile } from '../helpers/pdf-text';
import { rawPdf } from '../helpers/raw-pdf';

type Text = { text: string; x?: number; y: number; size?: number; face?: StandardFonts };

/** A page with lines, by their left end and baseline. */
async function letter(texts: Text[], password?: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  for (const { text, x = 40, y, size = 12, face = StandardFonts.Helvetica } of texts)
    page.drawText(text, { x, y, size, font: await document.embedFont(face) });
  if (password !== undefined) document.encrypt({ userPassword: password, ownerPassword: password });
  return document.save({ useObjectStreams: false });
}

const lines = async (bytes: Uint8Array) =>
  (await readEditable({ source: sourceFile('letter.pdf', bytes), page: 1 }, host)).lines;

async function applyEdits(bytes: Uint8Array, edits: { lines: number[]; text: string }[]) {
  const { files, facts } = await edit(
    {
      source: sourceFile('letter.pdf', bytes),
      edits: edits.map((change) => ({ page: 1, ...change })),
      name: 'new.pdf',
    },
    host,
  );
  return { file: files[0], bytes: await bytesOf(files[0]), facts };
}

const hex = (text: string, before = '') =>
  Array.from(text, (sign) => before + sign.charCodeAt(0).toString(16).padStart(2, '0')).join('');

const notice = [
  { text: 'Hand over the site by 15 March.', y: 250 },
  { text: 'Yours sincerely,', y: 200 },
];

test('reading the lines also loads the fonts that new text may need, as there may be no connection later', async () => {
  const bytes = await letter([{ text: 'Notice', y: 200, face: StandardFonts.TimesRomanBoldItalic }]);
  const requested: string[] = [];
  const asset = (name: string) => {
    requested.push(name);
    return host.asset(name);
  };
  await readEditable({ source: sourceFile('letter.pdf', bytes), page: 1 }, { ...host, asset });
  await expect.poll(() => requested).toContain('faces/tinos-latin-ext-700-italic.woff');
});

test('lists the lines of a page with their place, font and size', async () => {
  const [first, second] = await lines(await letter(notice));
  expect(first).toMatchObject({
    text: 'Hand over the site by 15 March.',
    face: 'Helvetica',
    size: 12,
    x: 40,
  });
  expect(first?.y).toBeCloseTo(39.8, 1);
  expect(second).toMatchObject({ text: 'Yours sincerely,' });
  expect(first?.unfit).toBeUndefined();
});

test('a line shows its new text in its old font, and other lines do not move', async () => {
  const bytes = await letter(notice);
  const { bytes: output, facts } = await applyEdits(bytes, [
    { lines: [0], text: 'Hand over the site by 31 March.' },
  ]);
  const [before, after] = [await lines(bytes), await lines(output)];
  expect(after.map(({ text }) => text)).toEqual(['Hand over the site by 31 March.', 'Yours sincerely,']);
  expect(after[1]).toEqual(before[1]);
  expect(after[0]).toMatchObject({ face: 'Helvetica', x: before[0]?.x, y: before[0]?.y });
  expect(facts).toEqual([{ fact: 'edited', count: 1 }]);
});

test('the bytes do not contain the old text, not even in titles or bookmarks', async () => {
  const bytes = await samplePdf({
    pages: ['Confidential', 'second'],
    bookmarks: [{ title: 'Confidential', page: 0 }],
    title: 'Confidential',
  });
  const { file, bytes: output, facts } = await applyEdits(bytes, [{ lines: [0], text: 'Open' }]);
  const [before, after] = [await readObjects(bytes), await readObjects(output)].map((objects) =>
    textIn(objects).toLowerCase(),
  );
  const written = ['confidential', hex('Confidential'), hex('Confidential', '00')];
  expect(written.map((word) => before?.includes(word))).toEqual([false, true, true]);
  expect(written.map((word) => after?.includes(word))).toEqual([false, false, false]);
  expect(await readPdf(file)).toMatchObject({ words: ['Open', 'second'], bookmarks: [['Open', 1]] });
  expect(facts).toContainEqual({ fact: 'titles', count: 2 });
});

test('in a line of two fonts each word is set in the font of the word it replaces', async () => {
  const bytes = await letter([
    { text: 'pay', y: 200 },
    { text: 'now', x: 63, y: 200, face: StandardFonts.Courier },
  ]);
  expect((await lines(bytes))[0]?.text).toBe('pay now');
  const { bytes: output } = await applyEdits(bytes, [{ lines: [0], text: 'yap won' }]);
  const context = await readObjects(output);
  const [pageObject] = pageObjectsOf(context, catalogOf(context)).pageObjects;
  const { glyphs } = readPageText(context, pageObject as PageObject, () => 500);
  const inFace = (name: string) =>
    glyphs.filter(({ show }) => show.face.name === name).map(({ text }) => text);
  expect(['Helvetica', 'Courier'].map((name) => [name, inFace(name).join('').trim()])).toEqual([
    ['Helvetica', 'yap'],
    ['Courier', 'won'],
  ]);
});

test('an invisible line is not listed', async () => {
  const document = await PDFDocument.load(await letter([...notice, { text: 'out of sight', y: 320 }]));
  document.getPage(0).setCropBox(0, 0, 400, 240);
  expect((await lines(await document.save())).map(({ text }) => text)).toEqual(['Yours sincerely,']);
});

test('words in the middle of a line are replaced, and the words after them move', async () => {
  const bytes = await letter([{ text: 'pay 900 rupees today', y: 200 }]);
  const { bytes: output } = await applyEdits(bytes, [{ lines: [0], text: 'pay 12,00,900 rupees today' }]);
  const [before, after] = [(await lines(bytes))[0], (await lines(output))[0]];
  expect(after?.text).toBe('pay 12,00,900 rupees today');
  expect((after?.width ?? 0) - (before?.width ?? 0)).toBeCloseTo(4 * 6.672 + 2 * 3.336, 0);
});

test('a paragraph reflows a longer text over its lines', async () => {
  const bytes = await letter([
    { text: 'You must hand over the site by March at the latest', y: 250 },
    { text: 'or penalties will be imposed without any further note', y: 235 },
    { text: 'to you.', y: 220 },
  ]);
  expect(new Set((await lines(bytes)).map(({ paragraph }) => paragraph)).size).toBe(1);
  const text =
    'You must hand over the whole site by March at the latest or penalties will be imposed without any further note to you.';
  const { bytes: output, facts } = await applyEdits(bytes, [{ lines: [0, 1, 2], text }]);
  const after = await lines(output);
  expect(after.map((line) => line.text).join(' ')).toBe(text);
  expect(after).toHaveLength(3);
  expect(facts.some(({ fact }) => fact === 'too-long')).toBe(false);
});

test('a letter missing in the font is set in a similar one, and reported', async () => {
  const bytes = await letter([{ text: 'Rs 900', y: 200, face: StandardFonts.TimesRoman }]);
  const { bytes: output, facts } = await applyEdits(bytes, [{ lines: [0], text: '₹ 900' }]);
  expect((await lines(output))[0]?.text).toBe('₹ 900');
  expect(facts).toContainEqual({ fact: 'face-replaced', detail: 'Times-Roman → Tinos', lost: true });
});

test('a letter without a font is left out and reported', async () => {
  const { facts } = await applyEdits(await letter(notice), [{ lines: [1], text: 'Yours 𐍈' }]);
  expect(facts).toContainEqual({ fact: 'letters-missing', detail: '𐍈', lost: true });
});

test('a line that does not fit its space is reported, with the excess', async () => {
  const bytes = await letter([
    { text: 'Left', y: 200 },
    { text: 'Right', x: 80, y: 200 },
  ]);
  const { facts } = await applyEdits(bytes, [{ lines: [0], text: 'Left and much longer' }]);
  expect(facts).toContainEqual({ fact: 'too-long', count: expect.any(Number), lost: true });
});

test('a form XObject drawn twice shows the new text only at the chosen place', async () => {
  const inner = await PDFDocument.load(await letter([{ text: 'Draft copy', y: 150 }]));
  const document = await PDFDocument.create();
  const [form] = await document.embedPdf(inner, [0]);
  for (let count = 0; count < 2; count++) if (form) document.addPage([400, 300]).drawPage(form);
  const bytes = await document.save();
  const { file } = await applyEdits(bytes, [{ lines: [0], text: 'Final copy' }]);
  expect(await readPdf(file)).toMatchObject({ words: ['Final copy', 'Draft copy'] });
});

test('a form XObject that the default resources of fields also name no longer contains the old words', async () => {
  const list = '<</Font<</F1 5 0 R>>/XObject<</Head 6 0 R>>>>';
  const bytes = rawPdf([
    '<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R]/DA(/F1 10 Tf 0 g)/DR 8 0 R>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 300]/Resources 8 0 R/Contents 4 0 R/Annots[7 0 R]>>',
    { dict: '', data: 'q 1 0 0 1 40 200 cm /Head Do Q' },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    {
      dict: '/Type/XObject/Subtype/Form/BBox[0 0 300 40]/Resources<</Font<</F1 5 0 R>>>>',
      data: 'BT /F1 12 Tf 10 10 Td (Letterhead) Tj ET',
    },
    '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[40 100 160 124]/F 4/DA(/F1 10 Tf 0 g)/V()>>',
    list,
  ]);
  const { file, bytes: output } = await applyEdits(bytes, [{ lines: [0], text: 'Other page' }]);
  expect(await readPdf(file)).toMatchObject({ words: ['Other page'], fields: { name: '' } });
  const [before, after] = [await textInFile(bytes), await textInFile(output)];
  const written = ['Letterhead', hex('Letterhead')];
  expect(written.map((word) => before.includes(word))).toEqual([true, false]);
  expect(written.map((word) => after.includes(word))).toEqual([false, false]);
});

test('fields are filled in', async () => {
  const bytes = await samplePdf({ pages: ['Form'], fields: [{ name: 'tenant', value: '' }] });
  const page = await readEditable({ source: sourceFile('form.pdf', bytes), page: 1 }, host);
  const [field] = page.fields;
  expect(field).toMatchObject({ name: 'tenant', kind: 'text', value: '' });
  const { files, facts } = await edit(
    {
      source: sourceFile('form.pdf', bytes),
      edits: [],
      fields: [{ key: field?.key ?? '', value: 'Asha Rao' }],
      name: 'new.pdf',
    },
    host,
  );
  expect((await readPdf(files[0])).fields).toEqual({ tenant: 'Asha Rao' });
  expect(facts).toContainEqual({ fact: 'filled', count: 1 });
});

test('reports lines that cannot be edited, and refuses to change them', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  page.drawText('scanned words', { x: 40, y: 200, renderMode: 3 });
  const bytes = await document.save();
  expect(await lines(bytes)).toMatchObject([{ text: 'scanned words', unfit: 'picture' }]);
  await expect(applyEdits(bytes, [{ lines: [0], text: 'other' }])).rejects.toMatchObject({ code: 'range' });
});

test('refuses an edit without a change, and pages that do not exist', async () => {
  const source = sourceFile('letter.pdf', await letter(notice));
  await expect(edit({ source, edits: [], name: 'x.pdf' }, host)).rejects.toMatchObject({ code: 'nothing' });
  const edits = [{ page: 4, lines: [0], text: 'a' }];
  await expect(edit({ source, edits, name: 'x.pdf' }, host)).rejects.toMatchObject({ code: 'range' });
});
