import type { Browser } from '@playwright/test';
import { lease } from 'engines/testing/documents/lease';
import { printPdf } from 'engines/testing/documents/print';
import { type FilePayload, filePayload, textFile } from 'engines/testing/file-payload';
import { grayscale, PDFDocument } from 'engines/testing/pdf-lib';
import { portrait as photoOfPerson } from 'engines/testing/portrait';
import { longDocuments, wordDocuments } from 'engines/testing/word-documents';
import { workbook } from 'engines/testing/workbook';
import { wavHeader } from 'engines/voice';
import type { FileSource } from './steps';

/** Office files, pictures, recordings and typed texts. */

export const notes = textFile('notes.txt', 'Notes of the meeting.');
export const jpg = filePayload('invoice-scan.jpg', '\xff\xd8\xff\xe0\0\x10JFIF');

const longName = 'staff-handbook-of-the-cooperative-bank-nashik-division-2026-revised-edition.docx';
export const report = filePayload(
  'report-on-the-roof.docx',
  wordDocuments().get('report.docx') as Uint8Array,
);
export const handbook = filePayload(longName, longDocuments()[0]?.[1] as Uint8Array);

const branch = (name: string, rows: number) => ({
  name,
  rows: [
    ['Date', 'Voucher', 'Particulars', 'Debit', 'Balance'],
    ...Array.from({ length: rows }, (_, index) => [
      { v: 46_113 + index, s: 2 },
      `V-${1000 + index}`,
      index % 2 ? 'Rent of the branch for the month' : 'Stationery',
      { v: index % 3 ? 1250 * (index + 1) : 0, s: 1 },
      { v: 124_500 + 700 * index, s: 1 },
    ]),
  ],
});
const days = Array.from({ length: 31 }, (_, index) => index + 1);
const attendance = {
  name: 'Attendance',
  rows: [
    ['Name', ...days],
    ...['A. Joshi', 'B. Kulkarni', 'C. Menon', 'D. Rao', 'E. Shaikh', 'F. Thomas'].map((name, index) => [
      name,
      ...days.map((day) => (day % 7 === index ? 'L' : 'P')),
    ]),
  ],
};
const hidden = { name: 'Rates', state: 'hidden', rows: [['Rate', 0.18]] };
const excel = (name: string, sheets: Parameters<typeof workbook>[0]['sheets']) =>
  filePayload(name, workbook({ formats: ['#,##0.00', 'dd-mmm-yyyy'], sheets }));
export const ledger = excel('ledger-2026-27.xlsx', [branch('Rent', 72), branch('Repairs', 6), hidden]);
/** One wide sheet and five long ones. */
export const books = excel('branch-books-april-2026-with-attendance-and-vouchers-final.xlsx', [
  attendance,
  branch('Nashik Road', 96),
  branch('Deolali', 60),
  branch('Sinnar', 12),
  branch('Malegaon', 70),
  branch('Igatpuri', 8),
]);

/** A screenshot of HTML in place of a phone’s photo: WebP if the name ends in `.webp`, otherwise JPG. */
const photo =
  (name: string, body: string, width = 900, height = 1200) =>
  async (browser: Browser): Promise<FilePayload> => {
    const type = name.endsWith('.webp') ? 'webp' : 'jpeg';
    const sheet = await browser.newPage({ viewport: { width, height } });
    await sheet.setContent(
      `<style>body { margin: 0; font: 30px/2 Arial } main { margin: 60px }</style>${body}`,
    );
    const buffer = await sheet.screenshot({ type, quality: 80 });
    await sheet.close();
    return filePayload(name, buffer);
  };
const bill = (name: string, shop: string, width?: number, height?: number) =>
  photo(
    name,
    `<main><h1>${shop}</h1>GSTIN 27AABCU9603R1ZM · Bill 2041<hr>Printing paper, A4: ₹2,450<br>Lever files: ₹3,120<hr>Total: ₹5,570</main>`,
    width,
    height,
  );
