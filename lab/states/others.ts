import { readFile } from 'node:fs/promises';
import { wavHeader } from '@/lib/engines/voice/wav';
import { inRoot } from '@/scripts/lib/paths';
import { a4, p, table, wordFile } from '@/tests/helpers/word-file';
import type { Chosen } from '@/tests/helpers/workbench';
import { workbook } from '@/tests/helpers/workbook';

/** Files that are no PDF. */

export const text = (name: string, words: string): Chosen => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(words),
});

const heading =
  '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:keepNext/><w:spacing w:after="160"/></w:pPr><w:rPr><w:b/><w:sz w:val="36"/></w:rPr></w:style>';
const aptos = '<w:rFonts w:ascii="Aptos" w:hAnsi="Aptos"/>';
const space = '<w:spacing w:after="160"/>';
const offer = [
  p('Offer of employment', '<w:pStyle w:val="H1"/>'),
  ...[
    'Dear Ms Iyer,',
    'We are glad to offer you the post of records officer at our office in Pune, from 1 June 2026. You report to the head of administration and work with the teams of three branches.',
    'The salary is ₹62,000 a month, paid on the last working day. It is reviewed each April. Travel between the branches is paid as billed.',
    'The first six months are a probation, during which either side may end this agreement with two weeks’ notice in writing.',
  ].map((words) => p(words, space, aptos)),
  table(
    [3000, 5600],
    [
      ['Working hours', 'Monday to Friday, 9.30 to 18.00'],
      ['Leave', '24 days a year, and public holidays'],
      ['Notice after probation', 'One month'],
      ['Place of work', 'Shivaji Nagar, Pune'],
    ],
  ),
  p('', space),
  ...[
    'Please sign both copies and return one by 15 May. The other is yours to keep.',
    'Before your first day we need your certificates, proof of address and bank details. They are filed under your name and read by the staff office alone.',
    'We look forward to working with you.',
    'Yours sincerely',
  ].map((words) => p(words, space, aptos)),
].join('');

export const offerLetter: Chosen = {
  name: 'offer-letter-iyer.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(
    wordFile({
      styles: heading,
      body: `${offer}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${offer}<w:sectPr>${a4}</w:sectPr>`,
    }),
  ),
};

const months = [
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
  'January',
  'February',
  'March',
];
const rooms = ['Flat 101', 'Flat 102', 'Flat 201', 'Flat 202', 'Shop 1', 'Shop 2'];
export const ledger: Chosen = {
  name: 'rent-ledger-2026-27.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(
    workbook({
      formats: ['#,##0.00', 'dd-mmm-yyyy'],
      sheets: [
        {
          name: 'Rent',
          rows: [
            ['Month', 'Due on', 'Tenant', 'Rent', 'Paid'],
            ...months.flatMap((month, at) =>
              rooms.map((room, row) => [
                month,
                { v: 46_113 + at * 30, s: 2 },
                room,
                { v: 18_000 + row * 2500, s: 1 },
                { v: at < 7 ? 18_000 + row * 2500 : 0, s: 1 },
              ]),
            ),
          ],
        },
        {
          name: 'Repairs',
          rows: [
            ['Date', 'Work', 'Amount'],
            ...rooms.map((room, row) => [
              { v: 46_120 + row * 19, s: 2 },
              `Plumbing, ${room}`,
              { v: 1200 + row * 450, s: 1 },
            ]),
          ],
        },
        { name: 'Rates', state: 'hidden', rows: [['Rate', 0.18]] },
      ],
    }),
  ),
};

export const portrait = async (): Promise<Chosen> => ({
  name: 'staff-photo.jpg',
  mimeType: 'image/jpeg',
  buffer: await readFile(inRoot('tests/lib/engines/picture/cut-out/astronaut.jpg')),
});

/** Half a minute of simulated speech: syllables of tone, with pauses. */
export function recording(name = 'site-visit-4-april.wav', seconds = 34, rate = 16_000): Chosen {
  const samples = Int16Array.from({ length: seconds * rate }, (_, at) => {
    const time = at / rate;
    const pause = time % 7 > 5.6 ? 0.02 : 1;
    return (
      9000 *
      pause *
      Math.abs(Math.sin(time * 7.3)) *
      (0.5 + 0.5 * Math.sin(time * 1.7)) *
      Math.sin(time * 900 + Math.sin(time * 40))
    );
  });
  const sound = new Uint8Array(samples.buffer);
  return { name, mimeType: 'audio/wav', buffer: Buffer.concat([wavHeader(rate, sound.length), sound]) };
}

export const notice = text(
  'annual-meeting-notice.txt',
  'Notice is given that the annual meeting of the trust will be held on 6 May 2026 at four o’clock in the hall of the District Library.\n\nThe accounts of the trust are open for inspection until that day, between ten and one, at the office in Shivaji Nagar. Members who cannot come may vote by letter; forms are sent on request.\n\nTwo seats on the board fall vacant. Nominations are to reach the secretary by 22 April, signed by the candidate and by two members.\n\nThe agenda is as follows. First, the minutes of the last meeting. Second, the report of the treasurer. Third, the election of two members of the board. Fourth, the plan for the reading room, with a cost of ₹18,40,000.\n\nBy order of the board.\n',
);

/** As long as a chapter: 20,000 letters. */
export const longNotice = text(
  'rules-of-the-trust.txt',
  Array.from({ length: 24 }, (_, at) => `Rule ${at + 1}.\n\n${notice.buffer.toString()}`).join('\n'),
);
