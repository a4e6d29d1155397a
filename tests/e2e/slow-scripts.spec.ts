import type { Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { featuresHub } from '@/content/features-hub';
import { home } from '@/content/home';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { attributes } from '@/lib/islands';
import { formatMessage } from '@/lib/sentences';
import { expect, full, marker, test } from '@/tests/helpers/e2e';
import { otherPlan } from '@/tests/helpers/plans';

/** The visitor reads, taps and types while every script of the page arrives five seconds late. */

const { checks, submit } = contact.form;
const { more, less, initialCount } = featuresHub.tools;
const tool = tools.tools.find(({ slug }) => slug === 'merge-pdf') ?? tools.tools[0];
const last = tools.tools.at(-1);

test.use({ viewport: { width: 360, height: 740 } });

/**
 * Opens a page whose scripts come five seconds late.
 *
 * @returns a function that expects that none has come yet, and waits for them
 */
async function open(page: Page, path: string): Promise<() => Promise<void>> {
  let arrived = 0;
  await page.route(/\.js(\?|$)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    arrived += 1;
    // If the page was left, the request is gone.
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    expect(arrived, 'scripts that came before the visitor was done').toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    await page.waitForLoadState('load');
  };
}

/** A plain Next build (`LEAN=0`) lacks the loader, which remembers presses. */
const lean = process.env.LEAN !== '0';

/** Opens a page and holds back all scripts but the loader. @returns a function that releases them */
async function holdScripts(page: Page, path: string) {
  let releaseScripts = () => {};
  const scriptsReleased = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().includes('/loader-')) await scriptsReleased;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  if (lean) await expect(page.locator('body')).toHaveAttribute(attributes.loader);
  return releaseScripts;
}

const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

test('contact: a message typed and sent before any script arrives is delivered', async ({
  page,
  mailbox,
}) => {
  const word = marker();
  await open(page, '/contact');
  await field(page, 'fullName').pressSequentially('Asha Rao');
  await field(page, 'email').pressSequentially('asha.rao@example.org');
  await field(page, 'message').pressSequentially(`Quick. ${word}`);
  await page.getByRole('button', { name: submit }).click();
  await expect(page).toHaveURL(/\/contact\/thank-you$/);
  expect(await mailbox.countWith(word)).toBe(1);
});

