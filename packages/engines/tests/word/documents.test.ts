import { expect, test } from 'vitest';
import { bytesOf } from '../helpers/engine-host';
import { copiedText, run } from '../helpers/pdf-programs';
import { isInstalled } from '../helpers/programs';
import { wordDocuments } from '../helpers/word-documents';
import { convert } from './print';

/** A sentence of each document that its PDF has to hold as text. */
const sentences: Record<string, string> = {
  'letter.docx': 'The tenant pays ₹50,000 on or before the fifth day',
  'cv.docx': 'Secretary of a housing trust with 240 members',
  'contract.docx': 'Page 2 of 2',
  'table.docx': '₹53,750',
  'minutes.docx': '3. The rent is raised from July.',
  'notice.docx': 'Charges of ₹250 are due by Friday.',
  'report.docx': 'Measured on 2 March with a level.',
  'newsletter.docx': 'News of the house',
};

test.runIf(isInstalled('pdftotext') && isInstalled('pdfinfo')).each([...wordDocuments()])(
  '%s becomes a tagged PDF that holds its words as text',
  async (name, bytes) => {
    const { files } = await convert(bytes, {}, name);
    const pdf = await bytesOf(files[0]);
    const text = copiedText(pdf);
    expect(text.replace(/\s+/g, ' ')).toContain(sentences[name]);
    expect(run(pdf, 'pdfinfo', ['FILE'])).toMatch(/Tagged:\s+yes/);
    if (name === 'letter.docx') {
      expect(run(pdf, 'pdfinfo', ['-url', 'FILE'])).toContain('https://example.com/terms');
    }
    if (name === 'notice.docx') expect(text.normalize()).toContain('सोमवार'.normalize());
  },
);
