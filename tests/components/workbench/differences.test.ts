import { expect, test } from 'vitest';
import { differences } from '@/components/workbench/ai-pdf-editor/differences';

test('words that are others now stand beside what they were', () => {
  expect(
    differences('The rent is ₹80,000, due on the fifth day', 'The rent is ₹85,000, due on the seventh day'),
  ).toEqual([
    ['₹80,000,', '₹85,000,'],
    ['fifth', 'seventh'],
  ]);
  expect(differences('by the end', 'by the very end')).toEqual([['', 'very']]);
  expect(differences('at the latest', 'at latest')).toEqual([['the', '']]);
  expect(differences('same words', 'same  words')).toEqual([]);
});
