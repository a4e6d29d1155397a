import type { Page } from '@playwright/test';

/** Share of the window's height, on its middle line, where the document is what a finger would touch. */
export const shareOf = (page: Page, pane: string) =>
  page.evaluate((pane) => {
    const heights = Array.from({ length: innerHeight }, (_, y) => y);
    const visibleRows = heights.filter((y) => document.elementFromPoint(innerWidth / 2, y)?.closest(pane));
    return visibleRows.length / innerHeight;
  }, pane);
