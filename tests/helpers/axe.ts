import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
type Look = { width: number; colorScheme: 'light' | 'dark' };
/** Each differs from the one before in one thing: a page that is laid out and painted anew costs as much as its rules. */
const looks: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Those of the rules that look at colours, by axe's names. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs in the browser: axe, by what it is asked. */
async function audited({ only, isFurther, all, colours }: Asked): Promise<Audited> {
  const global = window as unknown as { axe: typeof Axe; shapeBefore?: string };
  // Colours in transition belong to neither state. In what is closed or hidden a transition never ends.
  const isShown = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.target?.checkVisibility();
  const transitions = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition && isShown(animation));
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  // What the rules that look at no colour go by, in short: which elements there are, where, how large, whether they are
  // shown, and what a style sheet writes before and after them.
  const shape = [...document.body.querySelectorAll('*')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const looks = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
      const styles = looks.map(({ display, visibility, content }) => `${display} ${visibility} ${content}`);
      return `${element.localName} ${x} ${y} ${width} ${height} ${styles} ${element.getAttribute('style')}`;
    })
    .join();
  const sameShape = isFurther && shape === global.shapeBefore;
  global.shapeBefore = shape;
  const result = await global.axe.run(only ?? document, {
    runOnly: sameShape ? { type: 'rule', values: [...colours] } : { type: 'tag', values: [...all] },
    resultTypes: ['violations'],
  });
  return {
    applied: result.passes.length + result.incomplete.length + result.violations.length,
    violations: result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    ),
  };
}

type Audited = { applied: number; violations: string[] };
type Asked = {
  /** Selector of the part. */
  only?: string;
  /** After another look at the same state. */
  isFurther: boolean;
  all: readonly string[];
  colours: readonly string[];
};

/**
 * Runs axe on the page as it is. In a further look at the same state that differs from the last by colours alone, only the
 * rules for colours are asked again.
 *
 * @returns what it found, a line per element
 */
async function audit(page: Page, only?: string, isFurther = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { applied, violations } = await page.evaluate(audited, {
    only,
    isFurther,
    all: rules,
    colours: colourRules,
  });
  expect(applied, 'rules that applied').toBeGreaterThan(0);
  return violations;
}

/** Every violation of the rules for WCAG 2.2 A and AA, at this width and in this scheme. */
export const violationsAsItStands = (page: Page) => audit(page);

/** Every violation of the rules for WCAG 2.2 A and AA, at both widths and in both schemes; the last of them stay set. */
export const violations = (page: Page, only?: string) =>
  inEveryLook(page, (index) => audit(page, only, index > 0));

/**
 * The same but for a phone in the light, as which pages.spec.ts looks at every page; and what another look finds at both
 * widths and in both schemes. That look leaves the page as it was.
 */
export const furtherViolations = (page: Page, other: () => Promise<string[]>) =>
  inEveryLook(page, async (index) => [
    ...(index > 0 ? await audit(page, undefined, index > 1) : []),
    ...(await other()),
  ]);

/**
 * The same as `violations`, at the end of the page: there, the foot that stays in a phone's window is over no row. Axe
 * measures only the visible part of a key.
 */
export const violationsAtEnd = (page: Page, only?: string) =>
  inEveryLook(page, async (index) => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    return audit(page, only, index > 0);
  });

/** What is found at both widths and in both schemes, with these in front; the last of them stay set. */
async function inEveryLook(page: Page, check: (index: number) => Promise<string[]>): Promise<string[]> {
  const violations: string[] = [];
  for (const [index, { width, colorScheme }] of looks.entries()) {
    if (width !== looks[index - 1]?.width) await page.setViewportSize({ width, height: 900 });
    if (colorScheme !== looks[index - 1]?.colorScheme) await page.emulateMedia({ colorScheme });
    violations.push(...(await check(index)).map((fault) => `${width} ${colorScheme} ${fault}`));
  }
  return violations;
}
