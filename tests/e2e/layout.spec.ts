import type { Page } from '@playwright/test';
import { copy, entries as features } from '@/content/features';
import { site } from '@/content/site';
import { tools } from '@/content/tools';
import { sharedMessages } from '@/content/workbench';
import { detailPath, pageCodeOf } from '@/lib/routes';
import { expect, full, pages, test } from '@/tests/helpers/e2e';
import { headingsWithWidow } from '@/tests/helpers/headings-with-widow';
import { breakpoint } from '@/tests/helpers/tokens';

test(
  'the drawing in the drop zone of a tool does not cover the line above it, at any width',
  full,
  async ({ page }) => {
    const md = breakpoint('md');
    const lg = breakpoint('lg');
    for (const { path } of pages.filter((page) => page.path.startsWith('/toolsdetails/'))) {
      await page.goto(path);
      for (const width of [320, 560, md - 1, md, lg - 1, lg]) {
        await page.setViewportSize({ width, height: 900 });
        const checkSummary = page.locator('summary', { hasText: sharedMessages.howToCheck });
        const covering = await checkSummary.evaluate((summary) => {
          const text = document.createRange();
          text.selectNodeContents(summary);
          const above = text.getBoundingClientRect();
          const samples = [...document.querySelectorAll('main label > span[aria-hidden] > *')];
          return samples.filter((sample) => {
            const box = sample.getBoundingClientRect();
            return (
              box.top < above.bottom &&
              box.bottom > above.top &&
              box.left < above.right &&
              box.right > above.left
            );
          }).length;
        });
        expect.soft(covering, `${path}, ${width} px`).toBe(0);
      }
    }
  },
);

test('the bar at the top stays in view and hides no anchor', async ({ page }) => {
  await page.goto('/faqs#restore-deleted-files');
  const bar = await page.getByRole('banner').boundingBox();
  expect(bar?.y).toBe(0);
  const target = await page.locator('#restore-deleted-files').boundingBox();
  expect(target?.y ?? 0).toBeGreaterThanOrEqual(bar?.height ?? 0);
});

test(
  'a breadcrumb that wraps on a phone shows no separator at the start of a row',
  full,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/security3page');
    const items = await page.getByRole('navigation', { name: site.controls.breadcrumb }).evaluate((nav) => {
      const boxes = [...nav.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
      const leftEdge = nav.querySelector('ol')?.parentElement?.getBoundingClientRect().left ?? 0;
      return [...nav.querySelectorAll('li')].map((item, index) => ({
        startsRow: boxes[index]?.top !== boxes[index - 1]?.top,
        hasSeparator: [...item.querySelectorAll('svg')].some(
          (icon) => icon.getBoundingClientRect().right > leftEdge,
        ),
      }));
    });
    expect(items.filter(({ startsRow }) => startsRow).length).toBeGreaterThan(1);
    expect(items.every(({ startsRow, hasSeparator }) => startsRow !== hasSeparator)).toBe(true);
  },
);

test('a new page opens at its top, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/features');
  const link = page.getByRole('main').locator('a[href="/feature6page"]').first();
  await link.scrollIntoViewIfNeeded();
  const scrollBefore = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveURL(/feature6page/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  // While the page is restored, evaluate fails.
  await expect(async () =>
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrollBefore - 200),
  ).toPass({
    timeout: 10_000,
  });
});

for (const width of [320, 360]) {
  test(`the cards of the hubs show their drawings whole, at ${width} px`, full, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/features', '/use-cases', '/security', '/integrations']) {
      await page.goto(path);
      const cut = await page.locator('main img[src^="/art/"]').evaluateAll((images) =>
        images.flatMap((image) => {
          const { objectFit } = getComputedStyle(image);
          const box = image.getBoundingClientRect();
          const panel = image.parentElement?.getBoundingClientRect() ?? box;
          const inside = box.left >= panel.left && box.right <= panel.right && box.bottom <= panel.bottom;
          return objectFit !== 'cover' && inside ? [] : [image.getAttribute('src')];
        }),
      );
      expect(cut, path).toEqual([]);
    }
  });
}

for (const width of [360, 768]) {
  test(`a sheet above its share links has a bottom border, at ${width} px`, full, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/security5page');
    const sheet = page.locator('main .folded').first();
    await expect(sheet).toContainText(pageCodeOf('security', 5));
    await expect(sheet).not.toHaveCSS('border-bottom-width', '0px');
  });
}

