import type { Page } from '@playwright/test';
import { transform } from 'esbuild';
import { type DefaultTreeAdapterTypes as Dom, defaultTreeAdapter, parse, serialize } from 'parse5';
import postcss, { type Root, type Rule } from 'postcss';
import { attributes } from '@/lib/islands';
import { splitStates } from '@/scripts/lib/selectors';

/**
 * Makes the twin of a page, as if it were written carefully by hand: the same elements, texts and structured data, no
 * script, and one style element with only the rules that can match an element, minified.
 *
 * @param html the page as delivered
 * @param page a browser page that tests which selectors match
 */
export async function twinOf(html: string, page: Page): Promise<string> {
  const document = parse(html);
  const styles: string[] = [];
  let styleElement: Dom.Element | undefined;
  for (const element of [...walk(document)]) {
    if (element.tagName === 'style') {
      styles.push(element.childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
      if (styleElement) defaultTreeAdapter.detachNode(element);
      else styleElement = element;
    }
    if (isScript(element) || isSheet(element)) defaultTreeAdapter.detachNode(element);
    element.attrs = element.attrs.filter(
      ({ name }) => name !== attributes.island && name !== attributes.media,
    );
    for (const child of [...element.childNodes]) {
      if (child.nodeName === '#comment') defaultTreeAdapter.detachNode(child);
    }
  }
  if (!styleElement) throw new Error('the page has no inline style sheet');
  await page.setContent(serialize(document), { waitUntil: 'domcontentloaded' });
  setText(styleElement, '');
  setText(styleElement, await usedRules(styles.join('\n'), serialize(document), page));
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

/** Rules of a style sheet that can match an element of the open page, with the properties and keyframes that they use; minified. */
async function usedRules(css: string, html: string, page: Page): Promise<string> {
  const sheet = postcss.parse(css);
  /** Each selector without states and pseudo-elements, by the whole selector. */
  const elements = new Map<string, string>();
  eachElementRule(sheet, ({ selectors }) => {
    for (const selector of selectors)
      if (!elements.has(selector)) elements.set(selector, splitStates(selector).element);
  });
  const matched = new Set(await page.evaluate(matchingSelectors, [...new Set(elements.values())]));
  eachElementRule(sheet, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => matched.has(elements.get(selector) ?? ''));
    if (rule.selector === '') rule.remove();
  });
  // A removal can leave further rules unreferenced, so this repeats until nothing changes.
  for (let previousCss = ''; previousCss !== String(sheet); ) {
    previousCss = String(sheet);
    dropUnreferenced(sheet, previousCss + html);
  }
  const { code } = await transform(String(sheet), { loader: 'css', minify: true, legalComments: 'none' });
  return code.trim();
}

/** Calls `onRule` for every rule that selects elements; the steps of keyframes do not. */
function eachElementRule(sheet: Root, onRule: (rule: Rule) => void): void {
  sheet.walkRules((rule) => {
    if (!(rule.parent && 'name' in rule.parent && rule.parent.name.endsWith('keyframes'))) onRule(rule);
  });
}

function dropUnreferenced(sheet: Root, readers: string): void {
  const isRead = (name: string) => new RegExp(`var\\(\\s*${name}[\\s,)]`).test(readers);
  const animations: string[] = [];
  sheet.walkDecls(/^animation/, ({ value }) => {
    animations.push(...value.split(/[\s,]+/));
  });
  sheet.walkDecls(/^--/, (declaration) => {
    if (!isRead(declaration.prop)) declaration.remove();
  });
  sheet.walkAtRules('property', (rule) => {
    if (!isRead(rule.params)) rule.remove();
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove();
  });
  sheet.walk((node) => {
    if ('nodes' in node && node.nodes?.length === 0) node.remove();
  });
}

/** Runs in the page: selectors that match an element, and those that the browser cannot parse. */
function matchingSelectors(selectors: string[]): string[] {
  return selectors.filter((selector) => {
    try {
      return document.querySelector(selector) !== null;
    } catch {
      return true;
    }
  });
}

function* walk(node: Dom.Node): Generator<Dom.Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of [...node.childNodes]) yield* walk(child);
}
