import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readPdf } from 'engines/testing/pdf-read';
import { answers } from '@/content/answers';
import { contact } from '@/content/contact';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { toolChooser } from '@/content/tool-chooser';
import { page as editorPage } from '@/content/tools/ai-pdf-editor';
import { page as mergePage } from '@/content/tools/merge-pdf';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { expect, full, test } from '@/tests/helpers/e2e';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { expectEnabled, messagesOf, namedButton, tabTo, toolShell } from '@/tests/helpers/page-tool';
import { downloads, passwordOf, pdf, saveBy } from '@/tests/helpers/tool-files';

/** Tasks of visitors, done with the fewest presses; each test writes its presses and seconds into the report. */

/** Counts presses. Typing and the browser's own file dialog do not count. */
function pressCounter() {
  const startTime = Date.now();
  let presses = 0;
  return {
    press: async (target: ReturnType<Page['locator']>) => {
      presses += 1;
      await target.click();
    },
    expectAtMost: (max: number) => {
      const seconds = ((Date.now() - startTime) / 1000).toFixed(1);
      test.info().annotations.push({ type: 'visitor', description: `${presses} presses, ${seconds} s` });
      expect(presses).toBeLessThanOrEqual(max);
    },
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test(
    'three PDFs, one of them locked, are merged from the home page in six presses',
    full,
    async ({ page }) => {
      const merge = messagesOf('merge-pdf');
      const files = [
        await pdf('letter.pdf', { pages: ['Alpha'] }),
        await pdf('accounts.pdf', { pages: ['Beta', 'Gamma'] }),
        await pdf('annex.pdf', { pages: ['Delta'], password: 'secret' }),
      ];
      await page.goto('/');
      const { press, expectAtMost } = pressCounter();
      const choosing = page.waitForEvent('filechooser');
      await press(page.getByText(toolChooser.choose).first());
      await (await choosing).setFiles(files);
      await press(page.getByRole('link', { name: /^Merge PDF/ }).first());
      await expect(toolShell(page)).toBeVisible();
      await passwordOf(page, 'annex.pdf').fill('secret');
      await press(namedButton(page, sharedMessages.unlock));
      const button = namedButton(page, formatMessage(merge.button, { count: 3 }));
      await expectEnabled(button);
      await press(button);
      const download = page.getByRole('button', { name: downloads });
      await expect(download).toBeVisible();
      await press(download.and(page.locator(':not([aria-disabled=true])')));
      expectAtMost(6);
    },
  );

  test(
    'from the list of tools, page 3 is signed and saved in seven taps; a stroke on the pad counts as one',
    full,
    async ({ page }) => {
      const sign = messagesOf('sign');
      await page.goto('/toolsdetails');
      const { press, expectAtMost } = pressCounter();
      await press(page.getByRole('link', { name: /^Sign PDF/ }).first());
      const choosing = page.waitForEvent('filechooser');
      await press(page.getByText(editorPage.dropZone?.touch ?? '').first());
      await (await choosing).setFiles([await pdf('lease.pdf', { pages: ['one', 'two', 'three'] })]);
      await press(namedButton(page, sign.next));
      await press(namedButton(page, sign.next));
      const pad = toolShell(page).getByRole('img', { name: sign.pad });
      await press(pad);
      await expect(toolShell(page).getByRole('button', { name: /^Signature on page 3: / })).toBeVisible();
      await press(namedButton(page, sign.toPage));
      const saving = page.waitForEvent('download');
      await press(namedButton(page, sign.make));
      expect((await saving).suggestedFilename()).toBe('lease-signed.pdf');
      await expect(toolShell(page).getByText(sharedMessages.facts.appended?.kept as string)).toBeVisible();
      expectAtMost(7);
    },
  );

  test(
    'from the list of tools, pages of three files are reordered, rotated and saved in ten taps, and pages of files with long names stay in their columns',
    full,
    async ({ page }) => {
      const merge = messagesOf('merge-pdf');
      const { organise } = merge;
      await page.goto('/toolsdetails');
      const { press, expectAtMost } = pressCounter();
      await press(page.getByRole('link', { name: /^Merge PDF/ }).first());
      const choosing = page.waitForEvent('filechooser');
      await press(page.getByText(mergePage.dropZone?.touch ?? '').first());
      await (await choosing).setFiles([
        await pdf('letter.pdf', { pages: ['Alpha', 'Beta'] }),
        await pdf('audited-accounts-of-the-year-2025-26-final.pdf', { pages: ['Gamma', 'Delta'] }),
        await pdf('annex.pdf', { pages: ['Epsilon'] }),
      ]);
      await press(namedButton(page, organise.show));
      const cells = toolShell(page).locator('[data-id]');
      await expectInColumns(cells);
      const { overflow, culprits } = await horizontalOverflow(page);
      expect(overflow, `sticks out: ${culprits}`).toBeLessThanOrEqual(0);
      const checkbox = (index: number) => cells.nth(index).getByRole('checkbox');
      await press(checkbox(4));
      await press(namedButton(page, organise.actions.turn));
      for (const _ of [1, 2, 3]) await press(namedButton(page, organise.actions.earlier));
      await expect(checkbox(1)).toHaveAccessibleName(
        new RegExp(`page 1 of annex\\.pdf, ${formatMessage(organise.rotatedBy, { degrees: 90 })}$`),
      );
      await press(namedButton(page, organise.button));
      const download = page.getByRole('button', { name: downloads });
      await expect(download).toBeVisible();
      await expectInColumns(
        toolShell(page)
          .locator('li')
          .filter({ has: page.locator('canvas') }),
      );
      await press(download.and(page.locator(':not([aria-disabled=true])')));
      expectAtMost(10);
    },
  );
});

