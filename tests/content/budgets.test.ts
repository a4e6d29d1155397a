import { expect, test } from 'vitest';
import { registry } from '@/content';
import type { Page } from '@/lib/registry';
import { budgetOf } from '@/tests/helpers/budgets';

/** The budget of a page in the browser tests, for a site with one more page. */
const withOneMore = (path: string, like: string) =>
  budgetOf(path, [...registry.pages, { ...(registry.get(like) as Page), path: '/one-more' }]);

test.each([
  ['/features', '/feature1page', 1],
  ['/use-cases', '/usecase1page', 1],
  ['/security', '/security1page', 1],
  ['/security', '/security/answers', 0],
  ['/integrations', '/integration1page', 1],
  ['/toolsdetails', '/toolsdetails/merge-pdf', 1],
  ['/features', '/toolsdetails/merge-pdf', 0],
  ['/', '/features', 0],
  ['/pricing', '/feature1page', 0],
])(
  'the budget of %s, with one more page like %s, allows this many more pictures: %i',
  (path, like, pictures) => {
    const [before, after] = [budgetOf(path), withOneMore(path, like)];
    expect(after.requests - before.requests).toBe(pictures);
    expect(after.pictures - before.pictures).toBe(pictures * 896);
  },
);
