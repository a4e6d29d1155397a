import { afterAll, describe, expect, test } from 'vitest';
import { dayOf } from '@/lib/publishing';
import { copyOfSite } from '@/tests/helpers/copy';

/** Entries that are not public yet, in a copy: which addresses a build has, for visitors and for colleagues. */
describe('a draft and an entry that waits for its day', { timeout: 60_000 }, () => {
  const site = copyOfSite();
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
    console.log(registry.filter(({ path }) => /feature(9|10)page/.test(path)).map(({ path, waiting }) => path + (waiting ? ' waits' : '')).join());`,
  );
  const draftsShown = (env: Record<string, string>) =>
    site.run('scripts/show.ts', [], { NODE_ENV: 'production', ...env }).output.trim();

  test('visitors have neither', () => {
    expect(draftsShown({})).toBe('');
  });

  test('colleagues have both, marked', () => {
    expect(draftsShown({ DRAFTS: '1' })).toBe('/feature9page waits,/feature10page waits');
  });

  test('a build on the day of publication has the entry', () => {
    expect(draftsShown({ BUILD_DAY: dayOf(new Date(Date.now() + 864e5)) })).toBe('/feature10page');
  });
});
