import type { Page } from '@playwright/test';
import { filePayload } from 'engines/testing/file-payload';
import { readPdf } from 'engines/testing/pdf-read';
import { formatMessage } from '@/lib/sentences';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { letterPdf, letterLines as texts } from '@/tests/helpers/letter-pdf';
import { messagesOf, namedButton, tabTo, toolShell } from '@/tests/helpers/page-tool';
import { expectAccessibleTool } from '@/tests/helpers/states';
import { add, choose, passwordOf, pdf, saveBy } from '@/tests/helpers/tool-files';

const slug = 'ai-pdf-editor';
const messages = messagesOf(slug);

const lines = (page: Page) => toolShell(page).getByRole('listbox');
const line = (page: Page, index: number) =>
  toolShell(page).getByRole('option', {
    name: formatMessage(messages.line, { line: index + 1, of: texts.length, text: texts[index] ?? '' }),
  });
const wording = (page: Page) => toolShell(page).getByLabel(messages.wording);
/** The button of a correction; its name also contains the rule. */
const correction = (page: Page, before: string, after: string) =>
  toolShell(page).getByRole('button', { name: formatMessage(messages.correction, { before, after }) });
const status = (page: Page) => page.getByRole('status').first();

async function openTool(page: Page): Promise<void> {
  await choose(page, slug, filePayload('letter.pdf', await letterPdf()));
  await expect(lines(page)).toBeVisible();
}

/** Saves a copy and reads it. */
async function download(page: Page) {
  const { name: file, bytes } = await saveBy(page, namedButton(page, messages.download));
  expect(file).toBe('letter-edited.pdf');
  return readPdf(bytes);
}

test(
  'in a wide window the page fits its pane (whole if the paper is small) and has more room than its options, also after it is saved',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openTool(page);
    const pane = toolShell(page).locator('section[tabindex="0"]');
    const panel = toolShell(page).getByRole('group', { name: messages.task });
    const width = async (part: typeof pane) => (await part.boundingBox())?.width ?? 0;
    expect(await width(pane)).toBeGreaterThan(2 * (await width(panel)));
    // Also with several pages the frame takes three quarters of the window's height.
    expect((await pane.boundingBox())?.height).toBeGreaterThanOrEqual(0.75 * 900);
    const paper = pane.locator('canvas');
    // No smaller than 125 % of its paper.
    expect(await width(paper)).toBeGreaterThanOrEqual(1.24 * 420 * (4 / 3));
    await expect(paper).toBeInViewport({ ratio: 1 });
    const before = await paper.boundingBox();
    await line(page, 0).click();
    await wording(page).fill('Re: More time');
    await namedButton(page, messages.apply).click();
    await download(page);
    const [{ x, y, width: widthBefore } = { x: 0, y: 0, width: 0 }, after] = [
      before ?? undefined,
      await paper.boundingBox(),
    ];
    expect([after?.x, after?.y, after?.width].map((length) => Math.round(length ?? 0))).toEqual(
      [x, y, widthBefore].map(Math.round),
    );
  },
);