/** Expects the pages of a grid to be no wider than their cells. */
async function expectInColumns(cells: Locator): Promise<void> {
  await expect(cells).toHaveCount(5);
  const pages = await cells.evaluateAll((elements) =>
    elements.map((cell) => {
      const column = cell.getBoundingClientRect();
      const sheet = (
        cell.querySelector('[data-drawn-page]') ?? cell.firstElementChild
      )?.getBoundingClientRect();
      if (!sheet) throw new Error('A cell has no page.');
      return { column: [column.left, column.right], sheet: [sheet.left, sheet.right] };
    }),
  );
  for (const { column, sheet } of pages) {
    expect(sheet[0]).toBeGreaterThanOrEqual((column[0] ?? 0) - 1);
    expect(sheet[1]).toBeLessThanOrEqual((column[1] ?? 0) + 1);
  }
}

test(
  'by keyboard alone, pages are reordered, rotated and merged, and each step is announced',
  full,
  async ({ page }) => {
    const merge = messagesOf('merge-pdf');
    const { organise } = merge;
    await page.goto('/toolsdetails/merge-pdf');
    await page
      .locator('input[name=files]')
      .setInputFiles([
        await pdf('letter.pdf', { pages: ['Alpha', 'Beta'] }),
        await pdf('annex.pdf', { pages: ['Gamma'] }),
      ]);
    const announced = (text: string) =>
      expect(
        page.locator('[aria-live=polite], [role=status]').filter({ hasText: text }).first(),
      ).toBeAttached();
    await tabTo(page, namedButton(page, organise.show), 'Enter');
    const checkbox = (name: RegExp) => toolShell(page).getByRole('checkbox', { name });
    await tabTo(page, checkbox(/^Page 1: page 1 of letter\.pdf/));
    await page.keyboard.press('End');
    await expect(checkbox(/^Page 3: page 1 of annex\.pdf/)).toBeFocused();
    await page.keyboard.press('Alt+ArrowLeft');
    await announced(formatMessage(organise.moved, { count: 1, position: 2, of: 3 }));
    await page.keyboard.press('r');
    await announced(formatMessage(organise.turned, { count: 1, degrees: 90 }));
    const turned = formatMessage(organise.rotatedBy, { degrees: 90 });
    await expect(checkbox(new RegExp(`^Page 2: page 1 of annex\\.pdf, ${turned}$`))).toBeFocused();
    const button = namedButton(page, organise.button);
    await expectEnabled(button);
    await tabTo(page, button, 'Enter');
    await expect(
      page.getByRole('heading', { name: formatMessage(organise.title, { count: 3 }) }),
    ).toBeVisible();
    const { bytes } = await saveBy(page, page.getByRole('button', { name: downloads }));
    expect((await readPdf(bytes)).words.map((pageWords) => pageWords.trim())).toEqual([
      'Alpha',
      'Gamma',
      'Beta',
    ]);
  },
);

