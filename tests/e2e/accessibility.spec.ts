import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect, pages, test } from '@/tests/helpers/e2e';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const widths = [360, 1440];
const schemes = ['light', 'dark'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Run = { only?: string; ruleset: { type: 'tag' | 'rule'; values: string[] } };

/** Runs axe on the page as it stands. @returns what it found, a line per element */
async function audit(page: Page, { only, ruleset }: Run): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { applied, found } = await page.evaluate(
    async ({ context, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const result = await axe.run(context ?? document, { runOnly, resultTypes: ['violations'] });
      return {
        applied: result.passes.length + result.incomplete.length + result.violations.length,
        found: result.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
        ),
      };
    },
    { context: only, runOnly: ruleset },
  );
  expect(applied, 'rules that applied').toBeGreaterThan(0);
  return found;
}

/** Every violation at both widths and in both schemes. A scheme changes colours alone, so dark repeats the contrast rule. */
async function violations(page: Page, only?: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      const ruleset: Run['ruleset'] =
        colorScheme === 'light'
          ? { type: 'tag', values: rules }
          : { type: 'rule', values: ['color-contrast'] };
      const faults = await audit(page, { only, ruleset });
      found.push(...faults.map((fault) => `${width} ${colorScheme} ${fault}`));
    }
  }
  return found;
}

for (const { path } of [...pages, { path: '/nothing-here' }]) {
  test.describe(path, () => {
    test.use({ allowedErrors: path === '/nothing-here' ? [/status of 404/] : [] });
    test('has no violation of WCAG 2.2 A and AA', async ({ page }) => {
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('the open menu has no violation', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/features');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await audit(page, { ruleset: { type: 'tag', values: rules } })).toEqual([]);
});

test('an open tool and the whole tool list have no violation', async ({ page }) => {
  await page.goto('/features');
  const more = page.getByRole('button', { name: 'View More' });
  await more.focus();
  await expect(async () => {
    await more.click();
    await expect(page.getByRole('button', { name: 'View Less' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Text to Speech' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await violations(page, 'dialog[open]')).toEqual([]);
});

test('each plan with yearly billing has no violation', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  const plans = page.getByRole('group', { name: 'Plan' }).getByRole('radio');
  const count = await plans.count();
  expect(count).toBe(4);
  for (let index = 0; index < count; index += 1) {
    await plans.nth(index).check();
    expect(await violations(page)).toEqual([]);
  }
});

test('every question, opened, has no violation', async ({ page }) => {
  await page.goto('/faqs');
  await page.locator('details').evaluateAll((details) => {
    for (const element of details) (element as HTMLDetailsElement).open = true;
  });
  expect(await violations(page)).toEqual([]);
});

test('every target is at least 24 px, and buttons and form fields 44 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const small: string[] = [];
  for (const { path } of pages) {
    await page.goto(path);
    small.push(
      ...(await page.evaluate((where) => {
        const found: string[] = [];
        for (const element of document.querySelectorAll<HTMLElement>(
          'a[href], button, input:not([type=hidden]), textarea, summary',
        )) {
          const box = element.getBoundingClientRect();
          const style = getComputedStyle(element);
          const inText =
            style.display === 'inline' && element.parentElement?.textContent !== element.textContent;
          const unseen =
            box.width === 0 ||
            style.visibility === 'hidden' ||
            style.opacity === '0' ||
            box.right < 0 ||
            box.bottom < 0;
          if (unseen || inText || element.closest('[hidden], dialog:not([open])')) continue;
          const label = (element.closest('label') ?? element).getBoundingClientRect();
          const height = Math.max(box.height, label.height);
          const limit = element.matches('button, textarea, input:not([type=radio]):not([type=checkbox])')
            ? 44
            : 24;
          if (height < limit - 0.5)
            found.push(
              `${where}: ${element.tagName} “${element.textContent?.trim().slice(0, 30)}” is ${Math.round(height)} px high`,
            );
        }
        return found;
      }, path)),
    );
  }
  expect(small).toEqual([]);
});

test('the keyboard reaches the content first, and focus is always seen below the header', async ({
  page,
}) => {
  for (const path of ['/', '/features', '/feature2page', '/pricing', '/contact', '/faqs']) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const box = element.getBoundingClientRect();
        const header = document.querySelector('header')?.getBoundingClientRect();
        const style = getComputedStyle(element);
        const ancestors = [
          element.parentElement,
          element.parentElement?.parentElement,
          element.closest('li, label'),
        ];
        const ring = [
          element,
          ...element.querySelectorAll('*'),
          ...ancestors.filter((item) => item !== null && item !== undefined),
        ].some((candidate) => {
          const look = getComputedStyle(candidate);
          return look.outlineStyle !== 'none' && Number.parseFloat(look.outlineWidth) >= 2;
        });
        return {
          end: element === document.body,
          what: `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`,
          covered:
            !element.closest('header') &&
            header !== undefined &&
            style.position !== 'fixed' &&
            box.bottom <= header.bottom &&
            box.bottom > 0,
          ring,
        };
      });
      // Past the last control the browser's own interface has the focus.
      if (focus.end) break;
      expect(focus.covered, `${path}: ${focus.what} is under the header`).toBe(false);
      expect(focus.ring, `${path}: ${focus.what} has no visible focus`).toBe(true);
    }
  }
});
