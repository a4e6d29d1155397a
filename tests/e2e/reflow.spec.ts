import { expect } from '@playwright/test';
import { clippedTexts } from '@/tests/helpers/clipped';
import { fullUnless, kinds, pages } from '@/tests/helpers/e2e';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { doubledTextSize, test } from '@/tests/helpers/shared-window';

test.use({ launchOptions: doubledTextSize });

for (const { path } of pages) {
  test(
    `${path} needs no sideways scroll and cuts no text, with text at 200 % in a window of 1280, 720 or 360 px`,
    fullUnless(kinds.includes(path)),
    async ({ window, baseURL }) => {
      await window.goto(`${baseURL}${path}`);
      expect(await window.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      for (const width of [1280, 720, 360]) {
        await window.setViewportSize({ width, height: 900 });
        const { overflow, culprits } = await horizontalOverflow(window);
        expect(overflow, `${width} px, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
        expect(await clippedTexts(window), `${width} px`).toEqual([]);
      }
    },
  );
}
