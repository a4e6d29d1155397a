import type { Page } from '@playwright/test';
import { filePayload } from 'engines/testing/file-payload';
import { readPdf } from 'engines/testing/pdf-read';
import { workbook } from 'engines/testing/workbook';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { expect, full, test } from '@/tests/helpers/e2e';
import { ledger, wideHeader } from '@/tests/helpers/office-files';
import { expectEnabled, messagesOf, namedButton, tabTo, toolShell } from '@/tests/helpers/page-tool';
import { choose, downloadButton, saveBy } from '@/tests/helpers/tool-files';

const slug = 'excel-to-pdf';
const messages = messagesOf(slug);
const button = (page: Page) => namedButton(page, messages.button);
const sheet = (page: Page, name: string) =>
  toolShell(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const shownPages = (page: Page) =>
  toolShell(page).getByRole('list', { name: messages.pages }).getByRole('listitem');
/** The control that unfolds more options. */
const moreOptions = (page: Page) => toolShell(page).locator('summary', { hasText: messages.more });

/** Opens a workbook and waits until the button to convert it is ready. */
async function open(page: Page, file = ledger()): Promise<void> {
  await choose(page, slug, file);
  await expectEnabled(button(page));
}

async function savedPdf(page: Page, file = 'ledger.pdf') {
  await button(page).click();
  return saveBy(page, downloadButton(page, file));
}

test('ticked sheets are shown as pages and are in the PDF, and no others', async ({ page }) => {
  await open(page);
  for (const [name, ticked] of [
    ['April', true],
    ['Wide', true],
    ['Rates', false],
    ['Blank', false],
  ] as const) {
    await expect(sheet(page, name)).toBeChecked({ checked: ticked });
  }
  await expect(shownPages(page)).toHaveCount(2);
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
  const { name, bytes } = await savedPdf(page);
  expect(name).toBe('ledger.pdf');
  const [first = '', second = ''] = (await readPdf(bytes)).words;
  for (const word of ['01-Apr-2026', '12,34,567.50', formatMessage(messages.footer, { page: 1, pages: 2 })]) {
    expect(first).toContain(word);
  }
  for (const word of wideHeader) expect(second).toContain(word);
  expect(first + second).not.toContain('secret');
  await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();
});

test(
  'each page names its sheet, each sheet its rows and pages, and buttons and arrow keys go through the pages',
  full,
  async ({ page }) => {
    await open(page);
    const caption = (sheet: string, number: number) =>
      shownPages(page).filter({
        hasText: `${formatMessage(messages.place, { page: number, pages: 2 })} ${sheet}`,
      });
    await expect(caption('April', 1)).toBeInViewport();
    await expect(caption('Wide', 2)).not.toBeInViewport();
    await expect(namedButton(page, sharedMessages.thumbnails.previous)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await namedButton(page, sharedMessages.thumbnails.next).click();
    await expect(caption('Wide', 2)).toBeInViewport();
    await expect(
      toolShell(page)
        .getByText(formatMessage(sharedMessages.thumbnails.one, { first: 2, of: 2 }), { exact: true })
        .first(),
    ).toBeVisible();
    await expect(namedButton(page, sharedMessages.thumbnails.next)).toHaveAttribute('aria-disabled', 'true');
    await tabTo(page, toolShell(page).getByRole('list', { name: messages.pages }));
    await page.keyboard.press('ArrowLeft');
    await expect(caption('April', 1)).toBeInViewport();
    const hint = `${formatMessage(messages.rows, { count: 2 })}, ${formatMessage(sharedMessages.pages, { count: 1 })}`;
    await expect(sheet(page, 'April')).toHaveAccessibleName(new RegExp(`${hint}$`));
  },
);

test(
  'in a wide window no page moves when the PDF is made, and each is drawn in the pixels of the screen',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const rows = Array.from({ length: 80 }, (_, index) => [`day ${index}`, index]);
    await open(page, filePayload('days.xlsx', workbook({ sheets: [{ name: 'Days', rows }] })));
    await expect(shownPages(page)).toHaveCount(2);
    const place = async () => {
      await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
      const { x = 0, width = 0 } = (await shownPages(page).first().locator('canvas').boundingBox()) ?? {};
      return { x: Math.round(x), width };
    };
    const before = await place();
    await button(page).click();
    await expect(downloadButton(page, 'days.pdf')).toBeVisible();
    const after = await place();
    expect(after.x).toBe(before.x);
    expect(Math.abs(after.width - before.width)).toBeLessThan(8);
    const first = shownPages(page).first().locator('canvas');
    await expect
      .poll(() => first.evaluate((canvas: HTMLCanvasElement) => canvas.width / devicePixelRatio))
      .toBe(after.width);
  },
);

test(
  'on a phone, buttons below the pages go from page to page and say which one is shown',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page);
    const place = (first: number) =>
      toolShell(page)
        .getByText(formatMessage(sharedMessages.thumbnails.one, { first, of: 2 }), { exact: true })
        .filter({ visible: true });
    await expect(place(1)).toBeVisible();
    await namedButton(page, sharedMessages.thumbnails.next).click();
    await expect(place(2)).toBeVisible();
  },
);

