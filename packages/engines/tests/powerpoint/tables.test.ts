import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { nodeHost } from '../../src/node';
import { assets } from '../../src/powerpoint/assets';
import { toSlides } from '../../src/powerpoint/pdf-to-slides';
import { parseXml } from '../../src/text/docx/parse-xml';
import { child, type Element, textWithin, within } from '../../src/text/docx/xml';
import { bytesOf, sourceFile } from '../helpers/engine-host';
import { formatFaults } from '../helpers/presentation-format';

const host = nodeHost(assets);

const rows = [
  ['Item', 'Quantity', 'Amount'],
  ['Audit of accounts', '1', '45,000'],
  ['Return, third quarter', '3', '13,500'],
];
/** Sides of the columns and rows, from the left and from the lower edge of the page. */
const [columns, lines] = [
  [50, 250, 350, 480],
  [300, 270, 240, 210],
];

type Draw = (page: PDFPage, fonts: { font: PDFFont }) => void;
const black = rgb(0, 0, 0);

/** Draws each side of each cell as a line of its own, except those left out. */
const drawRules =
  (isLeftOut = (_index: number) => false): Draw =>
  (page) => {
    let index = 0;
    const line = (x1: number, y1: number, x2: number, y2: number) => {
      const [start, end] = [
        { x: x1, y: y1 },
        { x: x2, y: y2 },
      ];
      if (!isLeftOut(index++)) page.drawLine({ start, end, thickness: 0.75, color: rgb(0.2, 0.4, 0.6) });
    };
    for (const y of lines)
      for (let index = 1; index < columns.length; index++)
        line(columns[index - 1] ?? 0, y, columns[index] ?? 0, y);
    for (const x of columns)
      for (let index = 1; index < lines.length; index++) line(x, lines[index - 1] ?? 0, x, lines[index] ?? 0);
  };

/** Sides as Word prints them: filled rectangles as narrow as a line. */
const drawRulesAsRectangles: Draw = (page) => {
  for (const y of lines) page.drawRectangle({ x: 50, y: y - 0.25, width: 430, height: 0.5, color: black });
  for (const x of columns) page.drawRectangle({ x: x - 0.25, y: 210, width: 0.5, height: 90, color: black });
};

const drawShading: Draw = (page) =>
  page.drawRectangle({ x: 50, y: 270, width: 430, height: 30, color: rgb(1, 0.8, 0.2) });

/** Draws names aligned at the left, amounts at the right. */
const drawWords: Draw = (page, { font }) => {
  for (const [row, texts] of rows.entries())
    for (const [column, text] of texts.entries()) {
      const right = (columns[column + 1] ?? 0) - 6 - font.widthOfTextAtSize(text, 11);
      page.drawText(text, {
        x: column === 2 ? right : (columns[column] ?? 0) + 6,
        y: (lines[row] ?? 0) - 19,
        size: 11,
        font,
      });
    }
};

async function slideOf(...draws: Draw[]) {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const page = pdf.addPage([600, 400]);
  for (const draw of draws) draw(page, { font });
  const outcome = await toSlides({ file: sourceFile('a.pdf', await pdf.save()) }, host);
  const [file] = outcome.files;
  const files = unzipSync(file ? await bytesOf(file) : new Uint8Array());
  const slide = parseXml(strFromU8(files['ppt/slides/slide1.xml'] ?? new Uint8Array()));
  return { files, slide, facts: outcome.facts.filter(({ fact }) => fact !== 'spoken') };
}

const cellsOf = (slide: Element) =>
  within(slide, 'tr').map((row) => within(row, 'tc').map((cell) => textWithin(cell)));
const points = (value: string | undefined) => Number(value) / 12_700;

