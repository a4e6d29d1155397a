import { describe, expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import { contentOf } from '../helpers/pdf-content';
import { copiedText, run } from '../helpers/pdf-programs';
import { isInstalled } from '../helpers/programs';
import { name, workbook } from '../helpers/workbook';
import { convert, printWorkbook } from './print';

/** Rows of cells, each with its own reference as its text: A1, B1 … */
const cells = (columns: number, rows = 3) =>
  Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_, c) => `${name(c)}${r + 1}`));
const tableOf = (columns: number) => [{ rows: cells(columns) }];
const alignedStyles = (alignment: string) =>
  `<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf><alignment ${alignment}/></xf></cellXfs>`;
const printArea = (cells: string) =>
  `<definedName name="_xlnm.Print_Area" localSheetId="0">Sheet1!${cells}</definedName>`;

describe('no column is cut', () => {
  test.each([3, 9, 12, 16, 30, 60, 200])(
    'with %i columns, each cell is printed once, inside the page',
    async (columns) => {
      const { pages, pdf } = await printWorkbook({ sheets: tableOf(columns) });
      const pieces = pages.flatMap((page) => page.pieces.map((piece) => ({ ...piece, page })));
      expect(pieces.map(({ text }) => text).sort()).toEqual(cells(columns).flat().sort());
      for (const { x, right, page } of pieces) {
        expect(x).toBeGreaterThanOrEqual(36);
        expect(right).toBeLessThanOrEqual(page.width - 36);
      }
      if (!isInstalled('pdftotext')) return;
      const words = copiedText(pdf).split(/\s+/).filter(Boolean).sort();
      expect(words).toEqual(cells(columns).flat().sort());
    },
  );

  test('a slightly too wide table shrinks; a wider one is in landscape; a very wide one continues on further pages', async () => {
    const facts = async (columns: number) => (await printWorkbook({ sheets: tableOf(columns) })).facts;
    expect(await facts(9)).toEqual([{ fact: 'sheets', count: 1 }]);
    expect(await facts(12)).toMatchObject([{ fact: 'sheets' }, { fact: 'shrunk', detail: '91' }]);
    expect(await facts(20)).toMatchObject([{ fact: 'sheets' }, { fact: 'landscape' }, { fact: 'shrunk' }]);
    expect(await facts(60)).toContainEqual({ fact: 'beside', count: 1 });
  });

  test('a number that is wider than its column makes the column wider; nothing shows as ###', async () => {
    const sheet = {
      before: '<cols><col min="1" max="1" width="4"/></cols>',
      rows: [[{ v: 123456789.5, s: 1 }, undefined, 'next']],
    };
    const { pages, facts } = await printWorkbook({ sheets: [sheet], formats: ['#,##0.00'] });
    expect(pages[0]?.text).toBe('12,34,56,789.50\nnext');
    const [number, next] = pages[0]?.pieces ?? [];
    expect(number?.right).toBeLessThan(next?.x ?? 0);
    expect(facts).toContainEqual({ fact: 'widened', count: 1 });
  });
});