test('the links below questions in one row are on one line', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/toolsdetails/image-to-pdf');
  const tool = tools.tools.find(({ slug }) => slug === 'image-to-pdf');
  const questions = page
    .getByRole('list')
    .filter({ has: page.getByRole('heading', { name: tool?.page.questions[0]?.question }) });
  const places = await questions.getByRole('listitem').evaluateAll((items) =>
    items.flatMap((item) => {
      const link = item.querySelector('a');
      return link ? [{ row: item.getBoundingClientRect().top, link: link.getBoundingClientRect().top }] : [];
    }),
  );
  const rows = new Set(places.map(({ row }) => row));
  expect(places).toHaveLength(3);
  expect(rows.size).toBeLessThan(places.length);
  for (const row of rows) {
    const links = places.filter((place) => place.row === row).map(({ link }) => link);
    expect(new Set(links).size).toBe(1);
  }
});

test('the lead of a policy has the same left edge as its text', full, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/terms', '/privacy', '/accessibility']) {
    await page.goto(path);
    const [lead, text] = await Promise.all(
      ['main .lead', 'main section:not(:has(h1)) p'].map((paragraph) =>
        page.locator(paragraph).first().boundingBox(),
      ),
    );
    // The sheet's border is a whole pixel on some screens and one and a half on others.
    expect(Math.abs((lead?.x ?? 0) - (text?.x ?? Number.NaN)), path).toBeLessThan(1);
  }
});

/** Replaces the name of the product in all headings. */
const rename = (page: Page, from: string, to: string) =>
  page.evaluate(
    ([old, name]) => {
      for (const heading of document.querySelectorAll('h1, h2, h3')) {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const text = texts.currentNode as Text;
          text.data = text.data.replaceAll(old, name);
        }
      }
    },
    [from, to] as const,
  );

test(
  'whatever the product is called, no heading with its name ends in a line of one word',
  full,
  async ({ page }) => {
    const names = [site.name, 'Ox', 'Folio', 'Paperwell', 'Docs Desk', 'Documentarium One'];
    for (const { path } of pages.filter((page) => page.parent === '/use-cases')) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      for (const [index, name] of names.entries()) {
        await rename(page, names[index - 1] ?? name, name);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        for (const width of [360, breakpoint('lg'), 1280, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await headingsWithWidow(page), `${path}, ${width} px`).toEqual([]);
        }
      }
    }
  },
);

test('the words of a legend fit their column, on one line each', full, async ({ page }) => {
  for (const { n, list } of features) {
    if (list.layout !== 'rows' || !list.legend) continue;
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(detailPath('feature', n));
    for (const { words, text } of list.legend) {
      const sign = page.locator('dt', { has: page.locator(`xpath=following-sibling::dd[.="${text}"]`) });
      const fits = await sign.evaluate((column) => {
        const range = document.createRange();
        range.selectNodeContents(column);
        const right = Math.max(...[...range.getClientRects()].map((box) => box.right));
        return (
          right <= column.getBoundingClientRect().right && (column.firstElementChild?.clientHeight ?? 0) < 41
        );
      });
      expect(fits, `${words} on /feature${n}page`).toBe(true);
    }
  }
});

test('related pages have the same distance from any section above them', full, async ({ page }) => {
  await page.goto(detailPath('feature', features[0]?.n ?? 1));
  const related = page.locator('section', { has: page.getByRole('heading', { name: copy.relatedTitle }) });
  const paddingAfter = (above: string) =>
    related.evaluate((element, className) => {
      const section = document.createElement('section');
      section.className = className;
      element.before(section);
      const padding = getComputedStyle(element).paddingTop;
      section.remove();
      return Number.parseFloat(padding);
    }, above);
  const usualPadding = await related.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).paddingBottom),
  );
  expect(usualPadding).toBeGreaterThan(40);
  // A background ends with its section; a plain section has padding of its own at its end.
  for (const tone of ['carbon', 'bg-page-soft', 'bg-area-tint'])
    expect(await paddingAfter(`band ${tone}`)).toBe(usualPadding);
  expect(await paddingAfter('band plain')).toBe(0);
  expect(await paddingAfter('band plain pb-0')).toBe(usualPadding);
});
