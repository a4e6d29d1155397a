import type { Page } from '@playwright/test';
import { featuresHub } from '@/content/features-hub';
import { search } from '@/content/search';
import { tools } from '@/content/tools';
import { toolPath } from '@/lib/routes';
import { expect, full, test } from '@/tests/helpers/e2e';

const { more, less, initialCount } = featuresHub.tools;
const allTools = tools.tools;
const merge = allTools.find(({ slug }) => slug === 'merge-pdf') ?? allTools[0];
const laterTool = allTools[initialCount];
if (!merge || !laterTool) throw new Error('These tests need more tools than show at first.');

const toolButton = (page: Page, { slug }: { slug: string }) =>
  page.locator(`button[aria-haspopup=dialog][commandfor="tool-${slug}"]`);
const dialog = (page: Page) => page.getByRole('dialog');
const visibleTools = (page: Page) =>
  page
    .locator('button[aria-haspopup=dialog]')
    .evaluateAll((buttons) => buttons.filter((button) => button.checkVisibility()).length);

/** A press works before React hydrates the page, but what React adds can be tested only afterwards. */
const openPage = async (page: Page) => {
  await page.goto('/features');
  await toolButton(page, merge).hover();
  await expect(page.locator('[aria-expanded][popovertarget]')).toHaveCount(1);
};

