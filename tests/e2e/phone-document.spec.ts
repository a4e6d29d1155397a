import type { Page } from '@playwright/test';
import { sharedMessages } from '@/content/workbench';
import { formatMessage } from '@/lib/sentences';
import { expect, full, fullUnless, test } from '@/tests/helpers/e2e';
import { horizontalOverflow } from '@/tests/helpers/horizontal-overflow';
import { messagesOf, namedButton, openOptionsSheet, toolShell } from '@/tests/helpers/page-tool';
import { smallTargets } from '@/tests/helpers/small-targets';
import { choose, goTo, manyWords, pdf, takeSteps } from '@/tests/helpers/tool-files';
import { journeys } from '@/tests/helpers/tool-journeys';
import { running } from '@/tests/helpers/tool-messages';
import { visibleShare } from '@/tests/helpers/visible-share';

// On a phone of 360 × 800, tools for reading give the document more than half of the screen.
test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

const compare = messagesOf('compare-pdf');
const editor = messagesOf('ai-pdf-editor');
const pictures = messagesOf('pdf-to-image');
const summary = messagesOf('summarize-text');
const foundTitle = new RegExp(`^${editor.replacing.found.other.replace('{count}', '\\d+')}$`);

type State = { name: string; slug: string; pane: string; act?: (page: Page) => Promise<unknown> };

const documentPane = 'section[tabindex="0"]';
const states: State[] = [
  { name: 'two documents compared', slug: 'compare-pdf', pane: documentPane },
  {
    name: 'the new one of two documents',
    slug: 'compare-pdf',
    pane: documentPane,
    act: async (page) => {
      await expect(toolShell(page).getByRole('region', { name: /lease-/ })).toHaveCount(2);
      await page.getByRole('radio', { name: compare.newer }).check();
      await expect(toolShell(page).getByRole('region', { name: /lease-/ })).toHaveCount(1);
    },
  },
  { name: 'a page to edit', slug: 'ai-pdf-editor', pane: documentPane },
  {
    name: 'a line to reword, above the row of its sheet',
    slug: 'ai-pdf-editor',
    pane: documentPane,
    act: async (page) => {
      await page.getByRole('option').first().click();
      await expect(namedButton(page, editor.edit)).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: 'a line with its new words, and the buttons that save and undo them',
    slug: 'ai-pdf-editor',
    pane: documentPane,
    act: async (page) => {
      await page.getByRole('option').first().click();
      await namedButton(page, editor.edit).click();
      await page.getByLabel(editor.wording, { exact: true }).fill('word-9');
      await expect(page.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 });
      await namedButton(page, editor.apply).click();
      await expect(namedButton(page, editor.undo)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('[data-new]').first()).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: 'an accepted copy',
    slug: 'ai-pdf-editor',
    pane: documentPane,
    act: async (page) => {
      await takeSteps(page, journeys['ai-pdf-editor']?.steps.slice(0, -1) ?? []);
      await expect(namedButton(page, /^Download/)).toBeInViewport({ ratio: 1 });
    },
  },
  {
    name: 'words to put on the page',
    slug: 'ai-pdf-editor',
    pane: documentPane,
    act: async (page) => {
      await openOptionsSheet(page);
      await page.getByRole('radio', { name: editor.tasks.add }).check();
      await expect(page.getByRole('group', { name: editor.adding.what })).toBeVisible();
    },
  },
  {
    name: 'words found and replaced',
    slug: 'ai-pdf-editor',
    pane: documentPane,
    act: async (page) => {
      await openOptionsSheet(page);
      await page.getByRole('radio', { name: editor.tasks.replace }).check();
      await page.getByLabel(editor.replacing.find).fill('the');
      await page.getByRole('button', { name: editor.replacing.button }).click();
      await expect(page.getByRole('heading', { name: foundTitle })).toBeVisible();
    },
  },
  { name: 'a screened document', slug: 'document-screener', pane: documentPane },
  { name: 'the points of a summary', slug: 'summarize-text', pane: '[data-list]' },
  {
    name: 'the text of a summary',
    slug: 'summarize-text',
    pane: documentPane,
    act: (page) => page.getByRole('radio', { name: summary.sides.text }).check(),
  },
];

test(
  'compare-pdf: the pages of two documents open with readable words, their zoom in sight',
  full,
  async ({ page }) => {
    await choose(page, 'compare-pdf', ...((await journeys['compare-pdf']?.files()) ?? []));
    await namedButton(page, sharedMessages.sheet.view).click();
    await page.getByRole('radio', { name: sharedMessages.documentView.asPages }).check({ force: true });
    await namedButton(page, sharedMessages.sheet.done).click();
    await expect(namedButton(page, sharedMessages.zoom.zoomOut)).toBeInViewport({ ratio: 1 });
    // At the size on paper, a page of A4 is 793 pixels wide.
    const sheet = page.locator('section[data-drawn] li').first();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(790);
    await expect.poll(() => visibleShare(page, documentPane)).toBeGreaterThanOrEqual(0.55);
    expect((await horizontalOverflow(page)).overflow).toBeLessThanOrEqual(0);
  },
);

for (const { name, slug, pane, act } of states) {
  test(
    `${slug}, ${name}: the document takes at least 55 % of the screen`,
    fullUnless(name === 'two documents compared'),
    async ({ page }) => {
      const journey = journeys[slug];
      await choose(page, slug, ...((await journey?.files()) ?? []));
      await expect(
        toolShell(page).locator('[data-list], section[tabindex]').filter({ visible: true }).first(),
      ).toBeVisible();
      await expect(toolShell(page).getByRole('progressbar')).toHaveCount(0);
      await act?.(page);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => visibleShare(page, pane)).toBeGreaterThanOrEqual(0.55);
      expect((await horizontalOverflow(page)).overflow).toBeLessThanOrEqual(0);
      expect(await smallTargets(page)).toEqual([]);
    },
  );
}

