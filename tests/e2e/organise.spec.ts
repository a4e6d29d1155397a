import type { Locator, Page } from '@playwright/test';
import { readPdf } from 'engines/testing/pdf-read';
import { page as job } from '@/content/tools/organise';
import { taskPath } from '@/lib/routes';
import { say } from '@/lib/sentences';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { alerts, key, messagesOf, toolShell } from '@/tests/helpers/page-tool';
import { shareOf } from '@/tests/helpers/share-of';
import { sideways } from '@/tests/helpers/sideways';
import { expectAccessibleTool } from '@/tests/helpers/states';
import { downloads, pdf, saved } from '@/tests/helpers/tool-files';

const { organise } = messagesOf('merge-pdf');
const cells = (page: Page) => toolShell(page).locator('[data-id]');
const grid = 'fieldset:has([data-id])';
const cell = (page: Page, name: string) => toolShell(page).getByRole('checkbox', { name });
const pageName = (index: number, page: number, file: string) => say(organise.page, { at: index, page, file });

/** Opens the job's address and chooses files of these pages. */
async function open(page: Page, files: Record<string, string[]>) {
  await page.goto(taskPath(job));
  await expect(page.getByRole('heading', { name: job.name, exact: true })).toBeVisible();
  const chosen = Object.entries(files).map(([name, pages]) => pdf(name, { pages }));
  await page.locator('input[name=files]').setInputFiles(await Promise.all(chosen));
  await expect(cells(page).first()).toBeVisible();
}

