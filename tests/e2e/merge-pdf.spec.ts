import type { Page } from '@playwright/test';
import { type FilePayload, filePayload } from 'engines/testing/file-payload';
import { readPdf } from 'engines/testing/pdf-read';
import { sharedMessages } from '@/content/workbench';
import { toolPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import {
  alerts,
  delayWorkerMessages,
  endWorkerDelay,
  expectAlert,
  messagesOf,
} from '@/tests/helpers/page-tool';
import { expectAccessibleNarrowTool, expectAccessibleTool } from '@/tests/helpers/states';
import { threadTime } from '@/tests/helpers/thread-time';
import { add, choose, chooseByKey, drop, goTo, passwordOf, pdf, saveBy } from '@/tests/helpers/tool-files';

const slug = 'merge-pdf';
const address = toolPath(slug);
const messages = messagesOf(slug);
const buttonLabel = (count: number) => formatMessage(messages.button, { count });
const merge = (page: Page, count: number) =>
  page.getByRole('button', { name: buttonLabel(count), exact: true }).click();
const rows = (page: Page) => page.getByRole('listitem').filter({ has: page.getByRole('button') });
const names = (page: Page) => rows(page).locator('b').allTextContents();
const heading = (page: Page, count: number) =>
  page.getByRole('heading', { name: formatMessage(messages.title, { count }), exact: true });
const saveCopy = (page: Page) => saveBy(page, page.getByRole('button', { name: /\.pdf$/ }));
/** Words of each page of the copy. */
const wordsOf = async (page: Page) => (await readPdf((await saveCopy(page)).bytes)).words;

const broken = filePayload('broken.pdf', '%PDF-1.7\nnothing');
let letter: FilePayload;
let sheet: FilePayload;
let annex: FilePayload;

test.beforeAll(async () => {
  letter = await pdf('letter.pdf', { pages: ['Alpha'] });
  sheet = await pdf('sheet.pdf', {
    pages: ['Bravo', 'Charlie'],
    bookmarks: [{ title: 'Assets', page: 0 }],
    fields: [{ name: 'total', value: '42' }],
  });
  annex = await pdf('annex.pdf', { pages: ['Delta'], password: 'secret' });
});

test(
  'files dropped anywhere on the page are taken, before and after the tool has loaded',
  full,
  async ({ page }) => {
    await page.goto(address, { waitUntil: 'load' });
    await drop(page, [letter]);
    await expect(heading(page, 1)).toBeVisible();
    await drop(page, [sheet]);
    await expect(heading(page, 2)).toBeVisible();
    expect(await names(page)).toEqual([letter.name, sheet.name]);
  },
);

test('files that were chosen before any script loaded are taken', async ({ page }) => {
  let releaseLoader = () => {};
  const loaderReleased = new Promise<void>((resolve) => {
    releaseLoader = resolve;
  });
  await page.route(/\/wake\/loader-/, async (route) => {
    await loaderReleased;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await add(page, letter, sheet);
  releaseLoader();
  await expect(heading(page, 2)).toBeVisible();
});

test.describe('a tool whose files are blocked', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('is reported, and loads with the next choice of files', async ({ page }) => {
    let isBlocked = false;
    await page.route(/\/_next\/static\/chunks\//, (route) => (isBlocked ? route.abort() : route.continue()));
    await page.goto(address);
    isBlocked = true;
    await add(page, letter);
    await expect(page.getByText(sharedMessages.failed)).toBeVisible();
    isBlocked = false;
    await add(page, letter, sheet);
    await expect(heading(page, 2)).toBeVisible();
  });
});

test('the keyboard alone orders and merges files, and the copy has the pages in that order: the focus stays with the file, and its new place is announced', async ({
  page,
}) => {
  await chooseByKey(page, slug, letter, sheet);
  await expect(heading(page, 2)).toBeFocused();
  await expect(page.getByText(formatMessage(sharedMessages.pages, { count: 3 })).first()).toBeVisible();
  const down = page.getByRole('button', { name: formatMessage(sharedMessages.down, { file: letter.name }) });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual([sheet.name, letter.name]);
  // The file is the last one now, so the focus is on its button for the other direction.
  await expect(
    page.getByRole('button', { name: formatMessage(sharedMessages.up, { file: letter.name }) }),
  ).toBeFocused();
  await expect(page.getByRole('status').last()).toHaveText(
    formatMessage(sharedMessages.moved, { file: letter.name, place: 2, of: 2 }),
  );
  await page.getByRole('button', { name: buttonLabel(2) }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: sharedMessages.copyTitle })).toBeFocused();
  const copy = await saveCopy(page);
  expect(copy.name).toBe(`${messages.fileName}.pdf`);
  expect((await readPdf(copy.bytes)).words).toEqual([expect.stringContaining('Bravo'), 'Charlie', 'Alpha']);
  await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();
});

test('the pages are below the list in their order, and move with their file', full, async ({ page }) => {
  await choose(page, slug, letter, sheet);
  const strip = page.getByRole('list', { name: messages.thumbnails.title });
  const shownPages = () => strip.locator('.sr-only').allTextContents();
  const pageAt = (number: number, pageInFile: number, { name }: FilePayload) =>
    formatMessage(messages.thumbnails.page, { page: number, own: pageInFile, file: name });
  await expect.poll(shownPages).toEqual([pageAt(1, 1, letter), pageAt(2, 1, sheet), pageAt(3, 2, sheet)]);
  await expect(strip.locator('canvas[data-drawn]')).toHaveCount(3);
  await page.getByRole('button', { name: formatMessage(sharedMessages.down, { file: letter.name }) }).click();
  await expect.poll(shownPages).toEqual([pageAt(1, 1, sheet), pageAt(2, 2, sheet), pageAt(3, 1, letter)]);
  await page.getByRole('button', { name: formatMessage(sharedMessages.up, { file: letter.name }) }).click();
  await page.getByLabel(messages.rightHand).check();
  await expect
    .poll(shownPages)
    .toEqual([
      pageAt(1, 1, letter),
      formatMessage(messages.thumbnails.blankPage, { page: 2 }),
      pageAt(3, 1, sheet),
      pageAt(4, 2, sheet),
    ]);
  await expectAccessibleTool(page);
});

test(
  'on a phone the row of pages scrolls within itself, and the keyboard reaches it',
  full,
  async ({ page }) => {
    const manyPages = await pdf('many.pdf', {
      pages: Array.from({ length: 9 }, (_, index) => `Page ${index}`),
    });
    await page.setViewportSize({ width: 360, height: 740 });
    await choose(page, slug, letter, manyPages);
    const strip = page.getByRole('list', { name: messages.thumbnails.title });
    await expect(strip.getByRole('listitem')).toHaveCount(10);
    await expect(strip).toHaveAttribute('tabindex', '0');
    const { overflow, culprits } = await horizontalOverflow(page);
    expect(overflow, culprits).toBeLessThanOrEqual(0);
    await expectAccessibleTool(page, violationsAtEnd);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(strip).not.toHaveAttribute('tabindex');
  },
);

test('a row can also be dragged to its place', full, async ({ page }) => {
  await choose(page, slug, letter, sheet);
  await expect(heading(page, 2)).toBeVisible();
  await rows(page).nth(1).dragTo(rows(page).nth(0));
  await expect.poll(() => names(page)).toEqual([sheet.name, letter.name]);
});

test('a password is asked for, a wrong one is reported, and the new file has none', async ({ page }) => {
  await choose(page, slug, letter, annex);
  const field = passwordOf(page, annex.name);
  await field.fill('wrong');
  await field.press('Enter');
  await expect(alerts(page)).toContainText(sharedMessages.faults['wrong-password'].title);
  await field.fill('secret');
  await page.getByRole('button', { name: sharedMessages.unlock }).click();
  await expect(page.getByText(sharedMessages.unlocked)).toBeVisible();
  await merge(page, 2);
  expect(await wordsOf(page)).toEqual(['Alpha', 'Delta']);
});

test('files that cannot be read are reported by name, and the others stay', async ({ page }) => {
  const jpg = filePayload('scan.pdf', '\xff\xd8\xff\xe0 JFIF');
  const empty = filePayload('empty.pdf', '');
  await choose(page, slug, letter, jpg, empty, broken, sheet);
  await expectAlert(page, sharedMessages.faults.kind.title, jpg, sharedMessages.kinds.jpg);
  await expectAlert(page, sharedMessages.faults.empty.title, empty);
  await expectAlert(page, sharedMessages.faults.damaged.title, broken);
  await expect(heading(page, 2)).toBeVisible();
  await page.getByRole('button', { name: sharedMessages.dismiss }).first().click();
  await expect(
    page.getByText(
      formatMessage(sharedMessages.faults.kind.title, { file: jpg.name, detail: sharedMessages.kinds.jpg }),
    ),
  ).toHaveCount(0);
  await merge(page, 2);
  expect(await wordsOf(page)).toHaveLength(3);
});

test('one file alone is not merged: the page says what is missing', full, async ({ page }) => {
  await choose(page, slug, letter);
  await expect(page.getByText(formatMessage(sharedMessages.pages, { count: 1 })).first()).toBeVisible();
  const mergeButton = page.getByRole('button', { name: buttonLabel(1), exact: true });
  await expect(mergeButton).toBeDisabled();
  // A visitor can press the button all the same, and an alert says what is missing.
  await mergeButton.focus();
  await page.keyboard.press('Enter');
  await expect(alerts(page)).toHaveText(messages.oneMore);
});

test(
  'on a phone the progress is in view and work can be cancelled: nothing is made, the files stay, and merging works again',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const longPdf = await pdf('long.pdf', {
      pages: Array.from({ length: 300 }, (_, index) => `Page ${index}`),
    });
    await choose(page, slug, letter, longPdf);
    await expect(page.getByText(formatMessage(sharedMessages.pages, { count: 301 })).first()).toBeVisible({
      timeout: 30_000,
    });
    // A fast machine would finish before the test looks at the progress.
    await page.evaluate(delayWorkerMessages, 2000);
    await merge(page, 2);
    await expect(page.getByRole('progressbar')).toBeInViewport();
    await page.getByRole('button', { name: sharedMessages.cancel }).click();
    await expect(page.getByRole('status').last()).toHaveText(sharedMessages.cancelled);
    await page.evaluate(endWorkerDelay);
    expect(await names(page)).toEqual([letter.name, longPdf.name]);
    await page
      .getByRole('button', { name: formatMessage(sharedMessages.removeFile, { file: longPdf.name }) })
      .click();
    await add(page, sheet);
    await merge(page, 2);
    expect(await wordsOf(page)).toHaveLength(3);
  },
);

