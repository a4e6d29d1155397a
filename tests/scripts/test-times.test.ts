import { expect, test } from 'vitest';
import { slowdownOf } from '@/scripts/lib/machine-pace';
import { overBudgetMessage, slowestTests, timeOfPart } from '@/scripts/lib/test-times';

const tests = [
  { name: 'the menu opens', seconds: 0.25 },
  { name: 'a large file is read', seconds: 12 },
  { name: 'the form is sent', seconds: 3.04 },
];

test('the slowest tests come first, with their seconds', () => {
  expect(slowestTests(tests, 2)).toEqual(['   12.0 s  a large file is read', '    3.0 s  the form is sent']);
});

test('a part says how long it took, and how long its tests took together', () => {
  expect(timeOfPart('Browser', 8.2, tests)).toBe('      8 s  Browser, 15 test-seconds');
  expect(timeOfPart('Production build', 41, [])).toBe('     41 s  Production build');
});

test('tests that take longer than their budget are one failure, with what to do', () => {
  expect(overBudgetMessage(tests, 15)).toBeUndefined();
  expect(overBudgetMessage(tests, 14)).toMatch(/took 15 test-seconds, more than 14\. .*a folder named full/);
});

test.each([
  ['as fast as usual', [0.9, 1, 4], 1],
  ['faster than usual (its budget stays)', [0.4, 0.5, 0.5], 1],
  ['slower by half, and far slower at one moment', [1.5, 1.5, 9], 1.5],
  ['not measured', [], 1],
] as [string, number[], number][])(
  'slowdownOf gives the factor of a machine that is %s',
  (_, times, slowdown) => {
    expect(slowdownOf(times, 1)).toBe(slowdown);
  },
);
