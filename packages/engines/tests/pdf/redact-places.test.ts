import '../helpers/offscreen-canvas';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { findMarks } from '../../src/pdf/redact/find';
import type { Pattern } from '../../src/pdf/redact/patterns';
import { readRedacted } from '../../src/pdf/redact/places';
import { redact } from '../../src/pdf/redact/redact';
import { bytesOf, pdfHost as host, sourceFile } from '../helpers/engine-host';

/** A file whose pages have these lines. */
async function fileOf(...pages: string[][]) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = document.addPage([500, 300]);
    for (const [index, text] of lines.entries())
      page.drawText(text, { x: 40, y: 250 - 20 * index, size: 12, font });
  }
  return sourceFile('test.pdf', await document.save());
}

const foundIn = async (pattern: Pattern, line: string) =>
  (await findMarks({ source: await fileOf([line]), patterns: [pattern] }, host)).marks.map(
    ({ text }) => text,
  );

describe('a search by pattern', () => {
  test.each<[string, Pattern, string, string[]]>([
    ['finds a GSTIN', 'gstin', 'GSTIN: 27AAPFU0939F1ZV, Pune', ['27AAPFU0939F1ZV']],
    ['does not find a GSTIN with a wrong check digit', 'gstin', 'GSTIN: 27AAPFU0939F1ZW', []],
    ['does not find a GSTIN of a state that does not exist', 'gstin', 'GSTIN: 45AAPFU0939F1ZV', []],
    ['does not find a GSTIN within a longer code', 'gstin', 'REF27AAPFU0939F1ZV and 27AAPFU0939F1ZV9', []],
    ['finds an IFSC', 'ifsc', 'IFSC HDFC0001234; branch', ['HDFC0001234']],
    ['does not find an IFSC without the zero', 'ifsc', 'HDFC1001234', []],
    ['does not find an IFSC that is too short or too long', 'ifsc', 'HDFC000123 and HDFC00012345', []],
    [
      'finds a UPI ID',
      'upi',
      'Pay asha.rao-1@okaxis. Or 9876543210@ybl',
      ['asha.rao-1@okaxis', '9876543210@ybl'],
    ],
    ['does not find an email address as a UPI ID', 'upi', 'asha@firm.in or asha.rao@mail.firm.co.in', []],
    ['does not find a name after @ alone as a UPI ID', 'upi', 'by @asha, at 5@2', []],
  ])('%s', async (_, pattern, line, expected) => {
    expect(await foundIn(pattern, line)).toEqual(expected);
  });
});

test('the letters left in each marked place, and the words beside it, are read from the finished file', async () => {
  const source = await fileOf(
    ['First of all the landlord insures the fittings here,', 'landlord and tenant.'],
    ['To the landlord'],
  );
  const { marks } = await findMarks({ source, query: 'landlord' }, host);
  // Before redaction, each place has eight letters.
  expect((await readRedacted({ source, marks }, host)).map(({ letters }) => letters)).toEqual([8, 8, 8]);
  const { files } = await redact({ source, marks, name: 'out.pdf' }, host);
  const result = sourceFile('out.pdf', await bytesOf(files[0] as (typeof files)[number]));
  expect(await readRedacted({ source: result, marks }, host)).toEqual([
    { letters: 0, around: { before: 'of all the ', after: ' insures the fittings' } },
    { letters: 0, around: { before: 'the fittings here, ', after: ' and tenant.' } },
    { letters: 0, around: { before: 'To the ', after: '' } },
  ]);
});

test('the words around a place at a line end include the start of the next line, and at a line start the end of the previous line', async () => {
  const source = await fileOf([
    'The landlord',
    'inspects the deposit and the lift. The landlord',
    '',
    'tenant insures the lift',
  ]);
  const marked = [
    ...(await findMarks({ source, query: 'landlord' }, host)).marks,
    ...(await findMarks({ source, query: 'tenant' }, host)).marks,
  ];
  const { files } = await redact({ source, marks: marked, name: 'out.pdf' }, host);
  const result = sourceFile('out.pdf', await bytesOf(files[0] as (typeof files)[number]));
  const places = await readRedacted({ source: result, marks: marked }, host);
  expect(places.map(({ around }) => around)).toEqual([
    { before: 'The ', after: ' inspects the deposit' },
    { before: 'the lift. The ', after: ' insures the lift' },
    { before: 'the lift. The ', after: ' insures the lift' },
  ]);
});
