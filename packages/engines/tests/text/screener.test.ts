import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { readPlain } from '../../src/text/plain';
import { screenDocument } from '../../src/text/screener/screen';
import { documentOf } from '../helpers/documents/read';
import { p, run, wordFile } from '../helpers/word-file';
import { screenSeeded, summaryOf, today } from './screened-documents';

const screenText = (text: string) => screenDocument(readPlain(text, 'a.txt'), today).findings;

test('checks a GSTIN by its check digit', () => {
  expect(summaryOf(screenText('GSTIN 27AAPFU0939F1ZV and 27AAPFU0939F1ZW'))).toEqual([
    ['gstin', '27AAPFU0939F1ZW', { text: '27AAPFU0939F1ZW', reason: 'check' }],
  ]);
});

test.each([
  ['₹4,50,000 (Rupees Four Lakh Fifty Thousand only)', []],
  ['Rs. 1,05,00,020/- (Rupees One Crore Five Lakh and Twenty only)', []],
  [
    'Rs. 1,05,00,020/- (Rupees One Crore Fifty Lakh and Twenty only)',
    [['words-differ', { figures: 10_500_020, words: 15_000_020 }]],
  ],
  ['₹500.50 (Rupees Five Hundred and Fifty Paise only)', []],
  ['Rs. 1,00,000,00,00,000 (Rupees One Lakh Crore only)', []],
  ['Rs. 25,40,00,00,00,000 (Rupees Two Lakh Fifty Four Thousand Crore only)', []],
])('reads amounts in words: %s', (text, expected) => {
  expect(screenText(text).map(({ rule, data }) => [rule, data])).toEqual(expected);
});

test.each([
  ['The fee is Rs. 5 lakh only.', []],
  ['The fee is Rs. 2 lakh fifty thousand only.', []],
  ['It costs ₹ 10 thousand rupees.', []],
  ['₹1.5 crore (Rupees One Crore Fifty Lakh only)', []],
  ['₹1.33 crore (Rupees One Crore Thirty Three Lakh Twenty Five Thousand only)', []],
  ['₹1.5 crore (Rupees One Crore Five Lakh only)', [{ figures: 15_000_000, words: 10_500_000 }]],
  ['₹1 crore (Rupees one crore forty lakh only)', [{ figures: 10_000_000, words: 14_000_000 }]],
  ['₹5 lakh (Rupees five lakh forty thousand only)', [{ figures: 500_000, words: 540_000 }]],
  ['₹50,000 (Rupees fifteen thousand)', [{ figures: 50_000, words: 15_000 }]],
  ['thirty (30) days, 12% (twelve per cent), one hundred and twenty (120) months', []],
  ['within thirty (60) days', [{ figures: 60, words: 30, kind: 'number' }]],
  ['twelve percent (18%) a year', [{ figures: 18, words: 12, kind: 'number' }]],
  ['USD 5,000 (Five Hundred US Dollars)', [{ figures: 5000, words: 500, kind: 'number' }]],
  ['two (1) rent and (2) water; one two three (123); twenty twenty-six (2026)', []],
  ['Flat two (3 bedroom), Schedule One (2), Article Twenty One (4), clause 4 (two years)', []],
  ['within thirty (60 days)', [{ figures: 60, words: 30, kind: 'number' }]],
  ['Section 12 (One Person Company), 4 (four and a half) days', []],
])('compares numbers in words with those beside them: %s', (text, expected) => {
  expect(screenText(text).map(({ data }) => data)).toEqual(expected);
});

test('does not mistake leader dots for a blank, and recognises the dotted blank of a form', () => {
  expect(screenText('Introduction ............ 3 Methods .............. 14 Results ........ xii')).toEqual(
    [],
  );
  expect(screenText('Name ............ of the applicant')).toMatchObject([
    { rule: 'blank', data: { label: 'Name' } },
  ]);
});

test.each([
  ['The licence begins on 1 October 2026 and ends on 31 August 2026.', 1],
  ['The term commences on 1 October 2026 and ends on 31 August 2027.', 0],
  ['It starts on 1 October 2026, ending 31 August 2026.', 1],
])('finds a term that ends before it begins: %s', (text, count) => {
  expect(screenText(text).filter(({ rule }) => rule === 'date-order')).toHaveLength(count);
});

test('two blanks on one line have their own labels', () => {
  expect(screenText('Licensor: ________ Licensee: ________').map(({ data }) => data)).toMatchObject([
    { label: 'Licensor:' },
    { label: 'Licensee:' },
  ]);
});

test('recognises a date in the order of the United States', () => {
  expect(screenText('Issued 9/30/2011, returned 31/09/2011.')).toMatchObject([
    { data: { text: '31/09/2011' } },
  ]);
});

test('reports one missing clause, however many the sentence mentions', () => {
  const text = '1. The rent is due.\n\n2. Notice is given.\n\n3. Keys go back as clauses 38 and 39 say.';
  expect(screenText(text)).toMatchObject([{ rule: 'reference', data: { kind: 'clause', number: '38' } }]);
});