test('a pressed line can be reworded, and the old words are gone from the file', async ({ page }) => {
  await openTool(page);
  await expectAccessibleTool(page, violationsAtEnd);
  await line(page, 0).click();
  await expect(wording(page)).toHaveValue(texts[0]);
  await wording(page).fill('Re: More time');
  await expect(toolShell(page).getByText(messages.same)).toBeVisible();
  await expectAccessibleTool(page, violationsAtEnd);
  await namedButton(page, messages.apply).click();
  await expect(status(page)).toHaveText(formatMessage(messages.accepted, { count: 1 }));
  await expect(toolShell(page).getByText(messages.same)).toBeVisible();
  await expect(toolShell(page).getByText(messages.oldWordsRemoved)).toBeVisible();
  // Only the changed words are marked, not those that stayed.
  await expect(toolShell(page).getByRole('insertion').filter({ visible: true })).toHaveText('More');
  await expect(toolShell(page).getByRole('deletion').filter({ visible: true })).toHaveText('Extension of');
  await expectAccessibleTool(page, violationsAtEnd);
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const { overflow, culprits } = await horizontalOverflow(page);
    expect(overflow, `${width} px, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
  }
  const content = await download(page);
  expect(content.words[0]).toContain('Re: More time');
  expect(content.words[0]).not.toContain('Extension');
  expect(content.words[1]).toBe('Second page');
});

test(
  'with the keyboard alone, arrow keys choose a line, suggestions correct it, and Enter applies',
  full,
  async ({ page }) => {
    await openTool(page);
    await tabTo(page, lines(page));
    await page.keyboard.press('End');
    await expect(line(page, 3)).toHaveAttribute('aria-selected', 'true');
    for (const [before, after] of [
      ['recieve', 'receive'],
      ['Rs. 1234567', 'Rs. 12,34,567'],
    ] as const) {
      await tabTo(page, correction(page, before, after), 'Enter');
      await expect(status(page)).toHaveText(formatMessage(messages.corrected, { before, after }));
    }
    await tabTo(page, namedButton(page, messages.apply), 'Enter');
    await expect(status(page)).toHaveText(formatMessage(messages.accepted, { count: 1 }));
    expect((await download(page)).words[0]).toContain('We receive Rs. 12,34,567 today.');
  },
);

test(
  'on a phone the text of the page fills the screen without its margins, and is enlarged for a chosen line; it shows what is typed, and the copy with it can be undone beside its download',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openTool(page);
    const pane = toolShell(page).locator('section[tabindex="0"]');
    const frame = line(page, 1);
    for (const index of [0, 1, 2, 3]) await expect(line(page, index)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => pane.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const fitted = (await frame.boundingBox())?.height ?? 0;
    await frame.click();
    await expect(frame).toBeInViewport();
    // Letters are then about 14 pixels high.
    expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(Math.max(12, 1.1 * fitted));
    await namedButton(page, messages.redaction.fit).click();
    expect((await frame.boundingBox())?.height).toBeCloseTo(fitted, 0);
    await namedButton(page, messages.redaction.enlarge).click();
    await namedButton(page, messages.edit).click();
    await expect(wording(page)).toBeFocused();
    await toolShell(page).getByRole('radio', { name: messages.scopes.line }).check();
    await expect(wording(page)).toHaveValue(texts[1]);
    await wording(page).fill(texts[1].replace('hand over', 'leave'));
    const gone = pane.locator('[data-edited=removed]');
    await expect(gone).toHaveCount(1);
    await expect(gone).toBeInViewport({ ratio: 1 });
    const typedWords = pane.locator('[data-edited=added]');
    await expect(typedWords).toHaveText('leave');
    await expect(typedWords).toBeInViewport({ ratio: 1 });
    await namedButton(page, messages.apply).click();
    const newWords = pane.getByRole('img', {
      name: formatMessage(messages.changed.here, { words: 'leave' }),
    });
    await expect(newWords.locator('[data-new]')).toBeInViewport({ ratio: 1 });
    for (const button of [messages.undo, messages.download])
      await expect(namedButton(page, button)).toBeInViewport({ ratio: 1 });
    await expectAccessibleTool(page, violationsAtEnd);
    // The accessibility check has left the window wide.
    await page.setViewportSize({ width: 360, height: 800 });
    // The page of the saved copy is shown whole, and its frame ends with it.
    await download(page);
    const paper = pane.locator('canvas');
    await expect.poll(async () => (await paper.boundingBox())?.width).toBeLessThanOrEqual(328);
    const [outer, inner] = [await pane.boundingBox(), await paper.boundingBox()];
    expect((outer?.height ?? 0) - (inner?.height ?? 0)).toBeLessThanOrEqual(40);
  },
);

test(
  'a file that is not a PDF is refused, another can be chosen, and a locked one opens with its password and can be reworded',
  full,
  async ({ page }) => {
    await choose(page, slug, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
    await expect(toolShell(page).getByRole('alert')).toContainText('notes.txt');
    await add(page, await pdf('locked.pdf', { pages: ['Secret'], password: 'p' }));
    await passwordOf(page, 'locked.pdf').fill('p');
    await page.keyboard.press('Enter');
    await toolShell(page).getByRole('option').first().click();
    await wording(page).fill('Open');
    await namedButton(page, messages.apply).click();
    // The copy has no password, which must be read first.
    await namedButton(page, messages.accept).click();
    await expect(status(page)).toHaveText(formatMessage(messages.accepted, { count: 1 }));
    await expect(toolShell(page).getByText('locked.pdf').first()).toBeVisible();
  },
);

test(
  'a found word and a drawn box are marked, and what the box covers is gone from the file after redaction',
  full,
  async ({ page }) => {
    const { redaction } = messages;
    await openTool(page);
    await toolShell(page).getByRole('radio', { name: messages.tasks.redact }).check();
    const layer = toolShell(page).getByRole('img', { name: formatMessage(redaction.layer, { count: 0 }) });
    await toolShell(page).getByLabel(redaction.search).fill('time');
    await namedButton(page, redaction.searchButton).click();
    await expect(status(page)).toHaveText(formatMessage(redaction.marked, { count: 1 }));
    await namedButton(page, redaction.undo).click();
    await expect(status(page)).toHaveText(redaction.undone);
    await layer.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await page.evaluate(() => scrollBy(0, -120));
    const box = (await layer.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + 4, box.y + 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 8, box.y + 260, { steps: 4 });
    await page.mouse.up();
    await expect(status(page)).toHaveText(formatMessage(redaction.marked, { count: 1 }));
    await expectAccessibleTool(page, violationsAtEnd);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const { overflow, culprits } = await horizontalOverflow(page);
      expect(overflow, `${width} px, sticks out: ${culprits}`).toBeLessThanOrEqual(0);
    }
    await namedButton(
      page,
      formatMessage(redaction.button, { what: formatMessage(redaction.amount.areas, { count: 1 }) }),
    ).click();
    await expect(toolShell(page).getByText(redaction.searched)).toBeVisible();
    await namedButton(page, messages.accept).click();
    const content = await download(page);
    expect(content.words[0]).not.toContain('Extension');
    expect(content.words[1]).toBe('Second page');
  },
);
