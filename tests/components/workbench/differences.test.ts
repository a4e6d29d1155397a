import { expect, test } from 'vitest';
import { runsOf } from '@/components/workbench/ai-pdf-editor/differences';

test('a text of which most stayed is one text with its old and new words marked in place', () => {
  expect(
    runsOf('The rent is ₹80,000, due on the fifth day', 'The rent is ₹85,000, due on the seventh day'),
  ).toEqual([
    { text: 'The rent is' },
    { look: 'del', text: '₹80,000,' },
    { look: 'ins', text: '₹85,000,' },
    { text: 'due on the' },
    { look: 'del', text: 'fifth' },
    { look: 'ins', text: 'seventh' },
    { text: 'day' },
  ]);
  expect(runsOf('by the end', 'by the very end')).toEqual([
    { text: 'by the' },
    { look: 'ins', text: 'very' },
    { text: 'end' },
  ]);
  expect(runsOf('same words', 'same  words')).toEqual([{ text: 'same words' }]);
});

test('a mostly new text is not shown as a list of single words', () => {
  expect(
    runsOf('On 14 January 2022 the landlord insures the fittings', 'Bid for City Library'),
  ).toBeUndefined();
  expect(runsOf('Gone altogether', '')).toBeUndefined();
});
