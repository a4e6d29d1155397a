import { expect, test } from 'vitest';
import { sharedMessages } from '@/content/workbench';

/** Verbs that make a line a sentence. Verbs of relative clauses are left out: “tables you can edit” is not a sentence. */
const verbs = /\b(is|are|was|were|isn’t|aren’t|doesn’t|couldn’t|has|have|may|becomes?|looks?)\b/;

const texts = Object.entries(sharedMessages.facts).flatMap(([fact, messages]) =>
  Object.values(messages).flatMap((text: string | object) =>
    (typeof text === 'string' ? [text] : Object.values(text)).map((line) => [fact, line] as const),
  ),
);
/** Texts that match `verbs` only in a subordinate clause: they have no main verb. */
const fragments = /^(?:1|\{count\}) narrow columns? widened so nothing is cut off$/;

test('in a report sentences end in a full stop, and fragments do not', () => {
  expect(texts.length).toBeGreaterThan(200);
  const sentences = texts.filter(([, line]) => verbs.test(line) && !fragments.test(line));
  expect(sentences.length).toBeGreaterThan(150);
  expect(sentences.filter(([, line]) => !line.endsWith('.'))).toEqual([]);
  const counts = texts.filter(([, line]) =>
    /^(?:1|\{count\}) \w+( added| removed, with [^.]*| reworded)?$/.test(line.replace(/\.$/, '')),
  );
  expect(counts.length).toBeGreaterThan(8);
  expect(counts.filter(([, line]) => line.endsWith('.'))).toEqual([]);
});
