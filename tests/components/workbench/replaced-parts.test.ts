import { expect, test } from 'vitest';
import { partsOf } from '@/components/workbench/ai-pdf-editor/use-replacing';

const isFound = (text: string, phrase: string, isWhole = false) =>
  partsOf(text, { words: phrase, isWhole }).flatMap((part) => (part.isFound ? [part.text] : []));

test.each([
  ['e-mail', 'Send an E-mail, not an email.', ['E-mail']],
  ['14-day trial', 'The 14-day  trial ends.', ['14-day  trial']],
  ['a.b (c) [d] $5 x/y', 'See a.b (c) [d] $5 x/y.', ['a.b (c) [d] $5 x/y']],
])('%s is found as it is typed, in any case', (phrase, text, places) => {
  expect(isFound(text, phrase)).toEqual(places);
});

test('whole words only, on request', () => {
  expect(isFound('The rent, rented', 'rent', true)).toEqual(['rent']);
  expect(isFound('The rent, rented', 'rent')).toEqual(['rent', 'rent']);
});
