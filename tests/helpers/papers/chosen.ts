import { PDFDocument } from '@cantoo/pdf-lib';
import type { Chosen } from '../workbench';
import type { Content } from './content';
import { plainLayout } from './layouts';
import { printPdf } from './print';
import { printWord } from './word';

/** Papers as a visitor chooses them. */

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const printed = async (name: string, content: Content): Promise<Chosen> => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(await printPdf(content, plainLayout)),
});

export const wordPaper = (name: string, content: Content): Chosen => ({
  name,
  mimeType: word,
  buffer: Buffer.from(printWord(content)),
});

/** Pages without a word: each a grey box, at another place where `stamps` says so. */
export async function scan(name: string, stamps: readonly boolean[]): Promise<Chosen> {
  const document = await PDFDocument.create();
  for (const stamped of stamps) {
    const page = document.addPage([300, 400]);
    page.drawRectangle({ x: 40, y: 300, width: 220, height: 12 });
    page.drawRectangle({ x: 40, y: 270, width: 180, height: 12 });
    if (stamped) page.drawRectangle({ x: 150, y: 60, width: 90, height: 60 });
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

/** The lease of the tool's page, as it was sent and as it came back: a clause replaced, one moved, one added. */
const clauses = {
  rent: 'The rent is due on the first of each month, by bank transfer to the account that the landlord has named.',
  keys: 'Two sets of keys are handed back on the day of moving out, cleaned and labelled with the number of the flat.',
  disputes: 'Disputes go to the city court unless both parties agree on an arbitrator beforehand and in writing.',
};

export const leaseSent: Content = {
  title: 'Lease',
  parts: [
    { text: clauses.rent },
    { text: clauses.keys },
    { text: 'Either party may end this lease with one month’s notice in writing.' },
    { text: clauses.disputes },
  ],
};

export const leaseReturned: Content = {
  title: 'Lease',
  parts: [
    { text: clauses.rent },
    { text: 'Either party may end this lease with three months’ notice in writing.' },
    { text: `${clauses.disputes} The tenant bears the cost.` },
    { text: clauses.keys },
  ],
};
