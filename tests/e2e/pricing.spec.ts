import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/helpers/e2e';

/** Numbers and words of the specification, section 9, typed here once more on purpose. */
const plans = [
  { name: 'Basic', monthly: '₹390', yearly: '₹3,900', twelve: '₹4,680', badge: 'Save 10%', includes: 2 },
  { name: 'Standard', monthly: '₹490', yearly: '₹4,900', twelve: '₹5,880', badge: 'Save 20%', includes: 4 },
  { name: 'Premium', monthly: '₹790', yearly: '₹7,900', twelve: '₹9,480', badge: 'Save 35%', includes: 6 },
] as const;

const labels = [
  'Everything in Basic',
  'Access to standard templates & UI blocks',
  'Collaboration tools',
  'CMS collections',
  'Basic analytics',
  'Standard integrations',
  'Priority email support',
];

const names = [...plans.map(({ name }) => name), 'Enterprise'];

const order = (page: Page) => page.getByRole('main').locator('form');
const radio = (page: Page, name: string) => order(page).getByRole('radio', { name, exact: true });
const card = (page: Page, name: string) =>
  order(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) });
const rows = (page: Page) => order(page).getByRole('listitem');

/** The button on the order sheet; on phones the bar below the plans has one more. */
const chooseButton = (page: Page, name: string) =>
  order(page)
    .getByRole('button', { name: `Choose ${name} Plan`, exact: true })
    .last();

/** Only text that is shown counts. */
const shown = { useInnerText: true };

/** Clicks the visible card or segment, as a person does. */
const choose = (page: Page, name: string) => card(page, name).click();

