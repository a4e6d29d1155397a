import type { Page } from '@playwright/test';
import { filePayload } from 'engines/testing/file-payload';
import { stamp } from 'engines/testing/inked-paper';
import { readPdf } from 'engines/testing/pdf-read';
import { samplePdf } from 'engines/testing/pdf-samples';
import { tools } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { taskPath } from '@/lib/routes';
import { violationsAtEnd } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { namedButton, tabTo, toolShell } from '@/tests/helpers/page-tool';
import { smallTargets } from '@/tests/helpers/small-targets';
import { expectAccessibleTool } from '@/tests/helpers/states';
import { saveBy } from '@/tests/helpers/tool-files';
import { messagesOf } from '@/tests/helpers/tool-messages';
import { visibleShare } from '@/tests/helpers/visible-share';

const task = tools.tasks.find(({ slug }) => slug === 'sign');
const messages = messagesOf('sign');
if (!task) throw new Error('There is no task “sign”.');

/** Opens the task's address and chooses a file of three pages. */
async function open(page: Page) {
  await page.goto(taskPath(task as never));
  await expect(page.getByRole('heading', { name: task?.name, exact: true })).toBeVisible();
  const file = filePayload('lease.pdf', await samplePdf({ pages: ['one', 'two', 'three'] }));
  await page.locator('input[name=files]').setInputFiles(file);
  await expect(toolShell(page).getByRole('img', { name: messages.pad })).toBeVisible();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('page 3 is signed in seven taps: the tile, the file field, the file, Next twice, a stroke, Download', async ({
    page,
  }) => {
    await open(page);
    await namedButton(page, messages.next).click();
    await namedButton(page, messages.next).click();
    const pad = toolShell(page).getByRole('img', { name: messages.pad });
    // The pad, its colours and the primary action are in view.
    await expect(pad).toBeInViewport({ ratio: 1 });
    await expect(toolShell(page).getByText(messages.colours.black)).toBeInViewport({ ratio: 1 });
    await expect(namedButton(page, messages.clear)).toBeInViewport({ ratio: 1 });
    await expect(namedButton(page, messages.missing.draw.signature)).toBeInViewport({ ratio: 1 });
    const box = await pad.boundingBox();
    if (!box) throw new Error('no pad');
    expect(box.height).toBeGreaterThanOrEqual(180);
    expect(box.width).toBeGreaterThanOrEqual(320);
    await page.mouse.move(box.x + 30, box.y + 40);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1)
      await page.mouse.move(box.x + 30 + step * 18, box.y + 40 + 25 * Math.sin(step));
    await page.mouse.up();
    await expect(toolShell(page).getByRole('button', { name: / mm from the left, / })).toBeVisible();
    await expectAccessibleTool(page, violationsAtEnd);
    const { overflow, culprits } = await horizontalOverflow(page);
    expect(overflow, `sticks out: ${culprits}`).toBeLessThanOrEqual(0);
    const { name, bytes } = await saveBy(page, namedButton(page, messages.make));
    expect(name).toBe('lease-signed.pdf');
    expect((await readPdf(bytes)).words.map((text) => text.trim())).toEqual(['one', 'two', 'three']);
    await expect(toolShell(page).getByText(sharedMessages.facts.appended?.kept as string)).toBeVisible();
  });
});

