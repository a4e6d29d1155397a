import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
type Look = { width: number; colorScheme: 'light' | 'dark' };
const looks: Look[] = [360, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Those of the rules that look at colours, by axe's names. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe on the page in its present state. @returns what it found, a line per element */
async function audit(page: Page, only?: string, named?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // Colours in transition belong to neither state. In what is closed or hidden a transition never ends.
  await page.evaluate(async () => {
    const isShown = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility();
    const transitions = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && isShown(animation));
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const { applied, found } = await page.evaluate(
    async ({ context, runOnly }) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const result = await axe.run(context ?? document, {
        runOnly,
        resultTypes: ['violations'],
      });
      return {
        applied: result.passes.length + result.incomplete.length + result.violations.length,
        found: result.violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
        ),
      };
    },
    {
      context: only,
      runOnly: named
        ? { type: 'rule' as const, values: [...named] }
        : { type: 'tag' as const, values: rules },
    },
  );
  expect(applied, 'rules that applied').toBeGreaterThan(0);
  return found;
}

/** Every violation of the rules for WCAG 2.2 A and AA, at this width and in this scheme. */
export const violationsAsItStands = (page: Page) => audit(page);

/**
 * What the rules that look at no colour go by, in short: which elements there are, where, how large, whether they are
 * shown, and what a style sheet writes before and after them.
 */
function shapeOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lines = [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const looks = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
      const styles = looks.map(({ display, visibility, content }) => `${display} ${visibility} ${content}`);
      return `${element.localName} ${x} ${y} ${width} ${height} ${styles} ${element.getAttribute('style')}`;
    });
    return lines.join();
  });
}

/** Audits in each look. In one that differs from the last by colours alone, only the rules for colours are asked again. */
async function auditLooks(
  page: Page,
  { only, among = looks, before }: { only?: string; among?: readonly Look[]; before?: () => Promise<void> },
): Promise<string[]> {
  let last: string | undefined;
  return inEveryLook(
    page,
    async () => {
      await before?.();
      const shape = await shapeOf(page);
      const found = await audit(page, only, shape === last ? colourRules : undefined);
      last = shape;
      return found;
    },
    among,
  );
}

/** Every violation of the rules for WCAG 2.2 A and AA, at both widths and in both schemes; the last of them stay set. */
export const violations = (page: Page, only?: string) => auditLooks(page, { only });

/** The same but for a phone in the light, as which pages.spec.ts looks at every page. */
export const furtherViolations = (page: Page) => auditLooks(page, { among: looks.slice(1) });

/**
 * The same at the end of the page: there, the foot that stays in a phone's window is over no row. Axe measures only the visible part of
 * a key.
 */
export const violationsAtEnd = (page: Page, only?: string) =>
  auditLooks(page, {
    only,
    before: () =>
      page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })),
  });

/** What a look at the page finds at both widths and in both schemes, with these in front; the last of them stay set. */
export async function inEveryLook(
  page: Page,
  look: () => Promise<string[]>,
  among: readonly Look[] = looks,
): Promise<string[]> {
  const found: string[] = [];
  for (const { width, colorScheme } of among) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    found.push(...(await look()).map((fault) => `${width} ${colorScheme} ${fault}`));
  }
  return found;
}