export const bills = [
  bill('IMG_2041.jpg', 'Sharma Stationers'),
  bill('IMG_2042.jpg', 'Laxmi Papers', 1200, 900),
  bill('hotel-bill.webp', 'Hotel Sahyadri'),
];
export const sixBills = [41, 42, 43, 44, 45, 46].map((number) =>
  number % 3 ? bill(`IMG_20${number}.jpg`, `Shop ${number}`) : bill(`IMG_20${number}.jpg`, 'Shop', 1200, 900),
);

/** A PDF in which pages of text, the first with a chart, alternate with scanned pages. */
export const withScans: FileSource = async (browser) => {
  const document = await PDFDocument.load(await printPdf(lease));
  for (const [index, height] of [40, 80, 60, 110].entries())
    document
      .getPage(0)
      .drawRectangle({ x: 80 + index * 60, y: 66, width: 40, height, color: grayscale(0.6) });
  const scan = await document.embedJpg((await bill('scan.jpg', 'Receipt')(browser)).buffer);
  for (const index of [1, 3])
    document.insertPage(index, [595, 842]).drawImage(scan, { x: 0, y: 24, width: 595, height: 793 });
  const name = 'audit-findings-with-scanned-receipts-of-all-branches-2025-26.pdf';
  return filePayload(name, await document.save());
};

export const portrait: FileSource = async () => filePayload('staff-photo.jpg', photoOfPerson());

/** A signature and a stamp on a sheet of paper that is lit from one side. */
export const signature = photo(
  'signature-and-round-seal-of-the-treasurer-scanned-on-4-april-2026.jpg',
  `<svg viewBox="0 0 900 640" style="background: linear-gradient(100deg, #f5f2e8, #cfcabd)">
    <g fill="none" stroke="#1c2f7c" stroke-width="6" stroke-linecap="round"><path d="M120 380c40-160 90-220 110-170s-60 210-20 200 70-150 110-150-30 130 10 130 60-110 100-100-30 100 20 100 80-60 130-80c40-16 90-10 150-30"/><path d="M150 460c140-30 300-40 460-50"/></g>
    <g fill="none" stroke="#8c2a4a" stroke-width="7"><circle cx="680" cy="200" r="120"/><circle cx="680" cy="200" r="84"/></g>
    <text x="680" y="208" text-anchor="middle" font-weight="700" fill="#8c2a4a">NASHIK</text>
  </svg>`,
  900,
  640,
);

/** A logo in two colours on white. */
export const logo = photo(
  'logo.jpg',
  '<svg viewBox="0 0 1200 400"><path d="M80 320 220 80l140 240z" fill="#0d6b4f"/><circle cx="220" cy="240" r="46" fill="#f0b45a"/><text x="420" y="240" font-weight="700" font-size="120" fill="#16283c">Sahyadri</text><text x="424" y="310" font-size="48" fill="#0d6b4f">Papers and Prints</text></svg>',
  1200,
  400,
);

/** Simulated speech: syllables of tone, with pauses. */
export function recording(name = 'site-visit-4-april.wav', seconds = 34, rate = 16_000): FilePayload {
  const samples = Int16Array.from({ length: seconds * rate }, (_, index) => {
    const time = index / rate;
    const loud = (time % 7 > 5.6 ? 180 : 9000) * Math.abs(Math.sin(time * 7.3));
    return loud * (0.5 + 0.5 * Math.sin(time * 1.7)) * Math.sin(time * 900 + Math.sin(time * 40));
  });
  const sound = new Uint8Array(samples.buffer);
  return filePayload(name, Buffer.concat([wavHeader(rate, sound.length), sound]));
}

const meeting =
  'Notice is given that the annual meeting of the trust will be held on 6 May 2026 at four o’clock in the hall of the District Library.\n\nThe accounts of the trust are open for inspection until that day, between ten and one, at the office in Shivaji Nagar. Members who cannot come may vote by letter; forms are sent on request.\n\nTwo seats on the board fall vacant. Nominations are to reach the secretary by 22 April, signed by the candidate and by two members.\n\nBy order of the board.\n';
export const notice = textFile('annual-meeting-notice.txt', meeting);
/** A text as long as a chapter: 16,000 characters. */
export const longNotice = textFile(
  'rules-of-the-trust.txt',
  Array.from({ length: 30 }, (_, index) => `Rule ${index + 1}.\n\n${meeting}`).join('\n'),
);
