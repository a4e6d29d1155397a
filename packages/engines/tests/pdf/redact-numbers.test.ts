import '../helpers/offscreen-canvas';
import { describe, expect, test } from 'vitest';
import { findMarks } from '../../src/pdf/redact/find';
import type { Pattern } from '../../src/pdf/redact/patterns';
import { encodeLatin1 } from '../../src/write/bytes';
import { pdfHost as host, sourceFile } from '../helpers/engine-host';
import { doc, redacted } from '../helpers/redacted';

const marksOf = async (bytes: Uint8Array, patterns: Pattern[]) =>
  (await findMarks({ source: sourceFile('test.pdf', bytes), patterns }, host)).marks;

const twoLines = (first: string, second: string) =>
  doc(`BT /F 12 Tf 250 250 Td (${first}) Tj ET BT /F 12 Tf 40 235 Td (${second}) Tj ET`);

describe('a number or an address that a line divides is found, and removed from both lines', () => {
  test.each<[Pattern, string, string, string, string]>([
    ['aadhaar', 'UID 2341 2341', '2346 is hers', '2341 2341\n2346', 'UIDishers'],
    ['phone', 'Phone +91 98765', '43210 is hers', '+91 98765\n43210', 'Phoneishers'],
    ['email', 'asha.thistle@', 'wood.example is hers', 'asha.thistle@\nwood.example', 'ishers'],
    ['pan', 'PAN ABCPE12', '34F is hers', 'ABCPE12\n34F', 'PANishers'],
    ['ifsc', 'IFSC HDFC0', '001234 is hers', 'HDFC0\n001234', 'IFSCishers'],
    ['gstin', 'GSTIN 27AAPFU', '0939F1ZV is hers', '27AAPFU\n0939F1ZV', 'GSTINishers'],
    ['aadhaar', 'UID 23412', '3412346 is hers', '23412\n3412346', 'UIDishers'],
    ['account', 'Account 501001', '23456789 is hers', '501001\n23456789', 'Accountishers'],
    ['account', 'Account number:', '501001234567 is hers', '501001234567', 'Accountnumber:ishers'],
    ['account', 'IBAN DE89 3704 0044', '0532 0130 00 is hers', 'DE89 3704 0044\n0532 0130 00', 'IBANishers'],
  ])('%s', async (pattern, first, second, found, rest) => {
    const bytes = twoLines(first, second);
    const marks = await marksOf(bytes, [pattern]);
    expect(marks.map(({ text }) => text)).toEqual([found]);
    const { letters } = await redacted(bytes, marks);
    expect(letters.text).toBe(rest);
  });

  test('but two rows of a column of numbers are not one phone number', async () => {
    expect(await marksOf(twoLines('Pin 98765', '43210 next'), ['phone'])).toEqual([]);
  });
});

describe('a number is found however it is spaced', () => {
  /** Characters in boxes of their own, each drawn by an operator of its own. */
  const inBoxes = (text: string) =>
    [...text].map((character, index) => `1 0 0 1 ${40 + 26 * index} 250 Tm (${character}) Tj`).join(' ');
  test.each<[Pattern, string, string]>([
    ['pan', 'in groups', '40 250 Td (ABCPE 1234 F) Tj'],
    ['pan', 'in boxes', inBoxes('ABCPE1234F')],
    ['aadhaar', 'in boxes', inBoxes('234123412346')],
    ['pan', 'by several operators', '40 250 Td (ABC) Tj (PE1) Tj (234F) Tj'],
  ])('%s %s', async (pattern, _, show) => {
    const bytes = doc(`BT /F 12 Tf ${show} ET`);
    const marks = await marksOf(bytes, [pattern]);
    expect(marks).toHaveLength(1);
    expect((await redacted(bytes, marks)).letters.text).toBe('');
  });

  test('but two numbers of a column are not one', async () => {
    expect(await marksOf(twoLines('Account 501001234567', '2345'), ['account'])).toMatchObject([
      { text: '501001234567' },
    ]);
    expect(await marksOf(twoLines('SCALES', '2024 A'), ['pan'])).toEqual([]);
  });
});

test('a search for several kinds names the kind of each place', async () => {
  const bytes = twoLines('PAN ABCPE1234F', 'Write to asha@thistle.example');
  const marks = await marksOf(bytes, ['email', 'pan', 'phone']);
  expect(marks.map(({ pattern, text }) => [pattern, text])).toEqual([
    ['pan', 'ABCPE1234F'],
    ['email', 'asha@thistle.example'],
  ]);
});

/** A page with an Aadhaar number in which the digits have other texts. */
const inDigits = (zero: string, more = '', show = '2341 2341 2346') =>
  encodeLatin1(
    Buffer.from(
      doc(`BT /G 12 Tf 40 250 Td (${show}) Tj ET`, [
        '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 7 0 R>>',
        {
          dict: '',
          data: `begincmap 1 begincodespacerange <00> <FF> endcodespacerange 2 beginbfrange <20> <2F> <0020> <30> <39> <${zero}> endbfrange ${more} endcmap`,
        },
      ]),
    )
      .toString('latin1')
      .replace('/Font<</F 3 0 R>>', '/Font<</F 3 0 R/G 6 0 R>>'),
  );

describe('a number is found in any digits and with any dashes', () => {
  test.each([
    ['full-width digits', inDigits('FF10')],
    ['digits of Devanagari', inDigits('0966')],
    ['dashes', inDigits('0030', '1 beginbfchar <5A> <2013> endbfchar', '2341Z2341Z2346')],
    ['a space without width', inDigits('0030', '1 beginbfchar <5A> <200B> endbfchar', '2341Z2341Z2346')],
  ])('%s', async (_, bytes) => {
    const marks = await marksOf(bytes, ['aadhaar']);
    expect(marks).toHaveLength(1);
    const { letters } = await redacted(bytes, marks);
    expect(letters.text).toBe('');
  });
});

test('a page whose font has character codes of one and two bytes is listed as not searched', async () => {
  const bytes = encodeLatin1(
    Buffer.from(
      doc('BT /F 12 Tf 40 250 Td (Case) Tj /G 12 Tf <3536> Tj ET', [
        '<</Type/Font/Subtype/Type0/BaseFont/Arial/Encoding 8 0 R/DescendantFonts[7 0 R]>>',
        '<</Type/Font/Subtype/CIDFontType2/BaseFont/Arial/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 600>>',
        {
          dict: '/Type/CMap/CMapName/X/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>',
          data: 'begincmap 2 begincodespacerange <00> <7F> <8000> <FFFF> endcodespacerange endcmap',
        },
      ]),
    )
      .toString('latin1')
      .replace('/Font<</F 3 0 R>>', '/Font<</F 3 0 R/G 6 0 R>>'),
  );
  const { unsearched } = await findMarks({ source: sourceFile('test.pdf', bytes), query: 'Thistle' }, host);
  expect(unsearched).toEqual([1]);
});

test('a single letter of a rare script does not count as a word to remove from the rest of the file', async () => {
  const letter = 'D807DC1E';
  const bytes = inDigits('0030', `1 beginbfchar <5A> <${letter}> endbfchar`, 'Z Z Z');
  const marks = [{ page: 1, quads: [[38, 240, 48, 240, 48, 270, 38, 270]] }];
  const { letters, searchable } = await redacted(bytes, marks);
  expect(letters.text).toBe('𑰞𑰞');
  expect(searchable).toContain(letter);
});
