import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { nodeHost } from '../../src/node';
import { assets } from '../../src/powerpoint/assets';
import { toSlides } from '../../src/powerpoint/pdf-to-slides';
import { parseXml } from '../../src/text/docx/parse-xml';
import { type Element, textWithin, within } from '../../src/text/docx/xml';
import { bytesOf, sourceFile } from '../helpers/engine-host';
import { rawPdf } from '../helpers/raw-pdf';

/** A page whose lines show these letters from left to right; each line ends at the same right edge. */
function paper(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  const letters = [...new Set(lines.join(''))];
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  // Letters of ASCII have their own codes, so that the page shows them.
  const code = (letter: string) =>
    hex(letter < '\x7f' ? letter.charCodeAt(0) : letters.indexOf(letter) + 161, 2);
  const mappings = letters.map((letter) => `<${code(letter)}> <${hex(letter.charCodeAt(0), 4)}>`);
  const visualLines = lines.map((line, index) => {
    const codes = [...line].map(code).join('');
    return `1 0 0 1 ${500 - line.length * 6} ${340 - index * 15} Tm <${codes}> Tj`;
  });
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 400]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    { dict: '', data: `BT /F1 10 Tf ${visualLines.join(' ')} ET` },
    '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding/ToUnicode 6 0 R>>',
    {
      dict: '',
      data: `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${mappings.length} beginbfchar ${mappings.join(' ')} endbfchar endcmap end`,
    },
  ]);
}

async function paragraphs(...lines: string[]): Promise<Element[]> {
  const file = sourceFile('a.pdf', paper(lines));
  const { files } = await toSlides({ file, notes: false }, nodeHost(assets));
  const parts = unzipSync(await bytesOf(files[0] as NonNullable<(typeof files)[0]>));
  return within(parseXml(strFromU8(parts['ppt/slides/slide1.xml'] as Uint8Array)), 'p');
}

test.each([
  ['words and a full stop', '.םלוע םולש', 'שלום עולם.'],
  ['a number and a name in Latin letters', 'ABC Ltd ןיב 1234 הזוח', 'חוזה 1234 בין ABC Ltd'],
  ['an amount, a date and a comma after it', 'קנבל ,31.12.2026 םוימ 5,000', '5,000 מיום 31.12.2026, לבנק'],
  ['two numbers beside each other', '6 5 ןובשח', 'חשבון 5 6'],
  ['brackets', '.(ב15 ףיעס) יפל', 'לפי (סעיף 15ב).'],
  ['Arabic', '٣ مقر دقع', 'عقد رقم ٣'],
])('a right-to-left line is in reading order: %s', async (_, visual, logical) => {
  const [paragraph] = await paragraphs(visual);
  expect(textWithin(paragraph)).toBe(logical);
});

test('a right-to-left word in a left-to-right line is reversed, and the line is not', async () => {
  const [paragraph] = await paragraphs('The word םולש means peace');
  expect(textWithin(paragraph)).toBe('The word שלום means peace');
  expect(within(paragraph as Element, 'pPr')[0]?.attributes.rtl).toBeUndefined();
});

test('lines of a right-to-left paragraph join into one that is aligned at the right', async () => {
  const paragraphElements = await paragraphs('שדוחה לכב םימולשת ינש םלשי רכושה', 'ריכשמה לש קנבה ןובשחל');
  expect(paragraphElements.map(textWithin)).toEqual([
    'השוכר ישלם שני תשלומים בכל החודש לחשבון הבנק של המשכיר',
  ]);
  expect(within(paragraphElements[0] as Element, 'pPr')[0]?.attributes).toMatchObject({
    algn: 'r',
    rtl: '1',
  });
});
