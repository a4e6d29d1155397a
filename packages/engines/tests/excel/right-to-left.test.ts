import { expect, test } from 'vitest';
import { drawnPages } from '../helpers/drawn-pages';
import { png } from '../helpers/drawn-png';
import type { MadeSheet } from '../helpers/workbook';
import { printWorkbook } from './print';

const margins = '<pageMargins left="0.5" right="0.5" top="0.5" bottom="0.5" header="0.3" footer="0.3"/>';
const view = '<sheetViews><sheetView rightToLeft="1"/></sheetViews>';
const redBorder = '<left style="thick"><color rgb="FFFF0000"/></left>';
const styles = `<fonts><font><sz val="11"/><name val="Calibri"/></font></fonts><fills><fill/><fill/><fill><patternFill patternType="solid"><fgColor rgb="FF00FF00"/></patternFill></fill></fills><borders><border/><border>${redBorder}</border></borders><cellXfs><xf/><xf borderId="1"/><xf fillId="2"/></cellXfs>`;
/** Right edge of the table: columns are 48 points wide. */
const edge = 595.3 - 36;

async function places(sheet: MadeSheet) {
  const result = await printWorkbook(
    { sheets: [{ before: view, after: margins, ...sheet }], styles },
    { layout: 'saved' },
  );
  const pieces = result.pages.flatMap(({ pieces }) => pieces);
  const pieceWith = (text: string) => pieces.find((piece) => piece.text.trim() === text);
  const [page] = await drawnPages(result.pdf);
  const colour = (x: number, y: number) =>
    page?.pixelAt(Math.round((x * 4) / 3), Math.round(((36 + y) * 4) / 3))?.join();
  return { ...result, pieceWith, colour };
}

test('a sheet from right to left begins at the right margin, with borders at the side where a cell begins', async () => {
  const { pieceWith, colour, facts } = await places({
    rows: [
      ['first', 'second', 3],
      [{ v: 'ruled', s: 1 }, undefined, 'שלום'],
      ['merged', undefined, { v: 'last', s: 2 }],
    ],
    after: `<mergeCells><mergeCell ref="A3:B3"/></mergeCells>${margins}`,
  });
  expect(pieceWith('first')?.x).toBeCloseTo(edge - 48 + 2, 0);
  expect(pieceWith('second')?.x).toBeCloseTo(edge - 96 + 2, 0);
  expect(pieceWith('3')?.right).toBeCloseTo(edge - 96 - 2, 0);
  expect(pieceWith('merged')?.x).toBeCloseTo(edge - 96 + 2, 0);
  expect(colour(edge, 22)).toBe('255,0,0');
  expect(colour(edge - 48, 22)).toBe('255,255,255');
  expect(colour(edge - 130, 37)).toBe('0,255,0');
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});

test('right-to-left text is at the right of its cell, in sheets of both directions', async () => {
  for (const before of [view, '']) {
    const { pages } = await places({ before, rows: [['שלום', 'x']] });
    const right = Math.max(
      ...(pages[0]?.pieces ?? []).filter(({ text }) => text.trim() !== 'x').map((piece) => piece.right),
    );
    expect(right).toBeCloseTo(before ? edge - 2 : 36 + 48 - 2, 0);
  }
});

test('pictures, links and headings of a sheet from right to left are at their cells', async () => {
  const { pdf, pieceWith, colour, facts } = await places({
    rows: [
      ['first', { f: 'HYPERLINK("https://example.org","link")', v: 'link', t: 'str' }],
      [],
      [],
      [],
      ['end'],
    ],
    after: `<printOptions headings="1"/>${margins}`,
    drawing: {
      anchors:
        '<xdr:oneCellAnchor><xdr:from><xdr:col>1</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>1</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:from><xdr:ext cx="1219200" cy="381000"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="p"/></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="rId1"/></xdr:blipFill><xdr:spPr/></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>',
      parts: { 'media/p.png': png({ width: 2, height: 2, colour: 2, bits: 8, pixelAt: () => [255, 0, 0] }) },
    },
  });
  const gutter = 18;
  // The picture begins at the right of column B and is 96 points wide.
  const start = edge - gutter - 48;
  const down = 15 + 15 + 15;
  expect([start - 3, start - 90, start + 4, start - 100].map((x) => colour(x, down))).toEqual([
    '255,0,0',
    '255,0,0',
    '255,255,255',
    '255,255,255',
  ]);
  expect(pieceWith('A')?.x).toBeGreaterThan(start);
  expect(pieceWith('2')?.x).toBeGreaterThan(edge - gutter);
  const [, area = ''] = /Subtype\/Link\/Rect\[([^\]]*)\]/.exec(Buffer.from(pdf).toString('latin1')) ?? [];
  expect(area.split(' ').map(Number)[2]).toBeCloseTo(start, 0);
  expect(facts.filter(({ lost }) => lost)).toEqual([]);
});