test('a request that could carry data is counted', full, async ({ page }) => {
  await choose(page, slug, letter, sheet);
  await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();
  await page.evaluate(async () => (await fetch('/llms.txt?x=1')).text());
  await expect(page.getByText(formatMessage(sharedMessages.privacyNote.some, { count: 1 }))).toBeVisible();
});

test(
  'the browser asks before the page is left, from the moment the copy is shown, and only once',
  full,
  async ({ page }) => {
    await choose(page, slug, letter, sheet);
    const asksOnLeaving = page.evaluate(
      (title) =>
        new Promise<boolean>((resolve) => {
          new MutationObserver(() => {
            if (![...document.querySelectorAll('h2')].some((heading) => heading.textContent === title))
              return;
            const leaving = new Event('beforeunload', { cancelable: true });
            dispatchEvent(leaving);
            resolve(leaving.defaultPrevented);
          }).observe(document.body, { childList: true, subtree: true });
        }),
      sharedMessages.copyTitle,
    );
    await merge(page, 2);
    expect(await asksOnLeaving).toBe(true);

    const dialogShown = page.waitForEvent('dialog');
    const navigation = page.goto('/pricing').catch(() => undefined);
    const dialog = await dialogShown;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await navigation;
  },
);

test('every state is accessible and fits 320 px', full, async ({ page }) => {
  test.setTimeout(120_000);
  await choose(page, slug, letter, sheet, annex, broken);
  await expect(alerts(page)).toBeVisible();
  await expectAccessibleNarrowTool(page);
  await page.getByRole('button', { name: sharedMessages.dismiss }).click();
  await page
    .getByRole('button', { name: formatMessage(sharedMessages.removeFile, { file: annex.name }) })
    .click();
  await page.getByRole('button', { name: sharedMessages.privacyNote.show }).click();
  await merge(page, 2);
  await expect(page.getByRole('heading', { name: sharedMessages.copyTitle })).toBeVisible();
  await expectAccessibleNarrowTool(page);
});

test('pressing Merge with 200 files takes at most four times the CPU time of 50', full, async ({ page }) => {
  test.setTimeout(180_000);
  /** Chooses files and presses Merge. @returns seconds of CPU time of the page's thread */
  const press = async (count: number) => {
    const files = Array.from({ length: count }, (_, index) => ({ ...sheet, name: `${index}.pdf` }));
    await goTo(page, slug);
    const threadSeconds = await threadTime(page);
    await page.locator('#try').setInputFiles(files);
    await merge(page, count);
    const seconds = await threadSeconds();
    await expect(page.getByRole('button', { name: /\.pdf$/ })).toBeVisible({ timeout: 60_000 });
    return seconds;
  };
  page.on('dialog', (dialog) => dialog.accept());
  const secondsFor50 = await press(50);
  expect(await press(200)).toBeLessThan(4 * secondsFor50);
});
