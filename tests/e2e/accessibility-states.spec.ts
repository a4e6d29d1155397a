import type { Page, Route } from '@playwright/test';
import { contact } from '@/content/contact';
import { featuresHub } from '@/content/features-hub';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { violations } from '@/tests/helpers/axe';
import { expect, full, test } from '@/tests/helpers/e2e';
import { billing, otherPlan } from '@/tests/helpers/plans';
import { missingRules } from '@/tests/helpers/whole-css';

/** States of pages in use: they must keep the same rules of axe as a page that opens, and have all their styles. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectClean(page: Page, state: string, selector?: string) {
  expect(await violations(page, selector), state).toEqual([]);
  expect(await missingRules(page), `${state}: rules that the delivery step left out`).toEqual([]);
}

test('the open menu is accessible and has its styles', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/features');
  await page.getByRole('button', { name: site.controls.menu }).click();
  await expect(page.getByRole('navigation', { name: site.controls.mainMenu })).toBeVisible();
  await expectClean(page, 'menu open', 'header');
});

test('all tools, and one of them open, are accessible and have their styles', full, async ({ page }) => {
  await page.goto('/features');
  await page.getByRole('button', { name: featuresHub.tools.more }).click();
  await expect(page.getByRole('button', { name: featuresHub.tools.less })).toBeVisible();
  await expectClean(page, 'all tools', '#tools');
  await page.getByRole('button', { name: tools.tools.at(-1)?.name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectClean(page, 'a tool open', 'dialog[open]');
});

test(
  'each plan, billed by the month, and one billed by the year, is accessible and has its styles',
  full,
  async ({ page }) => {
    await page.goto('/pricing');
    const plans = page.getByRole('group', { name: pricing.planLegend }).getByRole('radio');
    await expect(plans).toHaveCount(pricing.plans.length);
    await page.getByRole('radio', { name: billing.monthly }).check();
    for (const plan of await plans.all()) {
      await plan.check();
      await expectClean(page, `by the month, ${await plan.getAttribute('value')}`, 'main form');
    }
    // The billing period changes the same things in each plan.
    await page.getByRole('radio', { name: billing.yearly }).check();
    await page.locator(`main form [value=${otherPlan.slug}]`).check();
    await expectClean(page, 'by the year', 'main form');
  },
);

test('every question is accessible and has its styles when it is open', full, async ({ page }) => {
  await page.goto('/faqs');
  await page.locator('details').evaluateAll((details) => {
    for (const element of details) (element as HTMLDetailsElement).open = true;
  });
  await expectClean(page, 'all open', 'main');
});

test.describe('the contact form', () => {
  test.use({ allowedErrors: [/./] });

  test(
    'is accessible and has its styles with each error, while sending, failed and sent',
    full,
    async ({ page }) => {
      const heldRoutes: Route[] = [];
      await page.route('**/api/contacts', (route) => {
        heldRoutes.push(route);
      });
      /** Answers the request, which may come a moment after the button says that it is sending. */
      const answer = async (status: number) => {
        await expect.poll(() => heldRoutes.length).toBe(1);
        await heldRoutes.pop()?.fulfill({ status, json: { message: 'From the endpoint.' } });
      };
      await page.goto(`/contact?plan=${otherPlan.slug}&billing=yearly`);
      const form = page.locator('form:has([name=message])');
      await expect(form).toHaveJSProperty('noValidate', true);
      const alert = form.getByRole('alert');
      const submit = () => form.locator('[type=submit]').click();
      const check = (state: string) => expectClean(page, state, 'main form');

      await submit();
      await expect(alert).toContainText(contact.form.checks.fullName);
      await check('no name');
      await form.locator('[name=fullName]').fill('Asha Rao');
      await submit();
      await expect(alert).toContainText(contact.form.checks.email);
      await check('no email');
      await form.locator('[name=email]').fill('asha.rao@example.org');
      await form.locator('[name=message]').fill('');
      await submit();
      await expect(alert).toContainText(contact.form.checks.message);
      await check('no message');
      await form.locator('[name=message]').fill('Hello.');
      await submit();
      await expect(form.getByRole('button', { name: contact.form.sending })).toBeVisible();
      await check('sending');
      await answer(503);
      await expect(alert).toContainText(contact.form.alert);
      await check('failed');
      await submit();
      await expect(form.getByRole('button', { name: contact.form.sending })).toBeVisible();
      await answer(200);
      await expect(alert).toContainText('From the endpoint.');
      await check('sent');
    },
  );
});

test.describe('carousels', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 360, height: 900 } });

  for (const path of ['/', '/features']) {
    test(`on ${path}, playing and paused, are accessible and have their styles`, full, async ({ page }) => {
      await page.goto(path);
      const carousels = await page.locator('[aria-roledescription=carousel]').all();
      expect(carousels.length).toBe(path === '/' ? 1 : 2);
      for (const carousel of carousels) {
        // A carousel does not move under the mouse.
        await page.mouse.move(0, 0);
        const name = await carousel.getAttribute('aria-label');
        await carousel.evaluate((element) =>
          element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        );
        await expect(carousel).toHaveAttribute('data-motion', 'playing');
        await expectClean(page, `${name}, playing`, `[aria-label="${name}"]`);
        await page.setViewportSize({ width: 360, height: 900 });
        await carousel.getByRole('button', { name: site.controls.carousel.pause }).click();
        await expect(carousel).toHaveAttribute('data-motion', 'paused');
        await expectClean(page, `${name}, paused`, `[aria-label="${name}"]`);
        await page.setViewportSize({ width: 360, height: 900 });
      }
    });
  }
});
