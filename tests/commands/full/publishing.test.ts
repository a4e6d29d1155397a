import { afterAll, describe, expect, test } from 'vitest';
import { dayOf } from '@/lib/publishing';
import { copySite } from '@/tests/helpers/site-copy';

/** The pages of a copy of the site where feature 9 is a draft and feature 10 is published tomorrow. */
describe('a draft and an entry with a later day of publication', { timeout: 60_000 }, () => {
  const site = copySite();
  afterAll(site.remove);

  site.edit('content/features.ts', /^ {4}n: 9,$/m, '    n: 9,\n    draft: true,');
  site.edit(
    'content/features.ts',
    /^ {4}n: 10,$/m,
    `    n: 10,\n    publishFrom: '${dayOf(new Date(Date.now() + 864e5))}',`,
  );
  site.write(
    'scripts/show.ts',
    `const { registry } = await import('../content/registry/pages.ts').then(
      ({ pages }) => ({ registry: pages }));
    console.log(registry.filter(({ path }) => /feature(9|10)page/.test(path)).map(({ path, unpublished }) => path + (unpublished ? ' waits' : '')).join());`,
  );
  const pagesWith = (env: Record<string, string>) =>
    site.run('scripts/show.ts', [], { NODE_ENV: 'production', ...env }).output.trim();

  test('are missing for visitors', () => {
    expect(pagesWith({})).toBe('');
  });

  test('are listed for colleagues, marked as waiting', () => {
    expect(pagesWith({ DRAFTS: '1' })).toBe('/feature9page waits,/feature10page waits');
  });

  test('differ on the day of publication: a build has the entry, but not the draft', () => {
    expect(pagesWith({ BUILD_DAY: dayOf(new Date(Date.now() + 864e5)) })).toBe('/feature10page');
  });
});
