import { appendFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decorateLive, translation } from '@/tests/helpers/foreign-changes';
import { journeys } from '@/tests/helpers/tool-journeys';
import { availableBrowsers, type Driver } from './available-browsers';
import { startChromium } from './chromium';
import { openTool, pageState, runJourney, saveResult } from './journey';
import { createVisitor, type Visitor } from './visitor';

/**
 * Every tool from its files to its result, on a plain page and on pages that a translation or an extension changes.
 * `BROWSERS_MATRIX` names a file that gets a line for each combination, or for those of the browser `BROWSERS_IN`;
 * without it each browser runs another third of them, and Chromium none.
 */

const [translate, words] = translation();
const pageChanges: Record<string, ((visitor: Visitor) => Promise<unknown>) | undefined> = {
  plain: undefined,
  translated: (visitor) => visitor.run(translate, words),
  decorated: (visitor) => visitor.run(decorateLive),
};
const matrix = process.env.BROWSERS_MATRIX;
const only = process.env.BROWSERS_IN;
const every: typeof availableBrowsers = matrix
  ? [['Chromium', startChromium], ...availableBrowsers]
  : availableBrowsers;
const browsers = every.filter(([name]) => !only || name === only);

describe.each(browsers)('%s', (browser, start) => {
  let driver: Driver;
  let theVisitor: Visitor;
  beforeAll(async () => {
    driver = await start({ javaScript: true });
    theVisitor = createVisitor(driver, process.env.BROWSERS_SITE ?? '');
    await theVisitor.resize(1280, 900);
  });
  afterAll(() => driver?.close());

  const shift = browsers.findIndex(([name]) => name === browser);
  for (const [index, [slug, journey]] of Object.entries(journeys).entries()) {
    for (const [place, [mode, change]] of Object.entries(pageChanges).entries()) {
      if (!matrix && (index + shift) % 3 !== place) continue;
      test(`${slug}, ${mode}: from its files to its result`, async () => {
        let bytes = 0;
        try {
          await openTool(theVisitor, slug, change && (() => change(theVisitor)));
          const changed = await runJourney(theVisitor, journey);
          // The translation must leave names of files and words of documents alone.
          expect(
            [...changed].filter((text) => /^word-\d+$|^[^ ]+\.(pdf|png|docx|xlsx|txt|wav)$/.test(text)),
          ).toEqual([]);
          ({ bytes } = await saveResult(theVisitor));
          expect(bytes).toBeGreaterThan(300);
        } finally {
          const { faults, hasHeading } = await pageState(theVisitor);
          if (matrix)
            appendFileSync(
              matrix,
              `${JSON.stringify({ slug, browser: `${browser} ${driver.version}`, mode, bytes, faults, hasHeading })}\n`,
            );
          expect(faults).toEqual([]);
          expect(hasHeading).toBe(true);
        }
      }, 120_000);
    }
  }
});