test('judges past dates by the given day', () => {
  const text = 'The licence is valid until 31 March 2026.';
  expect(screenDocument(readPlain(text, 'a'), '2026-03-31').findings).toEqual([]);
  expect(screenDocument(readPlain(text, 'a'), '2026-04-02').findings).toMatchObject([
    {
      rule: 'date-past',
      severity: 'look',
      data: { iso: '2026-03-31', days: 2 },
      place: { text: '31 March 2026.' },
    },
  ]);
});

test('lists empty fields, and says which are required', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 400]);
  page.drawText('Loan form', { x: 20, y: 350 });
  const form = document.getForm();
  const fields = { account: true, middle: false, city: true };
  Object.entries(fields).forEach(([name, required], index) => {
    const field = form.createTextField(name);
    if (required) field.enableRequired();
    if (name === 'city') field.setText('Pune');
    field.addToPage(page, { x: 20, y: 300 - index * 40, width: 100, height: 20 });
  });
  const { findings } = screenDocument(await documentOf('form.pdf', await document.save()), today);
  expect(findings.map(({ rule, severity, data }) => [rule, severity, data.label])).toEqual([
    ['field-empty', 'must', 'account'],
    ['field-empty', 'look', 'middle'],
  ]);
  expect(findings[0]?.place.boxes).toMatchObject([{ page: 1, width: 101 }]);
});

test('finds lines drawn to write and to sign on, and no other lines', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage([500, 400]);
  const write = (text: string, x: number, y: number) => page.drawText(text, { x, y, size: 10 });
  const line = (x: number, y: number, width: number) =>
    page.drawLine({ start: { x, y }, end: { x: x + width, y }, thickness: 0.7 });
  write('Agreement of Sale', 40, 370);
  line(40, 368, 90);
  line(40, 350, 420);
  write('Account number:', 40, 300);
  line(125, 299, 150);
  write('Name: A. Rao', 40, 270);
  line(70, 268, 150);
  line(300, 120, 140);
  write('Signature of guarantor', 310, 108);
  for (let row = 0; row < 5; row++) line(40, 220 - row * 14, 300);
  for (let row = 0; row < 4; row++) write(`Row ${row}`, 44, 210 - row * 14);
  const doc = await documentOf('drawn.pdf', await document.save(), { rules: true });
  expect(screenDocument(doc, today).findings.map(({ rule, data }) => [rule, data.label])).toEqual([
    ['blank', 'Account number:'],
    ['unsigned', 'Signature of guarantor'],
  ]);
});

test('lists hidden contents of a Word file', async () => {
  const bytes = wordFile({
    body: `<w:p>${run('The rent is ')}<w:ins>${run('95')}</w:ins><w:r><w:commentReference w:id="0"/></w:r></w:p>${p('Public')}<w:p>${run('Ask Ravi first', '<w:vanish/>')}</w:p>`,
    comments: `<w:comment w:id="0" w:author="Asha">${p('Too high?')}</w:comment>`,
    core: '<dc:creator>Asha Rao</dc:creator>',
  });
  const { findings } = screenDocument(await documentOf('a.docx', bytes), today);
  expect(summaryOf(findings)).toEqual(
    expect.arrayContaining([
      ['metadata', '', { property: 'author', value: 'Asha Rao' }],
      ['tracked', '95', { kind: 'inserted', text: '95' }],
      ['comment', 'Too high?', { author: 'Asha', text: 'Too high?' }],
      ['hidden', 'Ask Ravi first', { text: 'Ask Ravi first' }],
    ]),
  );
  expect(findings).toHaveLength(4);
});

test('finds 95 % of the faults seeded into three documents, each a print and a Word file, and nothing else', async () => {
  const { seeded, missed, others } = await screenSeeded([0, 1, 2]);
  expect(seeded).toBeGreaterThan(50);
  expect(missed.length).toBeLessThanOrEqual(0.05 * seeded);
  expect(summaryOf(others)).toEqual([]);
});

test('finds valid personal numbers, one finding for each kind', () => {
  const text =
    'Aadhaar 2345 6789 0124, not 2345 6789 0123. PAN ABCPE1234F. Account No. 123456789012. Call +91 98765 43210 or +91 98765 43211.';
  const findings = screenText(text).filter(({ rule }) => rule === 'personal');
  expect(findings.map(({ data }) => [data.kind, data.text, data.count])).toEqual([
    ['aadhaar', '2345 6789 0124', 1],
    ['pan', 'ABCPE1234F', 1],
    ['account', '123456789012', 1],
    ['phone', '+91 98765 43210', 2],
  ]);
});

test.each([
  ['The rent is due on the the first day.', ['the the']],
  ['It had had a name, and New York New York stays.', []],
])('finds a word that occurs twice: %s', (text, expected) => {
  const findings = screenText(text).filter(({ rule }) => rule === 'doubled');
  expect(findings.map(({ data, severity }) => (severity === 'should' ? data.text : severity))).toEqual(
    expected,
  );
});
