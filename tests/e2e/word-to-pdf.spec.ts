import type { Page } from '@playwright/test';
import { filePayload } from 'engines/testing/file-payload';
import { readPdf } from 'engines/testing/pdf-read';
import { p, wordFile } from 'engines/testing/word-file';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { violations } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { offerLetter } from '@/tests/helpers/office-files';
import { expectEnabled, messagesOf, namedButton, tabTo, toolShell } from '@/tests/helpers/page-tool';
import { choose, downloadButton, saveBy } from '@/tests/helpers/tool-files';

const slug = 'word-to-pdf';
const messages = messagesOf(slug);
const button = (page: Page) => namedButton(page, messages.button);
const shownPages = (page: Page) =>
  toolShell(page).getByRole('list', { name: messages.pages }).getByRole('listitem');

/** Opens a letter and waits until the button to convert it is ready. */
async function open(page: Page): Promise<void> {
  await choose(page, slug, offerLetter());
  await expectEnabled(button(page));
}

test('the pages and a note on replaced fonts are shown, and the PDF has these pages', async ({ page }) => {
  await open(page);
  await expect(shownPages(page)).toHaveCount(2);
  await expect(page.locator('canvas[data-drawn]').first()).toBeVisible();
  await expect(toolShell(page).getByText(formatMessage(messages.fontsReplaced, { count: 1 }))).toBeVisible();
  const replaced = formatMessage(messages.replacedBy, { font: 'Aptos', other: 'Carlito' });
  await expect(
    toolShell(page).getByText(formatMessage(messages.replaced, { count: 1, fonts: replaced })),
  ).toBeVisible();
  await expect(
    toolShell(page).getByText(formatMessage(sharedMessages.facts.tables.kept ?? '', { count: 1 })),
  ).toBeVisible();
  await button(page).click();
  const { name, bytes } = await saveBy(page, downloadButton(page, 'offer-letter.pdf'));
  expect(name).toBe('offer-letter.pdf');
  const { words: pageWords, bookmarks } = await readPdf(bytes);
  const [first = '', second] = pageWords;
  // pdf.js returns ₹ as separate text, since it comes from another part of the font.
  expect(first.replace(/\s+/g, '')).toContain('Amonthlysalaryof₹62,000.');
  expect(second).toBe('Yours sincerely');
  expect(bookmarks).toEqual([['Terms', 1]]);
  await expect(page.getByText(sharedMessages.privacyNote.none)).toBeVisible();
});

test(
  'Enter enlarges a page, an arrow key shows the next one, and Escape returns the focus',
  full,
  async ({ page }) => {
    await open(page);
    const caption = (number: number) => formatMessage(messages.page, { page: number, pages: 2 });
    const enlarge = namedButton(page, formatMessage(sharedMessages.enlarge.key, { page: caption(1) }));
    await tabTo(page, enlarge, 'Enter');
    const first = page.getByRole('dialog', { name: caption(1) });
    await expect(first.locator('canvas[data-drawn]')).toBeVisible();
    await expect(first.getByRole('button', { name: sharedMessages.enlarge.previous })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: caption(2) })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(enlarge).toBeFocused();
  },
);

test(
  'a file with right-to-left text and an equation is converted, and what the PDF shows differently is reported',
  full,
  async ({ page }) => {
    const fraction =
      '<m:oMath><m:f><m:num><m:r><m:t>a+b</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>';
    const body = `${p('שלום עולם', '<w:bidi/>')}<w:p>${fraction}</w:p>${p('Marked', '', '<w:em w:val="dot"/>')}`;
    await choose(page, slug, filePayload('both-ways.docx', wordFile({ body })));
    await expectEnabled(button(page));
    const lossText = (fact: 'equations' | 'settings') => sharedMessages.facts[fact].lost ?? '';
    await expect(toolShell(page).getByText(formatMessage(lossText('equations'), { count: 1 }))).toBeVisible();
    await expect(
      toolShell(page).getByText(formatMessage(lossText('settings'), { detail: messages.own.settings.em })),
    ).toBeVisible();
    await button(page).click();
    const { bytes } = await saveBy(page, downloadButton(page, 'both-ways.pdf'));
    const { words } = await readPdf(bytes);
    expect(words.join(' ').replace(/\s+/g, '')).toContain('(a+b)/2');
  },
);

test(
  'a file is converted and saved by keyboard alone, with another name and no bookmarks',
  full,
  async ({ page }) => {
    await open(page);
    await tabTo(page, toolShell(page).getByLabel(sharedMessages.name, { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Offer to Ms Iyer');
    await tabTo(page, toolShell(page).getByRole('checkbox', { name: messages.bookmarks }), 'Space');
    await tabTo(page, button(page), 'Enter');
    const save = downloadButton(page, 'Offer to Ms Iyer.pdf');
    await expect(page.getByRole('heading', { name: sharedMessages.copyTitle })).toBeFocused();
    await tabTo(page, save);
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('Offer to Ms Iyer.pdf');
    await tabTo(page, namedButton(page, messages.back), 'Enter');
    await expect(button(page)).toBeVisible();
  },
);
