import { expect, test } from 'vitest';
import { pack } from '../../src/text/pack';
import { readPlain } from '../../src/text/plain';
import { matchPoints, runningText } from '../../src/text/summary/match-points';
import { summarized } from '../helpers/documents/summaries';

const [minutes] = summarized;
const doc = pack(readPlain(minutes?.text ?? '', 'minutes.txt'));
const matchedTo = async (point: string) => (await matchPoints({ doc, points: [point] }))[0]?.place?.text;

test('a paraphrased point is matched with the sentence that shares most of its terms', async () => {
  expect(await matchedTo('The lift motor is replaced for ₹4,85,000, paid from the sinking fund')).toMatch(
    /^It was resolved to replace the motor/,
  );
  expect(await matchedTo('Arrears bear interest of 18 per cent from 1 April 2026')).toMatch(
    /^It was decided to charge/,
  );
});

test('a point that shares less than half of its terms with any sentence is not matched', async () => {
  expect(await matchedTo('The members will fly to the moon')).toBeUndefined();
  expect(await matchedTo('')).toBeUndefined();
});

test('27 of 33 points of written summaries are matched; 1 of 363 to sentences of other documents', async () => {
  const counts = { own: [0, 0], other: [0, 0] };
  for (const { summary } of summarized) {
    const points = summary.split(/(?<=\.) (?=[A-Z])/);
    for (const { text, name, summary: other } of summarized) {
      const count = counts[other === summary ? 'own' : 'other'];
      for (const { place } of await matchPoints({ doc: pack(readPlain(text, name)), points })) {
        count[0] = (count[0] ?? 0) + Number(place !== undefined);
        count[1] = (count[1] ?? 0) + 1;
      }
    }
  }
  expect(counts).toEqual({ own: [27, 33], other: [1, 363] });
});

test('a model reads the running text', async () => {
  expect(await runningText({ doc })).toContain('It was resolved to replace the motor of the lift');
});
