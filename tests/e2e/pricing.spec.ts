import type { Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { pricing } from '@/content/pricing';
import { inr } from '@/lib/format';
import type { Plan } from '@/lib/schema/pricing';
import { formatMessage } from '@/lib/sentences';
import { expect, full, test } from '@/tests/helpers/e2e';
import {
  billing,
  countOf,
  features,
  firstPlan,
  lastPlan,
  otherPlan,
  plans,
  plansOnRequest,
  pricedPlans,
  priceOf,
} from '@/tests/helpers/plans';

const { panel } = pricing;
const { choice } = contact;
const labels = features.map(({ label }) => label);
const names = plans.map(({ name }) => name);

const orderForm = (page: Page) => page.getByRole('main').locator('form');
const radio = (page: Page, name: string) => orderForm(page).getByRole('radio', { name, exact: true });
const card = (page: Page, name: string) =>
  orderForm(page)
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) });
const rows = (page: Page) => orderForm(page).getByRole('listitem');

/** The name of a plan in the label of a button. */
const planInLabel = (plan: string) => formatMessage(panel.plan, { plan });
const chooseLabel = (name: string) => `${panel.choose} ${planInLabel(name)}`;

/** The button on the order sheet; on phones the bar below the plans has one more. */
const chooseButton = (page: Page, name: string) =>
  orderForm(page)
    .getByRole('button', { name: chooseLabel(name), exact: true })
    .last();

/** Compares only visible text. */
const innerText = { useInnerText: true };

/** Clicks the visible card or segment, as a person does. */
const choose = (page: Page, name: string) => card(page, name).click();

test.beforeEach(({ page }) => page.goto('/pricing'));

