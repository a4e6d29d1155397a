import type { Page } from '@playwright/test';
import { deleteFeatures, missingSomewhere } from './declared-browsers';

/** Tools whose journey is in oldest-browsers.spec.ts; tool-states.spec.ts takes the others through all their states. */
export const journeysInOldest = ['merge-pdf', 'text-to-speech', 'speech-to-text'];

/**
 * Makes the browser of a page like the oldest declared ones: removes the features of the language that one of them
 * lacks from the page and its workers, and from the workers also the browser interfaces that one of them lacks.
 *
 * @param planted code that each worker begins with
 * @returns a function that returns how many workers were started without these features
 */
export async function imitateOldest(page: Page, planted = ''): Promise<() => number> {
  const { language, interfaces } = missingSomewhere;
  await page.addInitScript(deleteFeatures, language);
  const preamble = `(${deleteFeatures})(${JSON.stringify([...language, ...interfaces])});${planted}\n`;
  let started = 0;
  await page.route('**/engines/**/*.js', async (route) => {
    // A file that the page fetches is compared with its known size, so it stays as it is; a worker requests its script
    // itself.
    if (route.request().resourceType() === 'fetch') return route.continue();
    const response = await route.fetch({ maxRetries: 3 });
    started += 1;
    return route.fulfill({ response, body: preamble + (await response.text()) });
  });
  return () => started;
}