function orderForm() {
  test('opens with monthly billing, the first plan and renewal off', async ({ page }) => {
    await page.goto('/pricing');
    await expect(radio(page, 'Monthly')).toBeChecked();
    for (const [index, name] of names.entries()) {
      await expect(radio(page, name)).toBeChecked({ checked: index === 0 });
    }
    await expect(order(page).getByRole('switch', { name: 'Enable auto-renewal' })).not.toBeChecked();
    await expect(chooseButton(page, 'Basic')).toBeVisible();
  });

  test('prices, badges and the arithmetic follow the billing period', async ({ page }) => {
    await page.goto('/pricing');
    await expect(order(page)).toContainText('Yearly billing costs ten monthly payments: two months free.');
    for (const { name, monthly } of plans) {
      await expect(card(page, name)).toContainText(`${monthly} a month`, shown);
    }
    await expect(order(page)).not.toContainText('Save', shown);

    await choose(page, 'Yearly');
    for (const { name, yearly, twelve, badge } of plans) {
      await expect(card(page, name)).toContainText(`${yearly} instead of ${twelve}`, shown);
      await expect(card(page, name)).toContainText(badge, shown);
    }
    await expect(card(page, 'Enterprise')).toContainText('Contact us', shown);
    await expect(card(page, 'Enterprise')).toContainText('Save 50%', shown);
    await expect(card(page, 'Enterprise')).not.toContainText('₹', shown);
  });

  test('the panel lists seven labels and ticks those of the chosen plan', async ({ page }) => {
    await page.goto('/pricing');
    await expect(order(page).getByRole('heading', { name: 'Includes:', exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(7);
    for (const { name, includes } of [...plans, { name: 'Enterprise', includes: 7 }]) {
      await choose(page, name);
      for (const [index, label] of labels.entries()) {
        const word = index < includes ? 'Included' : 'Not included';
        await expect(rows(page).nth(index)).toHaveText(new RegExp(`^\\s*${word}:\\s+${label}`), shown);
      }
      await expect(chooseButton(page, name)).toBeVisible();
      await expect(order(page)).toContainText(`${name}, ${includes} of 7`, shown);
    }
  });

  test('Choose opens the contact page with plan, billing and renewal', async ({ page }) => {
    await page.goto('/pricing');
    await choose(page, 'Yearly');
    await choose(page, 'Premium');
    await order(page).getByRole('switch').check();
    await chooseButton(page, 'Premium').click();
    await expect(page).toHaveURL(/\/contact\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      plan: 'premium',
      billing: 'yearly',
      renew: 'on',
    });
  });

  test('by keyboard: arrows choose, space switches, Enter opens', async ({ page }) => {
    await page.goto('/pricing');
    await radio(page, 'Monthly').focus();
    await page.keyboard.press('ArrowRight');
    await expect(radio(page, 'Yearly')).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'Standard')).toBeFocused();
    await expect(radio(page, 'Standard')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(order(page).getByRole('switch')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(order(page).getByRole('switch')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(order(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/contact\?.*plan=standard/);
  });
}

test.describe('the order form', () => orderForm());

test.describe('the order form without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  orderForm();
});

test.describe('the order form on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  orderForm();
});

test('the choice is announced and stays in the address, through a reload too', async ({ page }) => {
  await page.goto('/pricing');
  await choose(page, 'Standard');
  const status = order(page).getByRole('status');
  await expect(status).toHaveText('Standard, ₹490 a month, includes 4 of 7');
  await choose(page, 'Yearly');
  await expect(status).toHaveText('Standard, ₹4,900 a year, includes 4 of 7');
  await expect(page).toHaveURL(/\/pricing\?plan=standard&billing=yearly$/);
  await page.reload();
  await expect(radio(page, 'Standard')).toBeChecked();
  await expect(radio(page, 'Yearly')).toBeChecked();
});

test('the chosen plan arrives on the contact page and leads back', async ({ page }) => {
  await page.goto('/pricing');
  await choose(page, 'Yearly');
  await choose(page, 'Standard');
  await chooseButton(page, 'Standard').click();
  await expect(page.getByText('You chose Standard, ₹4,900 a year')).toBeVisible();
  await expect(page.locator('[name=message]')).toHaveValue(/Standard plan at ₹4,900 a year/);
  await page.getByRole('link', { name: 'Change plan' }).click();
  await expect(page).toHaveURL(/\/pricing\?plan=standard&billing=yearly$/);
  await expect(radio(page, 'Standard')).toBeChecked();
});

test('choosing moves nothing beside the sheet', async ({ page }) => {
  await page.goto('/pricing');
  const top = () =>
    card(page, 'Enterprise').evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  for (const name of ['Standard', 'Enterprise', 'Yearly', 'Premium']) {
    await choose(page, name);
    expect(Math.abs((await top()) - before)).toBeLessThan(1);
  }
});

test('the comparison has a cell for every plan and label', async ({ page }) => {
  await page.goto('/pricing');
  const table = page.getByRole('table', { name: /Ticks are cumulative/ });
  await expect(table.getByRole('columnheader')).toHaveCount(5);
  for (const [row, label] of labels.entries()) {
    const cells = table.getByRole('row', { name: label }).getByRole('cell');
    const includes = [2, 4, 6, 7].map((count) => (row < count ? 'Included' : 'Not included'));
    expect((await cells.allTextContents()).map((text) => text.trim())).toEqual(includes);
  }
});

test('below 640 px the comparison is one disclosure per plan', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/pricing');
  await expect(page.getByRole('table')).toBeHidden();
  const premium = page.locator('details').filter({ hasText: 'Premium' }).first();
  await premium.locator('summary').click();
  await expect(premium.getByText('Basic analytics')).toBeVisible();
});

test('five questions are answered', async ({ page }) => {
  await page.goto('/pricing');
  for (const question of [
    'What happens after 14 days?',
    'Can I change plan?',
    'Is there a limit on file size?',
    'How do refunds work?',
    'What does Enterprise cost?',
  ]) {
    await expect(page.locator('summary').filter({ hasText: question })).toBeVisible();
  }
});

test('on a wide screen the button stands in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/pricing');
  await expect(chooseButton(page, 'Basic')).toBeInViewport({ ratio: 1 });
});

test.describe('the bar with the choice on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  const bar = (page: Page) => order(page).locator('div:has(> p[aria-hidden])');

  test('stays in view beside the plans until the order sheet comes', async ({ page }) => {
    await page.goto('/pricing');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toHaveText(/^Basic\s*₹390 a month\s*Choose\s*Basic Plan$/, shown);

    await choose(page, 'Yearly');
    await choose(page, 'Premium');
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toHaveText(/^Premium\s*₹7,900 a year\s*Choose\s*Premium Plan$/, shown);

    await chooseButton(page, 'Premium').scrollIntoViewIfNeeded();
    await expect(bar(page)).not.toBeInViewport();
  });

  test('has the button in the first screen, and it opens the contact page with the choice', async ({
    page,
  }) => {
    await page.goto('/pricing');
    await bar(page).getByRole('button', { name: 'Choose Basic Plan', exact: true }).click();
    await expect(page).toHaveURL(/\/contact\?billing=monthly&plan=basic$/);
  });

  test('covers no plan that has the focus', async ({ page }) => {
    await page.goto('/pricing');
    await radio(page, 'Monthly').focus();
    await page.keyboard.press('Tab');
    for (const name of names) {
      await expect(radio(page, name)).toBeFocused();
      const dot = await radio(page, name).boundingBox();
      const top = (await bar(page).boundingBox())?.y ?? 0;
      expect((dot?.y ?? top) + (dot?.height ?? 0), name).toBeLessThan(top);
      await page.keyboard.press('ArrowDown');
    }
  });
});