function testOrderForm() {
  test('opens with monthly billing, the first plan and renewal off', async ({ page }) => {
    await expect(radio(page, billing.monthly)).toBeChecked();
    for (const [index, name] of names.entries()) {
      await expect(radio(page, name)).toBeChecked({ checked: index === 0 });
    }
    await expect(orderForm(page).getByRole('switch', { name: pricing.renewal.label })).not.toBeChecked();
    await expect(chooseButton(page, firstPlan.name)).toBeVisible();
  });

  test('shows prices and badges of the chosen billing period, with the price of twelve months beside a year', async ({
    page,
  }) => {
    await expect(orderForm(page)).toContainText(pricing.billing.hint);
    for (const plan of pricedPlans) {
      await expect(card(page, plan.name)).toContainText(priceOf(plan, 'monthly'), innerText);
    }
    const badges = new RegExp(formatMessage(billing.badge, { percent: '\\d+' }));
    await expect(orderForm(page)).not.toContainText(badges, innerText);

    await choose(page, billing.yearly);
    for (const { name, monthly, yearly } of pricedPlans) {
      const instead = formatMessage(billing.instead, { amount: inr(12 * monthly) });
      await expect(card(page, name)).toContainText(`${inr(yearly)} ${instead}`, innerText);
    }
    for (const { name, badge } of plans) {
      if (badge === undefined) await expect(card(page, name)).not.toContainText(badges, innerText);
      else
        await expect(card(page, name)).toContainText(
          formatMessage(billing.badge, { percent: badge }),
          innerText,
        );
    }
    for (const { name } of plansOnRequest) {
      await expect(card(page, name)).toContainText(pricing.onRequest, innerText);
      await expect(card(page, name)).not.toContainText('₹', innerText);
    }
  });

  test('lists all features and ticks those of the chosen plan', full, async ({ page }) => {
    await expect(orderForm(page).getByRole('heading', { name: panel.title, exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(features.length);
    for (const plan of plans) {
      await choose(page, plan.name);
      for (const [index, { id, label }] of features.entries()) {
        const word = plan.includes.includes(id) ? panel.included : panel.notIncluded;
        await expect(rows(page).nth(index)).toHaveText(new RegExp(`^\\s*${word}:\\s+${label}`), innerText);
      }
      await expect(chooseButton(page, plan.name)).toBeVisible();
      await expect(orderForm(page)).toContainText(`${plan.name}, ${countOf(plan)}`, innerText);
    }
  });

  test('opens the contact page with plan, billing and renewal on Choose', async ({ page }) => {
    await choose(page, billing.yearly);
    await choose(page, lastPlan.name);
    await orderForm(page).getByRole('switch').check();
    await chooseButton(page, lastPlan.name).click();
    await expect(page).toHaveURL(/\/contact\?/);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      plan: lastPlan.slug,
      billing: 'yearly',
      renew: 'on',
    });
  });

  test('by keyboard: arrows choose, space switches, Enter opens', full, async ({ page }) => {
    await radio(page, billing.monthly).focus();
    await page.keyboard.press('ArrowRight');
    await expect(radio(page, billing.yearly)).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, plans[1]?.name ?? '')).toBeFocused();
    await expect(radio(page, plans[1]?.name ?? '')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(orderForm(page).getByRole('switch')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(orderForm(page).getByRole('switch')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(orderForm(page).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/contact\\?.*plan=${plans[1]?.slug}`));
  });
}

test.describe('the order form', full, () => testOrderForm());

test.describe('the order form without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  testOrderForm();
});

test.describe('the order form on a phone', full, () => {
  test.use({ viewport: { width: 360, height: 740 } });
  testOrderForm();
});

test('the chosen plan arrives on the contact page and leads back', async ({ page }) => {
  await choose(page, billing.yearly);
  await choose(page, otherPlan.name);
  await chooseButton(page, otherPlan.name).click();
  await expect(
    page.getByText(`${choice.chose} ${otherPlan.name}, ${priceOf(otherPlan, 'yearly')}`),
  ).toBeVisible();
  await expect(page.locator('[name=message]')).toHaveValue(
    new RegExp(
      formatMessage(choice.priced, {
        plan: otherPlan.name,
        price: priceOf(otherPlan, 'yearly'),
        renewal: choice.renewal.off,
      }),
    ),
  );
  await page.getByRole('link', { name: choice.change.label }).click();
  await expect(page).toHaveURL(`/pricing?plan=${otherPlan.slug}&billing=yearly`);
  await expect(radio(page, otherPlan.name)).toBeChecked();
});

test('choosing a plan does not move the plans', full, async ({ page }) => {
  const top = () =>
    card(page, lastPlan.name).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const topBefore = await top();
  for (const name of [...names.slice(1), billing.yearly, ...names]) {
    await choose(page, name);
    expect(Math.abs((await top()) - topBefore)).toBeLessThan(1);
  }
});

test('the comparison has a cell for every plan and label', async ({ page }) => {
  const table = page.getByRole('table', { name: pricing.compare.caption });
  await expect(table.getByRole('columnheader')).toHaveCount(plans.length + 1);
  for (const { id, label } of features) {
    const cells = table.getByRole('row', { name: label }).getByRole('cell');
    const includes = plans.map((plan) => (plan.includes.includes(id) ? panel.included : panel.notIncluded));
    expect((await cells.allTextContents()).map((text) => text.trim())).toEqual(includes);
  }
});

test('below 640 px the comparison is one disclosure per plan', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('table')).toBeHidden();
  const last = page.locator('details').filter({ hasText: lastPlan.name }).first();
  await last.locator('summary').click();
  await expect(last.getByText(labels.at(-1) ?? '')).toBeVisible();
});

test(
  'on small phones a year’s price is below the plan’s name, and no word of a plan is broken',
  full,
  async ({ page }) => {
    for (const width of [320, 360, 480]) {
      await page.setViewportSize({ width, height: 740 });
      await choose(page, billing.yearly);
      for (const { slug } of plans) {
        const [name, price] = [page.locator(`#plan-${slug}-name`), page.locator(`#plan-${slug}-price`)];
        const [above, below] = [await name.boundingBox(), await price.boundingBox()];
        expect(below?.y, `${slug} at ${width} px`).toBeGreaterThanOrEqual(
          (above?.y ?? 0) + (above?.height ?? 0) - 1,
        );
        // A word that is wider than its line would break, and have boxes at several heights.
        const broken = await page
          .locator(`label:has(#plan-${slug}-name) :is(span, small)`)
          .evaluateAll((texts) =>
            texts.flatMap((text) => {
              const textNodes = [...text.childNodes].filter((node): node is Text => node.nodeType === 3);
              return textNodes.flatMap((node) =>
                [...node.data.matchAll(/\S+/g)]
                  .filter(({ index, 0: word }) => {
                    const range = document.createRange();
                    range.setStart(node, index);
                    range.setEnd(node, index + word.length);
                    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
                  })
                  .map(([word]) => word),
              );
            }),
          );
        expect(broken, `${slug} at ${width} px`).toEqual([]);
      }
    }
  },
);

test('the page lists its questions', full, async ({ page }) => {
  for (const { question } of pricing.questions.list) {
    await expect(page.locator('summary').filter({ hasText: question })).toBeVisible();
  }
});

test('on a wide screen the button is in view without scrolling', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(chooseButton(page, firstPlan.name)).toBeInViewport({ ratio: 1 });
});

test.describe('the bar with the choice on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });
  const bar = (page: Page) => orderForm(page).locator('div:has(> p[aria-hidden])');
  const offered = (plan: Plan, period: 'monthly' | 'yearly') =>
    new RegExp(`^${plan.name}\\s*${priceOf(plan, period)}\\s*${panel.choose}\\s*${planInLabel(plan.name)}$`);

  test('stays in view beside the plans until the order sheet is in view', async ({ page }) => {
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toHaveText(offered(firstPlan, 'monthly'), innerText);

    await choose(page, billing.yearly);
    await choose(page, otherPlan.name);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toHaveText(offered(otherPlan, 'yearly'), innerText);

    await chooseButton(page, otherPlan.name).scrollIntoViewIfNeeded();
    await expect(bar(page)).not.toBeInViewport();
  });

  test('has a button that opens the contact page with the choice', full, async ({ page }) => {
    await bar(page)
      .getByRole('button', { name: chooseLabel(firstPlan.name), exact: true })
      .click();
    await expect(page).toHaveURL(`/contact?billing=monthly&plan=${firstPlan.slug}`);
  });

  test('covers no plan that has the focus', full, async ({ page }) => {
    await radio(page, billing.monthly).focus();
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
