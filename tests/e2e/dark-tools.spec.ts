import { violationsAsItStands } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { isReading, toolShell } from '@/tests/helpers/page-tool';
import { choose } from '@/tests/helpers/tool-files';
import { journeys } from '@/tests/helpers/tool-journeys';

/** In the dark scheme a tool's panes are carbon, and the papers on them stay white. */
test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (const slug of Object.keys(journeys)) {
  test(`${slug} is dark with its file open, and every word on it can be read`, full, async ({ page }) => {
    await choose(page, slug, ...((await journeys[slug]?.files()) ?? []));
    await expect(toolShell(page).getByText(isReading)).toHaveCount(0, { timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    const schemes = await toolShell(page)
      .locator('h2')
      .first()
      .evaluate((heading) => getComputedStyle(heading).colorScheme);
    expect(schemes).toBe('dark');
    for (const paper of await toolShell(page).locator('.paper').all())
      await expect(paper).toHaveCSS('color-scheme', 'light');
    expect(await violationsAsItStands(page)).toEqual([]);
  });
}

test('the pages of a file are white on a dark ground', full, async ({ page }) => {
  await choose(page, 'remove-pages', ...((await journeys['remove-pages']?.files()) ?? []));
  const paper = toolShell(page).locator('.paper').first();
  await expect(paper).toHaveCSS('background-color', 'oklch(1 0 0)');
});
