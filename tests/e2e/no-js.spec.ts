import { featuresHub } from '@/content/features-hub';
import { home } from '@/content/home';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { thankYou } from '@/content/thank-you';
import { tools } from '@/content/tools';
import { oddAddressNote, thankYouPath } from '@/lib/contact/rules';
import { formatMessage } from '@/lib/sentences';
import { expect, full, fullUnless, kinds, pages, test } from '@/tests/helpers/e2e';
import { otherPlan } from '@/tests/helpers/plans';

test.use({ javaScriptEnabled: false });

for (const [which, paths] of [
  ['a page of each kind', kinds],
  ['every page', pages.map(({ path }) => path)],
] as const)
  test(`${which} can be read without JavaScript`, fullUnless(paths === kinds), async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

test('links lead from Home to a plan and on to the form', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: site.getStarted.label }).first().click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.getByRole('radio', { name: otherPlan.name, exact: true }).check({ force: true });
  const { choose, plan } = pricing.panel;
  await page
    .getByRole('button', { name: `${choose} ${formatMessage(plan, { plan: otherPlan.name })}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/contact\\?.*plan=${otherPlan.slug}`));
  await expect(page.locator('form [name=message]')).toBeVisible();
});

test('the mobile menu opens, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const [last = site.contactLink] = site.navigation.slice(-1);
  const menu = page.getByRole('navigation', { name: site.controls.mainMenu });
  const link = menu.getByRole('link', { name: last.label });
  await expect(link).toBeHidden();
  await page.getByRole('banner').getByRole('button').click();
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(last.href);
});

test('a carousel has all its slides, and the arrow keys scroll to the next', full, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [path, label] of [
    ['/', home.testimonials.carousel],
    ['/features', featuresHub.storage.carousel],
  ] as const) {
    await page.goto(path);
    const carousel = page.getByRole('region', { name: label });
    const slides = carousel.getByRole('group');
    await expect(slides).toHaveCount(3);
    await carousel.getByRole('list').focus();
    // Presses and looks until the next slide is in view, as a person does.
    await expect(async () => {
      await page.keyboard.press('ArrowRight');
      await expect(slides.nth(1), path).toBeInViewport({ ratio: 0.5, timeout: 1000 });
    }).toPass({ timeout: 20_000 });
  }
});

test('all tools are listed, and the dialog of one opens', async ({ page }) => {
  await page.goto('/features');
  const [tool] = tools.tools;
  for (const { name } of tools.tools) await expect(page.getByRole('button', { name }).first()).toBeVisible();
  await page.getByRole('button', { name: tool?.name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: tool?.action.label })).toHaveAttribute(
    'href',
    tool?.action.href ?? '',
  );
});

test(
  'the note about an address that “Reply” may not reach is shown only after the redirect of the endpoint',
  full,
  async ({ page }) => {
    const note = page.getByText(thankYou.oddAddress);
    await page.goto(thankYouPath);
    await expect(note).toBeHidden();
    await page.goto(`${thankYouPath}#${oddAddressNote}`);
    await expect(note).toBeInViewport();
  },
);
