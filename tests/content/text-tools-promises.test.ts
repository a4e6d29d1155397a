import { contractOf, paragraphs } from 'engines/testing/documents/contract';
import { lease } from 'engines/testing/documents/lease';
import { writeWordFile } from 'engines/testing/documents/word';
import { p, run, table, wordFile } from 'engines/testing/word-file';
import {
  compareDocuments,
  type Rule,
  readDocx,
  readPlain,
  screenDocument,
  screenPlagiarism,
  sentencesOf,
  summarizeDocument,
} from 'engines/text';
import { expect, test } from 'vitest';
import { findCorrections } from '@/lib/text-corrections';
import { leaseReturned, leaseSent } from '@/tests/helpers/documents/leases';
import { messagesOf } from '@/tests/helpers/tool-messages';
import { expectPromise } from '@/tests/helpers/tool-promises';

/** Checks promises on the pages of text tools against what the tools find in a document. */

const today = '2026-03-20';
const plainText = (content: string) => readPlain(content, 'a.txt');
const wordDocument = (body: string, core?: string) => readDocx(wordFile({ body, core }), 'a.docx');
const author = '<dc:creator>Meera Shah</dc:creator>';
const withField = (kind: 'text' | 'signature') => {
  const doc = plainText('Loan form');
  const field = { name: 'a', label: 'Account', value: '', required: true, readOnly: false, signed: false };
  doc.pages[0]?.fields.push({ ...field, kind });
  return doc;
};
const clauses = '1. Rent is due.\n\n2. Keys are kept.\n\n3. Notice is given.\n\n';

const screenerPromises: [promise: string, rule: Rule, doc: ReturnType<typeof plainText>][] = [
  ['Empty and unsigned fields', 'field-empty', withField('text')],
  ['Empty and unsigned fields', 'field-unsigned', withField('signature')],
  ['blanks', 'blank', plainText('The rent is ________ a month.')],
  [
    'sample text that was never replaced',
    'placeholder',
    plainText('Made with [NAME OF TENANT] of the first part.'),
  ],
  ['dates that are missing, impossible or past', 'date-missing', plainText('Place and date:')],
  ['dates that are missing, impossible or past', 'date-impossible', plainText('It ends on 31 June 2026.')],
  [
    'dates that are missing, impossible or past',
    'date-past',
    plainText('The licence is valid until 31 March 2024.'),
  ],
  [
    'totals that don’t add up',
    'total',
    wordDocument(
      table(
        [4000, 4000],
        [
          ['Item', 'Amount'],
          ['Rent', '1,000'],
          ['Water', '200'],
          ['Total', '1,300'],
        ],
      ),
    ),
  ],
  [
    'references to clauses or annexures that aren’t there',
    'reference',
    plainText(`${clauses}4. As clause 41 provides, it ends.`),
  ],
  ['invalid PAN, GSTIN and IFSC codes', 'pan', plainText('PAN AAPXU0939F')],
  ['invalid PAN, GSTIN and IFSC codes', 'gstin', plainText('GSTIN 27AAPFU0939F1ZW')],
  ['invalid PAN, GSTIN and IFSC codes', 'ifsc', plainText('IFSC HDFCO001234')],
  ['tracked changes', 'tracked', wordDocument(`<w:p><w:ins w:author="A">${run('put in')}</w:ins></w:p>`)],
  ['hidden text', 'hidden', wordDocument(`<w:p>${run('secret', '<w:vanish/>')}${run('Rent')}</w:p>`)],
  ['names left in the file', 'metadata', wordDocument(p('Rent is due.'), author)],
];

test.each(screenerPromises)('Document Screener looks for %s: %s', (promise, rule, doc) => {
  expectPromise('document-screener', promise);
  expect(screenDocument(doc, today).findings.map((finding) => finding.rule)).toContain(rule);
});

test('Document Screener: messages of rules have only known placeholders', () => {
  const messages = messagesOf('document-screener');
  for (const { title, why } of Object.values(messages.rules)) {
    for (const placeholder of `${title} ${why}`.matchAll(/\{(\w+)\}/g)) {
      expect(
        'label text from to is days stated sum product figures words kind number property value',
      ).toContain(placeholder[1]);
    }
  }
});

