import { PDFDocument } from '@cantoo/pdf-lib';
import type { Browser } from '@playwright/test';
import { a4, p, table, wordFile } from '@/tests/helpers/word-file';
import type { Chosen } from '@/tests/helpers/workbench';
import { workbook } from '@/tests/helpers/workbook';
import { chart, head, page, p as paragraphs, photograph, print, table as tableOf } from './paper';

/** Office files that are long, wide or scanned, and pictures of ink. */

const heading =
  '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:keepNext/><w:spacing w:after="160"/></w:pPr><w:rPr><w:b/><w:sz w:val="36"/></w:rPr></w:style>';
const space = '<w:spacing w:after="160"/>';
const chapters = [
  'Joining',
  'Hours of work',
  'Leave',
  'Pay and deductions',
  'Travel',
  'Health and safety',
  'Records',
  'Use of computers',
  'Conduct',
  'Complaints',
  'Training',
  'Appraisal',
  'Transfers',
  'Resignation',
  'Retirement',
];
const rule =
  'Each member of the staff is given a copy of this chapter on the day of joining and signs that it was read. What it says of branches applies to the head office too, unless the circular of a department says otherwise and was approved in writing.';

/** Thirty pages in two substituted fonts, with a drawing that is left out. */
export const handbook: Chosen = {
  name: 'staff-handbook-of-the-cooperative-bank-nashik-division-2026-revised-edition.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(
    wordFile({
      styles: heading,
      body: `${chapters
        .map(
          (title, at) =>
            `${p(`${at + 1}. ${title}`, '<w:pStyle w:val="H1"/>')}${Array.from({ length: 16 }, (_, i) =>
              p(
                `${at + 1}.${i + 1} ${rule}`,
                space,
                `<w:rFonts w:ascii="${at % 3 ? 'Aptos' : 'Segoe UI'}" w:hAnsi="${at % 3 ? 'Aptos' : 'Segoe UI'}"/>`,
              ),
            ).join('')}${table(
              [3000, 5600],
              [
                ['Applies from', '1 April 2026'],
                ['Asked at', 'Staff office, second floor'],
              ],
            )}`,
        )
        .join('<w:p><w:r><w:br w:type="page"/></w:r></w:p>')}<w:sectPr>${a4}</w:sectPr>`,
    }),
  ),
};

const days = Array.from({ length: 31 }, (_, at) => at + 1);
const names = [
  'A. Joshi',
  'B. Kulkarni',
  'C. Menon',
  'D. Rao',
  'E. Shaikh',
  'F. Thomas',
  'G. Varma',
  'H. Wagh',
];
const branch = (name: string, rows: number) => ({
  name,
  rows: [
    ['Date', 'Voucher', 'Particulars', 'Debit', 'Credit', 'Balance'],
    ...Array.from({ length: rows }, (_, at) => [
      { v: 46_113 + at, s: 2 },
      `V-${1000 + at}`,
      [
        'Rent of the branch for the month',
        'Stationery',
        'Cash from the head office',
        'Repairs of the counter',
      ][at % 4] ?? '',
      { v: at % 3 ? 1250 * (at + 1) : 0, s: 1 },
      { v: at % 3 ? 0 : 48_000, s: 1 },
      { v: 124_500 + 700 * at, s: 1 },
    ]),
  ],
});

/** One wide sheet and five long ones. */
export const books: Chosen = {
  name: 'branch-books-april-2026-with-attendance-and-vouchers-final.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    workbook({
      formats: ['#,##0.00', 'dd-mmm-yyyy'],
      sheets: [
        {
          name: 'Attendance',
          rows: [
            ['Name', ...days, 'Present'],
            ...names.map((name, at) => [name, ...days.map((day) => (day % 7 === at % 7 ? 'L' : 'P')), 26]),
          ],
        },
        branch('Nashik Road', 96),
        branch('Deolali', 60),
        branch('Sinnar', 12),
        branch('Malegaon', 70),
        branch('Igatpuri', 8),
      ],
    }),
  ),
};

