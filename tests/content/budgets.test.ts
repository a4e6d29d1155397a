import { expect, test } from 'vitest';
import { registry } from '@/content';
import type { Page } from '@/lib/registry';
import { mostOf } from '@/tests/helpers/budgets';

/** What the browser tests let a page cost, with one page more on the site. */
const withOneMore = (path: string, like: string) =>
  mostOf(path, [...registry.pages, { ...(registry.get(like) as Page), path: '/one-more' }]);

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
  'the budget of %s allows for one more page like %s this many more pictures: %i',
  (path, like, pictures) => {
    const [now, then] = [mostOf(path), withOneMore(path, like)];
    expect(then.requests - now.requests).toBe(pictures);
    expect(then.pictures - now.pictures).toBe(pictures * 896);
  },
);
