import { expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import { printWorkbook } from './print';

const alignedStyles = (alignment: string, numFmtId = 0) =>
  `<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf numFmtId="${numFmtId}"><alignment ${alignment}/></xf></cellXfs>`;

test('text that overflows past a page break continues on the next page, also beside repeated columns', async () => {
  const text = 'words that are longer than a column';
  const row = (...cells: [number, string | { v: string; s: number }][]) =>
    Array.from({ length: 16 }, (_, index) => cells.find(([column]) => column === index)?.[1]);
  const inked = async (rows: ReturnType<typeof row>[], names = '', lost: unknown[] = []) => {
    const { facts, pdf } = await printWorkbook(
      { styles: alignedStyles('horizontal="right"'), sheets: [{ rows }], names },
      { layout: 'saved' },
    );
    expect(facts.filter((fact) => fact.lost)).toEqual(lost);
    const pages = await drawnPages(pdf);
    // One digit per column of the second row, from the left margin: 1 with ink, 0 without. Columns are 64 pixels wide.
    return pages.map(({ pixelAt }) =>
      Array.from({ length: 9 }, (_, column) => {
        for (let x = 67 + column * 64; x < 131 + column * 64; x++)
          for (let y = 93; y < 112; y++) if (pixelAt(x, y)[0] < 128) return 1;
        return 0;
      }).join(''),
    );
  };
  const ends = row([0, 'first'], [15, 'last']);
  // A page has ten columns; the digits cover the first nine. The text is in J to M, or in H to K.
  expect(await inked([ends, row([9, text])])).toEqual(['000000000', '111000000']);
  expect(await inked([ends, row([10, { v: text, s: 1 }])])).toEqual(['000000011', '100000000']);
  const clipped = { fact: 'clipped', count: 1, lost: true, file: 'Sheet1', detail: 'J' };
  expect(await inked([ends, row([9, text], [12, 'x'])], '', [clipped])).toEqual(['000000000', '111000000']);
  const titles = '<definedName name="_xlnm.Print_Titles" localSheetId="0">Sheet1!$A:$A</definedName>';
  expect(await inked([ends, row([9, text])], titles)).toEqual(['000000000', '011100000']);
});

test('text centred across cells on both sides of a page break is reported as cut off', async () => {
  const row = (...cells: [number, unknown][]) =>
    Array.from(
      { length: 16 },
      (_, index) => cells.find(([column]) => column === index)?.[1] as string | undefined,
    );
  const text = 'words that are longer than a column and go on';
  const { facts } = await printWorkbook(
    {
      styles: alignedStyles('horizontal="centerContinuous"'),
      sheets: [{ rows: [row([0, 'first'], [15, 'last']), row([9, { v: text, s: 1 }])] }],
    },
    { layout: 'saved' },
  );
  expect(facts).toContainEqual({ fact: 'clipped', count: 1, lost: true, file: 'Sheet1', detail: 'J' });
});

test('text overflows across a hidden column, and is cut off by a formula that results in no text', async () => {
  const text = 'words that are longer than a column';
  const before = '<cols><col min="2" max="2" width="9" hidden="1"/></cols>';
  const printed = await printWorkbook({ sheets: [{ rows: [[text]], before }] });
  expect(printed.facts).toEqual([{ fact: 'sheets', count: 1 }]);
  const blank = { f: 'T(1)', t: 'str', v: '' };
  const { facts } = await printWorkbook({ sheets: [{ rows: [[text, blank]] }] });
  expect(facts).toContainEqual({ fact: 'clipped', count: 1, lost: true, file: 'Sheet1', detail: 'A' });
});

test.each([
  ['merged cells on top of each other', '', 4, 'A1:A2'],
  ['merged cells side by side', '', 4, 'A1:B1'],
  ['a cell that wraps words', 'wrapText="1"', 4, ''],
  ['a cell with an indent', 'horizontal="right" indent="6"', 4, ''],
  ['merged cells, as a date', '', 14, 'A1:A2'],
])('a number has room in %s', async (_, alignment, numFmtId, ref) => {
  const { pages, facts } = await printWorkbook({
    styles: alignedStyles(alignment, numFmtId),
    sheets: [
      {
        rows: [
          [{ v: 1234567.89, s: 1 }, undefined, 'next'],
          [undefined, undefined, 'below'],
        ],
        before:
          '<cols><col min="1" max="1" width="4" customWidth="1"/><col min="2" max="2" width="1" customWidth="1"/></cols>',
        after: ref && `<mergeCells><mergeCell ref="${ref}"/></mergeCells>`,
      },
    ],
  });
  const [number] = pages[0]?.pieces ?? [];
  const below = pages[0]?.pieces.find(({ text }) => text === 'below');
  expect(number?.x).toBeGreaterThan(36);
  // The next column begins after the number, which is at least 45 points long.
  expect((below?.x ?? 0) - (number?.x ?? 0)).toBeGreaterThan(45);
  expect(facts).toContainEqual({ fact: 'widened', count: 1 });
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('a narrow column is widened for TRUE and errors, and values in a row that is too low are reported', async () => {
  const rows = [
    [true, 'x'],
    [{ v: '#DIV/0!', t: 'e' }, 'y'],
  ];
  const before = '<cols><col min="1" max="1" width="2" customWidth="1"/></cols>';
  const { pages, facts } = await printWorkbook({ sheets: [{ rows, before }] });
  const [yes, x] = pages[0]?.pieces ?? [];
  expect(yes?.text).toBe('TRUE');
  expect(x?.x).toBeGreaterThan(yes?.right ?? 0);
  expect(facts).toContainEqual({ fact: 'widened', count: 1 });
  const low = await printWorkbook({
    sheets: [{ rows: [[12, 34], [56]], rowAttributes: { 0: 'ht="4" customHeight="1"' } }],
  });
  expect(low.facts).toContainEqual({
    fact: 'clipped',
    count: 2,
    lost: true,
    file: 'Sheet1',
    detail: 'A, B',
  });
});

test('text that an indent moves beyond its cell is reported', async () => {
  const { facts } = await printWorkbook({
    styles: alignedStyles('indent="5"'),
    sheets: [{ rows: [[{ v: 'words', s: 1 }, 'next']] }],
  });
  expect(facts).toContainEqual({ fact: 'clipped', count: 1, lost: true, file: 'Sheet1', detail: 'A' });
});
