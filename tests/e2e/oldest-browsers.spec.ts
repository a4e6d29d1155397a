import { readFile } from 'node:fs/promises';
import { expect, full, test } from '@/tests/helpers/e2e';
import { imitateOldest, journeysInOldest } from '@/tests/helpers/oldest-browsers';
import { alerts, namedButton } from '@/tests/helpers/page-tool';
import { choose, downloads, goTo, takeSteps } from '@/tests/helpers/tool-files';
import { journeys } from '@/tests/helpers/tool-journeys';

for (const [slug, { files, steps }] of Object.entries(journeys))
  if (journeysInOldest.includes(slug))
    test(`${slug} goes from its files to its result in the oldest browsers`, full, async ({ page }) => {
      const startedWorkers = await imitateOldest(page);
      await choose(page, slug, ...(await files()));
      // Some tools save at their last step, others offer their result.
      const saving = page.waitForEvent('download');
      await takeSteps(page, steps);
      const offer = namedButton(page, downloads).first();
      await Promise.race([saving, offer.click()]);
      expect((await readFile(await (await saving).path())).length).toBeGreaterThan(300);
      expect(await page.evaluate(() => 'Segmenter' in Intl)).toBe(false);
      expect(startedWorkers()).toBeGreaterThan(0);
      await expect(alerts(page)).toHaveCount(0);
    });

test.describe('a worker that needs what an old browser lacks', () => {
  test.use({ allowedErrors: [/./] });

  for (const planted of ['new Intl.Segmenter("en");', 'Promise.try(() => 1);', '[1].values().map(String);'])
    test(`makes the tool show an error: ${planted}`, full, async ({ page }) => {
      await imitateOldest(page, planted);
      await goTo(page, 'merge-pdf');
      await page.locator('#try').setInputFiles((await journeys['merge-pdf']?.files()) ?? []);
      await expect(alerts(page).first()).toBeVisible();
    });
});
