import { sharedMessages } from '@/content/workbench';
import { clippedTexts } from '@/tests/helpers/clipped';
import { expect, full, fullUnless, test } from '@/tests/helpers/e2e';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { messagesOf, readingMessage, toolShell } from '@/tests/helpers/page-tool';
import { doubledTextSize } from '@/tests/helpers/shared-window';
import { smallTargets } from '@/tests/helpers/small-targets';
import { running } from '@/tests/helpers/tool-messages';
import { toolSample } from '@/tests/helpers/tool-samples';
import { typeSizes } from '@/tests/helpers/type-sizes';

test.use({ launchOptions: doubledTextSize });

// Tests every tool with a file, in a narrow window and with large text (WCAG 1.4.4, 1.4.10 and 2.5.8).
for (const { slug } of running) {
  test(
    `${slug}: with a file in it nothing is cut and nothing scrolls sideways at 320 px or with text at 200 %`,
    fullUnless(slug === 'merge-pdf'),
    async ({ page }) => {
      await page.goto(`/toolsdetails/${slug}`);
      await page.locator('#try').setInputFiles([await toolSample(slug)]);
      const shell = page.getByRole('region', { name: sharedMessages.label });
      await expect(shell).toBeVisible();
      await expect(shell.getByText(readingMessage)).toHaveCount(0);
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
        const { overflow, culprits } = await horizontalOverflow(page);
        expect(overflow, `${width} px, text of ${size} px, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
        expect(await clippedTexts(page), `${width} px, text of ${size} px`).toEqual([]);
        expect(await smallTargets(page), `${width} px, text of ${size} px`).toEqual([]);
        const sizes = await typeSizes(shell);
        expect(sizes.length, sizes.join('; ')).toBeLessThanOrEqual(5);
      }
    },
  );
}

/** Runs in a page: keeps pages of documents from being drawn, as on a very slow device. */
function neverDraw(): void {
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function post(this: Worker, ...message: unknown[]) {
    if ((message[0] as { operation?: string }).operation !== 'drawPage') send.apply(this, message as never);
  };
}

test(
  'pdf-to-ppt: the text below a slide stays in its pane before the slide is drawn',
  full,
  async ({ page }) => {
    await page.addInitScript(neverDraw);
    await page.goto('/toolsdetails/pdf-to-ppt');
    await page.locator('#try').setInputFiles([await toolSample('pdf-to-ppt')]);
    const slide = toolShell(page).getByRole('figure');
    // Waits until the tool has found what can be edited on the slide.
    await expect(slide.getByRole('paragraph')).toBeVisible();
    await expect(slide.getByText(messagesOf('pdf-to-ppt').preview.checking)).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 900 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '16px';
    });
    await expect(slide.locator('canvas[data-drawn]')).toHaveCount(0);
    expect(await clippedTexts(page)).toEqual([]);
  },
);
