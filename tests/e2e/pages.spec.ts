import { violationsInCurrentState } from '@/tests/helpers/axe';
import { errorsOf, expect, pages, siteOrigin } from '@/tests/helpers/e2e';
import { phone } from '@/tests/helpers/first-visit';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { test } from '@/tests/helpers/shared-window';

/**
 * Visits each page once, on a phone, all in one window. every-page.spec.ts checks more: in `npm test` a page of each
 * kind, in CI all pages.
 */
for (const { path, meta } of pages) {
  test(`${path} has its own title and address, one h1, no accessibility violation, no sideways scroll and no error`, async ({
    window,
    baseURL,
  }) => {
    const errors = errorsOf(window);
    await window.setViewportSize(phone);
    await window.emulateMedia({ reducedMotion: 'reduce' });
    const response = await window.goto(`${baseURL}${path}`);
    expect(response?.status()).toBe(200);
    expect(new URL(window.url()).pathname).toBe(path);
    expect(await window.title()).toContain(meta.title);
    await expect(window.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      path === '/' ? new RegExp(`^${siteOrigin}/?$`) : `${siteOrigin}${path}`,
    );
    await expect(window.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(window.getByRole('banner')).toBeVisible();
    await expect(window.getByRole('contentinfo')).toBeVisible();
    const { overflow, culprits } = await horizontalOverflow(window);
    expect(overflow, `sticks out: ${culprits}`).toBeLessThanOrEqual(0);
    expect(await violationsInCurrentState(window)).toEqual([]);
    expect(errors).toEqual([]);
  });
}
