import { expect, test } from 'vitest';
import { checkSteps } from '@/lib/content-checks';

const item = { icon: 'file', title: 'A step', text: 'What is done in it.' } as const;
const drawing = { kind: 'tags', stub: 'Sample', label: 'Sample: tags.' } as unknown as NonNullable<
  Parameters<typeof checkSteps>[2][number]['steps']['items'][number]['drawing']
>;
const check = (step: number, drawings: readonly boolean[]) =>
  checkSteps(
    'content/features-hub.ts',
    {
      features: {
        title: 'Features',
        cards: [{ slug: 'tagging', dark: false, points: [], step }],
      },
    },
    [
      {
        slug: 'tagging',
        steps: { title: 'How', items: drawings.map((drawn) => (drawn ? { ...item, drawing } : item)) },
      },
    ],
  );

test('a card shows a step that has a drawing', () => {
  expect(() => check(2, [false, true])).not.toThrow();
});

test.each([
  ['past the last', 3, [false, true], 'Use one of 2, or remove the field.'],
  ['without a drawing', 1, [false, true], 'Use one of 2, or remove the field.'],
  ['of a page without drawings', 1, [false, false], 'No step there has one: remove the field.'],
] as const)('a step %s is refused, with what can be done', (_, step, drawings, told) => {
  expect(() => check(step, drawings)).toThrow(
    `is ${step}, but that step of “tagging” in content/features.ts has no drawing. ${told}`,
  );
});