test.describe('on a phone, once the signature is made', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test(
    'the page takes 55 % of the screen, and the sheet of the pad collapses and opens again',
    full,
    async ({ page }) => {
      await open(page);
      const pad = toolShell(page).getByRole('img', { name: messages.pad });
      // Until the page has its height, the pad is further down, and a click would scroll to it.
      await expect(pad).toBeInViewport({ ratio: 1 });
      await pad.click();
      await namedButton(page, messages.toPage).click();
      const placed = toolShell(page).getByRole('button', { name: / mm from the left, / });
      await expect(placed).toBeFocused();
      await expect(placed).toBeInViewport({ ratio: 1 });
      await expect(namedButton(page, messages.make)).toBeInViewport({ ratio: 1 });
      await expect(toolShell(page).getByText(messages.short)).toBeInViewport({ ratio: 1 });
      // If Playwright had to retry the click on the pad, it has scrolled the pad to the top of the window.
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => visibleShare(page, 'section[tabindex="0"]')).toBeGreaterThanOrEqual(0.55);
      await expect(placed).toBeInViewport({ ratio: 1 });
      expect(await smallTargets(page)).toEqual([]);
      // Each handle has an area of 44 × 44 pixels to itself, also on a small signature.
      for (let press = 0; press < 10; press += 1) await page.keyboard.press('-');
      const handles = await placed.evaluate((ink) =>
        [...(ink.parentElement?.children ?? [])].slice(1).map((handle) => {
          const { left, top, width, height } = handle.getBoundingClientRect();
          const hits = (dx: number, dy: number) =>
            document
              .elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)
              ?.closest('span, button') === handle;
          return [hits(-21.5, 0), hits(21.5, 0), hits(0, -21.5), hits(0, 21.5)];
        }),
      );
      expect(handles).toEqual(Array(3).fill(Array(4).fill(true)));
      for (let press = 0; press < 10; press += 1) await page.keyboard.press('+');
      await tabTo(page, namedButton(page, messages.edit), 'Enter');
      await expect(namedButton(page, messages.edit)).toHaveAttribute('aria-expanded', 'true');
      await expect(pad).toBeInViewport({ ratio: 1 });
      await expect(placed).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(namedButton(page, messages.edit)).toBeFocused();
      await expect(namedButton(page, messages.edit)).toHaveAttribute('aria-expanded', 'false');
      await expectAccessibleTool(page, violationsAtEnd);
    },
  );
});

test(
  'on a wide window the document keeps its place from an empty pad to the saved copy, beside a large pad',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page);
    const paper = toolShell(page).locator('section[tabindex="0"] canvas').first();
    const horizontalPlace = async () => {
      const { x = 0, width = 0 } = (await paper.boundingBox()) ?? {};
      return [Math.round(x), Math.round(width)];
    };
    // The page opens as wide as its frame, for reading, and zooming in enlarges it.
    const { zoom } = sharedMessages;
    await expect(toolShell(page).getByText(zoom.width, { exact: true })).toBeVisible();
    const [, widthBefore = 0] = await horizontalPlace();
    await namedButton(page, zoom.zoomIn).click();
    expect((await horizontalPlace())[1]).toBeGreaterThan(widthBefore);
    await namedButton(page, zoom.zoomOut).click();
    await expect(paper).toBeInViewport({ ratio: 1 });
    const placeBefore = await horizontalPlace();
    const paneHeight = async () =>
      (await toolShell(page).locator('[data-pane]').first().boundingBox())?.height ?? 0;
    const heightBefore = await paneHeight();
    const pad = toolShell(page).getByRole('img', { name: messages.pad });
    const box = await pad.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(420);
    expect(box?.height).toBeGreaterThanOrEqual(200);
    await pad.click();
    // The first press on the signature collapses the pad.
    await toolShell(page)
      .getByRole('button', { name: / mm from the left, / })
      .click();
    await expect(pad).toBeHidden();
    await expect(toolShell(page).getByText(messages.where)).toBeVisible();
    expect(await horizontalPlace()).toEqual(placeBefore);
    expect(Math.abs((await paneHeight()) - heightBefore)).toBeLessThan(1);
    await saveBy(page, namedButton(page, messages.make));
    await expect(toolShell(page).getByText(sharedMessages.facts.appended?.kept as string)).toBeVisible();
    expect(await horizontalPlace()).toEqual(placeBefore);
    expect(Math.abs((await paneHeight()) - heightBefore)).toBeLessThan(1);
  },
);

test(
  'a photographed signature loses its background, and is moved and saved by keyboard alone',
  full,
  async ({ page }) => {
    await open(page);
    await tabTo(page, toolShell(page).getByRole('radio', { name: messages.methods.draw }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await toolShell(page)
      .locator('input[accept="image/*"]')
      .setInputFiles(await stamp());
    const placed = toolShell(page).getByRole('button', { name: / mm from the left, / });
    await expect(placed).toBeVisible({ timeout: 20_000 });
    const clearShare = await placed.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      let count = 0;
      for (let offset = 3; offset < data.length; offset += 4) if ((data[offset] ?? 255) < 16) count += 1;
      return count / (data.length / 4);
    });
    expect(clearShare).toBeGreaterThan(0.3);
    await placed.focus();
    const labelBefore = await placed.getAttribute('aria-label');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(placed).not.toHaveAttribute('aria-label', labelBefore ?? '');
    const saving = page.waitForEvent('download');
    await tabTo(page, namedButton(page, messages.make), 'Enter');
    expect((await saving).suggestedFilename()).toBe('lease-signed.pdf');
    await expect(toolShell(page).getByText(sharedMessages.facts.appended?.kept as string)).toBeVisible();
  },
);
