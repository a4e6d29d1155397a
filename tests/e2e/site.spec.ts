import { notFound } from '@/content/not-found';
import { expect, fullUnless, pages, test } from '@/tests/helpers/e2e';

const paths = pages.map(({ path }) => path);

test('no two pages share a main heading', async ({ documents }) => {
  const headings = documents.map(({ h1 }) => h1[0]);
  expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
});

test('every anchor that links may use exists on its page', async ({ documents }) => {
  const withAnchors = pages.filter(({ anchors }) => anchors !== undefined);
  expect(withAnchors.length).toBeGreaterThan(10);
  const missing = withAnchors.flatMap(({ path, anchors = [] }) => {
    const ids = documents.find((document) => document.path === path)?.ids ?? [];
    return anchors.filter((anchor) => !ids.includes(anchor)).map((anchor) => `${path}#${anchor}`);
  });
  expect(missing).toEqual([]);
});

test('every link has a name and leads somewhere, anchors included', async ({ documents, request }) => {
  const ids = new Map(documents.map((document) => [document.path, new Set(document.ids)]));
  const statusByPath = new Map<string, number>();
  const broken: string[] = [];

  for (const document of documents) {
    for (const { href, name } of document.links) {
      const where = `${document.path}: “${name}” → ${href || '(nothing)'}`;
      if (!name) broken.push(`${where} has no name`);
      if (href === '' || href === '#') broken.push(`${where} is empty`);
      if (/^(mailto:|tel:|https?:)/.test(href)) continue;
      const url = new URL(href, `http://site${document.path}`);
      const anchors = ids.get(url.pathname);
      if (!anchors) {
        if (!statusByPath.has(url.pathname)) {
          statusByPath.set(url.pathname, (await request.get(url.pathname, { maxRedirects: 0 })).status());
        }
        if (statusByPath.get(url.pathname) !== 200)
          broken.push(`${where} answers ${statusByPath.get(url.pathname)}`);
      } else if (url.hash && !anchors.has(decodeURIComponent(url.hash.slice(1)))) {
        broken.push(`${where} has no such anchor`);
      }
    }
  }
  expect(broken).toEqual([]);
});

test('no page contains filler text', ({ documents }) => {
  const filler =
    /lorem ipsum|dolor sit|\bTODO\b|\bTBD\b|being written|placeholder|undefined|\[object|\bNaN\b/i;
  expect(
    documents.flatMap(({ path, text }) => text.match(filler)?.map((match) => `${path}: ${match}`) ?? []),
  ).toEqual([]);
  for (const { path, text } of documents) expect(text.length, path).toBeGreaterThan(150);
});

test('the header marks the section that is open, and only that', async ({ page }) => {
  for (const path of ['/', '/features', '/feature2page', '/pricing']) {
    await page.goto(path);
    const current = page.getByRole('banner').locator('a[aria-current]');
    await expect(current).toHaveCount(1);
    const section = pages.find((page) => page.path === path)?.section ?? '';
    await expect(current).toHaveAttribute('href', section);
  }
});

test('every page is prerendered', async ({ request }) => {
  for (const path of paths) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-nextjs-prerender'], path).toMatch(/^1\b/);
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});

test.describe('an unknown address', () => {
  test.use({ allowedErrors: [/status of 404/] });
  const unknown = [
    '/nothing-here',
    '/feature99page',
    '/feature0page',
    '/usecase6page',
    '/features/99',
    '/features/no-such',
    // Next's own page for a broken site, which no address may show.
    '/_global-error',
    '/_not-found',
  ];
  for (const path of unknown) {
    test(
      `${path} is a 404 with header and footer`,
      fullUnless(path === '/nothing-here'),
      async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('banner')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
        await expect(page.getByText(path, { exact: true })).toBeVisible();
        await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      },
    );
  }
});
