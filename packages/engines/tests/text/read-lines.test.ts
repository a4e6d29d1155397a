import { expect, test } from 'vitest';
import { textOf, tokensOf } from '../../src/text/model';
import { documentOf } from '../helpers/documents/read';
import { rawPdf } from '../helpers/raw-pdf';
import { pdfWithLetter } from '../helpers/unclear-letters';

const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';

/** Lines of a page with this content, in order of their words. */
async function linesOf(content: string, font = helvetica, ...more: { dict: string; data: string }[]) {
  const { pages } = await documentOf('a.pdf', pdfOf(content, font, ...more));
  return pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' '))),
  );
}

const pdfOf = (content: string, font: string, ...more: { dict: string; data: string }[]) =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 500 400]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    { dict: '', data: content },
    font,
    ...more,
  ]);

const textAt = (x: number, y: number, size: number, text: string) =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET `;

test('two lines beside a tall brace stay separate', async () => {
  const lines = await linesOf(
    textAt(20, 300, 8, 'Yourself. If someone can claim you, do not check box 6a') +
      textAt(20, 288, 8, 'Spouse and the others who lived with you for the year') +
      textAt(300, 293, 24, '}'),
  );
  expect(lines.join(' ').replace(/ ?} ?/, ' ').trim()).toBe(
    'Yourself. If someone can claim you, do not check box 6a Spouse and the others who lived with you for the year',
  );
});

test('a small line above a large one stays separate beside a larger figure', async () => {
  const lines = await linesOf(
    textAt(20, 300, 24, '1040') +
      textAt(76.4, 312.3, 6, 'Department of the Treasury, Internal Revenue Service') +
      textAt(76.4, 300, 12, 'Individual Income Tax Return'),
  );
  expect(lines.join(' ')).toContain('Individual Income Tax Return');
  expect(lines.join(' ')).toContain('Department of the Treasury, Internal Revenue Service');
});

test('raised letters belong to the word that they touch, wherever it is in its line', async () => {
  const lines = await linesOf(
    textAt(20, 300, 10, 'Open house of the 5') +
      textAt(110.7, 304.7, 6.5, 'th') +
      textAt(119, 300, 10, 'grade'),
  );
  expect(lines).toEqual(['Open house of the 5th grade']);
});

test('overlapping words stay separate', async () => {
  expect(await linesOf(textAt(20, 300, 10, 'Pune41') + textAt(45, 300, 10, 'Nagpur'))).toEqual([
    'Pune41 Nagpur',
  ]);
});

test('adjacent letters of a Type 3 font with a tiny font size form words', async () => {
  const font =
    '<</Type/Font/Subtype/Type3/FontBBox[0 -14 64 58]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a 6 0 R>>/FirstChar 97' +
    '/LastChar 99/Widths[33 33 33]/Encoding<</Differences[97/a/b/c]>>/ToUnicode 7 0 R/Resources<<>>>>';
  const glyph = { dict: '', data: '33 0 0 0 30 40 d1 0 0 30 40 re f' };
  const cmap = {
    dict: '',
    data: '1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <61> <63> <0061> endbfrange',
  };
  const letters = [20, 28.3, 36.6, 60, 68.4].map((x, index) => textAt(x, 300, 0.24, 'abcab'[index] ?? ''));
  expect(await linesOf(letters.join(''), font, glyph, cmap)).toEqual(['abc ab']);
});

test('a row of ellipses has its own width, so that a mark covers all of it', async () => {
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>';
  const doc = await documentOf(
    'a.pdf',
    pdfOf(textAt(20, 300, 10, String.raw`at \205\205\205\205 by the seller`), font),
  );
  const dots = tokensOf(doc).find(({ word }) => word.text === '…………')?.word.boxes?.[0];
  expect(dots?.x).toBeCloseTo(20 + 11.12, 0);
  expect(dots?.width).toBeCloseTo(40, 0);
});

test('an initial at the beginning of a line does not begin a list entry, a letter of a list does', async () => {
  const blocksOf = async (...lines: string[]) => {
    const content = lines.map((line, index) => textAt(20, 300 - 14 * index, 12, line)).join('');
    const { pages } = await documentOf('a.pdf', pdfOf(content, helvetica));
    return pages.flatMap(({ blocks }) => blocks.map((block) => `${block.kind}: ${textOf(block)}`));
  };
  const paid = [
    'The sum of 1,32,500 rupees is paid in full by the surveyor to',
    'S. Iyer subject to approval.',
  ];
  expect(await blocksOf(...paid)).toEqual([`paragraph: ${paid.join(' ')}`]);
  const entries = ['A. The rent, which is due on the fifth day of every month', 'B. The deposit'];
  expect(await blocksOf(...entries)).toEqual(entries.map((entry) => `list: ${entry}`));
  const [ended, entry] = ['The tenant pays what follows, each month on its fifth day:', 'A. The rent'];
  expect(await blocksOf(ended, entry)).toEqual([`paragraph: ${ended}`, `list: ${entry}`]);
});

test('a page says that it draws letters without a text, and one whose letters all have a text does not', async () => {
  const unclearOf = async (isUnclear: boolean) =>
    (await documentOf('a.pdf', pdfWithLetter({ isUnclear }))).pages.map(({ unclear = false }) => unclear);
  expect(await unclearOf(true)).toEqual([true]);
  expect(await unclearOf(false)).toEqual([false]);
});
