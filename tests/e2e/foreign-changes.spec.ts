import { sharedMessages } from '@/content/workbench';
import { say } from '@/lib/sentences';
import { expect, fullUnless, test } from '@/tests/helpers/e2e';
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
