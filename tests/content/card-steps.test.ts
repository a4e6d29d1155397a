import { expect, test } from 'vitest';
import { checkSteps } from '@/lib/content-checks';

const item = { icon: 'file', title: 'A step', text: 'What is done in it.' } as const;
const illustration = 'marked-scan';
const check = (step: number, illustrated: readonly boolean[]) =>
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
        steps: {
          title: 'How',
          items: illustrated.map((isIllustrated) => (isIllustrated ? { ...item, illustration } : item)),
        },
      },
    ],
  );

test('a card shows only steps with an illustration', () => {
  expect(() => check(2, [false, true])).not.toThrow();
});

test.each([
  ['past the last', 3, [false, true], 'Use one of 2, or remove the field.'],
  ['without an illustration', 1, [false, true], 'Use one of 2, or remove the field.'],
  ['of a page without illustrations', 1, [false, false], 'No step there has one: remove the field.'],
] as const)('a step %s is refused with a remedy', (_, step, illustrated, reported) => {
  expect(() => check(step, illustrated)).toThrow(
    `is ${step}, but that step of “tagging” in content/features.ts has no illustration. ${reported}`,
  );
});
