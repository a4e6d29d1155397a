import { expect, test } from 'vitest';
import { partsOf } from '@/components/workbench/ai-pdf-editor/use-replacing';

const foundIn = (text: string, phrase: string, isWhole = false) =>
  partsOf(text, { words: phrase, isWhole }).flatMap((part) => (part.isFound ? [part.text] : []));

test.each([
  ['e-mail', 'Send an E-mail, not an email.', ['E-mail']],
  ['14-day trial', 'The 14-day  trial ends.', ['14-day  trial']],
  ['a.b (c) [d] $5 x/y', 'See a.b (c) [d] $5 x/y.', ['a.b (c) [d] $5 x/y']],
])('%s is found as it is typed, in any case', (phrase, text, places) => {
  expect(foundIn(text, phrase)).toEqual(places);
});

test('a search for whole words finds no parts of words', () => {
  expect(foundIn('The rent, rented', 'rent', true)).toEqual(['rent']);
  expect(foundIn('The rent, rented', 'rent')).toEqual(['rent', 'rent']);
});
