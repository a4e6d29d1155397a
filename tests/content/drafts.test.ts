import { afterEach, expect, test, vi } from 'vitest';
import type * as Entries from '@/content/registry/entries';

/** Tests which pages of entries are marked as unpublished in a build that shows them. */

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['a draft', { draft: true, publishFrom: '2026-11-21' }, {}],
  [
    'an entry with a later publication date',
    { draft: false, publishFrom: '2026-11-23' },
    { from: '2026-11-23' },
  ],
  ['a published entry', { draft: false, publishFrom: '2026-11-21' }, undefined],
])('the page of %s says whether and from when it is public', async (_, publishing, unpublished) => {
  vi.stubEnv('DRAFTS', '1');
  vi.stubEnv('BUILD_DAY', '2026-11-22');
  vi.resetModules();
  const { details }: typeof Entries = await import('@/content/registry/entries');
  const { entries } = await import('@/content/features');
  const [entry] = entries;
  if (!entry) throw new Error('content/features.ts has no entry');
  const [page] = details('feature', 'lilac', [{ ...entry, ...publishing }]);
  expect(page?.unpublished).toEqual(unpublished);
});