test.each([
  ['lines', drawRules()],
  ['narrow rectangles, as Word prints them', drawRulesAsRectangles],
] as [string, Draw][])('a table ruled by %s on all sides is a table on the slide', async (_, rules) => {
  const { files, slide, facts } = await slideOf(drawShading, rules, drawWords);
  expect(cellsOf(slide)).toEqual(rows);
  expect(within(slide, 'sp')).toEqual([]);
  expect(facts).toEqual([{ fact: 'slide-tables', count: 1 }]);
  // Its rules and its shading are the table’s own: no picture is behind it.
  expect(Object.keys(files).filter((name) => name.includes('media'))).toEqual([]);
  expect(within(slide, 'gridCol').map(({ attributes }) => Math.round(points(attributes.w)))).toEqual([
    200, 100, 130,
  ]);
  expect(within(slide, 'tr').map(({ attributes }) => Math.round(points(attributes.h)))).toEqual([30, 30, 30]);
  const frame = within(slide, 'graphicFrame')[0] as Element;
  expect(
    within(frame, 'off').map(({ attributes: { x, y } }) => [points(x), points(y)].map(Math.round)),
  ).toEqual([[50, 100]]);
  expect(formatFaults(files)).toEqual([]);
});

test('cells keep their shading, their rules and the place of their text', async () => {
  const { slide } = await slideOf(drawShading, drawRules(), drawWords);
  const cells = within(slide, 'tc').map((cell) => child(cell, 'tcPr') as Element);
  const fills = cells
    .slice(0, 3)
    .map((cell) => within(child(cell, 'solidFill') as Element, 'srgbClr')[0]?.attributes.val);
  expect(fills).toEqual(['ffcc33', 'ffcc33', 'ffcc33']);
  expect(cells.slice(3).every((cell) => child(cell, 'noFill'))).toBe(true);
  const [left] = within(cells[4] as Element, 'lnL');
  expect(points(left?.attributes.w)).toBeCloseTo(0.75, 2);
  expect(within(left as Element, 'srgbClr')[0]?.attributes.val).toBe('336699');
  expect(points(cells[3]?.attributes.marL)).toBeCloseTo(6, 0);
  const amount = within(slide, 'tc')[5] as Element;
  expect(within(amount, 'pPr')[0]?.attributes.algn).toBe('r');
  expect(points(cells[5]?.attributes.marR)).toBeCloseTo(6, 0);
});

test('text that fills its cell is aligned as the cells above and below it are', async () => {
  const full: Draw = (page, { font }) =>
    page.drawText('A line that fills its cell to the end', {
      x: 56,
      y: 215,
      size: (11 * 188) / font.widthOfTextAtSize('A line that fills its cell to the end', 11),
      font,
    });
  const upper: Draw = (page, fonts) => {
    for (const [row, text] of ['Item', 'Audit'].entries())
      page.drawText(text, { x: 56, y: (lines[row] ?? 0) - 19, size: 11, font: fonts.font });
  };
  const { slide } = await slideOf(drawRules(), upper, full);
  const last = within(slide, 'tc')[6] as Element;
  expect(textWithin(last)).toBe('A line that fills its cell to the end');
  expect(within(last, 'pPr')[0]?.attributes.algn).toBeUndefined();
});

const drawCircle: Draw = (page) =>
  page.drawCircle({ x: 300, y: 250, size: 20, borderColor: black, borderWidth: 1 });
const drawAcross: Draw = (page, { font }) =>
  page.drawText('from one cell into the next', { x: 200, y: 215, size: 11, font });

test.each([
  ['a side of a cell is missing', [drawRules((index) => index === 4), drawWords]],
  ['a line of text runs over a rule', [drawRules(), drawWords, drawAcross]],
  ['something is drawn over the table', [drawRules(), drawWords, drawCircle]],
  ['the table has no words', [drawRules()]],
] as [string, Draw[]][])('where %s, lines stay in the picture and words are boxes', async (_, draws) => {
  const { files, slide } = await slideOf(...draws);
  expect(within(slide, 'tbl')).toEqual([]);
  expect(Object.keys(files)).toContain('ppt/media/media1.png');
  const texts = within(slide, 'sp').map((box) => textWithin(box));
  if (draws.includes(drawWords)) for (const text of rows.flat()) expect(texts.join('\n')).toContain(text);
});

