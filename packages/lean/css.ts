import postcss, { type AtRule, type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';

export type Names = {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: Set<string>;
  /**
   * Types of inputs, `textarea`, and `list` for inputs with suggestions; also every quoted word of the scripts, since it may
   * be such a type.
   */
  fields: Set<string>;
  /** Custom properties used outside of style sheets. */
  properties: Set<string>;
};

/** Custom properties mentioned in a text. */
export const propertiesIn = (text: string): string[] => text.match(/--[a-z][\w-]*/g) ?? [];

/**
 * Adds names of elements that a page's islands may render later: every quoted word of their scripts can be a
 * tag or a class, and elements passed to them are in the flight data.
 *
 * @param scripts sources of the page's island chunks
 * @param flight the page's flight data (React Server Components payload)
 */
export function addIslandNames(names: Names, scripts: readonly string[], flight: string): void {
  for (const text of [...scripts, flight]) {
    for (const name of propertiesIn(text)) names.properties.add(name);
    for (const [, word] of text.matchAll(/["'`]([a-z][a-z-]*)["'`]/g)) names.fields.add(word as string);
  }
  for (const script of scripts) {
    for (const word of script.match(/[\w\-:/.[\]()%#]+/g) ?? []) names.classes.add(word);
    for (const [, tag] of script.matchAll(/["'`]([a-z][a-z0-9]*)["'`]/g)) names.tags.add(tag as string);
  }
  for (const [, tag] of flight.matchAll(/"\$","([a-z][\w-]*)"/g)) names.tags.add(tag as string);
  for (const [, list] of flight.matchAll(/"className":"([^"]*)"/g)) {
    for (const item of (list as string).split(/\s+/)) names.classes.add(item);
  }
  // An input without a type is a text field.
  if (names.tags.has('input')) names.fields.add('text');
}

/**
 * Keeps the rules that a page can use: those whose classes, ids and tags are in the page or in its islands.
 * Attribute selectors and states always count as used.
 *
 * @param css the page's style sheets, in order
 */
export async function usedCss(css: string, names: Names): Promise<string> {
  /* `:not(:is(a))` is rewritten to the equivalent `:not(a)`, because PurgeCSS would drop the rule unless `a` is on the page. */
  const unwrapped = css.replace(/:not\(:is\(([^()]*)\)\)/g, ':not($1)');
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '-', extension: 'page' }],
    css: [{ raw: withoutUnmatched(unwrapped, names) }],
    extractors: [
      {
        extensions: ['page'],
        extractor: () => ({
          attributes: { names: [...names.attributes], values: [] },
          classes: [...names.classes],
          ids: [...names.ids],
          tags: [...names.tags],
          undetermined: [],
        }),
      },
    ],
    /* Attributes may appear at any time: expanded, paused, open. */
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name as string),
    safelist: [/^::?[a-z-]+$/],
    variables: false,
    keyframes: true,
    fontFace: false,
  });
  return withoutUnusedProperties(result?.css ?? '', names.properties);
}

/** Removes a node, and at-rules that contain nothing else. */
function removeWithEmpty(node: ChildNode): void {
  const { parent } = node;
  if (parent?.type === 'atrule' && parent.nodes?.length === 1) removeWithEmpty(parent as AtRule);
  else node.remove();
}

const dateFields = ['date', 'datetime-local', 'month', 'time', 'week'];
const textFields = ['text', 'search', 'email', 'tel', 'url', 'password', 'number', 'textarea'];

/** Pseudo-elements, and the fields that have them. */
const fieldPseudoElements: [part: RegExp, fields: string[]][] = [
  [/::-webkit-date/, dateFields],
  [/::-webkit-calendar/, [...dateFields, 'list']],
  [/::-webkit-(inner|outer)-spin/, [...dateFields, 'number']],
  [/::-webkit-search/, ['search']],
  [/::file-selector-button/, ['file']],
  [/::placeholder/, textFields],
];

/**
 * Removes rules that PurgeCSS keeps although nothing on the page matches them: `:has()` with an absent class, and
 * pseudo-elements of absent fields.
 */
function withoutUnmatched(css: string, { classes, fields }: Names): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    const matching = rule.selectors.filter(
      (selector) =>
        fieldPseudoElements.every(
          ([part, fieldNames]) => !part.test(selector) || fieldNames.some((field) => fields.has(field)),
        ) &&
        [...selector.matchAll(/(?<!:not\([^)]*):has\(([^(),]*)\)/g)].every(([, argument = '']) =>
          [...argument.matchAll(/\.((?:\\.|[\w-])+)/g)].every(([, name = '']) =>
            classes.has(name.replace(/\\(.)/g, '$1')),
          ),
        ),
    );
    if (matching.length === 0) removeWithEmpty(rule);
    else if (matching.length < rule.selectors.length) rule.selectors = matching;
  });
  return root.toString();
}

/**
 * Removes unused custom properties: all design tokens are written for every page, and Tailwind registers its own,
 * with a fallback for browsers without registration.
 */
function withoutUnusedProperties(css: string, namesUsedElsewhere: ReadonlySet<string>): string {
  const readNames = new Set([
    ...namesUsedElsewhere,
    ...[...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
  ]);
  const declarationIfRead = (declaration: string, name: string) => (readNames.has(name) ? declaration : '');
  const reduced = css
    .replace(/@property (--tw-[\w-]+)\s*\{[^}]*\}/g, declarationIfRead)
    .replace(/(?<=[{;]\s*)(--[\w-]+):(?:"[^"]*"|'[^']*'|url\([^)]*\)|[^;}"'])*;?/g, declarationIfRead);
  // A property that was read only by properties just removed is unused now, so the search is repeated.
  return reduced === css ? css : withoutUnusedProperties(reduced, namesUsedElsewhere);
}
