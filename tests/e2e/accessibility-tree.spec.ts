import { notFound } from '@/content/not-found';
import { site } from '@/content/site';
import { expect, test } from '@/tests/helpers/e2e';
import { outlineOf } from '@/tests/helpers/outline';

/**
 * Compares what a screen reader finds in the parts that all pages share, and on the page for unknown addresses, with
 * snapshots. every-page.spec.ts does so for each page.
 */

test.use({ viewport: { width: 360, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('header and footer have the recorded outline', async ({ page }) => {
  await page.goto('/security');
  await page.setViewportSize({ width: 1440, height: 900 });
  const wideOutline = await outlineOf(page, 'header');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: site.controls.menu }).click();
  const parts = ['# wide', wideOutline, '', '# on a phone, menu open', await outlineOf(page, 'header')];
  await page.keyboard.press('Escape');
  parts.push('', '# footer', await outlineOf(page, 'footer'), '');
  expect(parts.join('\n')).toMatchSnapshot('frame.txt');
});

test.describe('page not found', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('has the recorded outline as it opens and for every outcome of its search', async ({ page }) => {
    await page.goto('/feature99page');
    const closest = page.getByRole('region', { name: notFound.closest });
    await closest.scrollIntoViewIfNeeded();
    await expect(closest).toBeVisible();
    const parts = ['# /feature99page', await outlineOf(page, 'main'), ''];
    for (const query of ['signature', 'pdf', 'zebra']) {
      await page.getByRole('searchbox').fill(query);
      await expect(page.getByRole('search').getByRole('status')).toHaveText(/\d|“/);
      parts.push(`# search for ${query}`, await outlineOf(page, 'search', ['status']), '');
    }
    expect(parts.join('\n')).toMatchSnapshot('not-found.txt');
  });
});
