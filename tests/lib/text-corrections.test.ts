import { expect, test } from 'vitest';
import { applyCorrection, findCorrections } from '@/lib/text-corrections';
import { messagesOf } from '@/tests/helpers/tool-messages';

const { lists } = messagesOf('ai-pdf-editor');

/** The text with all corrections that the rules find. */
const correctAll = (text: string) => findCorrections(text, lists).reduceRight(applyCorrection, text);

test.each([
  ['typing errors', 'We recieve the the letter', 'We receive the letter'],
  ['words without changing their capitals', 'Recieve it seperately', 'Receive it separately'],
  [
    'dates',
    'by 2026-03-31 or 1/4/2026 or March 5th, 2026',
    'by 31 March 2026 or 1 April 2026 or 5 March 2026',
  ],
  ['amounts', 'Rs. 1234567 and ₹12,345,678.50', 'Rs. 12,34,567 and ₹1,23,45,678.50'],
  ['figures grouped by thousands', 'about 1,234,567 pages', 'about 12,34,567 pages'],
  ['wordy phrases', 'In the event that you utilise it', 'If you use it'],
])('corrects %s', (_, before, after) => expect(correctAll(before)).toBe(after));

test.each([
  'That that is had had its day',
  'The number 1234567 is a reference',
  'On 45/13/2026 nothing happens',
  'Rs. 12,34,567 by 31 March 2026',
  'The utilities were received',
])('leaves “%s” as it is', (text) => expect(findCorrections(text, lists)).toEqual([]));
