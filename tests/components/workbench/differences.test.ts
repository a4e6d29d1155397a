import { expect, test } from 'vitest';
import { excerptOf, firstChange, runsOf, wordedAs } from '@/components/workbench/ai-pdf-editor/differences';

test('a mostly unchanged text is shown once, with its old and new words marked in place', () => {
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

test('excerptOf keeps only the words around the changes of a long text', () => {
  const [start, middle, end] = ['a', 'b', 'c'].map((letter) =>
    Array.from({ length: 20 }, (_, index) => `${letter}${index + 1}`),
  ) as [string[], string[], string[]];
  const before = [...start, 'old', ...middle, 'gone', ...end].join(' ');
  const after = [...start, 'new', ...middle, ...end].join(' ');
  expect(excerptOf(runsOf(before, after) ?? [])).toEqual([
    { text: '… a15 a16 a17 a18 a19 a20' },
    { look: 'del', text: 'old' },
    { look: 'ins', text: 'new' },
    { text: 'b1 b2 b3 b4 b5 b6\u00a0… b15 b16 b17 b18 b19 b20' },
    { look: 'del', text: 'gone' },
    { text: 'c1 c2 c3 c4 c5 c6\u00a0…' },
  ]);
  const short = runsOf('The rent is ₹80,000 a month', 'The rent is ₹85,000 a month') ?? [];
  expect(excerptOf(short)).toEqual(short);
});

test('excerptOf keeps the sentences of the changes whole, unless one is very long', () => {
  const others =
    'The deposit is returned within thirty days of the end of the lease. It bears no interest at all.';
  const changed = (verb: string) =>
    `${others} The society ${verb} the lift and the pump every month, and the landlord insures the fittings. ${others}`;
  const excerpt = excerptOf(runsOf(changed('inspects'), changed('services')) ?? []);
  expect(excerpt.map(({ text }) => text)).toEqual([
    '… The society',
    'inspects',
    'services',
    'the lift and the pump every month, and the landlord insures the fittings.\u00a0…',
  ]);
});

test('firstChange has the words of the first change and the number of others, and nothing for an equal or entirely new text', () => {
  const before = 'On 14 January 2022 the society inspects the lift';
  expect(firstChange(before, 'On 1 March 2022 the society services the lift')).toEqual({
    removed: '14 January',
    added: '1 March',
    others: 1,
  });
  expect(firstChange('by the end', 'by the very end')).toEqual({ removed: '', added: 'very', others: 0 });
  expect(firstChange(before, before)).toBeUndefined();
  expect(firstChange(before, 'Bid for City Library')).toBeUndefined();
});

test('wordedAs shows changed words in place, and an entirely new text after the old one; for equal words it has nothing', () => {
  expect(wordedAs('same words', 'same  words ')).toBeUndefined();
  expect(wordedAs('by the end', 'by the very end')).toEqual(runsOf('by the end', 'by the very end'));
  expect(wordedAs('Gone altogether', ' Bid ')).toEqual([
    { look: 'del', text: 'Gone altogether' },
    { look: 'ins', text: 'Bid' },
  ]);
  expect(wordedAs('Gone altogether', '')).toEqual([{ look: 'del', text: 'Gone altogether' }]);
});
