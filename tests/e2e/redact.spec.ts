import type { Page } from '@playwright/test';
import { filePayload } from 'engines/testing/file-payload';
import { readPdf } from 'engines/testing/pdf-read';
import { tools } from '@/content/tools';
import { taskPath, toolPath } from '@/lib/routes';
import { formatMessage } from '@/lib/sentences';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { letterPdf } from '@/tests/helpers/letter-pdf';
import { messagesOf, namedButton, openOptionsSheet, toolShell } from '@/tests/helpers/page-tool';
import { smallTargets } from '@/tests/helpers/small-targets';
import { expectAccessibleTool } from '@/tests/helpers/states';
import { saveBy } from '@/tests/helpers/tool-files';
import { visibleShare } from '@/tests/helpers/visible-share';

const redactTask = tools.tasks.find(({ slug }) => slug === 'redact');
if (!redactTask) throw new Error('There is no task “redact”.');
const task = redactTask;
const { redaction } = messagesOf('ai-pdf-editor');
const title = (page: Page) => page.getByRole('heading', { name: task.name, exact: true });

/** Opens the letter at the task's address, and marks every letter e. */
async function openMarked(page: Page) {
  await page.goto(taskPath(task));
  await expect(title(page)).toBeVisible();
  await page.locator('#try').setInputFiles(filePayload('letter.pdf', await letterPdf()));
  await expect(
    toolShell(page).getByRole('img', { name: formatMessage(redaction.layer, { count: 0 }) }),
  ).toBeVisible();
  await openOptionsSheet(page);
  await toolShell(page).getByLabel(redaction.search).fill('e');
  await namedButton(page, redaction.searchButton).click();
  const button = toolShell(page).getByRole('button', { name: /^Redact \d+ places$/ });
  await expect(button).toBeVisible();
  return button;
}

test(
  'the address of the task shows its name before any file, after a reload and until the visitor goes back',
  full,
  async ({ page }) => {
    await page.goto(toolPath(task.tool));
    await expect(title(page)).toBeHidden();
    await page.locator(`a[href="#${task.slug}"]`).click();
    await expect(page).toHaveURL(taskPath(task));
    await expect(title(page)).toBeVisible();
    await page.reload();
    await expect(title(page)).toBeVisible();
    await page.goBack();
    await expect(title(page)).toBeHidden();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('the page is enlarged so that its text fills the screen, and a finger moves it', async ({ page }) => {
    await page.goto(taskPath(task));
    await page.locator('#try').setInputFiles(filePayload('letter.pdf', await letterPdf()));
    const layer = toolShell(page).locator('[data-redact]');
    await expect(layer).toBeVisible();
    const pane = toolShell(page).locator('section[tabindex="0"]');
    await expect.poll(() => pane.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    // The text is 16 pixels from both edges of the screen: its lines begin at 40 of the page's 420 points and are 340
    // wide.
    const { x = 0, width = 0 } = (await layer.boundingBox()) ?? {};
    expect(x + (40 * width) / 420).toBeCloseTo(16, -1);
    expect(width).toBeGreaterThan(380);
    expect(x + (380 * width) / 420).toBeLessThanOrEqual(360 - 8);
    // A finger moves the page: browsers write the gestures one by one or as one keyword.
    expect(await layer.evaluate((page) => getComputedStyle(page).touchAction)).toMatch(/pan-x|manipulation/);
  });

  test('the page takes 55 % of the screen when words are marked, and the saved file has none of them', async ({
    page,
  }) => {
    const button = await openMarked(page);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect(toolShell(page).locator('[data-redact] [data-current]')).toBeInViewport();
    expect(await visibleShare(page, 'section[tabindex="0"]')).toBeGreaterThanOrEqual(0.55);
    await namedButton(page, redaction.next).click();
    await expect(toolShell(page).locator('[data-redact] [data-current]')).toBeInViewport();
    expect(await smallTargets(page)).toEqual([]);
    await expectAccessibleTool(page, violationsAtEnd);
    const label = (await button.textContent()) ?? '';
    await button.click();
    await expect(namedButton(page, redaction.save)).toBeFocused();
    // The heading counts what is removed in the copy: as many places as were marked.
    const removed = formatMessage(redaction.removedWhat.withoutFiles, {
      what: label.replace(/^Redact /, ''),
    });
    await expect(toolShell(page).getByRole('heading', { name: removed })).toBeVisible();
    await openOptionsSheet(page);
    await expect(toolShell(page).getByText(redaction.searched)).toBeVisible();
    await expectAccessibleTool(page, violationsAtEnd);
    const { overflow, culprits } = await horizontalOverflow(page);
    expect(overflow, `sticks out: ${culprits}`).toBeLessThanOrEqual(0);
    const { name, bytes } = await saveBy(page, namedButton(page, redaction.save));
    expect(name).toBe('letter-redacted.pdf');
    expect((await readPdf(bytes)).words.join(' ')).not.toMatch(/e/i);
    await expectAccessibleTool(page, violationsAtEnd);
  });

  test('the list of what was removed takes the focus, and keys scroll it', full, async ({ page }) => {
    await (await openMarked(page)).click();
    await expect(namedButton(page, redaction.save)).toBeFocused();
    await page.setViewportSize({ width: 360, height: 560 });
    await openOptionsSheet(page);
    const list = toolShell(page).getByRole('group', { name: redaction.check });
    /** How far the scrolling ancestor of the list can be scrolled, and how far it is scrolled. */
    const scrollState = () =>
      list.evaluate((element) => {
        let pane: Element | null = element;
        while (pane && !/auto|scroll/.test(getComputedStyle(pane).overflowY)) pane = pane.parentElement;
        return { room: (pane?.scrollHeight ?? 0) - (pane?.clientHeight ?? 0), top: pane?.scrollTop ?? 0 };
      });
    expect((await scrollState()).room).toBeGreaterThan(0);
    await list.focus();
    await page.keyboard.press('End');
    await expect.poll(async () => (await scrollState()).top).toBeGreaterThan(0);
    await expectAccessibleTool(page, violationsAtEnd);
  });

  test('all places of the copy are in sight; going to one enlarges the page, which fits the screen again on request', async ({
    page,
  }) => {
    await (await openMarked(page)).click();
    await expect(namedButton(page, redaction.save)).toBeFocused();
    const pane = toolShell(page).locator('section[tabindex="0"]');
    const paperWidth = async () => (await pane.locator('canvas').boundingBox())?.width ?? 0;
    const current = toolShell(page).locator('[data-redact] [data-current]');
    for (const place of await toolShell(page).locator('[data-redact] polygon').all())
      await expect(place).toBeInViewport({ ratio: 1 });
    const whole = await paperWidth();
    await namedButton(page, redaction.next).click();
    await expect.poll(paperWidth).toBeGreaterThan(1.1 * whole);
    const enlarged = await paperWidth();
    await expect(current).toBeInViewport({ ratio: 1 });
    await namedButton(page, redaction.next).click();
    await expect(current).toBeInViewport({ ratio: 1 });
    await expect.poll(paperWidth).toBeCloseTo(enlarged, 0);
    await namedButton(page, redaction.fit).click();
    await expect.poll(paperWidth).toBeCloseTo(whole, 0);
    await expect(current).toBeInViewport({ ratio: 1 });
    await namedButton(page, redaction.enlarge).click();
    await expect.poll(paperWidth).toBeCloseTo(enlarged, 0);
    await expect(current).toBeInViewport({ ratio: 1 });
  });
});
