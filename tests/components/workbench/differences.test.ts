import { expect, test } from 'vitest';
import { excerptOf, runsOf } from '@/components/workbench/ai-pdf-editor/differences';

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

test('of a long text only the words around its changes are shown', () => {
  const [start, middle, end] = ['a', 'b', 'c'].map((letter) =>
    Array.from({ length: 20 }, (_, index) => `${letter}${index + 1}`),
  ) as [string[], string[], string[]];
  const before = [...start, 'old', ...middle, 'gone', ...end].join(' ');
  const after = [...start, 'new', ...middle, ...end].join(' ');
  expect(excerptOf(runsOf(before, after) ?? [])).toEqual([
    { text: '… a15 a16 a17 a18 a19 a20' },
    { look: 'del', text: 'old' },
    { look: 'ins', text: 'new' },
    { text: 'b1 b2 b3 b4 b5 b6 … b15 b16 b17 b18 b19 b20' },
    { look: 'del', text: 'gone' },
    { text: 'c1 c2 c3 c4 c5 c6 …' },
  ]);
  const short = runsOf('The rent is ₹80,000 a month', 'The rent is ₹85,000 a month') ?? [];
  expect(excerptOf(short)).toEqual(short);
});