describe('layout of the printed pages', () => {
  test('the orientation of the file is kept, unless another is asked for', async () => {
    const sheets = [{ rows: [['a']], after: '<pageSetup orientation="landscape"/>' }];
    const { pages } = await printWorkbook({ sheets });
    expect(pages[0]?.width).toBeGreaterThan(pages[0]?.height ?? 0);
    const portrait = await printWorkbook({ sheets }, { orientation: 'portrait', paper: 'letter' });
    expect([portrait.pages[0]?.width, portrait.pages[0]?.height]).toEqual([612, 792]);
  });

  test('hidden rows, hidden columns and what is outside the print area are left out', async () => {
    const { pages } = await printWorkbook({
      sheets: [
        {
          rows: cells(3),
          before: '<cols><col min="2" max="2" width="9" hidden="1"/></cols>',
          rowAttributes: { 1: 'hidden="1"' },
        },
      ],
    });
    expect(pages[0]?.text).toBe('A1\nC1\nA3\nC3');
    const area = await printWorkbook({ sheets: [{ rows: cells(2, 2) }], names: printArea('$B$1:$B$2') });
    expect(area.pages[0]?.text).toBe('B1\nB2');
    const columns = await printWorkbook({
      sheets: [{ rows: [['A1', 'B1'], ['A2', 'B2'], [], ['A4']] }],
      names: printArea('$B:$C'),
    });
    expect(columns.pages[0]?.text).toBe('B1\nB2');
  });

  test('print titles are on each page, and a saved page break ends a page', async () => {
    const rows = Array.from({ length: 120 }, (_, i) => [i === 0 ? 'Title' : `row ${i}`]);
    const { pages } = await printWorkbook({
      sheets: [{ rows, after: '<rowBreaks count="1"><brk id="10" max="16383" man="1"/></rowBreaks>' }],
      names: '<definedName name="_xlnm.Print_Titles" localSheetId="0">Sheet1!$1:$1</definedName>',
    });
    expect(pages.length).toBe(4);
    expect(pages.map(({ pieces }) => pieces[0]?.text)).toEqual(['Title', 'Title', 'Title', 'Title']);
    expect(pages[0]?.pieces.at(-1)?.text).toBe('row 9');
    expect(pages.flatMap(({ pieces }) => pieces).filter(({ text }) => text === 'row 57')).toHaveLength(1);
  });

  test('headings that are not set as print titles are repeated on each page on request', async () => {
    const table = [['Day', 'Amount'], ...Array.from({ length: 90 }, (_, i) => [`day ${i}`, i])];
    const firstTexts = async (rows: (string | number)[][], headings: boolean) => {
      const { pages, facts } = await printWorkbook({ sheets: [{ rows }] }, { headings });
      return { facts, first: pages.map(({ pieces }) => pieces[0]?.text) };
    };
    const repeated = await firstTexts(table, true);
    expect(repeated.first).toEqual(['Day', 'Day']);
    expect(repeated.facts).toContainEqual({ fact: 'repeated', count: 1, detail: 'Sheet1' });
    expect((await firstTexts(table, false)).first[1]).not.toBe('Day');
    // A title above the headings stays on its page; rows of figures only are not headings.
    const titled = await firstTexts([['Fees of April'], [], ...table], true);
    expect(titled.first).toEqual(['Fees of April', 'Day']);
    const figuresOnly = await firstTexts(
      Array.from({ length: 90 }, (_, i) => [i, i * 2]),
      true,
    );
    expect(figuresOnly.facts.map(({ fact }) => fact)).not.toContain('repeated');
  });

  test('the text of a merged cell is printed once, centred over all its columns', async () => {
    const { pages } = await printWorkbook({
      styles: alignedStyles('horizontal="center"'),
      sheets: [
        {
          rows: [
            [{ v: 'Heading', s: 1 }, 'under'],
            ['a', 'b', 'c'],
          ],
          after: '<mergeCells><mergeCell ref="A1:C1"/></mergeCells>',
        },
      ],
    });
    const [heading] = pages[0]?.pieces ?? [];
    expect(pages[0]?.text).toBe('Heading\na\nb\nc');
    expect(((heading?.x ?? 0) + (heading?.right ?? 0)) / 2).toBeCloseTo(36 + 72, 0);
  });

  test('words wrap in their cell, and the row grows', async () => {
    const { pages } = await printWorkbook({
      styles: alignedStyles('wrapText="1" vertical="top"'),
      sheets: [{ rows: [[{ v: 'one two three four five six seven', s: 1 }], ['below']] }],
    });
    const lines = pages[0]?.pieces ?? [];
    expect(lines.length).toBeGreaterThan(3);
    for (const { right } of lines) expect(right).toBeLessThanOrEqual(36 + 48);
    expect(new Set(lines.map(({ y }) => Math.round(y))).size).toBe(lines.length);
  });

  test('vertical text runs along its cell, and the row is as high as the text is long', async () => {
    const { pages, pdf } = await printWorkbook({
      styles: alignedStyles('textRotation="90"'),
      sheets: [{ rows: [[{ v: 'Wednesday', s: 1 }, 'flat'], ['below']] }],
    });
    const [turned, flat, below] = pages[0]?.pieces ?? [];
    expect([turned?.text, flat?.text, below?.text]).toEqual(['Wednesday', 'flat', 'below']);
    // The text begins near the bottom of its row, in the middle of a column of 48 points.
    expect(turned?.x).toBeGreaterThan(36 + 24);
    expect(turned?.x).toBeLessThan(36 + 24 + 11);
    expect((flat?.y ?? 0) - (below?.y ?? 0)).toBeCloseTo(15, 0);
    if (isInstalled('pdftotext')) expect(copiedText(pdf)).toContain('Wednesday');
    const [page] = await drawnPages(pdf);
    const dark = (x: number, y: number) => (page?.pixelAt(x, y)[0] ?? 255) < 128;
    const column = Array.from({ length: 64 }, (_, x) => 48 + x);
    const inked = Array.from({ length: 90 }, (_, y) => 48 + y).filter((y) => column.some((x) => dark(x, y)));
    expect(inked.length).toBeGreaterThan(50);
  });

  test('long text overflows into empty cells and is clipped at a filled one, which is reported', async () => {
    const text = 'words that are longer than a column';
    expect((await printWorkbook({ sheets: [{ rows: [[text]] }] })).facts).toEqual([
      { fact: 'sheets', count: 1 },
    ]);
    const { facts } = await printWorkbook({ sheets: [{ rows: [[text, 'next']] }] });
    expect(facts).toContainEqual({ fact: 'clipped', count: 1, lost: true, file: 'Sheet1', detail: 'A' });
  });

  test('on request, columns grow for clipped words as far as the page allows', async () => {
    const text = 'words that are longer than a column';
    const roomy = await printWorkbook({ sheets: [{ rows: [[text, 'next']] }] }, { widen: true });
    expect(roomy.facts).toEqual(['sheets', 'widened'].map((fact) => ({ fact, count: 1 })));
    const row = [text, ...Array.from({ length: 8 }, (_, index) => `${index}`)];
    const crowded = await printWorkbook({ sheets: [{ rows: [row] }] }, { widen: true });
    expect(crowded.facts).toEqual([
      { fact: 'sheets', count: 1 },
      { fact: 'spread', count: 1 },
      { fact: 'clipped', count: 1, lost: true, file: 'Sheet1', detail: 'A' },
    ]);
    expect(crowded.pages).toHaveLength(1);
  });

  test('on request, columns spread over the page width, within bounds', async () => {
    const rows = [
      ['Name', 'Town', 'Fee'],
      ['Asha', 'Pune', 12],
    ];
    const places = async (widen: boolean) => {
      const { pages, facts } = await printWorkbook({ sheets: [{ rows }] }, { widen });
      return { facts, towns: pages[0]?.pieces.find(({ text }) => text === 'Town')?.x ?? 0 };
    };
    const [unwidened, wider] = [await places(false), await places(true)];
    // The words of a cell begin 2 points from its edge, and 2.5 more where its column grew.
    expect(wider.towns - 40.5).toBeCloseTo((unwidened.towns - 38) * 1.7, 0);
    expect(wider.facts).toContainEqual({ fact: 'spread', count: 1 });
    expect(unwidened.facts).not.toContainEqual({ fact: 'spread', count: 1 });
  });

  test('fills, borders and colours of the font are drawn', async () => {
    const styles = `<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts>
      <fills><fill/><fill/><fill><patternFill patternType="solid"><fgColor rgb="FF234CC6"/></patternFill></fill></fills>
      <borders><border/><border><top style="thick"><color rgb="FFC02020"/></top></border></borders>
      <cellXfs><xf/><xf fillId="2" borderId="1"/></cellXfs>`;
    const { pdf } = await printWorkbook({ styles, sheets: [{ rows: [[], [undefined, { s: 1 }]] }] });
    const [page] = await drawnPages(pdf);
    // Only one cell is visible, so the print begins with it at the margin, 48 pixels in; it is 64 pixels wide and 20 high.
    expect(page?.pixelAt(80, 60)).toEqual([35, 76, 198]);
    expect(page?.pixelAt(80, 48)).toEqual([192, 32, 32]);
    expect(page?.pixelAt(120, 60)).toEqual([255, 255, 255]);
  });
});

