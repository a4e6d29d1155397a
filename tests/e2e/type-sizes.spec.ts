import { expect } from '@playwright/test';
import { full, pages } from '@/tests/helpers/e2e';
import { crowdedViews } from '@/tests/helpers/type-sizes';
import { test } from '@/tests/helpers/windows';

/** More sizes of type in one view read as none: a page is set in five. */
const most = 5;

for (const { path } of pages) {
  test(`${path} has at most five sizes of type in a view`, full, async ({ window, baseURL }) => {
    await window.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of [
      [360, 800],
      [1440, 900],
    ] as const) {
      await window.setViewportSize({ width, height });
      await window.goto(`${baseURL}${path}`);
      expect.soft(await crowdedViews(window, most), `${width} px`).toEqual([]);
    }
  });
}
