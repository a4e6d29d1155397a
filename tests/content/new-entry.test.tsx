import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { entriesSchema as features } from '@/lib/schema/features';
import { entriesSchema as integrations } from '@/lib/schema/integrations';
import { entriesSchema as security } from '@/lib/schema/security';
import { entriesSchema as useCases } from '@/lib/schema/use-cases';
import { exampleOf, newEntry } from '@/scripts/new/placeholders';

/**
 * To add a page, one entry is appended to one content file. Here each family gets an entry as `npm run new` makes it,
 * with only the required fields, and nothing else changes: route, redirects, hub card, sitemap, head and breadcrumb
 * must follow. The entry is a draft, so the tests run as in development.
 */

type Module = { entries: { n: number; name: string }[] };
type Schema = z.ZodArray<z.ZodType<{ n: number; name: string }>>;

function withNewEntry(module: Module, schema: Schema, given: object): Module {
  const n = Math.max(...module.entries.map((entry) => entry.n)) + 1;
  const first = module.entries[0]?.name;
  const meta = {
    title: `All about newcomer ${n}, like ${first}`,
    description: `What newcomer ${n} does. Compare ${first}.`.padEnd(120, '.'),
  };
  const givenFields = { n, slug: `newcomer-${n}`, name: `Newcomer ${n}`, meta, draft: true, ...given };
  const newcomer = newEntry(schema.element, {
    given: givenFields,
    addresses: ['/pricing'],
    today: '2025-11-20',
  });
  return { ...module, entries: [...module.entries, ...schema.parse([exampleOf(newcomer)])] };
}

vi.stubEnv('NODE_ENV', 'development');
vi.stubEnv('SITE_URL', 'https://triplicate.example');
vi.mock('@/content/features', async (load) =>
  withNewEntry(await load<Module>(), features, { picture: 'h-1', closing: { links: undefined } }),
);
vi.mock('@/content/use-cases', async (load) =>
  withNewEntry(await load<Module>(), useCases, { picture: 'h-2' }),
);
vi.mock('@/content/security', async (load) =>
  withNewEntry(await load<Module>(), security, { picture: 'h-3' }),
);
vi.mock('@/content/integrations', async (load) =>
  withNewEntry(await load<Module>(), integrations, { picture: 'h-4' }),
);

// Test files of one worker share modules: content added here must not reach other files.
vi.resetModules();
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const { detailRoutes, registry } = await import('@/content');
const { detailPath, addressesOf: namesOf } = await import('@/lib/routes');
const { default: sitemap } = await import('@/app/sitemap');

const familyModules = [
  {
    family: 'feature',
    hub: '/features',
    entries: (await import('@/content/features')).entries,
    page: await import('@/app/features/[n]/page'),
    Hub: (await import('@/app/features/page')).default,
  },
  {
    family: 'use-case',
    hub: '/use-cases',
    entries: (await import('@/content/use-cases')).entries,
    page: await import('@/app/use-cases/[n]/page'),
    Hub: (await import('@/app/use-cases/page')).default,
  },
  {
    family: 'security',
    hub: '/security',
    entries: (await import('@/content/security')).entries,
    page: await import('@/app/security/[n]/page'),
    Hub: (await import('@/app/security/page')).default,
  },
  {
    family: 'integration',
    hub: '/integrations',
    entries: (await import('@/content/integrations')).entries,
    page: await import('@/app/integrations/[n]/page'),
    Hub: (await import('@/app/integrations/page')).default,
  },
] as const;

const families = familyModules.map(({ family, entries, ...rest }) => {
  const n = entries.at(-1)?.n ?? 0;
  return { ...rest, n, path: detailPath(family, n) };
});

/** The addresses of the links in `main`, without header and footer. */
function hrefs(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return [...new Set([...main.matchAll(/href="([^"]+)"/g)].map(([, address]) => address ?? ''))];
}

describe.each(families)('one more entry of $hub', ({ path, hub, n, page, Hub }) => {
  const params = Promise.resolve({ n: String(n) });

  test('is prerendered under its own number', () => {
    expect(page.generateStaticParams()).toContainEqual({ n: String(n) });
  });

  test('has redirects from its inner path and its alias', () => {
    expect(namesOf(path, detailRoutes)).toEqual(
      expect.arrayContaining([`${hub}/${n}`, `${hub}/newcomer-${n}`]),
    );
  });

  test('has its own title, description and canonical address', async () => {
    const { title, description, alternates } = await page.generateMetadata({ params });
    expect(title).toContain(`All about newcomer ${n}`);
    expect(description).toContain(`What newcomer ${n} does.`);
    expect(alternates?.canonical).toContain(path);
  });

  test('is in the sitemap', () => {
    expect(sitemap().map(({ url }) => url)).toContain(`https://triplicate.example${path}`);
  });

  test('has a card on its hub and a breadcrumb back to it', () => {
    expect(hrefs(renderToStaticMarkup(<Hub />))).toContain(path);
    expect(registry.trail(registry.get(path)).map(({ href }) => href)).toEqual(['/', hub, path]);
  });

  test('is rendered by the template of its family, with one h1', async () => {
    const html = renderToStaticMarkup(await page.default({ params }));
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.includes(`Newcomer ${n}`)).toBe(true);
  });
});

test('the features page counts the new feature too', async () => {
  const { default: Hub, metadata } = await import('@/app/features/page');
  const count = familyModules[0].entries.length;
  expect(metadata.description).toMatch(new RegExp(`^${count} document features`));
  const html = renderToStaticMarkup(<Hub />);
  expect(html.match(/\d+\u00a0features/g)).toEqual([`${count}\u00a0features`]);
});