test('the page number and the number of pages are below each page, and each sheet has a bookmark', async () => {
  const rows = Array.from({ length: 90 }, (_, i) => [`row ${i}`]);
  const { pages, pdf, file } = await printWorkbook(
    {
      sheets: [
        { name: 'Ledger', rows },
        { name: 'Notes & more', rows: [['note']] },
      ],
    },
    { sheets: [0, 1], footer: 'Page {page} of {pages}' },
  );
  expect(file?.pages).toBe(3);
  expect(pages.map(({ pieces }) => pieces.at(-1)?.text)).toEqual(
    [1, 2, 3].map((page) => `Page ${page} of 3`),
  );
  if (isInstalled('qpdf')) {
    const { outlines } = JSON.parse(run(pdf, 'qpdf', ['--json', '--json-key=outlines', 'FILE']));
    expect(outlines.map(({ title }: { title: string }) => title)).toEqual(['Ledger', 'Notes & more']);
  }
});

test('a sheet that repeats an endless text is refused as too large instead of keeping the device busy', async () => {
  const rows = Array.from({ length: 110 }, () => ['a'.repeat(1_000_000)]);
  await expect(convert(workbook({ sheets: [{ rows }] }))).rejects.toMatchObject({ code: 'too-large' });
});

test('a word that is wider than its column breaks after the last letter that fits', async () => {
  const styles =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><cellXfs><xf/><xf><alignment wrapText="1"/></xf></cellXfs>';
  const before = '<cols><col min="1" max="1" width="9" customWidth="1"/></cols>';
  const { pages } = await printWorkbook(
    { styles, sheets: [{ rows: [[{ v: 'i'.repeat(20) + 'm'.repeat(4), s: 1 }, 1]], before }] },
    { layout: 'saved' },
  );
  const [first = ''] = pages[0]?.text.split('\n') ?? [];
  // An i is 2.52 points wide, and the column has 43.25 for its text.
  expect(first).toBe('i'.repeat(17));
});

test('the fill of merged cells that continue on the next page ends with the table', async () => {
  const styles =
    '<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><fills><fill/><fill/><fill><patternFill patternType="solid"><fgColor rgb="FF00FF00"/></patternFill></fill></fills><cellXfs><xf/><xf fillId="2"/></cellXfs>';
  const after = '<mergeCells><mergeCell ref="A1:D1"/></mergeCells><colBreaks><brk id="2"/></colBreaks>';
  const rows = [[{ v: 'over', s: 1 }], [1, 2, 3, 4]];
  const { pdf } = await printWorkbook({ styles, sheets: [{ rows, after }] }, { layout: 'saved' });
  const widths = Array.from(
    (await contentOf(pdf)).matchAll(/0 1 0 rg\n[\d.]+ [\d.]+ ([\d.]+) [\d.]+ re/g),
    ([, width]) => Number(width),
  );
  // Two columns of 48 points are on each page.
  expect(widths).toEqual([96, 96]);
});