test(
  'options take effect: other sheets, orientation, grouping of digits, no page numbers',
  full,
  async ({ page }) => {
    await open(page);
    await sheet(page, 'Wide').uncheck();
    await sheet(page, 'Rates').check();
    await toolShell(page).getByRole('radio', { name: messages.orientations.landscape }).check();
    await moreOptions(page).click();
    await toolShell(page).getByRole('checkbox', { name: messages.lakh }).uncheck();
    await toolShell(page).getByRole('checkbox', { name: messages.numbered }).uncheck();
    await expectEnabled(button(page));
    await expect(shownPages(page)).toHaveCount(2);
    const [first = '', second = ''] = (await readPdf((await savedPdf(page)).bytes)).words;
    expect(first).toContain('1,234,567.50');
    expect(first).not.toContain(formatMessage(messages.footer, { page: 1, pages: 2 }));
    expect(second).toBe('secret');
  },
);

test(
  'headings are repeated on each page of their sheet, unless that is switched off',
  full,
  async ({ page }) => {
    const rows = [['Day', 'Amount'], ...Array.from({ length: 80 }, (_, index) => [`day ${index}`, index])];
    await open(page, filePayload('days.xlsx', workbook({ sheets: [{ name: 'Days', rows }] })));
    await expect(
      toolShell(page)
        .getByText(formatMessage(sharedMessages.facts.repeated.kept ?? '', { count: 1, detail: 'Days' }))
        .first(),
    ).toBeVisible();
    const withHeadings = await readPdf((await savedPdf(page, 'days.pdf')).bytes);
    expect(withHeadings.words.map((pageWords) => pageWords.includes('Amount'))).toEqual([true, true]);
    await namedButton(page, messages.back).click();
    await toolShell(page).getByRole('checkbox', { name: messages.headings }).uncheck();
    await expectEnabled(button(page));
    const withoutHeadings = await readPdf((await savedPdf(page, 'days.pdf')).bytes);
    expect(withoutHeadings.words.map((pageWords) => pageWords.includes('Amount'))).toEqual([true, false]);
  },
);

test('a .csv file is converted and saved by keyboard alone', full, async ({ page }) => {
  await open(page, filePayload('list.csv', 'Name,Amount\nAsha,12\n'));
  await tabTo(page, moreOptions(page), 'Enter');
  await tabTo(page, toolShell(page).getByLabel(sharedMessages.name, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Fees');
  await tabTo(page, button(page), 'Enter');
  await expect(page.getByRole('heading', { name: sharedMessages.copyTitle })).toBeFocused();
  const save = downloadButton(page, 'Fees.pdf');
  await tabTo(page, save);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('Fees.pdf');
  await tabTo(page, namedButton(page, messages.back), 'Enter');
  await expect(button(page)).toBeVisible();
});
