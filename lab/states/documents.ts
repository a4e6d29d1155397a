import type { Browser } from '@playwright/test';
import type { Content } from 'engines/testing/documents/content';
import { contractOf, paragraphs } from 'engines/testing/documents/contract';
import { plainLayout } from 'engines/testing/documents/layouts';
import { lease } from 'engines/testing/documents/lease';
import { printPdf } from 'engines/testing/documents/print';
import { essay } from 'engines/testing/documents/prose';
import { withSeededFaults } from 'engines/testing/documents/seeded-faults';
import { type FilePayload, filePayload, textFile } from 'engines/testing/file-payload';
import { PDFDocument } from 'engines/testing/pdf-lib';
import { strToU8, zipSync } from 'engines/testing/zip';
import { pdfDocument, scan, wordDocument } from '@/tests/helpers/documents/file-payloads';
import { leaseReturned, leaseSent } from '@/tests/helpers/documents/leases';
import { minutesPdf, minutesText, minutesWord } from '@/tests/helpers/documents/reading';
import { accounts, fewPages, letter, tender } from './office-documents';
import type { FileSource } from './steps';

/** Documents for the pictures of the tools; most of them are also those of the tests. */

/** A PDF of exactly `count` pages: the first ones of a document; by default, of a contract that is long enough. */
const documentOf =
  (
    name: string,
    count: number,
    doc = contractOf(paragraphs(7, count * 10)),
    layout = plainLayout,
  ): FileSource =>
  async () => {
    const document = await PDFDocument.load(await printPdf(doc, layout));
    if (document.getPageCount() < count) throw new Error(`${name} has fewer than ${count} pages.`);
    while (document.getPageCount() > count) document.removePage(count);
    return filePayload(name, await document.save());
  };

export { accounts, fewPages, letter, tender };

export const annexures = documentOf('annexures.pdf', 38);
/** The letter with an attached note that contains one of its words, which redaction searches for. */
export const letterWithNote: FileSource = async (browser) => {
  const { name, buffer } = await (letter as (browser: Browser) => Promise<FilePayload>)(browser);
  const document = await PDFDocument.load(buffer);
  await document.attach(strToU8('Call the landlord before the 27th.'), 'note.txt', {
    mimeType: 'text/plain',
  });
  return filePayload(name, await document.save());
};
export const slides = documentOf('board-review-q1.pdf', 4, lease, {
  ...plainLayout,
  width: 842,
  height: 595,
  size: 20,
});

const contract = paragraphs(5, 160);
const amended = contract.map((sentences, index) => (index % 9 ? sentences : sentences.toSpliced(1, 1)));
export const longContract: FileSource = () => pdfDocument('tender-long.pdf', contractOf(contract));
export const longAmended: FileSource = () => pdfDocument('tender-amended.pdf', contractOf(amended));

export const sentLease: FileSource = () => pdfDocument('lease-sent.pdf', leaseSent);
export const sentLeaseCopy: FileSource = () => pdfDocument('lease-sent-copy.pdf', leaseSent);
export const returnedLease: FileSource = () => pdfDocument('lease-returned.pdf', leaseReturned);
export const sentLeaseWord = wordDocument('lease-sent.docx', leaseSent);
export const sentLeaseScan: FileSource = () => scan('lease-sent-scan.pdf', [false, false]);
export const returnedLeaseScan: FileSource = () => scan('lease-returned-scan.pdf', [false, true]);

export const deedWithGaps: FileSource = () =>
  pdfDocument('deed-of-supply-draft.pdf', withSeededFaults(2).content);
export const withoutGaps: FileSource = () => pdfDocument('lease-of-office.pdf', lease);
export const leaseWord = wordDocument('lease-of-office.docx', lease);
export const noteWithTwoGaps: FileSource = () =>
  pdfDocument('covering-note.pdf', {
    title: 'Papers for the registrar',
    parts: [
      { text: 'The deed, the receipt and the plan of the flat are enclosed, to be returned by TBD.' },
      { text: 'They were handed over by [NAME] at the office in Shivaji Nagar.' },
    ],
  });

/** An essay that also contains the sentences of `from`. */
const essayWith = (title: string, seed: number, from: string[] = []): Content => ({
  title,
  parts: essay(seed, 12).map((sentence, index) => ({
    text: [sentence, from[index]].filter(Boolean).join(' '),
  })),
});
const passages = [2, 3].map((seed) => essay(seed, 2).join(' '));
const chapterText = essayWith('Credit in the villages', 1, passages);
export const chapter: FileSource = () => pdfDocument('thesis-chapter-3.pdf', chapterText);
export const survey: FileSource = () => pdfDocument('rural-credit-survey.pdf', essayWith('Findings', 2));
export const review: FileSource = () => pdfDocument('district-returns.pdf', essayWith('Returns', 3));
export const copied = textFile('notes-from-the-archive.txt', `Notes.\n\n${passages[0]}\n`);
export const applePages: FilePayload = {
  name: 'chapter-3.pages',
  mimeType: 'application/x-iwork-pages-sffpages',
  buffer: Buffer.from(
    zipSync({ 'Index/Document.iwa': strToU8('x'), 'Metadata/Properties.plist': strToU8('x') }),
  ),
};

export const minutes: FileSource = () => minutesPdf();
export const minutesAsWord = minutesWord();
export const typedText = textFile('minutes.txt', minutesText);
export const agenda = textFile('list.txt', 'Agenda\n\nAccounts\n\nNew wing\n');