test('shading under something that stays in the picture stays there, too', async () => {
  const dot: Draw = (page) => page.drawCircle({ x: 470, y: 285, size: 4, color: black });
  const { files, slide } = await slideOf(drawShading, dot, drawRules(), drawWords);
  expect(cellsOf(slide)).toEqual(rows);
  expect(within(slide, 'tc').every((cell) => child(child(cell, 'tcPr') as Element, 'noFill'))).toBe(true);
  expect(Object.keys(files)).toContain('ppt/media/media1.png');
});

test('two tables on a page stay separate, and the words around them stay text boxes', async () => {
  const lower: Draw = (page, fonts) => {
    page.drawText('Second', { x: 50, y: 180, size: 11, font: fonts.font });
    for (const y of [160, 130, 100]) page.drawLine({ start: { x: 50, y }, end: { x: 250, y }, color: black });
    for (const x of [50, 150, 250]) page.drawLine({ start: { x, y: 100 }, end: { x, y: 160 }, color: black });
    for (const [x, y, text] of [
      [55, 140, 'Paid'],
      [155, 140, 'Open'],
      [55, 110, '12'],
      [155, 110, '30'],
    ] as const)
      page.drawText(text, { x, y, size: 11, font: fonts.font });
  };
  const { slide, facts } = await slideOf(drawRules(), drawWords, lower);
  expect(within(slide, 'tbl')).toHaveLength(2);
  expect(within(slide, 'sp').map((box) => textWithin(box))).toEqual(['Second']);
  expect(facts).toEqual([
    { fact: 'boxes', count: 1 },
    { fact: 'slide-tables', count: 2 },
  ]);
});

/** Words of a heading over two columns, and of a name beside two rows. */
const drawMergedWords: Draw = (page, { font }) => {
  const texts = [
    ['Quarter', 150, 281],
    ['Sum', 356, 281],
    ['Audit of', 56, 236],
    ['one', 256, 251],
    ['45,000', 356, 251],
    ['two', 256, 221],
    ['13,500', 356, 221],
  ] as const;
  for (const [text, x, y] of texts) page.drawText(text, { x, y, size: 11, font });
};
/** Sides are numbered: three of each of the four horizontal lines, then three of each of the four vertical ones. */
const drawWithoutSides = (...leftOut: number[]) => drawRules((index) => leftOut.includes(index));

test('cells that span two columns or two rows do so on the slide too', async () => {
  // Leaves out the side right of the first cell of row 1, and the side below the first cell of row 2.
  const { files, slide, facts } = await slideOf(drawWithoutSides(15, 6), drawMergedWords);
  expect(cellsOf(slide)).toEqual([
    ['Quarter', '', 'Sum'],
    ['Audit of', 'one', '45,000'],
    ['', 'two', '13,500'],
  ]);
  const spans = within(slide, 'tc').map(({ attributes }) => attributes);
  expect(spans).toEqual([
    { gridSpan: '2' },
    { hMerge: '1' },
    {},
    { rowSpan: '2' },
    {},
    {},
    { vMerge: '1' },
    {},
    {},
  ]);
  expect(Object.keys(files).filter((name) => name.includes('media'))).toEqual([]);
  expect(facts).toEqual([{ fact: 'slide-tables', count: 1 }]);
  expect(formatFaults(files)).toEqual([]);
});

test.each([
  ['cells that would be one have words each', [drawWithoutSides(15), drawWords]],
  ['the cells without a rule between them are no rectangle', [drawWithoutSides(15, 6, 4), drawMergedWords]],
  [
    'a rule between two cells is drawn in part',
    [
      drawWithoutSides(15, 6),
      drawMergedWords,
      (page) => page.drawLine({ start: { x: 250, y: 300 }, end: { x: 250, y: 285 }, color: black }),
    ],
  ],
] as [string, Draw[]][])('where %s, the table stays in the picture', async (_, draws) => {
  const { slide } = await slideOf(...draws);
  expect(within(slide, 'tbl')).toEqual([]);
});
