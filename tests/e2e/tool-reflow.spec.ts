import { sharedMessages } from '@/content/workbench';
import { clippedTexts } from '@/tests/helpers/clipped';
import { expect, fullUnless, test } from '@/tests/helpers/e2e';
import { isReading } from '@/tests/helpers/page-tool';
import { sideways } from '@/tests/helpers/sideways';
import { smallTargets } from '@/tests/helpers/targets';
import { running } from '@/tests/helpers/tool-messages';
import { toolSample } from '@/tests/helpers/tool-samples';
import { typeSizes } from '@/tests/helpers/type-sizes';
import { twiceTheSize } from '@/tests/helpers/windows';

test.use({ launchOptions: twiceTheSize });

/** Every tool with a file in it, in little room: WCAG 1.4.4, 1.4.10 and 2.5.8, and forced colours. */
for (const { slug } of running) {
  test(
    `${slug}: with a file in it nothing is cut and nothing scrolls sideways at 320 px or with text at 200 %`,
    fullUnless(slug === 'merge-pdf'),
    async ({ page }) => {
      await page.goto(`/toolsdetails/${slug}`);
      await page.locator('#try').setInputFiles([await toolSample(slug)]);
      const toolShell = page.getByRole('region', { name: sharedMessages.label });
      await expect(toolShell).toBeVisible();
      await expect(toolShell.getByText(isReading)).toHaveCount(0);
      await page.waitForLoadState('networkidle');

      for (const { width, size } of [
        { width: 320, size: 16 },
        { width: 1280, size: 32 },
        { width: 720, size: 32 },
      ]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = `${size}px`;
        }, size);
        const { overflow, culprits } = await sideways(page);
        expect(overflow, `${width} px, text of ${size} px, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
        expect(await clippedTexts(page), `${width} px, text of ${size} px`).toEqual([]);
        expect(await smallTargets(page), `${width} px, text of ${size} px`).toEqual([]);
        const sizes = await typeSizes(toolShell);
        expect(sizes.length, sizes.join('; ')).toBeLessThanOrEqual(5);
      }
    },
  );
}
