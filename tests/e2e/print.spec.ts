import { readPdf } from 'engines/testing/pdf-read';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { expect, full, readToTheEnd, test } from '@/tests/helpers/e2e';
import { toolShell } from '@/tests/helpers/page-tool';
import { choose, takeSteps } from '@/tests/helpers/tool-files';
import { type Journey, journeys } from '@/tests/helpers/tool-journeys';

const colours = (headings: Element[]) => headings.map((heading) => getComputedStyle(heading).color);

test('on paper every answer is unfolded', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/faqs');
  const heights = await page
    .locator('details > :not(summary)')
    .evaluateAll((answers) => answers.map((answer) => answer.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(10);
  expect(Math.min(...heights)).toBeGreaterThan(20);
});

test(
  'on paper the headings of dark bands are dark, whatever the scheme of the screen',
  full,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/');
    const [ink] = await page.locator('#main h2').evaluateAll(colours);
    expect(await page.locator('h1').evaluateAll(colours)).not.toEqual([ink]);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const printed = await page.locator('h1, h2:visible').evaluateAll(colours);
    expect(new Set(printed)).toEqual(new Set([ink]));
  },
);

test('on paper buttons, the menu and the skip link are hidden', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  await expect(page.locator('button:visible, header nav:visible')).toHaveCount(0);
  await expect(page.getByRole('link', { name: site.controls.skip })).toBeHidden();
});

test('on paper all tools are listed, also those that are folded on the screen', full, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/features');
  await expect(page.locator('#tools ul li:visible[id]')).toHaveCount(tools.tools.length);
});

test('on paper the chosen billing period keeps its background', full, async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/pricing');
  const grounds = await page.locator('label:has([name=billing])').evaluateAll((labels) =>
    labels.map((label) => {
      const { printColorAdjust, backgroundColor } = getComputedStyle(label);
      return printColorAdjust === 'exact' && backgroundColor !== 'rgba(0, 0, 0, 0)';
    }),
  );
  expect(grounds).toEqual([true, false]);
});

test('on paper the last sheet has more than a line or two', full, async ({ page }) => {
  test.setTimeout(120_000);
  for (const path of ['/', '/features', '/pricing']) {
    await page.goto(path);
    await readToTheEnd(page);
    const file = await page.pdf({
      format: 'A4',
      margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
    });
    const { words } = await readPdf(new Uint8Array(file));
    expect(words.at(-1)?.length, path).toBeGreaterThan(200);
  }
});

test(
  'a result is printed whole: every point of the list and every page, without buttons',
  full,
  async ({ page }) => {
    const { files, steps } = journeys['document-screener'] as Journey;
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await choose(page, 'document-screener', ...(await files()));
    await takeSteps(page, steps);
    const workbench = toolShell(page);
    const points = workbench.locator('li[data-more]');
    await expect(points.first()).toBeAttached();
    await expect(points.first()).toBeHidden();
    await expect(workbench.locator('[data-undrawn]').first()).toBeAttached();
    await page.keyboard.press('Control+p');
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    await expect(workbench.locator('[data-undrawn]')).toHaveCount(0);
    await expect(points.nth(3)).toBeVisible();
    for (const point of await points.all()) await expect(point).toBeVisible();
    await expect(workbench.getByRole('button', { name: sharedMessages.startAgain })).toBeHidden();
    await expect(workbench.getByText(sharedMessages.notDrawn)).toBeHidden();
    await expect(page.locator('main h2').last()).toBeHidden();
  },
);
