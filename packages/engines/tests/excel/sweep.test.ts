import { expect, test } from 'vitest';
import { contentOf } from '../helpers/pdf-content';
import type { MadeSheet } from '../helpers/workbook';
import { printWorkbook } from './print';

/** Looks 0 to 3: plain, red on yellow, filled with its text, and lines over the height. */
const styles =
  '<fonts><font><sz val="11"/><name val="Calibri"/></font><font><sz val="11"/><color rgb="FFFF0000"/><name val="Calibri"/></font></fonts><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFFF00"/></patternFill></fill></fills><cellXfs><xf/><xf fontId="1" fillId="1"/><xf><alignment horizontal="fill"/></xf><xf><alignment vertical="justify"/></xf></cellXfs>';

const rows = [
  ['Name', 'Fee'],
  ['Asha', { v: '#DIV/0!', t: 'e', s: 1 }],
];

/** What a sheet prints: its texts, line by line, and what is reported of it. */
async function shownIn(sheet: Partial<MadeSheet>, layout: 'fit' | 'saved' = 'saved') {
  const { pages, facts } = await printWorkbook({ styles, sheets: [{ rows, ...sheet }] }, { layout });
  const texts = pages.flatMap(({ text }) => text.split('\n')).map((text) => text.trim());
  return [
    ...texts.filter(Boolean),
    ...facts.filter(({ lost }) => lost).map(({ fact }) => `reported: ${fact}`),
  ];
}

const expectedTexts = ['Name', 'Fee', 'Asha', '#DIV/0!'];

const view = (attributes: string) => `<sheetViews><sheetView ${attributes} workbookViewId="0"/></sheetViews>`;

/** Elements and attributes of sheets (ECMA-376, 18.3.1): each is drawn, reported, or changes nothing in print. */
test.each<[name: string, sheet: Partial<MadeSheet>, wanted: string[]]>([
  ['nothing but cells', {}, expectedTexts],
  [
    'zeroHeight',
    { before: '<sheetFormatPr defaultRowHeight="15" zeroHeight="1"/>', rowAttributes: { 1: 'hidden="1"' } },
    ['Name', 'Fee'],
  ],
  ['showFormulas', { before: view('showFormulas="1"') }, [...expectedTexts, 'reported: formulas-shown']],
  ['rightToLeft', { before: view('rightToLeft="1"') }, expectedTexts],
  ['headings', { after: '<printOptions headings="1"/>' }, [...expectedTexts, 'A', 'B', '1', '2']],
  ['errors="blank"', { after: '<pageSetup errors="blank"/>' }, ['Name', 'Fee', 'Asha']],
  ['errors="dash"', { after: '<pageSetup errors="dash"/>' }, ['Name', 'Fee', 'Asha', '--']],
  ['errors="NA"', { after: '<pageSetup errors="NA"/>' }, ['Name', 'Fee', 'Asha', '#N/A']],
  ['errors="displayed"', { after: '<pageSetup errors="displayed"/>' }, expectedTexts],
  [
    'custom views with settings of their own',
    {
      after:
        '<customSheetViews><customSheetView guid="{1}"><rowBreaks><brk id="1" man="1"/></rowBreaks><printOptions headings="1"/><pageSetup errors="blank" orientation="landscape"/><headerFooter><oddHeader>theirs</oddHeader></headerFooter></customSheetView></customSheetViews>',
    },
    expectedTexts,
  ],
  ['protection', { after: '<sheetProtection sheet="1" objects="1"/>' }, expectedTexts],
  [
    'data validation',
    {
      after:
        '<dataValidations><dataValidation type="list" sqref="A1"><formula1>"a,b"</formula1></dataValidation></dataValidations>',
    },
    expectedTexts,
  ],
  [
    'ignored errors',
    { after: '<ignoredErrors><ignoredError sqref="A1" numberStoredAsText="1"/></ignoredErrors>' },
    expectedTexts,
  ],
  [
    'scenarios',
    { after: '<scenarios><scenario name="s"><inputCells r="A1" val="9"/></scenario></scenarios>' },
    expectedTexts,
  ],
  [
    'gridlines on the screen only',
    { before: view('showGridLines="0" zoomScale="40" view="pageBreakPreview"') },
    expectedTexts,
  ],
  [
    'copies and resolution',
    { after: '<pageSetup copies="3" horizontalDpi="300" usePrinterDefaults="0"/>' },
    expectedTexts,
  ],
])('prints or reports a sheet with %s', async (_, sheet, wanted) => {
  expect(await shownIn(sheet)).toEqual(wanted);
});

/** Colours of fills and texts in the content of the pages. */
async function colours(sheet: Partial<MadeSheet>, looks = styles) {
  const { pdf } = await printWorkbook({ styles: looks, sheets: [{ rows, ...sheet }] });
  return (await contentOf(pdf)).match(/\b(1 1 0|1 0 0) rg/g) ?? [];
}

test('a sheet in black and white has neither fills nor colours', async () => {
  expect(await colours({})).toEqual(['1 1 0 rg', '1 0 0 rg']);
  expect(await colours({ after: '<pageSetup blackAndWhite="1"/>' })).toEqual([]);
});

test('cells that the file lacks have the format of their row, or else of their column', async () => {
  const gap = [['Name', 'Fee'], [], ['Asha', 5]];
  const yellowCount = (colours: string[]) => colours.filter((colour) => colour === '1 1 0 rg').length;
  expect(yellowCount(await colours({ rows: gap }))).toBe(0);
  expect(yellowCount(await colours({ rows: gap, rowAttributes: { 1: 's="1" customFormat="1"' } }))).toBe(2);
  expect(
    yellowCount(
      await colours({ rows: gap, before: '<cols><col min="2" max="2" width="9" style="1"/></cols>' }),
    ),
  ).toBe(1);
});

test('a text that fills its cell is repeated as often as there is room', async () => {
  expect(await shownIn({ rows: [[{ v: '-=', s: 2 }, 'x']] })).toEqual(['-=-=-=-=', 'x']);
});

test('a large title in a merge makes its row as high as its letters', async () => {
  const large =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font><font><sz val="26"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf fontId="1"/></cellXfs>';
  const title = [[{ v: 'Invoice', s: 1 }], ['below']];
  const after = '<mergeCells><mergeCell ref="A1:D1"/></mergeCells>';
  const { pages } = await printWorkbook({ styles: large, sheets: [{ rows: title, after }] });
  const [above, below] = pages[0]?.pieces ?? [];
  expect((above?.y ?? 0) + (above?.size ?? 0)).toBeLessThan((pages[0]?.height ?? 0) - 36 + 1);
  expect((above?.y ?? 0) - (below?.y ?? 0)).toBeGreaterThan(15);
});

test('a step of indent is nine pixels, whatever the size of the letters', async () => {
  const looks =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font><font><sz val="20"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf><alignment horizontal="left" indent="2"/></xf><xf fontId="1"><alignment horizontal="left" indent="2"/></xf></cellXfs>';
  const items = [['plain'], [{ v: 'small', s: 1 }], [{ v: 'large', s: 2 }]];
  const { pages } = await printWorkbook({ styles: looks, sheets: [{ rows: items }] });
  const [plain = 0, small = 0, large = 0] = pages[0]?.pieces.map(({ x }) => x) ?? [];
  expect(small - plain).toBeCloseTo(13.5, 1);
  expect(large - plain).toBeCloseTo(13.5, 1);
});
