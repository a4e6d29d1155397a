import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { missingSomewhere, takeAway } from '@/tests/helpers/declared-browsers';
import { expect, full, test } from '@/tests/helpers/e2e';
import { alerts, key } from '@/tests/helpers/page-tool';
import { choose, downloads, goTo, takeSteps } from '@/tests/helpers/tool-files';
import { journeys } from '@/tests/helpers/tool-journeys';

/**
 * The oldest declared browsers: whatever of the language one of them lacks is taken from the page and its workers, and from
 * the workers also what one of them lacks of the browser's own interfaces.
 */

/** @returns how many workers were started without it. `planted`: code that each of them begins with */
async function asOldest(page: Page, planted = ''): Promise<() => number> {
  const { language, interfaces } = missingSomewhere;
  await page.addInitScript(takeAway, language);
  const before = `(${takeAway})(${JSON.stringify([...language, ...interfaces])});${planted}\n`;
  let started = 0;
  await page.route('**/engines/**/*.js', async (route) => {
    // What is fetched is held against its size; what a worker starts from is asked for once more.
    if (route.request().resourceType() === 'fetch') return route.continue();
    const response = await route.fetch();
    started += 1;
    return route.fulfill({ response, body: before + (await response.text()) });
  });
  return () => started;
}

for (const [slug, { files, steps }] of Object.entries(journeys))
  test(`${slug} goes from its files to its result in the oldest browsers`, full, async ({ page }) => {
    const started = await asOldest(page);
    await choose(page, slug, ...(await files()));
    // Some save at their last step, others offer what they made.
    const saving = page.waitForEvent('download');
    await takeSteps(page, steps);
    const offer = key(page, downloads).first();
    await Promise.race([saving, offer.click()]);
    expect((await readFile(await (await saving).path())).length).toBeGreaterThan(300);
    expect(await page.evaluate(() => 'Segmenter' in Intl)).toBe(false);
    expect(started()).toBeGreaterThan(0);
    await expect(alerts(page)).toHaveCount(0);
  });

test.describe('what a worker needs and an old browser lacks', () => {
  test.use({ allowedErrors: [/./] });

  for (const planted of ['new Intl.Segmenter("en");', 'Promise.try(() => 1);', '[1].values().map(String);'])
    test(`is noticed: ${planted}`, full, async ({ page }) => {
      await asOldest(page, planted);
      await goTo(page, 'merge-pdf');
      await page.locator('#try').setInputFiles((await journeys['merge-pdf']?.files()) ?? []);
      await expect(alerts(page).first()).toBeVisible();
    });
});
