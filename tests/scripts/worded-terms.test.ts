import { expect, test } from 'vitest';
import { wordedTerms } from '@/scripts/lib/worded-terms';

const claim = (text: string) => ({ text, evidence: null, owner: 'Sales', reviewBy: '2027-01-31' });
const claims = {
  trial: claim('14\u00a0days'),
  reply: claim('24\u00a0hours'),
  restore: claim('30\u00a0days'),
  linkShort: claim('24\u00a0hours'),
  linkLong: claim('7\u00a0days'),
  limitFree: claim('50\u00a0MB'),
};
const problemsOf = (text: string, measured = false) =>
  wordedTerms({ text }, claims, { measured }).map(({ field, problem }) => `${field} ${problem}`);

test.each([
  ['The trial is free for a month.', 'a month', 'trial', '14\u00a0days'],
  ['A month’s trial comes with it.', 'A month', 'trial', '14\u00a0days'],
  ['Your trial lasts for 30\u00a0days.', '30\u00a0days', 'trial', '14\u00a0days'],
  ['We answer by the next working day.', 'the next working day', 'reply', '24\u00a0hours'],
  ['Expect our reply within two working days.', 'two working days', 'reply', '24\u00a0hours'],
  ['Deleted files stay for three months.', 'three months', 'restore', '30\u00a0days'],
  ['A file can be restored for a year.', 'a year', 'restore', '30\u00a0days'],
  ['A link works for a year.', 'a year', 'linkShort', '24\u00a0hours'],
  ['Up to half a gigabyte per file.', 'half a gigabyte', 'limitFree', '50\u00a0MB'],
])('reports the term that differs from its claim in: %s', (text, words, name, claimed) => {
  expect(problemsOf(text)).toEqual([
    `text says “${words}”, and the claim “${name}” of content/claims.ts says “${claimed}”. Quote it as \${fact.${name}}, in a text between backticks, or write the sentence without it.`,
  ]);
});

test.each([
  'Try it free for 14\u00a0days; we reply within 24\u00a0hours.',
  'Links end after 24\u00a0hours or 7\u00a0days, restored within 30\u00a0days.',
  'One contract, one working day.',
  'Leases are kept three years after use.',
  'A year costs ten monthly payments. The trial is free.',
])('reports nothing for: %s', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test('a measured size of a result is not compared with claims', () => {
  expect(problemsOf('It makes half a megabyte of ten.', true)).toEqual([]);
});
