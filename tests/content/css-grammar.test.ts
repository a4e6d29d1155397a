import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import postcss from 'postcss';
import parser from 'postcss-selector-parser';
import { describe, expect, test } from 'vitest';
import * as scriptWidths from '@/lib/breakpoints';
import { colours } from '@/lib/colours';
import { toHex } from '@/scripts/lib/colours';
import { inRoot, textOf } from '@/scripts/lib/paths';
import { sourceFiles } from '@/tests/helpers/source-files';
import { colourOf } from '@/tests/helpers/tokens';

const tokens = 'app/styles/tokens.css';
const definitions = 'app/styles/breakpoints.css';
const tailwind = textOf('node_modules/tailwindcss/theme.css');
const breakpoints = textOf(definitions);
/** Tailwind's own, by which `md:` and `max-md:` go. */
const widths = new Map(
  [...breakpoints.matchAll(/--breakpoint-(\w+): ([\d.]+rem);/g)].map(([, name = '', width]) => [name, width]),
);
/** What `@media (--from-md)` represents. */
const windows = new Map(
  [...breakpoints.matchAll(/@custom-media --([\w-]+) (.+);/g)].map(([, name = '', query]) => [name, query]),
);

/** What a name says of the width, if it speaks of one. */
function widthIn(name: string): string | undefined {
  const [, from, below] = /^(?:from-(\w+)|below-(\w+))$/.exec(name) ?? [];
  const [, min, max] = /^(\w+)-to-(\w+)$/.exec(name) ?? [];
  if (from) return `(width >= ${widths.get(from)})`;
  if (below) return `(width < ${widths.get(below)})`;
  return min && max && `(${widths.get(min)} <= width < ${widths.get(max)})`;
}

type Place = { file: string; line: number; text: string };

const readFiles = (ending: RegExp) =>
  sourceFiles(['app', 'components', 'lib'], ending).filter(
    ({ file }) => !/^(app\/dev|lib\/engines)\//.test(file),
  );

const sources = (ending: RegExp): Place[] =>
  readFiles(ending).flatMap(({ file, text }) =>
    text.split('\n').map((lineText, index) => ({ file, line: index + 1, text: lineText })),
  );

const described = (places: Place[]) =>
  places.map(({ file, line, text }) => `${file}:${line}: ${text.trim()}`);

/** Conditions of a media query that are no name of app/styles/breakpoints.css though they ask for a width or a height. */
const unnamed = (query: string): string[] =>
  (query.match(/\([^()]*\)/g) ?? []).filter(
    (condition) =>
      /\b(width|height)\b/.test(condition) ||
      (condition.startsWith('(--') && !windows.has(condition.slice(3, -1))),
  );