test(
  'contact: a text begun before the script and ended after it stays whole, and the form takes over',
  full,
  async ({ page }) => {
    const waitForScripts = await open(page, `/contact?plan=${otherPlan.slug}&billing=yearly`);
    await field(page, 'fullName').pressSequentially('Asha');
    await field(page, 'message').pressSequentially('My own words');
    await waitForScripts();
    const form = page.locator('form:has([name=message])');
    await expect(form).toHaveJSProperty('noValidate', true);
    await expect(field(page, 'message')).toBeFocused();
    await page.keyboard.type(', to the end');
    await expect(field(page, 'message')).toHaveValue('My own words, to the end');
    await expect(field(page, 'fullName')).toHaveValue('Asha');
    await expect(form).toContainText(`${contact.choice.chose} ${otherPlan.name}`);
    await page.getByRole('button', { name: submit }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(checks.email);
    await expect(field(page, 'message')).toHaveValue('My own words, to the end');
  },
);

test.describe('contact: after a press on the button of the empty form', () => {
  test(
    'the browser says what is missing, and the form says it in its own words after React has loaded',
    full,
    async ({ page }) => {
      test.skip(!lean, 'needs the loader');
      const releaseScripts = await holdScripts(page, '/contact');
      await page.getByRole('button', { name: submit }).click();
      await expect(field(page, 'fullName')).toBeFocused();
      releaseScripts();
      await expect(page.getByRole('alert').getByRole('link')).toHaveText(checks.fullName);
      await expect(page.locator(':focus').getByRole('alert')).toBeVisible();
    },
  );

  test('a visitor who goes on typing is not interrupted, and nothing is sent', full, async ({ page }) => {
    const releaseScripts = await holdScripts(page, '/contact');
    await page.getByRole('button', { name: submit }).click();
    await expect(field(page, 'fullName')).toBeFocused();
    await page.keyboard.type('Asha Rao');
    releaseScripts();
    await expect(page.locator('form:has([name=message])')).toHaveJSProperty('noValidate', true);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await expect(field(page, 'fullName')).toHaveValue('Asha Rao');
    await expect(field(page, 'fullName')).toBeFocused();
    await expect(page).toHaveURL('/contact');
  });
});

test(
  'pricing: plan, billing and renewal chosen before the script stay and reach the form',
  full,
  async ({ page }) => {
    const waitForScripts = await open(page, '/pricing');
    await page.locator('label:has([value=yearly])').click();
    await page.locator(`label:has([value=${otherPlan.slug}])`).click();
    await field(page, 'renew').check();
    const buttonLabel = `${pricing.panel.choose} ${formatMessage(pricing.panel.plan, { plan: otherPlan.name })}`;
    const choose = page.getByRole('button', { name: buttonLabel }).last();
    await expect(choose).toBeVisible();
    await waitForScripts();
    await page.locator(`label:has([value=${otherPlan.slug}])`).hover();
    await expect(page).toHaveURL(`/pricing?plan=${otherPlan.slug}&billing=yearly`);
    await expect(field(page, 'renew')).toBeChecked();
    await choose.click();
    await expect(page).toHaveURL(`/contact?billing=yearly&plan=${otherPlan.slug}&renew=on`);
  },
);

test(
  'the menu, a tool and the list of all tools open before the script loads, and stay open when it has loaded',
  full,
  async ({ page }) => {
    const waitForScripts = await open(page, '/features');
    const menu = page.getByRole('navigation', { name: site.controls.mainMenu });
    await page.getByRole('button', { name: site.controls.menu }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: more }).click();
    await expect(page.getByRole('button', { name: last?.name })).toBeVisible();
    await page.getByRole('button', { name: tool?.name }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await waitForScripts();
    await expect(page).toHaveURL(`/features#${tool?.slug}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/features$/);
    await expect(page.getByRole('button', { name: tool?.name })).toBeFocused();
    await expect(page.getByRole('button', { name: less })).toHaveAttribute('aria-expanded', 'true');
  },
);

test(
  'if the button for more tools is pressed just before the script arrives, the focus moves to the first new tool',
  full,
  async ({ page }) => {
    const releaseScripts = await holdScripts(page, '/features');
    await page.getByRole('button', { name: more }).focus();
    await page.keyboard.press('Enter');
    const firstNew = page.getByRole('button', { name: tools.tools[initialCount]?.name });
    await expect(firstNew).toBeVisible();
    await expect(page.getByRole('button', { name: less })).toBeFocused();
    releaseScripts();
    await expect(firstNew).toBeFocused();
  },
);

test(
  'a carousel swiped before the script stays where it is, until Play is pressed',
  full,
  async ({ page }) => {
    const waitForScripts = await open(page, '/');
    const carousel = page.locator(`[aria-label="${home.testimonials.carousel}"]`);
    await carousel.scrollIntoViewIfNeeded();
    await carousel
      .locator('ul')
      .evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
    await waitForScripts();
    await expect(carousel).toHaveAttribute('data-index', '2');
    await expect(carousel).toHaveAttribute('data-motion', 'paused');
    await carousel.getByRole('button', { name: site.controls.carousel.play }).click();
    await expect(carousel).toHaveAttribute('data-motion', 'playing');
  },
);

test.describe('when the scripts that wake a page are blocked, or gone after a deployment', () => {
  test.use({ allowedErrors: [/Failed to load resource/] });
  const islandScripts = /_next\/static\/(?!wake\/loader-).*\.js$/;

  test('controls that would do nothing are hidden', async ({ page }) => {
    await page.route(islandScripts, (route) => route.abort());
    for (const [path, label] of [
      ['/', home.testimonials.carousel],
      ['/features', featuresHub.storage.carousel],
    ] as const) {
      await page.goto(path);
      const carousel = page.getByRole('region', { name: label });
      await carousel.scrollIntoViewIfNeeded();
      await carousel.getByRole('list').hover();
      await page.waitForLoadState('networkidle');
      await expect(carousel.getByRole('button')).toHaveCount(0);
    }
    // The search of an unknown address leads to the page of all tools, which lists them without a script.
    await page.goto('/nothing-here');
    await page.getByRole('main').getByRole('searchbox').fill('sign');
    await page.getByRole('main').getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL('/toolsdetails?q=sign');
    await expect(page.getByRole('main').getByRole('link', { name: last?.name }).first()).toBeVisible();
  });

  test('the tool that the address names is in view, also one that is folded away', full, async ({ page }) => {
    await page.route(islandScripts, (route) => route.abort());
    await page.goto(`/features#${last?.slug}`);
    await expect(page.getByRole('button', { name: last?.name })).toBeInViewport();
    await expect(page.getByRole('button', { name: new RegExp(`^(${more}|${less})`) })).toHaveCount(0);
  });
});
