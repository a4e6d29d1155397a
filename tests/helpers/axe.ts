import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
type Appearance = { width: number; colorScheme: 'light' | 'dark' };
/** Each appearance differs from the previous one in one property: laying out and painting a page takes as long as checking it. */
const appearances: readonly Appearance[] = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Names of the axe rules that check colours. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe in the browser. */
async function runAxe({ only, isRepeat, all, colours }: AuditOptions): Promise<AuditResult> {
  const global = window as unknown as { axe: typeof Axe; shapeBefore?: string };
  // Waits for transitions, whose colours belong to neither state. In hidden elements a transition never ends.
  const isShown = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect && effect.target?.checkVisibility();
  const transitions = document
    .getAnimations()
    .filter((animation) => animation instanceof CSSTransition && isShown(animation));
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  // Everything that the rules which do not check colours depend on: the elements, their places and sizes, whether they
  // are shown, and the generated content before and after them.
  const shape = [...document.body.querySelectorAll('*')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const computed = [null, '::before', '::after'].map((part) => getComputedStyle(element, part));
      const styles = computed.map(
        ({ display, visibility, content }) => `${display} ${visibility} ${content}`,
      );
      return `${element.localName} ${x} ${y} ${width} ${height} ${styles} ${element.getAttribute('style')}`;
    })
    .join();
  const sameShape = isRepeat && shape === global.shapeBefore;
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

type AuditResult = { applied: number; violations: string[] };
type AuditOptions = {
  /** Selector of the part to audit; by default the whole page. */
  only?: string;
  /** Whether the same state has already been audited in another appearance. */
  isRepeat: boolean;
  all: readonly string[];
  colours: readonly string[];
};

/**
 * Runs axe on the page as it is. If the same state was audited before, and only colours may have changed since, only the
 * rules for colours run.
 *
 * @returns the violations, one line per element
 */
async function audit(page: Page, only?: string, isRepeat = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { applied, violations } = await page.evaluate(runAxe, {
    only,
    isRepeat,
    all: rules,
    colours: colourRules,
  });
  expect(applied, 'rules that applied').toBeGreaterThan(0);
  return violations;
}

/** Every violation of the rules for WCAG 2.2 A and AA, at this width and in this scheme. */
export const violationsInCurrentState = (page: Page) => audit(page);

/** Every violation of the rules for WCAG 2.2 A and AA, in all appearances; the last appearance stays set. */
export const violations = (page: Page, only?: string) =>
  inEveryAppearance(page, (index) => audit(page, only, index > 0));

/**
 * Like `violations`, without the first appearance (a phone in the light scheme), in which pages.spec.ts checks every page; and
 * the faults of another check in all appearances. @param other must leave the page as it was
 */
export const furtherViolations = (page: Page, other: () => Promise<string[]>) =>
  inEveryAppearance(page, async (index) => [
    ...(index > 0 ? await audit(page, undefined, index > 1) : []),
    ...(await other()),
  ]);

/**
 * Like `violations`, at the end of the page, where the sticky footer of a phone covers no row: axe measures only the
 * visible part of a button.
 */
export const violationsAtEnd = (page: Page, only?: string) =>
  inEveryAppearance(page, async (index) => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    return audit(page, only, index > 0);
  });

/** Runs a check in all appearances. @returns its faults, each after its width and scheme; the last appearance stays set */
async function inEveryAppearance(page: Page, check: (index: number) => Promise<string[]>): Promise<string[]> {
  const violations: string[] = [];
  for (const [index, { width, colorScheme }] of appearances.entries()) {
    if (width !== appearances[index - 1]?.width) await page.setViewportSize({ width, height: 900 });
    if (colorScheme !== appearances[index - 1]?.colorScheme) await page.emulateMedia({ colorScheme });
    violations.push(...(await check(index)).map((fault) => `${width} ${colorScheme} ${fault}`));
  }
  return violations;
}
