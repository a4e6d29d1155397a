import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import postcss, { type Container } from 'postcss';
import { inRoot } from '@/scripts/lib/paths';
import { splitStates } from '@/scripts/lib/selectors';

/** Parts of the build's manifest of routes: rewrites that name a page by another path. */
type Rewrites = { beforeFiles: { regex: string; destination: string }[] };

/** The path of a page's files in the build, without extension. */
function builtPath(path: string): string {
  const { rewrites } = JSON.parse(readFileSync(inRoot('.next/routes-manifest.json'), 'utf8')) as {
    rewrites: Rewrites;
  };
  for (const { regex, destination } of rewrites.beforeFiles) {
    const [, number] = new RegExp(regex).exec(path) ?? [];
    if (number) return destination.replace(':n', number);
  }
  return path === '/' ? '/index' : path;
}

/** Addresses of the style sheets of a path, from Next's data for it in the build. */
function sheetsOf(path: string): string[] {
  const data = readFileSync(inRoot(`.next/server/app${builtPath(path)}.rsc`), 'utf8');
  const addresses = new Set(data.match(/\/_next\/static\/chunks\/[\w.~-]+\.css/g));
  if (addresses.size === 0) throw new Error(`Nothing names the style sheets of ${path}.`);
  return [...addresses];
}

/**
 * Rules of the page's complete style sheets that were not delivered with it although they match one of its elements;
 * states such as :hover count as matching. A plain Next build has none, as it delivers the sheets themselves.
 */
export async function droppedRules(page: Page, path: string): Promise<string[]> {
  const sheets = await Promise.all(
    sheetsOf(path).map(async (address) => (await page.request.get(address)).text()),
  );
  const { css: deliveredCss, classNames } = await page.evaluate(async () => ({
    css: await Promise.all([
      ...[...document.querySelectorAll('style')].map(({ textContent }) => textContent),
      ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')].map(
        async ({ href }) => (await fetch(href)).text(),
      ),
    ]),
    classNames: [
      ...new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])),
    ],
  }));
  // Custom properties that the delivered page does not read may be left out.
  const readProperties = new Set(
    `${deliveredCss.join()} ${await page.content()}`.match(/(?<=var\(\s*)--[\w-]+/g),
  );
  // Querying the page for each of some thousand rules takes a second. Most name a class that no element has.
  const classes = new Set(classNames);
  const rulesOf = (css: string) =>
    parseOnce(css)
      .filter((rule) => rule.classes.every((name) => classes.has(name)))
      .map((rule) => withEffect(rule, readProperties));
  const deliveredRules = deliveredCss.flatMap(rulesOf);
  const deliveredByEffect = new Map<string, Rule[]>();
  for (const rule of deliveredRules)
    deliveredByEffect.set(rule.effect, [...(deliveredByEffect.get(rule.effect) ?? []), rule]);
  const dropped = sheets
    .flatMap(rulesOf)
    .map((rule) => ({ ...rule, same: deliveredByEffect.get(rule.effect) ?? [] }))
    .filter(({ selector, same }) => !same.some((other) => other.selector === selector))
    .map(({ same, ...rule }) => ({ ...rule, same: same.map(({ element }) => element) }));
  return page.evaluate(lostRules, dropped);
}

/** Date fields, whose pseudo-elements are among those below. */
const dates = 'input:is([type=date], [type=time], [type=month], [type=week], [type=datetime-local])';
/** Pseudo-elements, and selectors of the fields that have them. */
const fieldsWith: [part: RegExp, fields: string][] = [
  [/::placeholder/, '[placeholder]'],
  [/::file-selector-button/, 'input[type=file]'],
  [/::-webkit-search/, 'input[type=search]'],
  [/::-webkit-(inner|outer)-spin/, `input[type=number], ${dates}`],
  [/::-webkit-(date|calendar)/, dates],
];

type Rule = {
  selector: string;
  /** The selector without states. */
  element: string;
  /** Selector of the elements that can have its pseudo-element. */
  within: string;
  /** The states and conditions of the rule, and its declarations. */
  effect: string;
};

type ParsedRule = Omit<Rule, 'effect'> & {
  /** Classes that a matching element has; empty if the selector has conditions such as :not(). */
  classes: readonly string[];
  states: string;
  conditions: string;
  declarations: { name: string; text: string }[];
};

