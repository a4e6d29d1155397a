import { expect, type Page, test } from '@playwright/test';
import { islandSelector } from '@/lib/islands';
import { violations } from './axe';
import { horizontalOverflow } from './horizontal-overflow';

/** Expects that nothing scrolls sideways at 320 px (WCAG 1.4.10). The window keeps that width. */
export async function expectNoSidewaysScroll(page: Page, state = ''): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  const { overflow, culprits } = await horizontalOverflow(page);
  expect(overflow, `${state}: ${culprits}`).toBeLessThanOrEqual(0);
}

/**
 * Prepares a page for checks of its tool in several states, which are slow. The tool's page without files, and what is
 * around the tool, are tested in every-page.spec.ts.
 *
 * @returns a function that expects that axe finds nothing in the tool as it is now, and that nothing scrolls sideways
 */
export async function stateChecker(page: Page) {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return async (state: string, check = violations): Promise<void> => {
    expect(await check(page, islandSelector('file')), state).toEqual([]);
    await expectNoSidewaysScroll(page, state);
  };
}

/** Expects that axe finds nothing in the tool. */
export async function expectAccessibleTool(page: Page, check = violations): Promise<void> {
  expect(await check(page, islandSelector('file'))).toEqual([]);
}

/** Expects that axe finds nothing in the tool, and that nothing scrolls sideways. */
export async function expectAccessibleNarrowTool(page: Page, check = violations): Promise<void> {
  await expectAccessibleTool(page, check);
  await expectNoSidewaysScroll(page);
}

/** Collects the requests that this page makes from now on and that could carry a file. */
export function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  return sent;
}
