import { describe, expect, test } from 'vitest';
import { describePlans, seePlans } from '@/content/plan-sentences';
import { meta, planName } from '@/lib/schema/common';
import { maxPlans } from '@/lib/schema/pricing';

const names = (length: number) =>
  Array.from({ length: maxPlans }, (_, index) => `${index}${'W'.repeat(length - 1)}`);

describe.each(Array.from({ length: maxPlans }, (_, index) => index + 1))('for %i plans', (count) => {
  const planLists = [2, 5, 9, 14, 20].flatMap((length) =>
    [1, 390, 7900, 100_000].flatMap((price) =>
      // From none of the plans on request to all of them.
      Array.from({ length: count + 1 }, (_, onRequest) =>
        names(length)
          .slice(0, count)
          .map((name, index) => ({ name, monthly: index < count - onRequest ? price * (index + 1) : null })),
      ),
    ),
  );

  test('the sentence for search results fits, whatever the plans are called and cost', () => {
    for (const plans of planLists) {
      const sentence = describePlans(plans);
      expect(meta.shape.description.safeParse(sentence).error, sentence).toBeUndefined();
    }
  });

  test('the sentences use the singular or plural that fits the number', () => {
    for (const plans of planLists)
      expect(describePlans(plans)).toMatch(count === 1 ? /^One plan\b/ : /^\w+ plans\b/);
    expect(
      seePlans(
        names(2)
          .slice(0, count)
          .map((name) => ({ name, monthly: 1 })),
      ),
    ).toMatch(count === 1 ? /^See the plan$/ : /^See the \w+ plans$/);
  });
});

test('a name in the list of plans has at most 20 characters', () => {
  expect(planName.safeParse('W'.repeat(20)).success).toBe(true);
  expect(planName.safeParse('W'.repeat(21)).success).toBe(false);
});
