import type { Page } from '@playwright/test';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { pricing } from '@/content/pricing';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { formatMessage } from '@/lib/sentences';
import { controlsWithoutOutline } from '@/tests/helpers/controls-without-outline';
import { expect, full, readToTheEnd, test } from '@/tests/helpers/e2e';
import { focusNow } from '@/tests/helpers/focus';

test.use({ contextOptions: { forcedColors: 'active' }, allowedErrors: [/status of 404/] });

test('with forced colours the chosen plan and the focus can still be seen', async ({ page }) => {
  await page.goto('/pricing');
  const plans = page.getByRole('group', { name: pricing.planLegend }).getByRole('radio');
  await plans.nth(2).check();
  await expect(plans.nth(2)).toBeChecked();
  const planStyles = () =>
    plans.evaluateAll((radios) =>
      radios.map((radio) => {
        const card = getComputedStyle(radio.closest('label') as Element);
        return {
          width: radio.getBoundingClientRect().width,
          shown: getComputedStyle(radio).opacity !== '0',
          card: `${card.borderColor} ${card.outline} ${card.borderWidth}`,
        };
      }),
    );
  for (const { width, shown } of await planStyles()) {
    expect(width).toBeGreaterThan(10);
    expect(shown).toBe(true);
  }
  // Once the border has changed its colour, no other card looks like the chosen one.
  await expect
    .poll(async () => {
      const cards = (await planStyles()).map(({ card }) => card);
      return cards.filter((card) => card === cards[2]).length;
    })
    .toBe(1);
  await plans.nth(2).focus();
  await page.keyboard.press('ArrowDown');
  await expect(plans.nth(3)).toBeFocused();
  expect((await focusNow(page)).ring).toBeDefined();
});

/** A page, and what the test does on it first. */
type Place = { name: string; path: string; width?: number; act?: (page: Page) => Promise<unknown> };

const tool = tools.tools.find(({ slug }) => slug === 'merge-pdf') ?? tools.tools[0];

const places: Place[] = [
  { name: 'home', path: '/' },
  { name: 'home, on a phone', path: '/', width: 360 },
  { name: 'a contact form with a mistake', path: '/contact', act: submitEmpty },
  {
    name: 'a tool',
    path: '/features',
    act: (page) => page.getByRole('button', { name: tool?.name }).click(),
  },
  {
    name: 'the menu',
    path: '/contact',
    width: 360,
    act: (page) => page.getByRole('button', { name: site.controls.menu }).click(),
  },
  { name: 'pricing', path: '/pricing' },
  { name: 'questions', path: '/faqs' },
  { name: 'support', path: '/support' },
  { name: 'a hub', path: '/use-cases' },
  { name: 'a feature', path: '/feature2page' },
  { name: 'a use case, on a phone', path: '/usecase1page', width: 360 },
  { name: 'a page on security', path: '/security4page' },
  { name: 'an integration', path: '/integration3page' },
  { name: 'all tools', path: '/toolsdetails' },
  { name: 'the page of a tool', path: '/toolsdetails/merge-pdf' },
  { name: 'a policy', path: '/privacy' },
  { name: 'page not found', path: '/no-such-page' },
];

async function submitEmpty(page: Page) {
  await page.locator('[name=fullName]').focus();
  await expect(page.locator('form:has([name=fullName])')).toHaveJSProperty('noValidate', true);
  await page.getByRole('button', { name: contact.form.submit }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
}

for (const { name, path, width = 1440, act } of places) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: 'dark' });

    test('has lines, drawings and icons that can be seen', full, async ({ page }) => {
      await page.goto(path);
      await readToTheEnd(page);
      await act?.(page);
      expect
        .soft(await controlsWithoutOutline(page), 'marked off by a fill, a ring or a shadow alone')
        .toEqual([]);
      expect.soft(await drawingsOnDark(page), 'drawings with dark lines on a dark ground').toEqual([]);
      expect.soft(await oddIcons(page), 'icons in another colour than the words beside them').toEqual([]);
      for (const link of await page.locator('header [aria-current]').all())
        await expect.soft(link).toHaveCSS('text-decoration-line', 'underline');
    });
  });
}

/** Drawings outside the frame `Drawing` whose background, their own or their parent's, is not light. */
async function drawingsOnDark(page: Page): Promise<(string | null)[]> {
  return page
    .locator('img')
    .filter({ visible: true })
    .evaluateAll((pictures) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      // The luminance of carbon-950, the colour of lines, plus 0.05 as in the formula for contrast.
      const lineLuminance = 0.0068 + 0.05;
      const isLight = (element: Element) => {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = getComputedStyle(element).backgroundColor;
        context.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, opaque] = context.getImageData(0, 0, 1, 1).data;
        const [red, green, blue] = [r, g, b].map((part) => (part / 255) ** 2.2) as [number, number, number];
        return opaque === 255 && (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) / lineLuminance > 7;
      };
      return pictures
        .filter((picture) => !picture.closest('[role=img]'))
        .filter((picture) => !isLight(picture) && !isLight(picture.parentElement as Element))
        .map((picture) => picture.getAttribute('src'));
    });
}

/** Parents of icons that have another colour than the words beside them. */
async function oddIcons(page: Page): Promise<string[]> {
  return page.locator('svg[aria-hidden=true]').evaluateAll((icons) =>
    icons
      .map((icon) => ({ icon, parent: icon.parentElement as Element }))
      .filter(({ icon }) => !icon.closest('[role=img]'))
      .filter(({ icon, parent }) => getComputedStyle(icon).color !== getComputedStyle(parent).color)
      .map(({ parent }) => parent.outerHTML.slice(0, 160)),
  );
}

test('the slide that is shown is marked in the pickers', full, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const carousel = page.locator(`[aria-label="${home.testimonials.carousel}"]`);
  await carousel.scrollIntoViewIfNeeded();
  await carousel.getByRole('button', { name: site.controls.carousel.next }).click();
  await expect(carousel).toHaveAttribute('data-index', '1');
  const fills = await carousel
    .getByRole('button', {
      name: new RegExp(formatMessage(site.controls.carousel.show, { n: '\\d', all: '\\d' })),
    })
    .evaluateAll((pickers) => pickers.map((picker) => getComputedStyle(picker, '::before').backgroundColor));
  expect(new Set([fills[0], fills[2]]).size).toBe(1);
  expect(fills[1]).not.toBe(fills[0]);
});

test('the focus has an outline of two pixels or more on every kind of control', full, async ({ page }) => {
  for (const [path, selector] of [
    ['/', 'header a'],
    ['/contact', '[name=message]'],
    ['/contact', 'main button'],
    ['/features', 'main li button'],
    ['/faqs', 'summary'],
    ['/pricing', '[name=renew]'],
    ['/no-such-page', '[type=search]'],
  ] as const) {
    await page.goto(path);
    await page.locator(selector).first().focus();
    await page.keyboard.press('Shift');
    expect((await focusNow(page)).ring, `${path} ${selector}`).toBeDefined();
  }
});
