import { expect, test } from 'vitest';
import { factIcon, factText, joinedFacts } from '@/components/workbench/shell/facts';
import { sharedMessages } from '@/content/workbench';

const details = { fact: 'information', lost: true, count: 3 };
const view = { fact: 'display', lost: true, count: 3 };
const forms = { fact: 'forms', count: 2 };

test('lost details and lost opening views are one line if as many files lost them', () => {
  const joined = joinedFacts([forms, details, view]);
  expect(joined).toEqual([forms, { fact: 'information-and-display', lost: true, count: 3 }]);
  expect(joined[1] && factText(sharedMessages, joined[1])).toMatch(/\b3\b/);
});

test('lost details and lost opening views stay two lines if the numbers or the files differ', () => {
  for (const facts of [
    [details, { ...view, count: 2 }],
    [
      { ...details, count: 1, file: 'a.pdf' },
      { ...view, count: 1, file: 'b.pdf' },
    ],
    [forms, view],
  ])
    expect(joinedFacts(facts)).toEqual(facts);
});

test.each([
  ['en-IN', 'English (India)'],
  ['hi', 'Hindi'],
  ['not a tag', 'not a tag'],
])('a language stated as %s is named %s', (detail, name) => {
  const text = factText(sharedMessages, { fact: 'language', count: 1, file: 'a.pdf', detail, lost: true });
  expect(text).toContain(name);
});

test('a tick stands before good news only: letters left in fonts and pages in no part are remarks', () => {
  expect(factIcon(forms)).toBe('check');
  expect(factIcon({ fact: 'left-letters' })).toBe('info');
  expect(factIcon({ fact: 'left-out' })).toBe('info');
  expect(factIcon(view)).toBe('info');
  expect(factIcon({ fact: 'forms', lost: true })).toBe('alert');
});