describe('a width or height of the window', () => {
  test.each([...windows].filter(([name]) => widthIn(name)))(
    '--%s is %s, as Tailwind has it',
    (name, query) => {
      expect(query).toBe(widthIn(name));
    },
  );

  test.each(Object.entries({ wide: 'from-lg', narrow: 'below-lg', phone: 'below-md' }))(
    'that scripts call %s is --%s',
    (script, name) => {
      expect(scriptWidths).toHaveProperty(script, windows.get(name));
    },
  );

  test.each(['(--from-lg)', '(--from-md) and (hover: hover)', 'print', '(--from-sm), print'])(
    '%s is named',
    (query) => {
      expect(unnamed(query)).toEqual([]);
    },
  );

  test.each(['(max-width: 63.99rem)', '(width >= 64rem)', '(height < 30rem)', '(--from-lgg)'])(
    '%s is not',
    (query) => {
      expect(unnamed(query)).toHaveLength(1);
    },
  );

  test('has a name in every style sheet, every script and every class', () => {
    const queries = sources(/\.css$/).filter(
      ({ file, text }) => file !== definitions && /@media/.test(text) && unnamed(text).length > 0,
    );
    const scripts = sources(/\.tsx?$/).filter(
      ({ file, text }) =>
        file !== 'lib/breakpoints.ts' && /\((min|max)-width:|\([^()]*width (<|>=?)=? [\d.]/.test(text),
    );
    const utilities = sources(/\.tsx$/).filter(({ text }) => /\b(min|max)-\[[\d.]+(rem|px)\]:/.test(text));
    expect(described([...queries, ...scripts, ...utilities])).toEqual([]);
  });
});

test('container widths are those in app/styles/breakpoints.css, and each of them is used', () => {
  const listed = [...breakpoints.matchAll(/--container-\w+: ([\d.]+rem);/g)].map(([, width]) => width);
  const queries = sources(/\.css$/).filter(
    ({ file, text }) => file !== definitions && /@container/.test(text),
  );
  const typedWidths = queries.filter(
    ({ text }) => !listed.includes(/\(width (?:<|>=) ([\d.]+rem)\) {$/.exec(text)?.[1]),
  );
  expect(described(typedWidths)).toEqual([]);
  expect(listed.filter((width) => !queries.some(({ text }) => text.includes(` ${width})`)))).toEqual([]);
});

describe('a colour', () => {
  test('is a token in every style sheet, not a colour function; Biome refuses hex values', () => {
    const literal = /\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
    const styles = sources(/\.css$/).filter(({ file }) => file !== tokens);
    expect(described(styles.filter(({ text }) => literal.test(text.replace(/\/\*.*?\*\//g, ''))))).toEqual(
      [],
    );
  });

  test('of a picture that a style sheet holds is a token in sRGB', () => {
    const inRgb = new Set<string>(Object.values(colours));
    const pictures = sources(/\.css$/).flatMap(({ file, line, text }) =>
      [...text.matchAll(/%23([0-9a-f]+)/gi)].map(([, hex = '']) => ({
        file,
        line,
        text: `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toLowerCase(),
      })),
    );
    expect(pictures).not.toEqual([]);
    expect(described(pictures.filter(({ text }) => !inRgb.has(text)))).toEqual([]);
  });

  /** Colours of the page of a failed form and of mails, which have no style sheet of the site; no token equals them. */
  const ownProperties: Record<string, readonly string[]> = {
    'lib/contact/failure-page.ts': '#4a5468 #c6ccd8 #0f1a31 #727b8c #949cac #b01f24 #ffb3ad #273554'.split(
      ' ',
    ),
    'lib/contact/mail.ts': ['#5c6576'],
  };
  const hex = /(?<!href=["'{`]*|&)#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi;

  test('is a token in every component and every script: no hex value', () => {
    const icons = 'scripts/icons.ts';
    const scripts = textOf(icons).split('\n');
    const places = [
      ...sources(/\.tsx?$/).filter(({ file }) => file !== 'lib/colours.ts'),
      ...scripts.map((text, index) => ({ file: icons, line: index + 1, text })),
    ];
    const typedValues = places.filter(({ file, text }) =>
      (text.match(hex) ?? []).some((colour) => !ownProperties[file]?.includes(colour)),
    );
    expect(described(typedValues)).toEqual([]);
  });

  test.each(Object.entries(ownProperties))('%s still has those of its own', (file, values) => {
    const text = textOf(file);
    expect(values.filter((value) => !text.includes(value))).toEqual([]);
  });

  test.each(Object.entries(colours))(
    '%s for renderers without custom properties is the token',
    (name, value) => {
      expect(value).toBe(toHex(colourOf(name, 'light')));
    },
  );
});

describe('a measure', () => {
  test.each(['frame', 'gutter'])('that is --%s goes by its name', (name) => {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(textOf(tokens))?.[1] ?? '';
    const styles = sources(/\.css$/).filter(({ file }) => file !== tokens);
    expect(described(styles.filter(({ text }) => text.includes(value)))).toEqual([]);
  });
});

describe('a distance', () => {
  /** Half of Tailwind's step, which `p-0.5` is, in pixels. */
  const step = (16 * Number.parseFloat(/--spacing: ([\d.]+)rem;/.exec(tailwind)?.[1] ?? '')) / 2;
  const spacing = /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?: ([^;]+);/g;

  /** Distances that are no multiple of the step. Up to 3 px they make up for the width of a line. */
  const offStep = (css: string): string[] =>
    [...css.matchAll(spacing)].flatMap(([, value = '']) =>
      [...value.matchAll(/(?<![\w.-])-?([\d.]+)(rem|px)\b/g)]
        .filter(([, size, unit]) => {
          const pixels = Number(size) * (unit === 'rem' ? 16 : 1);
          return unit === 'rem' || pixels > 3 ? pixels % step !== 0 : false;
        })
        .map(([name]) => name),
    );

  test('are in steps of two pixels', () => {
    expect(step).toBe(2);
  });

  test.each(['padding: 0.6rem;', 'margin: 0 -0.35rem;', 'gap: 5px 1rem;', 'margin-top: calc(1lh + 0.9rem);'])(
    '%s lies between two steps',
    (css) => {
      expect(offStep(css)).toHaveLength(1);
    },
  );

  test.each(['padding: 0.625rem 10px;', 'margin: -1.5px 0 0.1em;', 'gap: 3px;', 'scroll-margin: 0.6rem;'])(
    '%s does not',
    (css) => {
      expect(offStep(css)).toEqual([]);
    },
  );

  test('is on the scale in every style sheet, except for drawings', () => {
    const places = sources(/\.css$/).filter(
      ({ file }) => !/^components\/(drawings|illustrations)\//.test(file),
    );
    expect(described(places.filter(({ text }) => offStep(text).length > 0))).toEqual([]);
  });

  test('is on the scale in every class', () => {
    const typedSpace = /(?<![\w-])-?(?:[mp][trblxyse]?|gap(?:-[xy])?)-\[-?([\d.]+)rem\]/;
    const places = sources(/\.tsx?$/).filter(
      ({ file }) => !/^components\/(drawings|illustrations)\//.test(file),
    );
    expect(described(places.filter(({ text }) => typedSpace.test(text)))).toEqual([]);
  });
});

describe('a custom property', () => {
  const files = readFiles(/\.(css|tsx?)$/);
  /** By a style sheet, a style, a class, a font, or by Tailwind where our theme leaves its names. */
  const defined = new Set<string>();
  const cleared = [...textOf(tokens).matchAll(/(--\w+-)\*: initial/g)];
  for (const [, name = ''] of tailwind.matchAll(/(--[\w-]+):/g))
    if (!cleared.some(([, prefix = '']) => name.startsWith(prefix))) defined.add(name);
  for (const { text } of files)
    for (const [, name = ''] of text.matchAll(/(?:variable: '|setProperty\('|)(--[\w-]+)(?=['"`]?\]?[:,])/g))
      defined.add(name);

  const undefinedIn = (text: string): (string | undefined)[] =>
    [...text.matchAll(/var\((--[\w-]+)\)|-\((?:[a-z]+:)?(--[\w-]+)\)/g)]
      .map(([, one, other]) => one ?? other)
      .filter((name) => !defined.has(name ?? ''));

  test.each(['gap: var(--no-such-gap);', 'class="text-(length:--text-2xl)"'])('%s has none', (text) => {
    expect(undefinedIn(text)).toHaveLength(1);
  });

  test('that is used without a value to fall back on is defined', () => {
    const unknown = sources(/\.(css|tsx?)$/).filter(({ text }) => undefinedIn(text).length > 0);
    expect(described(unknown)).toEqual([]);
  });
});

describe('a style sheet', () => {
  test('has every class that a component names', () => {
    const missing = readFiles(/\.tsx?$/).flatMap(({ file, text }) =>
      [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(
        ([, name = '', path = '']) => {
          const sheet = inRoot(path.startsWith('@/') ? path.slice(2) : join(dirname(file), path));
          const classes = new Set(
            [...readFileSync(sheet, 'utf8').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(
              ([, className]) => className,
            ),
          );
          return [...text.matchAll(new RegExp(`(?<!/)\\b${name}\\.(?!module)(\\w+)`, 'g'))]
            .filter(([, className]) => !classes.has(className ?? ''))
            .map(
              ({ index, 1: className }) => `${file}:${text.slice(0, index).split('\n').length}: ${className}`,
            );
        },
      ),
    );
    expect(missing).toEqual([]);
  });
});

/**
 * `:has()` of an ancestor, for an element that no tag, class, id or attribute names. Chromium then computes the styles of
 * all that is in the ancestor anew whenever something comes into it: of a list of 200 files, each time that one was read.
 */
function unnamedBehindHas(selector: string): boolean {
  const names = (nodes: readonly parser.Node[]): boolean =>
    nodes.some(
      (node) =>
        ['tag', 'class', 'id', 'attribute'].includes(node.type) ||
        (node.type === 'pseudo' &&
          [':is', ':where', ':global'].includes(node.value) &&
          node.nodes.length > 0 &&
          node.nodes.every(({ nodes: inside }) => names(lastPart(inside)))),
    );
  const lastPart = (nodes: readonly parser.Node[]) =>
    nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  let isFound = false;
  parser((root) => {
    for (const { nodes } of root.nodes) {
      const subject = lastPart(nodes);
      const ancestors = nodes.slice(0, nodes.length - subject.length);
      isFound ||= ancestors.some((node) => String(node).includes(':has(')) && !names(subject);
    }
  }).processSync(selector);
  return isFound;
}

test.each([
  ['body:has(.menu) > :not(header)', true],
  ['.page:not(:has(canvas)) > :nth-child(2)', true],
  ['main:not(:has(+ *)) > *', true],
  ['body:has(.menu) > :is(main, :first-child)', true],
  ['body:has(.menu) > :is(main, footer)', false],
  ['.shelf:has(.open) .more', false],
  ['.shelf:has(> :nth-child(2))', false],
])('%s: an element behind :has() that nothing names: %s', (selector, isUnnamed) => {
  expect(unnamedBehindHas(selector)).toBe(isUnnamed);
});

test('changes of a page do not restyle all of it: selectors after :has() name their elements', () => {
  const unnamed: string[] = [];
  for (const { file, text } of readFiles(/\.css$/))
    postcss.parse(text).walkRules((rule) => {
      if (unnamedBehindHas(rule.selector))
        unnamed.push(`${file}:${rule.source?.start?.line}: ${rule.selector}`);
    });
  expect(unnamed).toEqual([]);
});
