import type { Page } from '@playwright/test';
import { transform } from 'esbuild';
import { type DefaultTreeAdapterTypes as Dom, defaultTreeAdapter, parse, serialize } from 'parse5';

/**
 * The twin of a page: what a careful person would have written by hand. Same elements, same texts, same structured
 * data; no script; one style element with only the rules that some element can meet, minified.
 *
 * @param html the page as it is delivered
 * @param page a browser page, for asking which selectors meet an element
 */
export async function twinOf(html: string, page: Page): Promise<string> {
  const document = parse(html);
  const styles: string[] = [];
  let first: Dom.Element | undefined;
  for (const element of [...walk(document)]) {
    if (element.tagName === 'style') {
      styles.push(element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
      if (first) defaultTreeAdapter.detachNode(element);
      else first = element;
    }
    if (isScript(element) || isSheet(element)) defaultTreeAdapter.detachNode(element);
    element.attrs = element.attrs.filter(
      ({ name }) => !name.startsWith('data-island') && name !== 'data-media',
    );
    for (const child of [...element.childNodes]) {
      if (child.nodeName === '#comment') defaultTreeAdapter.detachNode(child);
    }
  }
  if (!first) throw new Error('the page has no inline style sheet');
  setText(first, styles.join('\n'));
  await page.setContent(serialize(document), { waitUntil: 'domcontentloaded' });
  const css = await used(page);
  setText(first, css);
  return serialize(document);
}

function setText(element: Dom.Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

const isSheet = ({ tagName, attrs }: Dom.Element) =>
  tagName === 'link' && attrs.some(({ name, value }) => name === 'rel' && value === 'stylesheet');

const isScript = ({ tagName, attrs }: Dom.Element) =>
  tagName === 'script' &&
  !attrs.some(({ name, value }) => name === 'type' && value === 'application/ld+json');

async function used(page: Page): Promise<string> {
  /* tsx compiles function names into calls of this helper. */
  await page.evaluate('globalThis.__name = (value) => value');
  const css = await page.evaluate(keepUsedRules);
  const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' });
  return code.trim();
}

/** Runs in the browser, on the page's own style sheet. */
function keepUsedRules(): string {
  const sheet = document.styleSheets[0] as CSSStyleSheet;

  /* States and pseudo-elements do not exist yet; the elements that can have them do. */
  const meets = (selector: string) => {
    const element = selector
      .replace(/::[\w-]+(\([^()]*\))?/g, '')
      .replace(/:(?!is\b|where\b|not\b|has\b|root\b|nth|first|last|only|empty)[\w-]+(\([^()]*\))?/g, '')
      .replace(/(^|[\s>+~,(])(?=[\s>+~,)]|$)/g, '$1*');
    try {
      return document.querySelector(element) !== null;
    } catch {
      return true;
    }
  };
  type Group = { cssRules: CSSRuleList; deleteRule: (index: number) => void };
  const prune = (group: Group, unused: (rule: CSSRule) => boolean) => {
    for (let index = group.cssRules.length - 1; index >= 0; index--) {
      const rule = group.cssRules[index] as CSSRule;
      if (!(rule instanceof CSSStyleRule) && 'cssRules' in rule && !(rule instanceof CSSKeyframesRule)) {
        prune(rule as unknown as Group, unused);
        if ((rule as unknown as Group).cssRules.length === 0) group.deleteRule(index);
      } else if (unused(rule)) group.deleteRule(index);
    }
  };
  const text = () => [...sheet.cssRules].map((rule) => rule.cssText).join('\n');

  prune(sheet, (rule) => rule instanceof CSSStyleRule && !meets(rule.selectorText));
  /* Then whatever nothing refers to any more, until nothing changes. */
  for (let before = ''; before !== text(); ) {
    before = text();
    prune(sheet, (rule) => {
      if (rule instanceof CSSPropertyRule) return !before.includes(`var(${rule.name}`);
      if (rule instanceof CSSKeyframesRule) {
        return !new RegExp(`animation[^;}]*${rule.name}`).test(
          before.replaceAll(`@keyframes ${rule.name}`, ''),
        );
      }
      if (!(rule instanceof CSSStyleRule)) return false;
      for (const name of [...rule.style]) {
        if (name.startsWith('--') && !before.includes(`var(${name}`)) rule.style.removeProperty(name);
      }
      return rule.style.length === 0 && rule.cssRules.length === 0;
    });
  }
  return text();
}

function* walk(node: Dom.Node): Generator<Dom.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of [...node.childNodes]) yield* walk(child);
}