test('options are in a sheet at the bottom, and a choice there still holds after the sheet is closed', async ({
  page,
}) => {
  await choose(page, 'compare-pdf', ...((await journeys['compare-pdf']?.files()) ?? []));
  await expect(toolShell(page).getByText(formatMessage(compare.changes, { count: 3 }))).toBeVisible();
  const options = namedButton(page, sharedMessages.sheet.view);
  await options.click();
  const sheet = page.getByRole('dialog', { name: sharedMessages.sheet.view });
  await expect(sheet).toBeInViewport({ ratio: 1 });
  const box = await sheet.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(800, 0);
  const { asPages } = sharedMessages.documentView;
  await sheet.getByRole('radio', { name: asPages }).check();
  await expect(sheet.getByRole('radio', { name: asPages })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(options).toBeFocused();
  await expect(toolShell(page).locator('section[data-drawn]').filter({ visible: true })).toHaveCount(2);
});

test(
  'on a phone a change is in view in both files, and a press in the list below scrolls them back into view',
  full,
  async ({ page }) => {
    await choose(page, 'compare-pdf', ...((await journeys['compare-pdf']?.files()) ?? []));
    const region = (name: RegExp) => toolShell(page).getByRole('region', { name });
    await expect(region(/lease-sent\.pdf/).locator('del[data-current]')).toBeInViewport();
    await expect(region(/lease-returned\.pdf/).locator('ins[data-current]')).toBeInViewport();
    await toolShell(page).locator('ol > li > button').last().click();
    await expect(region(/lease-sent\.pdf/).locator('mark[data-current]')).toBeInViewport();
    await expect(region(/lease-returned\.pdf/).locator('mark[data-current]')).toBeInViewport();
  },
);

test('on a phone a radio button shows only one file of a comparison', full, async ({ page }) => {
  await choose(page, 'compare-pdf', ...((await journeys['compare-pdf']?.files()) ?? []));
  await expect(toolShell(page).getByText(formatMessage(compare.changes, { count: 3 }))).toBeVisible();
  await toolShell(page).getByRole('radio', { name: compare.old }).check();
  await expect(toolShell(page).getByRole('region', { name: /lease-sent\.pdf/ })).toBeVisible();
  await expect(toolShell(page).getByRole('region', { name: /lease-returned\.pdf/ })).toBeHidden();
});

async function expectNamedChoices(page: Page, { slug, dropZone }: (typeof running)[number]): Promise<void> {
  await goTo(page, slug);
  const button = page.locator('label[for=try]').filter({ hasText: dropZone.touch }).first();
  await expect(button).toBeInViewport({ ratio: 1 });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByText(dropZone.drop)).toBeHidden();
  // A sentence elsewhere on the page may begin with the same words.
  await expect(page.getByText(dropZone.choose, { exact: true })).toBeHidden();
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  expect(chooser.isMultiple()).toBe(dropZone.multiple);
}

const isMerge = ({ slug }: { slug: string }) => slug === 'merge-pdf';
const touchTitle = 'on a touch screen one button names what to choose, and no text mentions dropping';

test(`merge-pdf: ${touchTitle}`, async ({ page }) => {
  for (const tool of running.filter(isMerge)) await expectNamedChoices(page, tool);
});

test(`every other tool: ${touchTitle}`, full, async ({ page }) => {
  test.slow();
  for (const tool of running.filter((availableTool) => !isMerge(availableTool)))
    await test.step(tool.slug, () => expectNamedChoices(page, tool));
});

test('on a tablet the button that makes the file is in view without scrolling', full, async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const slug of ['merge-pdf', 'image-to-pdf', 'word-to-pdf', 'excel-to-pdf', 'text-to-speech'])
    await test.step(slug, async () => {
      const { files, steps } = journeys[slug] ?? {};
      await choose(page, slug, ...((await files?.()) ?? []));
      const action = steps?.find((step) => 'press' in step);
      await expect(namedButton(page, action?.press ?? '')).toBeInViewport({ ratio: 1 });
    });
});

test('the start button takes the focus without scrolling the tool away', async ({ page }) => {
  await choose(page, 'pdf-to-image', await pdf('plan.pdf', { pages: manyWords(12) }));
  const start = namedButton(page, formatMessage(pictures.button, { count: 12 }));
  await expect(start).toBeInViewport({ ratio: 1 });
  await page.evaluate(() => scrollTo(0, 0));
  await start.focus();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
