import { strToU8, zipSync } from 'fflate';
import type { Chosen } from '@/tests/helpers/workbench';
import { text } from './others';
import { head, type Paper, p, page } from './paper';
import { chapter } from './reports';
import { tender } from './tender';

/** Further files for the reading tools: of another kind, longer, or with fewer findings. */

export const amended: Paper = {
  name: 'tender-amended.pdf',
  html: tender(20)
    .html.replaceAll('within fourteen days', 'within ten days')
    .replace('24 April 2026', '30 April 2026')
    .replaceAll('half of one per cent', 'one per cent'),
};

/** The returned Word letter, printed. */
export const offerReturned: Paper = {
  name: 'offer-letter-returned.pdf',
  html: page(
    '<h1>Offer of employment</h1>',
    p(
      'Dear Ms Iyer,',
      'We are glad to offer you the post of records officer at our office in Pune, from 15 June 2026. You report to the head of administration and work with the teams of three branches.',
      'The salary is ₹65,000 a month, paid on the last working day. It is reviewed each April. Travel between the branches is paid as billed.',
      'The first six months are a probation, during which either side may end this agreement with one month’s notice in writing.',
      'Please sign both copies and return one by 15 May. The other is yours to keep.',
      'We look forward to working with you.',
      'Yours sincerely',
    ),
  ),
};

export const twoGaps: Paper = {
  name: 'covering-note.pdf',
  html: page(
    head('Covering note', '12 March 2026'),
    '<h1>Papers for the registrar</h1>',
    p(
      'Enclosed are the deed, the receipt and the plan of the flat. The original is to be returned by TBD.',
      'They were handed over by [NAME] at the office in Shivaji Nagar.',
    ),
  ),
};

const [, sentence = ''] = /<p>(The pattern is plain[^<]+)<\/p>/.exec(chapter.html) ?? [];
export const copiedText = text('notes-from-the-archive.txt', `Notes of the visit.\n\n${sentence}\n`);

export const pagesFile: Chosen = {
  name: 'chapter-3.pages',
  mimeType: 'application/x-iwork-pages-sffpages',
  buffer: Buffer.from(
    zipSync({ 'Index/Document.iwa': strToU8('x'), 'Metadata/Properties.plist': strToU8('x') }),
  ),
};
