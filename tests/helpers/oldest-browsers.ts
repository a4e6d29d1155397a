import type { Page } from '@playwright/test';
import { missingSomewhere, takeAway } from './declared-browsers';

/** Tools whose journey is in oldest-browsers.spec.ts; tool-states.spec.ts takes the others through all their states. */
export const journeysInOldest = ['merge-pdf', 'text-to-speech', 'speech-to-text'];

/**
 * Makes the browser of a page the oldest that is declared: whatever of the language one of them lacks is taken from
 * the page and its workers, and from the workers also what one of them lacks of the browser's own interfaces.
 *
 * @param planted code that each worker begins with
 * @returns how many workers were started without it
 */
export async function asOldest(page: Page, planted = ''): Promise<() => number> {
  const { language, interfaces } = missingSomewhere;
  await page.addInitScript(takeAway, language);
  const preamble = `(${takeAway})(${JSON.stringify([...language, ...interfaces])});${planted}\n`;
  let started = 0;
  await page.route('**/engines/**/*.js', async (route) => {
    // What is fetched is held against its size; what a worker starts from is asked for once more.
    if (route.request().resourceType() === 'fetch') return route.continue();
    const response = await route.fetch({ maxRetries: 3 });
    started += 1;
    return route.fulfill({ response, body: preamble + (await response.text()) });
  });
  return () => started;
}
