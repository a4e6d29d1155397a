import { describe, expect, test } from 'vitest';
import { tools } from '@/content/tools';
import { toolStep } from '@/lib/schema/drawings';

/** A draft may still lack its drawings. */
const all = tools.tools.filter(({ draft }) => !draft);

describe.each(all)('the page of $name', ({ slug, steps }) => {
  test('draws each of its steps, and none like that of another tool', () => {
    const elsewhere = all
      .filter((other) => other.slug !== slug)
      .flatMap((other) => other.steps.map((step) => JSON.stringify(step.drawing)));
    for (const step of steps) {
      expect(step.drawing, step.title).toBeDefined();
      expect(elsewhere, step.title).not.toContain(JSON.stringify(step.drawing));
    }
  });
});

describe('the drawing of a step', () => {
  const mistake = (entry: unknown) => toolStep.safeParse(entry).error?.issues[0];

  test('names only rows that the list has', () => {
    const order = { kind: 'order', rows: ['bill.jpg', 'back.jpg'] };
    expect(mistake({ ...order, moved: 2 })).toBeUndefined();
    expect(mistake({ ...order, moved: 3 })).toMatchObject({
      path: ['moved'],
      message: 'is the number of no row. Count them from 1.',
    });
  });

  test.each(['picked', 'struck', 'cuts'])('names only pages that are there: %s', (field) => {
    const pages = { kind: 'pages', count: 5 };
    expect(mistake({ ...pages, [field]: [5] })).toBeUndefined();
    expect(mistake({ ...pages, [field]: [6] })).toMatchObject({ path: ['count'] });
    expect(mistake({ ...pages, [field]: [0] })).toMatchObject({ path: [field, 0] });
  });

  test('draws each page or none', () => {
    const pages = { kind: 'pages', count: 3 };
    const drawings = ['page-cover', 'page-floor-plan', 'page-price-list'];
    expect(mistake(pages)).toBeUndefined();
    expect(mistake({ ...pages, drawings })).toBeUndefined();
    expect(mistake({ ...pages, drawings: drawings.slice(1) })).toMatchObject({
      path: ['drawings'],
      message: 'are not as many as there are pages. Name one for each.',
    });
  });
});