test.describe('a tool’s dialog', () => {
  test('opens by a click, names the tool and closes by its button', async ({ page }) => {
    await openPage(page);
    await toolButton(page, merge).click();
    await expect(page.getByRole('dialog', { name: merge.name })).toBeVisible();
    await expect(dialog(page).getByRole('heading', { name: merge.name })).toBeFocused();
    for (const text of [merge.subtext, merge.description, merge.goesIn, merge.comesOut, merge.goodFor])
      await expect(dialog(page)).toContainText(text);
    await expect(dialog(page).getByRole('link', { name: merge.action.label })).toHaveAttribute(
      'href',
      `/toolsdetails/${merge.slug}#try`,
    );
    await expect(dialog(page).getByRole('link', { name: merge.how })).toHaveAttribute(
      'href',
      `/toolsdetails/${merge.slug}`,
    );
    await expect(dialog(page).getByRole('link', { name: merge.name, exact: true })).toHaveAttribute(
      'href',
      `/toolsdetails/${merge.slug}`,
    );
    await dialog(page).getByRole('button', { name: tools.labels.close }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(toolButton(page, merge)).toBeFocused();
  });

  test('opens by the keyboard, keeps the focus inside and closes by Escape', async ({ page }) => {
    await openPage(page);
    await toolButton(page, merge).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest('dialog');
      });
      expect(outside, `after ${presses + 1} presses of Tab`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(toolButton(page, merge)).toBeFocused();
  });

  test('closes by a click outside it', full, async ({ page }) => {
    await openPage(page);
    await toolButton(page, merge).click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(12, 300);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('stays open when a text selection is dragged out of it', full, async ({ page }) => {
    await openPage(page);
    await toolButton(page, merge).click();
    const text = await dialog(page).getByText(merge.description).boundingBox();
    if (!text) throw new Error('The description has no box.');
    await page.waitForTimeout(600);
    await page.mouse.move(text.x + 60, text.y + 10);
    await page.mouse.down();
    await page.mouse.move(12, 300, { steps: 5 });
    await page.mouse.up();
    await page.waitForTimeout(300);
    await expect(page.getByRole('dialog', { name: merge.name })).toBeVisible();
    expect(await page.evaluate(() => String(getSelection()).length)).toBeGreaterThan(3);
  });

  for (const tool of [merge, allTools[7] ?? merge]) {
    test(`opens by a double click and stays open: ${tool.name}`, full, async ({ page }) => {
      await openPage(page);
      await toolButton(page, tool).scrollIntoViewIfNeeded();
      const box = await toolButton(page, tool).boundingBox();
      if (!box) throw new Error('The button has no box.');
      // At the edge of the button, which the open dialog does not cover.
      await page.mouse.click(tool === merge ? box.x + 8 : box.x + box.width - 8, box.y + 8, {
        clickCount: 2,
        delay: 60,
      });
      await page.waitForTimeout(700);
      await expect(page.getByRole('dialog', { name: tool.name })).toBeVisible();
      await expect(page).toHaveURL(`/features#${tool.slug}`);
      await page.mouse.click(12, 300);
      await expect(dialog(page)).toHaveCount(0);
    });
  }

  test('closes by Escape also right after it opened', full, async ({ page }) => {
    await openPage(page);
    await toolButton(page, merge).click();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('is in the URL, and Back and Forward close and open it', async ({ page }) => {
    await openPage(page);
    await toolButton(page, merge).click();
    await expect(page).toHaveURL(`/features#${merge.slug}`);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/features');
    await page.goForward();
    await expect(page.getByRole('dialog', { name: merge.name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/features');
  });

  test('removes on closing the history entry that it added on opening', full, async ({ page }) => {
    await page.goto('/pricing');
    await openPage(page);
    await toolButton(page, merge).click();
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/features');
    await page.goBack();
    await expect(page).toHaveURL('/pricing');
  });

  test('opens from a link, also when its button is not shown yet', full, async ({ page }) => {
    await page.goto(`/features#${laterTool.slug}`);
    await expect(page.getByRole('dialog', { name: laterTool.name })).toBeVisible();
    expect(await visibleTools(page)).toBe(allTools.length);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/features');
    await expect(toolButton(page, laterTool)).toBeFocused();
  });

  test('is replaced by another when the URL names that one', full, async ({ page }) => {
    await openPage(page);
    await toolButton(page, merge).click();
    await expect(dialog(page)).toBeVisible();
    await page.evaluate((slug) => {
      location.hash = slug;
    }, laterTool.slug);
    await expect(page.getByRole('dialog', { name: laterTool.name })).toBeVisible();
    expect(await page.locator('dialog[open]').count()).toBe(1);
  });

  test('fills the screen of a phone and scrolls inside', full, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page);
    await toolButton(page, merge).click();
    expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 480 });
    await dialog(page).getByRole('link', { name: merge.how }).scrollIntoViewIfNeeded();
    await expect(dialog(page).getByRole('link', { name: merge.how })).toBeInViewport();
  });
});

test.describe('the button for more tools', () => {
  test('shows all tools, then the first ones again', async ({ page }) => {
    await page.goto('/features');
    expect(await visibleTools(page)).toBe(initialCount);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await button(more).click();
    await expect(button(less)).toBeVisible();
    expect(await visibleTools(page)).toBe(allTools.length);
    await button(less).click();
    await expect(button(more)).toBeVisible();
    expect(await visibleTools(page)).toBe(initialCount);
  });

  test('moves the focus to the first tool that appears, and back to the button', full, async ({ page }) => {
    await openPage(page);
    const button = page.locator('[popovertarget][aria-controls]');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(toolButton(page, laterTool)).toBeFocused();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all tools show, and each dialog opens and closes', full, async ({ page }) => {
    await page.goto('/features');
    await expect(page.getByRole('button', { name: more })).toHaveCount(0);
    for (const tool of allTools) {
      await toolButton(page, tool).click();
      await expect(page.getByRole('dialog', { name: tool.name })).toBeVisible();
      await dialog(page).getByRole('button', { name: tools.labels.close }).click();
      await expect(dialog(page)).toHaveCount(0);
    }
  });
});

test('every tool is on the overview, in the order of its group, and links to its own page', async ({
  page,
}) => {
  await page.goto('/toolsdetails');
  const inGroups = tools.groups.flatMap(({ id }) => allTools.filter(({ group }) => group === id));
  await expect(page.locator('section[id] li[id] h3')).toHaveText(inGroups.map(({ name }) => name));
  for (const { slug, name } of allTools)
    await expect(page.locator(`#${slug}`).getByRole('link', { name })).toHaveAttribute(
      'href',
      toolPath(slug),
    );
  await page.goto(toolPath(merge.slug));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(merge.name);
  for (const step of merge.steps) await expect(page.getByRole('main')).toContainText(step.text);
});

test.describe('the overview', () => {
  test('finds a tool by everyday words, and by words typed before its script loaded', async ({ page }) => {
    await page.goto('/toolsdetails');
    await page.getByRole('searchbox', { name: search.tools.label }).fill('sign');
    const results = page.getByRole('list', { name: search.texts.results }).getByRole('link');
    await expect(results.first()).toHaveAttribute('href', `${toolPath('ai-pdf-editor')}#sign`);
    const box = await results.first().boundingBox();
    expect(box?.width).toBeGreaterThan(300);
    await page.goto('/toolsdetails?q=photo+to+pdf');
    await expect(results.first()).toHaveAttribute('href', toolPath('image-to-pdf'));
  });

  test('has its sixteen tools on two screens of 1440 × 900', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/toolsdetails');
    const [firstGroup, lastGroup] = await Promise.all([
      page.locator(`#${tools.groups[0]?.id}`).boundingBox(),
      page.locator(`#${tools.groups.at(-1)?.id}`).boundingBox(),
    ]);
    expect(firstGroup?.y).toBeLessThan(900);
    expect((lastGroup?.y ?? 0) + (lastGroup?.height ?? 0) - (firstGroup?.y ?? 0)).toBeLessThanOrEqual(1800);
  });
});
