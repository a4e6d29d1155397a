import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { expect, full, fullUnless, marker, test } from '@/tests/helpers/e2e';
import { translation } from '@/tests/helpers/foreign-changes';
import { messagesOf, namedButton, toolShell } from '@/tests/helpers/page-tool';
import { choose, downloads, manyWords, pdf, saveBy } from '@/tests/helpers/tool-files';

/**
 * Tests pages that a translation changes while they are used, or to which an extension adds elements.
 * E2E_FOREIGN=translated or =decorated runs any other browser test on such pages.
 */

const merge = messagesOf('merge-pdf');

for (const foreign of ['translated', 'decorated'] as const) {
  test.describe(`on a ${foreign} page`, fullUnless(foreign === 'translated'), () => {
    test.use({ foreign });

    test('a tool goes from its files to its result', async ({ page }) => {
      await choose(
        page,
        'merge-pdf',
        await pdf('plan.pdf', { pages: manyWords(4) }),
        await pdf('annex.pdf', { pages: manyWords(2) }),
      );
      await expect(
        toolShell(page)
          .getByText(formatMessage(sharedMessages.pages, { count: 6 }))
          .first(),
      ).toBeVisible();
      await namedButton(page, formatMessage(merge.button, { count: 2 })).click();
      expect((await saveBy(page, namedButton(page, downloads).first())).bytes.length).toBeGreaterThan(300);
    });
  });
}

test('React takes over a page whose words a translation has changed', async ({ page }) => {
  await page.addInitScript(...translation('·'));
  await page.goto('/toolsdetails/merge-pdf');
  await expect(page.locator('h1')).toContainText('·');
  await page.locator('#try').setInputFiles([await pdf('plan.pdf', { pages: manyWords(4) })]);
  await expect(page.getByText('plan.pdf').first()).toBeVisible();
});

test.describe('a page that is changed before the site’s own script loads', full, () => {
  // React's error if the HTML is not what it expects.
  test.use({ allowedErrors: [/^uncaught: Minified React error #418/] });

  for (const [place, tags] of [
    ['at the start of its body', 'body'],
    ['inside fields, labels and texts', 'form, label, p, li, button'],
  ] as const)
    test(`keeps its elements and what was typed, with elements added ${place}`, async ({ page, mailbox }) => {
      await page.addInitScript((selector) => {
        addEventListener('DOMContentLoaded', () => {
          for (const element of document.querySelectorAll(selector))
            element.prepend(document.createElement('i'));
        });
      }, tags);
      // Holds the script back until all is typed: Playwright checks a field, then types into whichever has the focus.
      let loadScript: () => void = () => undefined;
      const allTyped = new Promise<void>((resolve) => {
        loadScript = resolve;
      });
      await page.route('**/wake/loader-*.js', async (route) => {
        await allTyped;
        await route.continue();
      });
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      const texts = () =>
        page
          .locator('header, main h1, footer')
          .evaluateAll((parts) => parts.map(({ textContent }) => textContent));
      const textsBefore = await texts();
      const message = marker();
      await page.locator('[name=fullName]').fill('Asha Rao');
      await page.locator('[name=email]').fill('asha.rao@example.org');
      await page.locator('[name=message]').fill(message);
      loadScript();
      await expect(page.locator('form:has([name=message])')).toHaveJSProperty('noValidate', true);
      expect(await texts()).toEqual(textsBefore);
      await expect(page.locator('main')).toHaveCount(1);
      await page.locator('form:has([name=message]) button[type=submit]').click();
      await expect(page.locator('main [role=alert] h2')).toBeVisible();
      expect((await mailbox.messageWith(message)).replyTo).toBe('Asha Rao <asha.rao@example.org>');
    });

  test('takes files for a tool if a translation wraps its words before any script of the site runs', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const textNodes: Text[] = [];
        while (walk.nextNode()) textNodes.push(walk.currentNode as Text);
        for (const text of textNodes) {
          if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, svg')) continue;
          const font = document.createElement('font');
          text.replaceWith(font);
          font.append(text.data);
        }
      });
    });
    await page.route('**/wake/loader-*.js', async (route) => {
      await page.waitForFunction(() => document.readyState !== 'loading');
      await route.continue();
    });
    await page.goto('/toolsdetails/merge-pdf', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1 font')).toBeAttached();
    const texts = () =>
      page
        .locator('header, main > section:not(:first-of-type), footer')
        .evaluateAll((parts) => parts.map(({ textContent }) => textContent));
    const textsBefore = await texts();
    await page.locator('#try').setInputFiles([await pdf('plan.pdf', { pages: manyWords(4) })]);
    await expect(page.getByText('plan.pdf').first()).toBeVisible();
    expect(await texts()).toEqual(textsBefore);
  });
});
