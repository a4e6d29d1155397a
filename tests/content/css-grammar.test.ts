import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { narrow, wide } from '@/lib/breakpoints';
import { colours } from '@/lib/colours';
import { inRoot } from '@/scripts/lib/paths';
import { colourOf, toHex } from '@/tests/helpers/tokens';

const theme = readFileSync(inRoot('app/styles/tokens.css'), 'utf8');
const breakpoints = [...theme.matchAll(/--breakpoint-\w+: ([\d.]+rem)/g)].map(([, width]) => width);

const narrowest = breakpoints[0];
const widest = breakpoints.at(-1);

const width = '([\\d.]+rem)';
/** The three ways to name a width: from, below, and between. */
const spelling = new RegExp(
  `\\(width >= ${width}\\)|\\(width < ${width}\\)|\\(${width} <= width < ${width}\\)`,
  'g',
);

type Place = { file: string; line: number; text: string };

const readFiles = (ending: RegExp): { file: string; text: string }[] =>
  ['app', 'components', 'lib']
    .flatMap((folder) =>
      readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((file) => ending.test(file) && !/^(app\/dev|lib\/engines)\//.test(file))
    .map((file) => ({ file, text: readFileSync(inRoot(file), 'utf8') }));

const sources = (ending: RegExp): Place[] =>
  readFiles(ending).flatMap(({ file, text }) =>
    text.split('\n').map((one, index) => ({ file, line: index + 1, text: one })),
  );

const named = (places: Place[]) => places.map(({ file, line, text }) => `${file}:${line}: ${text.trim()}`);

/** A media query with a width that is no token, or is spelt in another way. */
function oddWidths(query: string): boolean {
  const known = [...query.matchAll(spelling)].flatMap((match) => match.slice(1).filter(Boolean));
  return query.replace(spelling, '').includes('width') || known.some((one) => !breakpoints.includes(one));
}

describe('a width of the window', () => {
  test.each([`(width >= ${narrowest})`, `(${narrowest} <= width < ${widest}) and (hover: hover)`])(
    '%s is one of the tokens',
    (query) => {
      expect(oddWidths(query)).toBe(false);
    },
  );

  test.each(['(max-width: 63.99rem)', '(width >= 1024px)', '(width >= 50rem)', '(width <= 64rem)'])(
    '%s is not',
    (query) => {
      expect(oddWidths(query)).toBe(true);
    },
  );

  test('is a token, and spelt in one way, in every style sheet and every script', () => {
    const queries = sources(/\.css$/).filter(({ text }) => text.includes('@media'));
    const scripts = sources(/\.tsx?$/).filter(({ text }) =>
      /\((min|max)-width:|\([^()]*width (<|>=?)=? [\d.]/.test(text),
    );
    const utilities = sources(/\.tsx$/).filter(({ text }) => /\b(min|max)-\[[\d.]+(rem|px)\]:/.test(text));
    const odd = [...queries, ...scripts].filter(({ text }) => oddWidths(text));
    const isKeys = ({ file, text }: Place) => file === asWideAsKeys.file && text === asWideAsKeys.text;
    expect(odd.filter(isKeys)).toHaveLength(1);
    expect(named([...odd, ...utilities].filter((place) => !isKeys(place)))).toEqual([]);
  });

  test('of the carousels, and of the page that is sent when the endpoint fails, is the one from which the grids of Tailwind’s lg begin', () => {
    expect(
      [wide, narrow].every((query) => query.includes(/--breakpoint-lg: ([\d.]+rem)/.exec(theme)?.[1] ?? '-')),
    ).toBe(true);
  });
});

/** As wide as the keys under a picture need to stand on one line. */
const asWideAsKeys = {
  file: 'components/workbench/tools/shots.module.css',
  text: '@media (width < 88rem) {',
};

describe('a colour', () => {
  test('is a token in every component: no hex value', () => {
    const hex = /(?<!href=["'{`]*|&)#([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})\b/i;
    expect(named(sources(/\.tsx$/).filter(({ text }) => hex.test(text)))).toEqual([]);
  });

  test.each(Object.entries(colours))(
    '%s for renderers without custom properties is the token',
    (name, value) => {
      expect(value).toBe(toHex(colourOf(name, 'light')));
    },
  );
});

describe('a style sheet', () => {
  test('has every class that a component names', () => {
    const missing = readFiles(/\.tsx?$/).flatMap(({ file, text }) =>
      [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].flatMap(
        ([, name = '', path = '']) => {
          const sheet = inRoot(path.startsWith('@/') ? path.slice(2) : join(dirname(file), path));
          const classes = new Set(
            [...readFileSync(sheet, 'utf8').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, one]) => one),
          );
          return [...text.matchAll(new RegExp(`(?<!/)\\b${name}\\.(?!module)(\\w+)`, 'g'))]
            .filter(([, one]) => !classes.has(one ?? ''))
            .map(({ index, 1: one }) => `${file}:${text.slice(0, index).split('\n').length}: ${one}`);
        },
      ),
    );
    expect(missing).toEqual([]);
  });
});
