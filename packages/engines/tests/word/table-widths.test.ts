import { describe, expect, test } from 'vitest';
import { a4, p, table } from '../helpers/word-file';
import { printParts } from './print';

const section = `<w:sectPr>${a4}</w:sectPr>`;
const printed = async (body: string) => (await printParts({ body: body + section })).pages[0]?.pieces ?? [];

describe('columns narrower than a figure', () => {
  const rows = [['1,234,567.89', 'Fees of the year', 'net']];
  const widths = [700, 7000, 1300];

  test('widen for it, at the expense of a column with space', async () => {
    const texts = await printed(table(widths, rows));
    expect(texts.map(({ text }) => text)).toEqual(['1,234,567.89', 'Fees of the year', 'net']);
    const [figure, fees, net] = texts;
    expect((fees?.x ?? 0) - (figure?.right ?? 0)).toBeGreaterThan(0);
    // The table keeps the width that fills the line: its last column is where it was, but for its share.
    const [, , unmoved] = await printed(table(widths, [['1', 'Fees of the year', 'net']]));
    expect(Math.abs((net?.x ?? 0) - (unmoved?.x ?? 0))).toBeLessThan(15);
  });

  test('widen for digits that no-break spaces hold together', async () => {
    const texts = await printed(table([950, 8050], [['12\u00a0345\u00a0678', 'Fees']]));
    expect(texts.map(({ text }) => text.replace(/\s/g, ' '))).toEqual(['12 345 678', 'Fees']);
  });

  test('get all the space that narrow letters of the next column leave', async () => {
    const narrowLetters = 'i'.repeat(38);
    const texts = await printed(table([800, 8200], [['Extraordinarily', narrowLetters]]));
    expect(texts.map(({ text }) => text)).toEqual(['Extraordinarily', narrowLetters]);
  });

  test('keep their width in a table of fixed layout', async () => {
    const texts = await printed(table(widths, rows, '<w:tblLayout w:type="fixed"/>'));
    expect(texts.length).toBeGreaterThan(3);
  });

  test('widen into free space in a table without a width of its own', async () => {
    const narrow = [700, 1500, 1300];
    const [, , net] = await printed(table(narrow, rows, '<w:tblW w:w="0" w:type="auto"/>'));
    const [, , unmoved] = await printed(table(narrow, [['1', 'Fees of the year', 'net']]));
    expect((net?.x ?? 0) - (unmoved?.x ?? 0)).toBeGreaterThan(10);
  });
});

describe('a table whose grid was never computed', () => {
  const made = (tblW: string, grid: number[], cells: [text: string, tcW: string][]) =>
    `<w:tbl><w:tblPr>${tblW}</w:tblPr><w:tblGrid>${grid.map((w) => `<w:gridCol w:w="${w}"/>`).join('')}</w:tblGrid><w:tr>${cells
      .map(([text, tcW]) => `<w:tc><w:tcPr>${tcW}</w:tcPr>${p(text)}</w:tc>`)
      .join('')}</w:tr></w:tbl>`;
  const auto = '<w:tblW w:w="0" w:type="auto"/>';
  const width = (w: number | string, type = 'dxa') => `<w:tcW w:w="${w}" w:type="${type}"/>`;
  const startOf = async (...table: Parameters<typeof made>) =>
    (await printed(made(...table))).find(({ text }) => text === 'rest')?.x ?? 0;

  test.each([
    ['with columns of the same width', auto, [4500, 4500], width(1500), width(7500), 75],
    ['with columns of next to no width', auto, [100, 100], width(3000), width(3000), 150],
    [
      'and shares of the table',
      '<w:tblW w:w="5000" w:type="pct"/>',
      [],
      width(1000, 'pct'),
      width(4000, 'pct'),
      90,
    ],
    [
      'and shares of a stated width',
      '<w:tblW w:w="6000" w:type="dxa"/>',
      [],
      width('20%', 'pct'),
      width('80%', 'pct'),
      60,
    ],
    ['and shares of the line', auto, [], width(1000, 'pct'), width(4000, 'pct'), 90],
  ] as const)('has the widths of its cells: %s', async (_, tblW, grid, first, second, start) => {
    const x = await startOf(
      tblW,
      [...grid],
      [
        ['first', first],
        ['rest', second],
      ],
    );
    expect(x - 72).toBeCloseTo(start, -0.5);
  });

  test('keeps a grid that was computed', async () => {
    const x = await startOf(
      auto,
      [2000, 7000],
      [
        ['first', width(1500)],
        ['rest', width(7500)],
      ],
    );
    expect(x - 72).toBeCloseTo(100, -0.5);
  });

  test('is as wide as its text without any widths', async () => {
    const x = await startOf(
      auto,
      [],
      [
        ['first', ''],
        ['rest', ''],
      ],
    );
    expect(x - 72).toBeLessThan(60);
  });
});

test('text beside a floating table ends at the table, even if it has a right indent', async () => {
  const words = 'one two three four five six seven eight nine ten '.repeat(12);
  const floating = (tblpX: number) =>
    table(
      [2000],
      [['beside'], ['beside'], ['beside']],
      `<w:tblpPr w:leftFromText="141" w:rightFromText="141" w:vertAnchor="text" w:horzAnchor="margin" w:tblpX="${tblpX}" w:tblpY="1"/>`,
    );
  const ends = async (tblpX: number, right: number) => {
    const texts = await printed(floating(tblpX) + p(words, `<w:ind w:right="${right}"/>`));
    const lines = texts.filter(({ text }) => text !== 'beside');
    const [first] = lines;
    return Math.max(...lines.filter(({ y }) => Math.abs(y - (first?.y ?? 0)) < 20).map((line) => line.right));
  };
  const [plain, indented] = [await ends(7000, 0), await ends(7000, 1500)];
  expect(indented).toBe(plain);
  // Text keeps its indent where the table is on the other side.
  expect((await ends(0, 0)) - (await ends(0, 1500))).toBeGreaterThan(50);
});
