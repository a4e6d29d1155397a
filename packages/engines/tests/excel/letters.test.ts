import { describe, expect, test } from 'vitest';
import { inspectWorkbook } from '../../src/excel/excel-to-pdf';
import { readPages as readBack } from '../../src/excel/print/read-back';
import { nodeHost } from '../../src/node';
import { drawnPages } from '../helpers/drawn-pages';
import { sourceFile } from '../helpers/engine-host';
import { copiedText } from '../helpers/pdf-programs';
import { isInstalled } from '../helpers/programs';
import { workbook } from '../helpers/workbook';
import { convert, printWorkbook } from './print';

const column = '<cols><col min="1" max="1" width="60"/></cols>';

test('₹, accents, Greek and Cyrillic are printed as text', async () => {
  const text = '₹ 500 — “naïve” Łódź Ωμέγα Привет';
  const { pages, facts } = await printWorkbook({ sheets: [{ rows: [[text]], before: column }] });
  expect(
    pages[0]?.pieces
      .map((piece) => piece.text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(' ', ''));
  expect(facts).toEqual([{ fact: 'sheets', count: 1 }]);
});

test('Chinese, Japanese, Korean and Thai are printed as text', async () => {
  const text = '合同编号 ガラス 계약서';
  const { pages, facts } = await printWorkbook({ sheets: [{ rows: [[text], ['สัญญาเช่า']], before: column }] });
  const drawnText = pages[0]?.pieces.map((piece) => piece.text).join('');
  expect(drawnText?.replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
  expect(facts).toEqual([{ fact: 'sheets', count: 1 }]);
});

test('Devanagari is shaped correctly, and can be copied', async () => {
  const text = 'क्षत्रिय हिन्दी कृष्ण';
  const { pdf } = await printWorkbook({ sheets: [{ rows: [[text]], before: column }] });
  if (isInstalled('pdftotext')) expect(copiedText(pdf).trim()).toBe(text);
  // The ligature is narrower than its three letters side by side.
  const [page] = await drawnPages(pdf);
  const inked = Array.from({ length: 300 }, (_, x) => x + 48).filter((x) =>
    Array.from({ length: 30 }, (_, y) => y + 44).some((y) => (page?.pixelAt(x, y)[0] ?? 255) < 128),
  );
  expect(inked.length).toBeGreaterThan(60);
  expect(Math.max(...inked)).toBeLessThan(200);
});

test('reports letters without a font, and fonts without a metric-compatible substitute', async () => {
  const styles =
    '<fonts><font><sz val="11"/><name val="Aptos Narrow"/></font></fonts><cellXfs><xf/></cellXfs>';
  const { facts } = await printWorkbook({ styles, sheets: [{ rows: [['𒀀 and 𒁀']] }] });
  expect(facts).toContainEqual({ fact: 'font', lost: true, detail: 'Aptos Narrow' });
  expect(facts).toContainEqual({ fact: 'letters', lost: true, detail: '𒀀𒁀' });
});

test('the sheets of a workbook are listed, hidden ones too', async () => {
  const bytes = workbook({
    sheets: [
      {
        name: 'A',
        rows: [['x', 1]],
        after:
          '<conditionalFormatting sqref="A1"><cfRule type="unknown" priority="1"/></conditionalFormatting>',
      },
      { name: 'B', state: 'veryHidden', rows: [] },
    ],
  });
  expect(await inspectWorkbook({ file: sourceFile('a.xlsx', bytes) }, nodeHost({}))).toEqual({
    sheets: [
      { index: 0, name: 'A', hidden: false, rows: 1, drawings: 0, undrawnDrawings: 0, hasUndrawnRules: true },
      { index: 1, name: 'B', hidden: true, rows: 0, drawings: 0, undrawnDrawings: 0, hasUndrawnRules: false },
    ],
  });
});

const firstHalf = (bytes: Uint8Array) => bytes.slice(0, bytes.length / 2);
const faults: [string, Uint8Array | string, object][] = [
  ['an empty file', '', { code: 'empty', details: { file: 'a.xlsx' } }],
  ['a PDF', '%PDF-1.7', { code: 'kind', details: { detail: 'pdf', file: 'a.xlsx' } }],
  ['an old .xls', '\u00d0\u00cf\u0011\u00e0', { code: 'kind' }],
  ['text that calls itself a workbook', 'Name,Amount', { code: 'kind', details: { detail: 'text' } }],
  ['half a workbook', firstHalf(workbook({ sheets: [{ rows: [['x']] }] })), { code: 'damaged' }],
];

test.each(faults)('%s is refused with its reason', async (_, content, fault) => {
  const bytes = typeof content === 'string' ? Uint8Array.from(content, (c) => c.charCodeAt(0)) : content;
  await expect(inspectWorkbook({ file: sourceFile('a.xlsx', bytes) }, nodeHost({}))).rejects.toMatchObject(
    fault,
  );
});

test('a workbook of empty sheets makes no PDF', async () => {
  const empty = workbook({ sheets: [{ rows: [] }] });
  await expect(convert(empty)).rejects.toMatchObject({ code: 'nothing' });
});

describe('letters in several styles', () => {
  const styles = `<fonts><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
    <cellXfs><xf/><xf numFmtId="14"/><xf fontId="1"/></cellXfs>`;

  test.each([
    ['the last style', [2, 1, 0]],
    ['the first style', [0, 1, 2]],
  ])('₹, Greek and Hindi are printed correctly when %s has plain letters only', async (_, order) => {
    const rows = ['₹ 25,000 Ωμ', 'plain', '₹ हिन्दी'].map((v, index) => [{ v, s: order[index] ?? 0 }]);
    const { pdf, facts } = await printWorkbook({ styles, sheets: [{ rows, before: column }] });
    expect(facts).toEqual([{ fact: 'sheets', count: 1 }]);
    if (isInstalled('pdftotext')) for (const [cell] of rows) expect(copiedText(pdf)).toContain(cell?.v);
  });
});

test.each(['Calibri', 'Arial', 'Cambria', 'Georgia', 'Courier New'])(
  'ticks, arrows, mathematics and Vietnamese are printed as text in %s, also in bold and italic',
  async (font) => {
    const styles = `<fonts>${['', '<b/>', '<i/>']
      .map((look) => `<font>${look}<sz val="11"/><name val="${font}"/></font>`)
      .join('')}</fonts><cellXfs><xf/><xf fontId="1"/><xf fontId="2"/></cellXfs>`;
    const text = '✓●■→☐☎≤√⇒①Việt ﬁ';
    const rows = [0, 1, 2].map((s) => [{ v: text, s }]);
    const { pdf, facts } = await printWorkbook({ styles, sheets: [{ rows, before: column }] });
    expect(facts).toEqual([{ fact: 'sheets', count: 1 }]);
    if (isInstalled('pdftotext'))
      expect(copiedText(pdf).replaceAll(/[ \f]/g, '').trim().split('\n')).toEqual(
        Array(3).fill(text.replaceAll(' ', '')),
      );
  },
);

test('parts of a text keep the spaces between them, also where it is wrapped', async () => {
  const texts =
    '<is><r><t xml:space="preserve">Sugar </t></r><r><rPr><b/></rPr><t>S-30</t></r><r><t xml:space="preserve"> grade of the best mill in the district</t></r></is>';
  const styles =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf><alignment wrapText="1"/></xf></cellXfs>';
  for (const style of [0, 1]) {
    const before = `<cols><col min="1" max="1" width="16"/></cols><sheetData><row r="1"><c r="A1" s="${style}" t="inlineStr">${texts}</c></row></sheetData>`;
    const { files } = await convert(workbook({ styles, sheets: [{ rows: [], before }] }));
    const [page] = await readBack(files[0]?.parts ?? []);
    const lines = new Map<number, string>();
    for (const { text, up } of page?.texts ?? []) lines.set(up, (lines.get(up) ?? '') + text);
    const fullText = [...lines.values()].map((line) => line.trim()).join(' ');
    expect(fullText).toBe('Sugar S-30 grade of the best mill in the district');
  }
});
