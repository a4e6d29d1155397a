import { degrees, PDFDocument, PDFName, PDFNumber, type PDFPage, StandardFonts } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { type TextDocument, tokensOf } from '../../src/text/model';
import { documentOf } from '../helpers/documents/read';

const line = 'The rent is 900 rupees a month';
const size = 12;

type TurnedLine = { turn?: number; at?: [number, number]; prepare?: (page: PDFPage) => void };

/** A page with one line, turned counterclockwise about its start. */
async function turnedLine({ turn = 0, at = [300, 300], prepare }: TurnedLine) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([600, 600]);
  prepare?.(page);
  page.drawText(line, { x: at[0], y: at[1], size, font, rotate: degrees(turn) });
  const start = font.widthOfTextAtSize('The rent is ', size);
  return { bytes: await document.save(), from: start, to: start + font.widthOfTextAtSize('900', size) };
}

const boxOf = (doc: TextDocument, text: string) =>
  tokensOf(doc).find(({ word }) => word.text === text)?.word.boxes?.[0];
const wordsOf = (doc: TextDocument) => tokensOf(doc).map(({ word }) => word.text);

/** Smallest box around a word of the line, on a page of this height, from ink below to ink above its baseline. */
function boxAround(turn: number, [x, y]: [number, number], from: number, to: number, height = 600) {
  const radians = (turn * Math.PI) / 180;
  const [u, v] = [Math.cos(radians), Math.sin(radians)];
  const corners = [from, to].flatMap((along) =>
    [-0.2 * size, 0.8 * size].map((up) => [x + u * along - v * up, height - (y + v * along + u * up)]),
  );
  const [xs, ys] = [corners.map(([left = 0]) => left), corners.map(([, top = 0]) => top)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

test.each([0, 12, 45, 90, 135, 180, 225, 270, 300])(
  'places the words of a line rotated by %s degrees',
  async (turn) => {
    const { bytes, from, to } = await turnedLine({ turn });
    const doc = await documentOf('turned.pdf', bytes);
    expect(wordsOf(doc)).toEqual(line.split(' '));
    const box = boxOf(doc, '900');
    for (const [side, value] of Object.entries(boxAround(turn, [300, 300], from, to)))
      expect(Math.abs((box?.[side as 'x'] ?? 0) - value), side).toBeLessThan(3);
  },
);

test('a cropped and rotated page with UserUnit 2 has its words where they are shown', async () => {
  const { bytes, from, to } = await turnedLine({
    at: [140, 300],
    prepare: (page) => {
      page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
      page.setCropBox(100, 200, 300, 150);
      page.setRotation(degrees(90));
    },
  });
  const doc = await documentOf('unit.pdf', bytes);
  expect(doc.pages[0]).toMatchObject({ width: 300, height: 600 });
  // The page is displayed turned clockwise: right in the file is down on the screen, up is right.
  const unrotated = boxAround(0, [40, 100], from, to, 0);
  const displayedBox = {
    x: -2 * (unrotated.y + unrotated.height),
    y: 2 * unrotated.x,
    width: 2 * unrotated.height,
    height: 2 * unrotated.width,
  };
  const box = boxOf(doc, '900');
  for (const [side, value] of Object.entries(displayedBox))
    expect(Math.abs((box?.[side as 'x'] ?? 0) - value), side).toBeLessThan(6);
});

test('reads a page whose text is turned like a level one: paragraphs in their order, two columns apart', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 600]);
  const wordsIn = (column: string) =>
    Array.from({ length: 8 }, (_, row) => `${column}${row} words that fill the line`);
  for (const [column, x] of [
    ['a', 40],
    ['b', 300],
  ] as const)
    for (const [row, text] of wordsIn(column).entries())
      page.drawText(text, { x: 100 + row * 14, y: x, size, rotate: degrees(90) });
  page.drawText('7', { x: 300, y: 580, size });
  const doc = await documentOf('landscape.pdf', await document.save());
  expect(wordsOf(doc)).toEqual([...wordsIn('a'), ...wordsIn('b'), '7'].join(' ').split(' '));
  expect(doc.pages[0]?.blocks.filter(({ kind }) => kind === 'aside')).toHaveLength(1);
});

test('reads mirrored text in its own order', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([600, 600]);
  const { pushGraphicsState, concatTransformationMatrix, popGraphicsState } = await import('@cantoo/pdf-lib');
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(-1, 0, 0, 1, 600, 0));
  page.drawText('first line of it', { x: 100, y: 500, size });
  page.drawText('second line of it', { x: 100, y: 486, size });
  page.pushOperators(popGraphicsState());
  const doc = await documentOf('mirrored.pdf', await document.save());
  expect(wordsOf(doc)).toEqual('first line of it second line of it'.split(' '));
  const box = boxOf(doc, 'first');
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(500, 0);
});

test.each([
  ['10', '3', 6, 'francs', '10³'],
  ['CO', '2', -3, 'is a gas', 'CO₂'],
  ['x', '-12', 5, 'of it', 'x⁻¹²'],
])(
  'a superscript or subscript digit beside %s is not read as a normal one',
  async (base, figure, rise, rest, word) => {
    const document = await PDFDocument.create();
    const font = await document.embedFont(StandardFonts.Helvetica);
    const page = document.addPage([400, 400]);
    page.drawText(base, { x: 40, y: 200, size, font });
    const x = 40 + font.widthOfTextAtSize(base, size);
    page.drawText(figure, { x, y: 200 + rise, size: 7, font });
    page.drawText(rest, { x: x + font.widthOfTextAtSize(figure, 7) + 4, y: 200, size, font });
    expect(wordsOf(await documentOf('raised.pdf', await document.save()))).toEqual([
      word,
      ...rest.split(' '),
    ]);
  },
);