test('at its own address, the pages of one file are there at once; each has buttons of its own, and a turn is one press', async ({
  page,
}) => {
  await open(page, { 'scan.pdf': ['Alpha', 'Beta', 'Gamma'] });
  await expect(page.getByRole('heading', { level: 1, name: job.name, exact: true })).toBeVisible();
  const create = key(page, organise.button);
  await expect(create).toBeDisabled();
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(alerts(page)).toHaveText(organise.changeOne);

  const button = (act: string, name: string) => key(page, `${act}: ${name}`);
  const second = pageName(2, 2, 'scan.pdf');
  const turn = button(organise.acts.turn, second);
  await cells(page).nth(1).hover();
  const box = await turn.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const sheet = await cells(page).nth(1).locator('[data-drawn-page]').boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? Number.NaN));
  await turn.click();
  await expect(cell(page, `${second}, ${say(organise.isTurned, { degrees: 90 })}`)).toBeVisible();
  // It is in the middle of its cell, as high as the middle of the upright page before it.
  const [upright, lying] = await Promise.all(
    [0, 1].map((index) => cells(page).nth(index).locator('[data-drawn-page]').boundingBox()),
  );
  const middle = (of: typeof upright) => (of?.y ?? Number.NaN) + (of?.height ?? 0) / 2;
  expect(upright?.height ?? 0).toBeGreaterThan(lying?.height ?? Number.NaN);
  expect(Math.abs(middle(upright ?? null) - middle(lying ?? null))).toBeLessThan(1);
  await cells(page).first().hover();
  await button(organise.acts.out, pageName(1, 1, 'scan.pdf')).click();
  await expect(cells(page)).toHaveCount(2);
  await expectAccessibleTool(page, violationsAtEnd);
  await create.click();
  const { bytes } = await saved(page, page.getByRole('button', { name: downloads }));
  expect((await readPdf(bytes)).words.map((pageWords) => pageWords.trim())).toEqual(['Beta', 'Gamma']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('a turn is two taps, with buttons for a finger that are in sight wherever the page is; none of them covers it', async ({
    page,
  }) => {
    const many = Array.from({ length: 12 }, (_, index) => `Page ${index + 1}`);
    await open(page, { 'scan.pdf': many });
    const last = pageName(12, 12, 'scan.pdf');
    await cell(page, last).tap();
    const bar = toolShell(page).getByRole('toolbar');
    for (const act of [organise.acts.turn, organise.acts.out]) {
      const button = bar.getByRole('button', { name: act });
      await expect(button).toBeInViewport({ ratio: 1 });
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), act).toBeGreaterThanOrEqual(44);
      await expect(key(page, `${act}: ${last}`)).toBeHidden();
    }
    await bar.getByRole('button', { name: organise.acts.turn }).tap();
    await expect(cell(page, `${last}, ${say(organise.isTurned, { degrees: 90 })}`)).toBeVisible();
  });

  test('three pages are in a row, or two larger ones, in the finished file as in the grid; undo stays in sight', async ({
    page,
  }) => {
    const many = Array.from({ length: 14 }, (_, index) => `Page ${index + 1}`);
    await open(page, { 'covering-letter.pdf': ['one'], 'tender.pdf': many });
    const inFirstRow = async (pages: Locator) => {
      const tops = await pages.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
      return tops.filter((top) => Math.abs(top - (tops[0] ?? 0)) < 1).length;
    };
    expect(await inFirstRow(cells(page))).toBe(3);
    const total = await page.locator(grid).boundingBox();
    expect(total?.height).toBeLessThan(1200);
    await key(page, organise.larger).tap();
    expect(await inFirstRow(cells(page))).toBe(2);
    await key(page, organise.smaller).tap();
    await cells(page).last().tap();
    await key(page, organise.acts.turn).tap();
    await expect(key(page, organise.undo)).toBeInViewport({ ratio: 1 });
    await expect(key(page, organise.larger)).toBeInViewport({ ratio: 1 });
    await key(page, organise.button).tap();
    const copies = page.locator('ol[data-short-copy] > li');
    await expect(copies).toHaveCount(15);
    expect(await inFirstRow(copies)).toBe(3);
  });

  test(
    'pages begin above the middle and have more than half of the screen, before one is selected and after it',
    full,
    async ({ page }) => {
      const many = Array.from({ length: 9 }, (_, index) => `Page ${index + 1}`);
      await open(page, {
        'covering-letter-to-the-bid.pdf': ['one'],
        'tender.pdf': many,
        'annex.pdf': ['end'],
      });
      await page.evaluate(() => scrollTo(0, 0));
      // However long a name is, rows are equally far apart.
      const tops = await cells(page).evaluateAll((all) => [
        ...new Set(all.map((element) => Math.round(element.getBoundingClientRect().bottom))),
      ]);
      const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
      const first = async () => (await cells(page).first().boundingBox())?.y ?? 0;
      const firstBefore = await first();
      expect(firstBefore).toBeLessThan(300);
      expect(await shareOf(page, grid)).toBeGreaterThan(0.55);
      await cells(page).nth(1).tap();
      await expect(toolShell(page).getByRole('toolbar')).toBeVisible();
      expect(Math.abs((await first()) - firstBefore)).toBeLessThan(1);
      expect(await shareOf(page, grid)).toBeGreaterThan(0.55);
      await key(page, organise.more).tap();
      const menu = toolShell(page).locator(
        `[id="${await key(page, organise.more).getAttribute('aria-controls')}"]`,
      );
      await expect(menu.getByRole('button', { name: organise.reverse })).toBeVisible();
      // A sheet at the lower edge: no page moves for it, and the first row stays in sight.
      const lowerEdge = async () => {
        const box = await menu.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await expect.poll(async () => Math.abs((await lowerEdge()) - 800)).toBeLessThan(0.5);
      const sheet = await menu.boundingBox();
      expect(sheet?.height).toBeLessThanOrEqual(360);
      expect(Math.abs((await first()) - firstBefore)).toBeLessThan(1);
      const shown = await cells(page).nth(1).locator('[data-drawn-page]').boundingBox();
      expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
      // Short names are in no second line.
      const rows = await menu
        .getByRole('button')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
      expect(Math.max(...rows)).toBeLessThanOrEqual(48);
      const { overflow, culprits } = await sideways(page);
      expect(overflow, culprits).toBeLessThanOrEqual(0);
      await expectAccessibleTool(page, violationsAtEnd);
    },
  );
});