const form = (name: string, sum: string) => ({
  name,
  html: `${head('Form 16-C', 'Original')}<h1>Receipt</h1>${paragraphs(`Received from Sharma Stationers the sum of ₹${sum} for the supply of paper.`)}${tableOf(
    [
      ['Item', '₹'],
      ['Paper', sum],
    ],
  )}`,
});

/** Text, a chart, and scanned pages. */
export async function scanned(browser: Browser): Promise<Chosen> {
  const words = await print(browser, {
    name: 'words.pdf',
    html: Array.from({ length: 4 }, (_, at) =>
      page(
        head('Audit of 2025-26', `Page ${at + 1}`),
        `<h1>Finding ${at + 1}</h1>`,
        paragraphs(
          'Receipts were checked against the cash book of each branch. Three of them bear no number, and one is dated before the book was opened.',
          'The branch answers within thirty days.',
        ),
        chart([40, 80, 60, 110, 90, 70], '#8fb6e8'),
      ),
    ).join(''),
  });
  const pdf = await PDFDocument.load(words.buffer);
  for (const [at, sum] of ['5,750', '8,120', '3,400'].entries()) {
    const photo = await pdf.embedJpg((await photograph(browser, form('scan.jpg', sum))).buffer);
    pdf.insertPage(1 + at * 2, [595, 842]).drawImage(photo, { x: 0, y: 24, width: 595, height: 793 });
  }
  return {
    name: 'audit-findings-with-scanned-receipts-of-all-branches-2025-26.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdf.save()),
  };
}

const drawn = async (
  browser: Browser,
  name: string,
  body: string,
  size: { width: number; height: number },
): Promise<Chosen> => {
  const sheet = await browser.newPage({ viewport: size });
  await sheet.setContent(`<style>body { margin: 0 }</style>${body}`);
  const buffer = await sheet.screenshot({ type: 'jpeg', quality: 85 });
  await sheet.close();
  return { name, mimeType: 'image/jpeg', buffer };
};

/** A signature and a stamp on a sheet lit from one side. */
export const signature = (browser: Browser) =>
  drawn(
    browser,
    'signature-and-round-seal-of-the-treasurer-scanned-on-4-april-2026.jpg',
    `<svg viewBox="0 0 900 640" width="900" height="640" style="background: linear-gradient(100deg, #f5f2e8, #cfcabd)">
      <g fill="none" stroke="#1c2f7c" stroke-width="6" stroke-linecap="round"><path d="M120 380c40-160 90-220 110-170s-60 210-20 200 70-150 110-150-30 130 10 130 60-110 100-100-30 100 20 100 80-60 130-80c40-16 90-10 150-30"/><path d="M150 460c140-30 300-40 460-50"/></g>
      <g fill="none" stroke="#8c2a4a" stroke-width="7"><circle cx="680" cy="200" r="120"/><circle cx="680" cy="200" r="84"/></g>
      <text x="680" y="196" text-anchor="middle" font-family="Arial" font-weight="700" font-size="30" fill="#8c2a4a">NASHIK</text><text x="680" y="232" text-anchor="middle" font-family="Arial" font-size="22" fill="#8c2a4a">TREASURER</text>
    </svg>`,
    { width: 900, height: 640 },
  );

/** A logo in two colours on white. */
export const logo = (browser: Browser) =>
  drawn(
    browser,
    'logo.jpg',
    `<svg viewBox="0 0 1200 400" width="1200" height="400" style="background:#fff"><path d="M80 320 220 80l140 240z" fill="#0d6b4f"/><circle cx="220" cy="240" r="46" fill="#f0b45a"/><text x="420" y="240" font-family="Arial" font-weight="700" font-size="120" fill="#16283c">Sahyadri</text><text x="424" y="310" font-family="Arial" font-size="48" fill="#0d6b4f">Papers and Prints</text></svg>`,
    { width: 1200, height: 400 },
  );