test('Compare PDF reports what was removed, added and moved, in Word files too', () => {
  for (const promise of ['Removed text', 'added text', 'moved text', 'Word files'])
    expectPromise('compare-pdf', promise);
  const doc = (content: typeof leaseSent) => readDocx(writeWordFile(content), 'a.docx');
  const { changes } = compareDocuments(doc(leaseSent), doc(leaseReturned));
  expect(changes.map(({ kind }) => kind).sort()).toEqual(['added', 'moved', 'replaced']);
  const reversed = compareDocuments(doc(leaseReturned), doc(leaseSent));
  expect(reversed.changes.map(({ kind }) => kind).sort()).toEqual(['moved', 'removed', 'replaced']);
});

test('Plagiarism Screener compares with the added sources, and each match names its source', () => {
  expectPromise('plagiarism-screener', 'It doesn’t search the web or a library');
  expectPromise('plagiarism-screener', 'Passages in both are marked');
  const copied =
    'Rural credit fell in every district while deposits rose, and the cause of it remains disputed';
  const result = screenPlagiarism(plainText(`We think so. ${copied}; we agree.`), [
    plainText('Nothing of this source stands in the document at all.'),
    plainText(`Before it: ${copied}. After it.`),
  ]);
  expect(result.passages.map(({ source }) => source)).toEqual([1]);
  expect(result.passages[0]?.place.text).toContain('Rural credit fell');
  expect(result.passages[0]?.from.text).toContain('Rural credit fell');
});

test('Summarize Text picks the announced number of whole sentences, with dates, parties and amounts', async () => {
  expectPromise(
    'summarize-text',
    'three to five, five to ten, or up to twenty, and more where a text has many',
  );
  expectPromise(
    'summarize-text',
    'Short or long, a summary keeps every decision, appointment and sum of money we find',
  );
  expectPromise('summarize-text', 'picks whole sentences and doesn’t reword them');
  expectPromise('summarize-text', 'keeps headings and figures');
  expectPromise('summarize-text', 'lists dates, parties and amounts');
  const doc = readDocx(writeWordFile(lease), 'lease.docx');
  const { points, lengths, facts } = summarizeDocument(doc);
  const sentences = sentencesOf(doc).map((sentence) => sentence.text);
  expect(sentences).toEqual(expect.arrayContaining(points.map((point) => point.text)));
  expect(points.every(({ heading }) => heading)).toBe(true);
  for (const kind of ['dates', 'parties', 'amounts'] as const) expect(facts[kind]).not.toEqual([]);
  const longContract = contractOf(paragraphs(5, 60)).parts.flatMap((part) =>
    'text' in part ? [part.text] : [],
  );
  for (const source of [doc, plainText(longContract.join('\n\n'))]) {
    const summary = source === doc ? { points, lengths } : summarizeDocument(source);
    // Sentences with sums or decisions are kept in addition to the promised number.
    const isOrdinary = (index: number) => !/₹|\bRs\b|agreed/.test(summary.points[index]?.text ?? '');
    const ordinaryCounts = Object.values(summary.lengths).map((list) => list.filter(isOrdinary).length);
    for (const [index, max] of [5, 10, 20].entries()) expect(ordinaryCounts[index]).toBeLessThanOrEqual(max);
    if (source !== doc) continue;
    const { short, medium, long } = summary.lengths;
    expect(short.length).toBeGreaterThanOrEqual(3);
    expect(short.length).toBeLessThanOrEqual(5);
    expect(medium.length).toBeGreaterThanOrEqual(5);
    expect(medium.length).toBeLessThanOrEqual(10);
    expect(long.length).toBeLessThanOrEqual(20);
  }
});

test.each([
  ['typos', 'We recieve it.', 'typing'],
  ['dates', 'Due on 2026-03-15.', 'date'],
  ['amounts', 'We owe Rs. 1234567 today.', 'amount'],
  ['wordy phrases', 'We utilise it.', 'plain'],
])('AI PDF Editor corrects %s', (promise, wording, kind) => {
  expectPromise('ai-pdf-editor', promise);
  const messages = messagesOf('ai-pdf-editor');
  expect(findCorrections(wording, messages.lists).map((correction) => correction.kind)).toEqual([kind]);
});
