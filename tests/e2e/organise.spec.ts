import type { Locator, Page } from '@playwright/test';
import { readPdf } from 'engines/testing/pdf-read';
import { page as task } from '@/content/tools/organise';
import { taskPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { alerts, messagesOf, namedButton, toolShell } from '@/tests/helpers/page-tool';
import { expectAccessibleTool } from '@/tests/helpers/states';
import { downloads, pdf, saveBy } from '@/tests/helpers/tool-files';
import { visibleShare } from '@/tests/helpers/visible-share';

const { organise } = messagesOf('merge-pdf');
const cells = (page: Page) => toolShell(page).locator('[data-id]');
const grid = 'fieldset:has([data-id])';
const pageCheckbox = (page: Page, name: string) => toolShell(page).getByRole('checkbox', { name });
const pageName = (index: number, page: number, file: string) =>
  formatMessage(organise.page, { position: index, page, file });

/** Opens the task's address and chooses files of these pages. */
async function open(page: Page, files: Record<string, string[]>) {
  await page.goto(taskPath(task));
  await expect(page.getByRole('heading', { name: task.name, exact: true })).toBeVisible();
  const chosen = Object.entries(files).map(([name, pages]) => pdf(name, { pages }));
  await page.locator('input[name=files]').setInputFiles(await Promise.all(chosen));
  await expect(cells(page).first()).toBeVisible();
}

test('at its own address, the pages of one file are shown at once; each has its own buttons, and one press rotates it', async ({
  page,
}) => {
  await open(page, { 'scan.pdf': ['Alpha', 'Beta', 'Gamma'] });
  await expect(page.getByRole('heading', { level: 1, name: task.name, exact: true })).toBeVisible();
  const create = namedButton(page, organise.button);
  await expect(create).toBeDisabled();
  await create.focus();
  await page.keyboard.press('Enter');
  await expect(alerts(page)).toHaveText(organise.changeOne);

  const button = (act: string, name: string) => namedButton(page, `${act}: ${name}`);
  const second = pageName(2, 2, 'scan.pdf');
  const turn = button(organise.actions.turn, second);
  await cells(page).nth(1).hover();
  const box = await turn.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const sheet = await cells(page).nth(1).locator('[data-drawn-page]').boundingBox();
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? Number.NaN));
  await turn.click();
  await expect(
    pageCheckbox(page, `${second}, ${formatMessage(organise.rotatedBy, { degrees: 90 })}`),
  ).toBeVisible();
  // The rotated page is centred at the same height as the upright page before it.
  const [upright, rotated] = await Promise.all(
    [0, 1].map((index) => cells(page).nth(index).locator('[data-drawn-page]').boundingBox()),
  );
  const middle = (of: typeof upright) => (of?.y ?? Number.NaN) + (of?.height ?? 0) / 2;
  expect(upright?.height ?? 0).toBeGreaterThan(rotated?.height ?? Number.NaN);
  expect(Math.abs(middle(upright ?? null) - middle(rotated ?? null))).toBeLessThan(1);
  await cells(page).first().hover();
  await button(organise.actions.remove, pageName(1, 1, 'scan.pdf')).click();
  await expect(cells(page)).toHaveCount(2);
  await expectAccessibleTool(page, violationsAtEnd);
  await create.click();
  const { bytes } = await saveBy(page, page.getByRole('button', { name: downloads }));
  expect((await readPdf(bytes)).words.map((pageWords) => pageWords.trim())).toEqual(['Beta', 'Gamma']);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('two taps rotate a page: the buttons for it are large enough for a finger, in view, and not on the page', async ({
    page,
  }) => {
    const many = Array.from({ length: 12 }, (_, index) => `Page ${index + 1}`);
    await open(page, { 'scan.pdf': many });
    const last = pageName(12, 12, 'scan.pdf');
    await pageCheckbox(page, last).tap();
    const bar = toolShell(page).getByRole('toolbar');
    for (const act of [organise.actions.turn, organise.actions.remove]) {
      const button = bar.getByRole('button', { name: act });
      await expect(button).toBeInViewport({ ratio: 1 });
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), act).toBeGreaterThanOrEqual(44);
      await expect(namedButton(page, `${act}: ${last}`)).toBeHidden();
    }
    await bar.getByRole('button', { name: organise.actions.turn }).tap();
    await expect(
      pageCheckbox(page, `${last}, ${formatMessage(organise.rotatedBy, { degrees: 90 })}`),
    ).toBeVisible();
  });

  test('a row has two pages, or three smaller ones, also in the finished file; Undo stays in view', async ({
    page,
  }) => {
    const many = Array.from({ length: 14 }, (_, index) => `Page ${index + 1}`);
    await open(page, { 'covering-letter.pdf': ['one'], 'tender.pdf': many });
    const inFirstRow = async (pages: Locator) => {
      const bottoms = await pages.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().bottom),
      );
      return bottoms.filter((bottom) => Math.abs(bottom - (bottoms[0] ?? 0)) < 1).length;
    };
    expect(await inFirstRow(cells(page))).toBe(2);
    await namedButton(page, organise.smaller).tap();
    await expect(namedButton(page, organise.larger)).toBeVisible();
    expect(await inFirstRow(cells(page))).toBe(3);
    const total = await page.locator(grid).boundingBox();
    expect(total?.height).toBeLessThan(1250);
    await cells(page).last().tap();
    await namedButton(page, organise.actions.turn).tap();
    await expect(namedButton(page, organise.undo)).toBeInViewport({ ratio: 1 });
    await expect(namedButton(page, organise.larger)).toBeInViewport({ ratio: 1 });
    await namedButton(page, organise.button).tap();
    const copies = page.locator('ol[data-short-result] > li');
    await expect(copies).toHaveCount(15);
    expect(await inFirstRow(copies)).toBe(3);
  });

  test(
    'pages begin in the upper half and take more than half of the screen, before and after one is selected',
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
      const bottoms = await cells(page).evaluateAll((all) => [
        ...new Set(all.map((element) => Math.round(element.getBoundingClientRect().bottom))),
      ]);
      const gaps = bottoms.slice(1).map((bottom, index) => bottom - (bottoms[index] ?? 0));
      expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
      const firstTop = async () => (await cells(page).first().boundingBox())?.y ?? 0;
      const firstTopBefore = await firstTop();
      expect(firstTopBefore).toBeLessThan(300);
      expect(await visibleShare(page, grid)).toBeGreaterThan(0.55);
      await cells(page).nth(1).tap();
      await expect(toolShell(page).getByRole('toolbar')).toBeVisible();
      expect(Math.abs((await firstTop()) - firstTopBefore)).toBeLessThan(1);
      expect(await visibleShare(page, grid)).toBeGreaterThan(0.55);
      await namedButton(page, organise.more).tap();
      const menu = toolShell(page).locator(
        `[id="${await namedButton(page, organise.more).getAttribute('aria-controls')}"]`,
      );
      await expect(menu.getByRole('button', { name: organise.reverse })).toBeVisible();
      // The menu is a sheet at the lower edge: it moves no page, and the first row stays in view.
      const lowerEdge = async () => {
        const box = await menu.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      await expect.poll(async () => Math.abs((await lowerEdge()) - 800)).toBeLessThan(0.5);
      const sheet = await menu.boundingBox();
      expect(sheet?.height).toBeLessThanOrEqual(360);
      expect(Math.abs((await firstTop()) - firstTopBefore)).toBeLessThan(1);
      const pageBox = await cells(page).nth(1).locator('[data-drawn-page]').boundingBox();
      expect((pageBox?.y ?? 0) + (pageBox?.height ?? 0)).toBeLessThan(sheet?.y ?? 0);
      // Labels stay on one line, in the tiles below an icon.
      const buttonHeights = await menu
        .getByRole('button')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
      expect(Math.max(...buttonHeights)).toBeLessThanOrEqual(60);
      const { overflow, culprits } = await horizontalOverflow(page);
      expect(overflow, culprits).toBeLessThanOrEqual(0);
      await expectAccessibleTool(page, violationsAtEnd);
    },
  );
});
