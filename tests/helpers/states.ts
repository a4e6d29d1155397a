import { expect, type Page, test } from '@playwright/test';
import { islandSelector } from '@/lib/islands';
import { violations } from './axe';
import { sideways } from './sideways';

/** That nothing scrolls sideways at 320 px (WCAG 1.4.10). The window stays as narrow. */
export async function fits(page: Page, state = ''): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  const { overflow, culprits } = await sideways(page);
  expect(overflow, `${state}: ${culprits}`).toBeLessThanOrEqual(0);
}

/**
 * The tool's page without files, and what is around the tool, are tested in every-page.spec.ts.
 *
 * @returns a check of the state that a tool is in: axe finds nothing, and it fits. It takes time.
 */
export async function soundness(page: Page) {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return async (state: string, check = violations): Promise<void> => {
    expect(await check(page, islandSelector('file')), state).toEqual([]);
    await fits(page, state);
  };
}

/** That axe finds nothing in the tool. */
export async function cleanTool(page: Page, check = violations): Promise<void> {
  expect(await check(page, islandSelector('file'))).toEqual([]);
}

/** The same, and that the tool fits. */
export async function soundTool(page: Page, check = violations): Promise<void> {
  await cleanTool(page, check);
  await fits(page);
}

/** Requests of this page that could carry a file, from now on. */
export function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  return sent;
}
