import { sharedMessages } from '@/content/workbench';
import { say } from '@/lib/sentences';
import { expect, full, fullUnless, marker, test } from '@/tests/helpers/e2e';
import { translation } from '@/tests/helpers/foreign';
import { key, messagesOf, toolShell } from '@/tests/helpers/page-tool';
import { choose, downloads, manyWords, pdf, saved } from '@/tests/helpers/tool-files';

/**
 * A page that is translated while it is used, or that an extension adds to. E2E_FOREIGN=translated or =decorated runs any
 * other browser test so.
 */

const merge = messagesOf('merge-pdf');

for (const foreign of ['translated', 'decorated'] as const) {
  test.describe(foreign, fullUnless(foreign === 'translated'), () => {
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
          .getByText(say(sharedMessages.pages, { count: 6 }))
          .first(),
      ).toBeVisible();
      await key(page, say(merge.button, { count: 2 })).click();
      expect((await saved(page, key(page, downloads).first())).bytes.length).toBeGreaterThan(300);
    });
  });
}

test('words that a translation has changed do not keep React from taking over the page', async ({ page }) => {
  await page.addInitScript(...translation('·'));
  await page.goto('/toolsdetails/merge-pdf');
  await expect(page.locator('h1')).toContainText('·');
  await page.locator('#try').setInputFiles([await pdf('plan.pdf', { pages: manyWords(4) })]);
  await expect(page.getByText('plan.pdf').first()).toBeVisible();
});

test.describe('changed before the site’s own script is there', full, () => {
  // React's own word that the HTML is not what it expects.
  test.use({ allowedErrors: [/^uncaught: Minified React error #418/] });

  for (const [kind, tags] of [
    ['beside its parts', 'body'],
    ['inside its elements', 'form, label, p, li, button'],
  ] as const)
    test(`a page with something added ${kind} stays whole and keeps what was typed`, async ({
      page,
      mailbox,
    }) => {
      await page.addInitScript((selector) => {
        addEventListener('DOMContentLoaded', () => {
          for (const element of document.querySelectorAll(selector))
            element.prepend(document.createElement('i'));
        });
      }, tags);
      // Until all is typed: Playwright checks a field, and then writes into whichever has the focus.
      let wake: () => void = () => undefined;
      const typedInPlace = new Promise<void>((resolve) => {
        wake = resolve;
      });
      await page.route('**/wake/loader-*.js', async (route) => {
        await typedInPlace;
        await route.continue();
      });
      await page.goto('/contact', { waitUntil: 'domcontentloaded' });
      const texts = () =>
        page
          .locator('header, main h1, footer')
          .evaluateAll((parts) => parts.map(({ textContent }) => textContent));
      const textsBefore = await texts();
      const word = marker();
      await page.locator('[name=fullName]').fill('Asha Rao');
      await page.locator('[name=email]').fill('asha.rao@example.org');
      await page.locator('[name=message]').fill(word);
      wake();
      await expect(page.locator('form:has([name=message])')).toHaveJSProperty('noValidate', true);
      expect(await texts()).toEqual(textsBefore);
      await expect(page.locator('main')).toHaveCount(1);
      await page.locator('form:has([name=message]) button[type=submit]').click();
      await expect(page.locator('main [role=alert] h2')).toBeVisible();
      expect((await mailbox.messageWith(word)).replyTo).toBe('Asha Rao <asha.rao@example.org>');
    });

  test('a tool whose words were wrapped before anything could record it takes the files and stays whole', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const texts: Text[] = [];
        while (walk.nextNode()) texts.push(walk.currentNode as Text);
        for (const text of texts) {
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
