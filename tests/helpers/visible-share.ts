import type { Page } from '@playwright/test';

/** Share of the window's height at which a tap on its vertical middle line would hit the pane. */
export const visibleShare = (page: Page, pane: string) =>
  page.evaluate((pane) => {
    const rows = Array.from({ length: innerHeight }, (_, y) => y);
    const visibleRows = rows.filter((y) => document.elementFromPoint(innerWidth / 2, y)?.closest(pane));
    return visibleRows.length / innerHeight;
  }, pane);
