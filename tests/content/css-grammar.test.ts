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
/** Tailwind's breakpoints, which `md:` and `max-md:` stand for. */
const widths = new Map(
  [...breakpoints.matchAll(/--breakpoint-(\w+): ([\d.]+rem);/g)].map(([, name = '', width]) => [name, width]),
);
/** Named media queries, such as `--from-md`, with what they stand for. */
const namedQueries = new Map(
  [...breakpoints.matchAll(/@custom-media --([\w-]+) (.+);/g)].map(([, name = '', query]) => [name, query]),
);

/** The query that a name such as `from-md` must stand for, if it names a width. */
function widthQueryOf(name: string): string | undefined {
  const [, from, below] = /^(?:from-(\w+)|below-(\w+))$/.exec(name) ?? [];
  const [, min, max] = /^(\w+)-to-(\w+)$/.exec(name) ?? [];
  if (from) return `(width >= ${widths.get(from)})`;
  if (below) return `(width < ${widths.get(below)})`;
  return min && max && `(${widths.get(min)} <= width < ${widths.get(max)})`;
}

type SourceLine = { file: string; line: number; text: string };

const readFiles = (ending: RegExp) =>
  sourceFiles(['app', 'components', 'lib'], ending).filter(({ file }) => !/^app\/dev\//.test(file));

const sourceLines = (ending: RegExp): SourceLine[] =>
  readFiles(ending).flatMap(({ file, text }) =>
    text.split('\n').map((lineText, index) => ({ file, line: index + 1, text: lineText })),
  );

const placesOf = (lines: SourceLine[]) =>
  lines.map(({ file, line, text }) => `${file}:${line}: ${text.trim()}`);

/** Conditions of a media query for a width or a height that are not names in app/styles/breakpoints.css. */
const unnamedConditions = (query: string): string[] =>
  (query.match(/\([^()]*\)/g) ?? []).filter(
    (condition) =>
      /\b(width|height)\b/.test(condition) ||
      (condition.startsWith('(--') && !namedQueries.has(condition.slice(3, -1))),
  );

describe('a condition for the width or height of the window', () => {
  test.each([...namedQueries].filter(([name]) => widthQueryOf(name)))(
    'named --%s is %s, as in Tailwind',
    (name, query) => {
      expect(query).toBe(widthQueryOf(name));
    },
  );

  test.each(Object.entries({ wide: 'from-lg', narrow: 'below-lg', phone: 'below-md' }))(
    'that scripts call %s equals --%s',
    (script, name) => {
      expect(scriptWidths).toHaveProperty(script, namedQueries.get(name));
    },
  );

  test.each(['(--from-lg)', '(--from-md) and (hover: hover)', 'print', '(--from-sm), print'])(
    'passes the check for names in %s',
    (query) => {
      expect(unnamedConditions(query)).toEqual([]);
    },
  );

  test.each(['(max-width: 63.99rem)', '(width >= 64rem)', '(height < 30rem)', '(--from-lgg)'])(
    'fails the check for names in %s',
    (query) => {
      expect(unnamedConditions(query)).toHaveLength(1);
    },
  );

  test('has a name in every style sheet, every script and every class', () => {
    const queries = sourceLines(/\.css$/).filter(
      ({ file, text }) => file !== definitions && /@media/.test(text) && unnamedConditions(text).length > 0,
    );
    const scripts = sourceLines(/\.tsx?$/).filter(
      ({ file, text }) =>
        file !== 'lib/breakpoints.ts' && /\((min|max)-width:|\([^()]*width (<|>=?)=? [\d.]/.test(text),
    );
    const utilities = sourceLines(/\.tsx$/).filter(({ text }) =>
      /\b(min|max)-\[[\d.]+(rem|px)\]:/.test(text),
    );
    expect(placesOf([...queries, ...scripts, ...utilities])).toEqual([]);
  });
});

test('container queries use only the widths in app/styles/breakpoints.css, and each width is used', () => {
  const listed = [...breakpoints.matchAll(/--container-\w+: ([\d.]+rem);/g)].map(([, width]) => width);
  const queries = sourceLines(/\.css$/).filter(
    ({ file, text }) => file !== definitions && /@container/.test(text),
  );
  const typedWidths = queries.filter(
    ({ text }) => !listed.includes(/\(width (?:<|>=) ([\d.]+rem)\) {$/.exec(text)?.[1]),
  );
  expect(placesOf(typedWidths)).toEqual([]);
  expect(listed.filter((width) => !queries.some(({ text }) => text.includes(` ${width})`)))).toEqual([]);
});

describe('a colour', () => {
  test('is a token in every style sheet, not a colour function; Biome refuses hex values', () => {
    const literal = /\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(/i;
    const styles = sourceLines(/\.css$/).filter(({ file }) => file !== tokens);
    expect(placesOf(styles.filter(({ text }) => literal.test(text.replace(/\/\*.*?\*\//g, ''))))).toEqual([]);
  });

  test('in an SVG data URL of a style sheet is a token in sRGB', () => {
    const sRgbTokens = new Set<string>(Object.values(colours));
    const pictures = sourceLines(/\.css$/).flatMap(({ file, line, text }) =>
      [...text.matchAll(/%23([0-9a-f]+)/gi)].map(([, hex = '']) => ({
        file,
        line,
        text: `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`.toLowerCase(),
      })),
    );
    expect(pictures).not.toEqual([]);
    expect(placesOf(pictures.filter(({ text }) => !sRgbTokens.has(text)))).toEqual([]);
  });

  /** Colours of the error page of the form and of mails, which do not use the site's style sheets or tokens. */
  const ownColours: Record<string, readonly string[]> = {
    'lib/contact/failure-page.ts': '#4a5468 #c6ccd8 #0f1a31 #727b8c #949cac #b01f24 #ffb3ad #273554'.split(
      ' ',
    ),
    'lib/contact/mail.ts': ['#5c6576'],
  };
  const hexColour = /(?<!href=["'{`]*|&)#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b/gi;

  test('is a token in every component and every script: no hex value', () => {
    const icons = 'scripts/icons.ts';
    const scripts = textOf(icons).split('\n');
    const places = [
      ...sourceLines(/\.tsx?$/).filter(({ file }) => file !== 'lib/colours.ts'),
      ...scripts.map((text, index) => ({ file: icons, line: index + 1, text })),
    ];
    const typedValues = places.filter(({ file, text }) =>
      (text.match(hexColour) ?? []).some((colour) => !ownColours[file]?.includes(colour)),
    );
    expect(placesOf(typedValues)).toEqual([]);
  });

  test.each(Object.entries(ownColours))('listed here for %s is still used there', (file, values) => {
    const text = textOf(file);
    expect(values.filter((value) => !text.includes(value))).toEqual([]);
  });

  test.each(Object.entries(colours))('in lib/colours.ts equals its token: %s', (name, value) => {
    expect(value).toBe(toHex(colourOf(name, 'light')));
  });
});

describe('a measure with a token', () => {
  test.each(['frame', 'gutter'])('is written by its name: --%s', (name) => {
    const value = new RegExp(`--${name}: ([^;]+);`).exec(textOf(tokens))?.[1] ?? '';
    const styles = sourceLines(/\.css$/).filter(({ file }) => file !== tokens);
    expect(placesOf(styles.filter(({ text }) => text.includes(value)))).toEqual([]);
  });
});

describe('a distance', () => {
  /** Half a step of Tailwind's spacing (`p-0.5`), in pixels. */
  const step = (16 * Number.parseFloat(/--spacing: ([\d.]+)rem;/.exec(tailwind)?.[1] ?? '')) / 2;
  const spacing = /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?: ([^;]+);/g;

  /** Distances that are not multiples of the step. Those of up to 3 px are allowed: they offset the width of a line. */
  const offStep = (css: string): string[] =>
    [...css.matchAll(spacing)].flatMap(([, value = '']) =>
      [...value.matchAll(/(?<![\w.-])-?([\d.]+)(rem|px)\b/g)]
        .filter(([, size, unit]) => {
          const pixels = Number(size) * (unit === 'rem' ? 16 : 1);
          return unit === 'rem' || pixels > 3 ? pixels % step !== 0 : false;
        })
        .map(([name]) => name),
    );

  test('is a multiple of two pixels', () => {
    expect(step).toBe(2);
  });

  test.each(['padding: 0.6rem;', 'margin: 0 -0.35rem;', 'gap: 5px 1rem;', 'margin-top: calc(1lh + 0.9rem);'])(
    'is off the scale in %s',
    (css) => {
      expect(offStep(css)).toHaveLength(1);
    },
  );

  test.each(['padding: 0.625rem 10px;', 'margin: -1.5px 0 0.1em;', 'gap: 3px;', 'scroll-margin: 0.6rem;'])(
    'is on the scale in %s',
    (css) => {
      expect(offStep(css)).toEqual([]);
    },
  );

  test('is on the scale in every style sheet, except for drawings', () => {
    const places = sourceLines(/\.css$/).filter(
      ({ file }) => !/^components\/(drawings|illustrations)\//.test(file),
    );
    expect(placesOf(places.filter(({ text }) => offStep(text).length > 0))).toEqual([]);
  });

  test('is on the scale in every class, except for drawings', () => {
    const typedSpace = /(?<![\w-])-?(?:[mp][trblxyse]?|gap(?:-[xy])?)-\[-?([\d.]+)rem\]/;
    const places = sourceLines(/\.tsx?$/).filter(
      ({ file }) => !/^components\/(drawings|illustrations)\//.test(file),
    );
    expect(placesOf(places.filter(({ text }) => typedSpace.test(text)))).toEqual([]);
  });
});

describe('a custom property', () => {
  const files = readFiles(/\.(css|tsx?)$/);
  /** Names that a style sheet, a style, a class or a font defines, or Tailwind unless tokens.css clears them. */
  const defined = new Set<string>();
  const cleared = [...textOf(tokens).matchAll(/(--\w+-)\*: initial/g)];
  for (const [, name = ''] of tailwind.matchAll(/(--[\w-]+):/g))
    if (!cleared.some(([, prefix = '']) => name.startsWith(prefix))) defined.add(name);
  for (const { text } of files)
    for (const [, name = ''] of text.matchAll(/(?:variable: '|setProperty\('|)(--[\w-]+)(?=['"`]?\]?[:,])/g))
      defined.add(name);

  const undefinedIn = (text: string): (string | undefined)[] =>
    [...text.matchAll(/var\((--[\w-]+)\)|-\((?:[a-z]+:)?(--[\w-]+)\)/g)]
      .map(([, inVar, inClass]) => inVar ?? inClass)
      .filter((name) => !defined.has(name ?? ''));

  test.each(['gap: var(--no-such-gap);', 'class="text-(length:--text-2xl)"'])(
    'is reported as undefined in %s',
    (text) => {
      expect(undefinedIn(text)).toHaveLength(1);
    },
  );

  test('that is used without a fallback is defined', () => {
    const unknown = sourceLines(/\.(css|tsx?)$/).filter(({ text }) => undefinedIn(text).length > 0);
    expect(placesOf(unknown)).toEqual([]);
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
 * Whether a selector has `:has()` on an ancestor and names its own element by no tag, class, id or attribute. Chromium
 * then recomputes the styles of everything in the ancestor whenever something is added to it.
 */
function hasUnnamedSubject(selector: string): boolean {
  const isNamed = (nodes: readonly parser.Node[]): boolean =>
    nodes.some(
      (node) =>
        ['tag', 'class', 'id', 'attribute'].includes(node.type) ||
        (node.type === 'pseudo' &&
          [':is', ':where', ':global'].includes(node.value) &&
          node.nodes.length > 0 &&
          node.nodes.every(({ nodes: inside }) => isNamed(lastPart(inside)))),
    );
  const lastPart = (nodes: readonly parser.Node[]) =>
    nodes.slice(nodes.findLastIndex(({ type }) => type === 'combinator') + 1);
  let isFound = false;
  parser((root) => {
    for (const { nodes } of root.nodes) {
      const subject = lastPart(nodes);
      const ancestors = nodes.slice(0, nodes.length - subject.length);
      isFound ||= ancestors.some((node) => String(node).includes(':has(')) && !isNamed(subject);
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
])('%s selects an unnamed element behind :has(): %s', (selector, isUnnamed) => {
  expect(hasUnnamedSubject(selector)).toBe(isUnnamed);
});

test('selectors with :has() name their elements, so that a change does not restyle the whole page', () => {
  const places: string[] = [];
  for (const { file, text } of readFiles(/\.css$/))
    postcss.parse(text).walkRules((rule) => {
      if (hasUnnamedSubject(rule.selector))
        places.push(`${file}:${rule.source?.start?.line}: ${rule.selector}`);
    });
  expect(places).toEqual([]);
});