test(
  'by keyboard alone, a typed signature is put on page 3, announced, and saved',
  full,
  async ({ page }) => {
    const sign = messagesOf('sign');
    await page.goto('/toolsdetails/ai-pdf-editor#sign');
    await page
      .locator('input[name=files]')
      .setInputFiles([await pdf('lease.pdf', { pages: ['one', 'two', 'three'] })]);
    await tabTo(page, namedButton(page, sign.next), 'Enter');
    await page.keyboard.press('Enter');
    await tabTo(page, toolShell(page).getByRole('radio', { name: sign.methods.draw }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, toolShell(page).getByRole('textbox', { name: sign.typed.signature }));
    await page.keyboard.type('Ananya Rao');
    const placed = toolShell(page).getByRole('button', {
      name: /^Signature on page 3: \d+ mm from the left, \d+ mm from the top/,
    });
    await expect(placed).toBeVisible({ timeout: 20_000 });
    await expect(
      page
        .locator('[aria-live=polite], [role=status]')
        .filter({ hasText: formatMessage(sign.added, { what: sign.kinds.signature, page: 3 }) })
        .first(),
    ).toBeAttached();
    const saving = page.waitForEvent('download');
    await tabTo(page, namedButton(page, sign.make), 'Enter');
    const download = await saving;
    expect(download.suggestedFilename()).toBe('lease-signed.pdf');
    const { words } = await readPdf(new Uint8Array(await readFile(await download.path())));
    expect(words.map((text) => text.includes('Ananya Rao'))).toEqual([false, false, true]);
    await expect(toolShell(page).getByText(sharedMessages.facts.appended?.kept as string)).toBeVisible();
  },
);

test(
  'a trial of the second plan, billed by the year, is requested from the plans in three clicks',
  full,
  async ({ page }) => {
    const [, plan] = pricing.plans;
    await page.goto('/pricing');
    const { press, expectAtMost } = pressCounter();
    await press(page.getByRole('radio', { name: pricing.billing.yearly, exact: true }));
    await press(page.getByRole('radio', { name: new RegExp(`^${plan?.name}`) }));
    await press(page.getByRole('button', { name: site.startTrial }));
    await expect(page.getByRole('heading', { name: contact.trial.title })).toBeVisible();
    await expect(page.locator('[name=message]')).toHaveValue(new RegExp(`${plan?.name}.*year`, 's'));
    expectAtMost(3);
  },
);

test(
  'the answer on where data is kept comes into view in two clicks from the home page',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const { press, expectAtMost } = pressCounter();
    await press(page.getByRole('navigation').getByRole('link', { name: 'Security', exact: true }).first());
    await page.waitForURL(/\/security$/);
    await press(page.getByRole('link', { name: /^Where files are kept/ }).first());
    await page.waitForURL(/\/security\/answers/);
    const [first] = answers.groups.flatMap(({ lines }) => lines);
    const shortAnswer = first && 'short' in first ? first.short : undefined;
    expect(shortAnswer).toBeTruthy();
    await expect(page.getByText(shortAnswer ?? '').first()).toBeInViewport();
    expectAtMost(2);
  },
);
