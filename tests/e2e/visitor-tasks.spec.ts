import type { Page } from '@playwright/test';
import { answers } from '@/content/answers';
import { contact } from '@/content/contact';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { toolChooser } from '@/content/tool-chooser';
import { sharedMessages } from '@/content/workbench';
import { say } from '@/lib/sentences';
import { expect, full, test } from '@/tests/helpers/e2e';
import { key, messagesOf, ready, toolShell } from '@/tests/helpers/page-tool';
import { downloads, passwordOf, pdf } from '@/tests/helpers/tool-files';

/** What visitors come for, by the fewest presses; each test writes its presses and seconds into the report. */

/** Counts presses; what is typed and what the browser's own file dialog asks is none. */
function counted() {
  const began = Date.now();
  let presses = 0;
  return {
    press: async (target: ReturnType<Page['locator']>) => {
      presses += 1;
      await target.click();
    },
    expectAtMost: (most: number) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      test.info().annotations.push({ type: 'visitor', description: `${presses} presses, ${seconds} s` });
      expect(presses).toBeLessThanOrEqual(most);
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
      const { press, expectAtMost } = counted();
      const choosing = page.waitForEvent('filechooser');
      await press(page.getByText(toolChooser.choose).first());
      await (await choosing).setFiles(files);
      await press(page.getByRole('link', { name: /^Merge PDF/ }).first());
      await expect(toolShell(page)).toBeVisible();
      await passwordOf(page, 'annex.pdf').fill('secret');
      await press(key(page, sharedMessages.unlock));
      const button = key(page, say(merge.button, { count: 3 }));
      await ready(button);
      await press(button);
      const download = page.getByRole('button', { name: downloads });
      await expect(download).toBeVisible();
      await press(download.and(page.locator(':not([aria-disabled=true])')));
      expectAtMost(6);
    },
  );
});

test(
  'Standard by the year with a trial is asked for in three clicks from the plans',
  full,
  async ({ page }) => {
    const [, plan] = pricing.plans;
    await page.goto('/pricing');
    const { press, expectAtMost } = counted();
    await press(page.getByRole('radio', { name: pricing.billing.yearly, exact: true }));
    await press(page.getByRole('radio', { name: new RegExp(`^${plan?.name}`) }));
    await press(page.getByRole('button', { name: site.startTrial }));
    await expect(page.getByRole('heading', { name: contact.trial.title })).toBeVisible();
    await expect(page.locator('[name=message]')).toHaveValue(new RegExp(`${plan?.name}.*year`, 's'));
    expectAtMost(3);
  },
);

test(
  'where data is kept is answered two clicks from the home page, in the first screen',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    const { press, expectAtMost } = counted();
    await press(page.getByRole('navigation').getByRole('link', { name: 'Security', exact: true }).first());
    await page.waitForURL(/\/security$/);
    await press(page.getByRole('link', { name: /^Where files are kept/ }).first());
    await page.waitForURL(/\/security\/answers/);
    const [first] = answers.groups.flatMap(({ lines }) => lines);
    const short = first && 'short' in first ? first.short : undefined;
    expect(short).toBeTruthy();
    await expect(page.getByText(short ?? '').first()).toBeInViewport();
    expectAtMost(2);
  },
);
