import { registry } from '@/content';
import { drafts } from '@/content/drafts';
import { showsDrafts } from '@/content/published';
import { requireNoDrafts } from '@/scripts/lib/built-site';
import { inRoot } from '@/scripts/lib/paths';
import { expect, test } from '@/tests/helpers/e2e';

const sampledPaths = registry.pages.filter((_, index) => index % 6 === 0).map(({ path }) => path);

test.describe('a build for visitors', () => {
  test.skip(showsDrafts, 'This build is for colleagues.');

  test('has no list of drafts and does not mention drafts', async ({ request }) => {
    expect((await request.get('/drafts')).status()).toBe(404);
    expect(await (await request.get('/')).text()).not.toContain(drafts.ribbon.copy);
  });
});

test.describe('a build for colleagues (DRAFTS=1)', () => {
  test.skip(!showsDrafts, 'This build is for visitors.');

  test('says so above every page, and forbids search engines to show it', async ({ page, request }) => {
    for (const path of sampledPaths) {
      await page.goto(path);
      const ribbon = page.getByRole('complementary', { name: drafts.ribbon.label });
      await expect(ribbon, path).toContainText(drafts.ribbon.copy);
      await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', /noindex/);
    }
    const listed = await (await request.get('/sitemap.xml')).text();
    for (const { path, unpublished } of registry.pages)
      if (unpublished) expect(listed).not.toContain(`${path}<`);
  });

  test('cannot be packaged for visitors', () => {
    test.skip(Boolean(process.env.E2E_BASE_URL), 'The folder of the build is not known.');
    expect(() => requireNoDrafts(inRoot('.next'))).toThrow('DRAFTS=1');
  });

  test('lists the unpublished pages, with links to them', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: drafts.ribbon.list }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(drafts.title);
    const waiting = registry.pages.filter((page) => page.unpublished);
    for (const { path, label } of waiting) {
      await expect(page.locator('main').getByRole('link', { name: label })).toHaveAttribute('href', path);
    }
    if (waiting.length === 0) await expect(page.locator('main')).toContainText(drafts.none);
  });
});
