import type { Page } from '@playwright/test';

/** How many pixels the page scrolls sideways, and the first elements that stick out. */
export function horizontalOverflow(page: Page): Promise<{ overflow: number; culprits: string }> {
  return page.evaluate(() => {
    const limit = document.documentElement.clientWidth;
    const tooWide = [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > limit + 1)
      .slice(0, 3)
      .map((element) => `${element.tagName} ${element.className}`);
    return { overflow: document.documentElement.scrollWidth - limit, culprits: tooWide.join(' | ') };
  });
}
