import { describe, expect, test } from 'vitest';
import { splitIntoRuns } from '@/lib/marked-text';

describe('a line that is marked and changed', () => {
  const line = 'Payment is due on Thursday 26 November, 45 days after the invoice.';
  const due = { text: 'due on Thursday 26 November', acts: ['tag3'] };
  const change = { now: 'Thursday 26', was: 'Wednesday 11' };

  test('is split at its marks, and within them at its changes', () => {
    expect(splitIntoRuns(line, [due], [change])).toEqual([
      { acts: [], parts: [{ text: 'Payment is ' }] },
      {
        acts: ['tag3'],
        parts: [{ text: 'due on ' }, { text: 'Thursday 26', changed: change }, { text: ' November' }],
      },
      { acts: [], parts: [{ text: ', 45 days after the invoice.' }] },
    ]);
  });

  test('is marked once where two actions mark the same words', () => {
    const [, run] = splitIntoRuns(line, [due, { text: due.text, acts: ['ask1'] }], []);
    expect(run?.acts).toEqual(['tag3', 'ask1']);
  });

  test('keeps every letter, whatever the order of marks and changes', () => {
    const marks = [{ text: 'invoice', acts: ['ask2'] }, due];
    const parts = splitIntoRuns(line, marks, [{ now: '45', was: '30' }, change]).flatMap((run) => run.parts);
    expect(parts.map(({ text }) => text).join('')).toBe(line);
    expect(parts.filter(({ changed }) => changed)).toHaveLength(2);
  });

  test('is one run when nothing is marked or changed', () => {
    expect(splitIntoRuns(line, [], [])).toEqual([{ acts: [], parts: [{ text: line }] }]);
  });
});