/** A rule with its effect, from which custom properties that nothing reads are left out. */
function withEffect(rule: ParsedRule, readProperties: ReadonlySet<string>): Rule {
  const { selector, element, within, states, conditions } = rule;
  const declarations = rule.declarations.filter(
    ({ name }) => !name.startsWith('--') || readProperties.has(name),
  );
  return {
    selector,
    element,
    within,
    effect: `${states} ${conditions}{${declarations.map(({ text }) => text).join(';')}}`,
  };
}

/** The classes that a selector without conditions names. */
const classesOf = (selector: string): string[] =>
  /:(not|is|where|has)\(|\[|\\[\da-f]/i.test(selector)
    ? []
    : [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', ''));

/** Parsed style sheets, as many pages share them. */
const parseCache = new Map<string, ParsedRule[]>();
function parseOnce(css: string): ParsedRule[] {
  const rules = parseCache.get(css) ?? parse(css);
  parseCache.set(css, rules);
  return rules;
}

function parse(css: string): ParsedRule[] {
  const rules: ParsedRule[] = [];
  const walk = (container: Container, conditions: string) => {
    container.each((node) => {
      if (node.type === 'rule') {
        const declarations = node.nodes.map((child) => ({
          name: child.type === 'decl' ? child.prop : '',
          text: String(child),
        }));
        for (const selector of node.selectors) {
          const { element, states } = splitStates(selector);
          const within = fieldsWith.find(([part]) => part.test(selector))?.[1] ?? '*';
          const classes = classesOf(element);
          rules.push({ selector, element, within, classes, states, conditions, declarations });
        }
      } else if (node.type === 'atrule' && node.nodes && !node.name.endsWith('keyframes')) {
        walk(node, `${conditions}@${node.name} ${node.params} `);
      }
    });
  };
  walk(postcss.parse(css), '');
  return rules;
}

/** Runs in the browser: rules that match an element which no delivered rule of the same effect matches. */
function lostRules(rules: (Rule & { same: string[] })[]): string[] {
  return rules
    .filter(({ element: required, within, same }) => {
      const others = same.length > 0 ? `:not(${same.join()})` : '';
      return document.querySelector(`${required}${within === '*' ? '' : `:is(${within})`}${others}`);
    })
    .map(({ selector, effect }) => `${selector} ${effect}`);
}

/**
 * What would look different if the page had its complete style sheets instead of the rules that the delivery step kept:
 * one line per element. Empty in a plain Next build, which uses the complete sheets.
 */
export async function missingRules(page: Page): Promise<string[]> {
  return page.evaluate(
    async (sheets) => {
      const boxes = 'display position width height border-top-width opacity visibility transform';
      const texts = 'color background-color border-top-color font-size font-weight text-decoration-line';
      const properties = `${boxes} ${texts}`.split(' ');
      /* Moving elements would differ in any case. */
      const noMotion = new CSSStyleSheet();
      noMotion.replaceSync(
        '*, *::before, *::after { transition: none !important; animation: none !important }',
      );
      document.adoptedStyleSheets.push(noMotion);
      const elements = [...document.body.querySelectorAll('*')];
      const readStyles = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        });
      const links = sheets.map((href) => {
        const link = document.createElement('link');
        link.rel = 'stylesheet';
        link.setAttribute('disabled', '');
        link.href = href;
        document.head.append(link);
        return link;
      });
      const stylesBefore = readStyles();
      await Promise.all(
        links.map(
          (link) =>
            new Promise((resolve, reject) => {
              link.onload = resolve;
              link.onerror = () => reject(new Error(`${link.href} did not load`));
              link.disabled = false;
            }),
        ),
      );
      const after = readStyles();
      for (const link of links) link.remove();
      document.adoptedStyleSheets.pop();
      return elements.flatMap((element, index) => {
        const before = stylesBefore[index] as string[];
        const changed = (after[index] as string[]).filter((value, index) => value !== before[index]);
        return changed.length > 0 ? [`${element.outerHTML.slice(0, 80)} → ${changed.join('; ')}`] : [];
      });
    },
    sheetsOf(new URL(page.url()).pathname),
  );
}
