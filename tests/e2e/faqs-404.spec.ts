import { faqs } from '@/content/faqs';
import { notFound } from '@/content/not-found';
import { site } from '@/content/site';
import { expect, full, pages, test } from '@/tests/helpers/e2e';
import { breakpoint } from '@/tests/helpers/tokens';

/** The label of the first page about signing, which the search has to find. */
const signPage = pages.find(({ label }) => /\bsign/i.test(label))?.label ?? '';
const questions = faqs.groups.flatMap((group) => group.questions);

test.describe('FAQs', () => {
  test('an address with a question opens its answer', async ({ page }) => {
    const closedQuestion = questions.find(({ open }) => !open);
    if (!closedQuestion) throw new Error('Every question is open.');
    await page.goto(`/faqs#${closedQuestion.id}`);
    await expect(page.getByText(closedQuestion.answer)).toBeInViewport();
    await expect(page.getByRole('heading', { name: closedQuestion.question })).toBeInViewport();
  });

  test('several answers can be open at once', full, async ({ page }) => {
    await page.goto('/faqs');
    const [first, second] = questions.filter(({ open }) => !open);
    for (const item of [first, second]) await page.getByText(item?.question ?? '', { exact: true }).click();
    for (const item of [first, second]) await expect(page.getByText(item?.answer ?? '')).toBeVisible();
  });

  test('by keys alone: Tab goes from question to question, Enter opens and closes one', async ({ page }) => {
    await page.goto('/faqs');
    const [first, second] = questions.filter(({ open }) => !open);
    const summary = (question = '') => page.locator('summary', { hasText: question });
    await summary(first?.question).focus();
    await page.keyboard.press('Tab');
    await expect(summary(second?.question)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(second?.answer ?? '')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText(second?.answer ?? '')).toBeHidden();
    await expect(summary(second?.question)).toBeFocused();
  });

  for (const width of [breakpoint('lg'), 1440]) {
    test(`the topics stay in view beside the questions, at ${width} px`, full, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/faqs');
      const topics = page.getByRole('navigation', { name: faqs.jump });
      const last = faqs.groups.at(-1);
      await topics.getByRole('link', { name: last?.title ?? '' }).click();
      const heading = page.getByRole('heading', { name: last?.title ?? '', level: 2 });
      await expect(heading).toBeInViewport();
      await expect(topics).toBeInViewport({ ratio: 1 });
      const [topicsBox, headingBox] = [await topics.boundingBox(), await heading.boundingBox()];
      expect((topicsBox?.x ?? 0) + (topicsBox?.width ?? 0)).toBeLessThan(headingBox?.x ?? 0);
    });
  }

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('an address with a question opens its answer', full, async ({ page }) => {
      await page.goto('/faqs#restore-deleted-files');
      const answer = questions.find(({ id }) => id === 'restore-deleted-files')?.answer ?? '';
      await expect(page.getByText(answer)).toBeInViewport();
    });
  });
});

test(
  'without popovers, as in Firefox before 125, the main menu is in the bar at the top',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route(/\/faqs$|\.css$/, async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const text = (await response.text())
        .replace(/<nav popover="auto"/, '<nav')
        .replaceAll('@supports not selector(:popover-open)', '@media all');
      await route.fulfill({ response, body: text });
    });
    await page.goto('/faqs');
    await expect(page.getByRole('button', { name: site.controls.menu })).toBeHidden();
    const menu = page.getByRole('navigation', { name: site.controls.mainMenu });
    const bar = await page.getByRole('banner').boundingBox();
    const box = await menu.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // The next page is loaded unchanged.
    await page.unrouteAll({ behavior: 'wait' });
    await menu.getByRole('link', { name: site.contactLink.label }).click();
    await expect(page).toHaveURL(site.contactLink.href);
  },
);

test.describe('the page of an unknown address', () => {
  test.use({ allowedErrors: [/status of 404/] });

  test('answers a search that was sent before its script loaded', full, async ({ page }) => {
    await page.goto(`/no/such/page?q=${encodeURIComponent(signPage)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(signPage);
    await expect(page.getByRole('search').getByRole('link', { name: signPage })).toBeVisible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });
    test('lists every page and hides the search', async ({ page }) => {
      await page.goto('/no/such/page');
      await expect(page.getByRole('searchbox')).toBeHidden();
      const list = page.getByRole('region', { name: notFound.all.title });
      for (const { path, noindex } of pages) {
        if (!noindex) await expect(list.locator(`a[href="${path}"]`), path).toBeVisible();
      }
    });
  });
});
