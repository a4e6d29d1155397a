import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loneClasses } from '@/tests/helpers/lone-classes';
import { sourceFiles } from '@/tests/helpers/source-files';

/** In as many places a class is one place for their look. */
const SHARED = 3;

const files = sourceFiles(['app', 'components', 'lib'], /\.(tsx|module\.css)$/).filter(
  ({ file }) => !file.startsWith('app/dev/'),
);

/** How often components name a class of a sheet: `components/a.module.css name`. */
const uses = new Map<string, number>();
/** Sheets of which data picks classes by name, as in `styles[kind]`, or a component hands all to another. */
const picked = new Set<string>();
for (const { file, text } of files.filter((source) => source.file.endsWith('.tsx'))) {
  for (const [, local = '', path = ''] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
    const sheet = path.startsWith('@/') ? path.slice(2) : join(dirname(file), path);
    if (new RegExp(`\\b${local}\\[|=\\{${local}\\}`).test(text)) picked.add(sheet);
    for (const [, name] of text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g')))
      uses.set(`${sheet} ${name}`, (uses.get(`${sheet} ${name}`) ?? 0) + 1);
  }
}

describe('a class that depends on nothing', () => {
  test.each([
    ['a class alone', '.a { margin-top: 1rem; }', ['a']],
    ['with a comment', '.a {\n  /* Room. */\n  gap: 1px;\n  margin: 0;\n  padding: 0;\n}', ['a']],
    ['beside one that does', '.a { margin: 0; } .b p { margin: 0; }', ['a']],
    [
      'a frame of an animation is no rule of it',
      '.a { margin: 0; } @keyframes a { from { top: 0; } }',
      ['a'],
    ],
  ])('is found: %s', (_, css, names) => {
    expect(loneClasses(css).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['below another element', '.a .b { margin: 0; }'],
    ['of an element that is one of several', 'a.b { margin: 0; }'],
    ['that another rule looks at', '.a { margin: 0; } .b:has(.a) { margin: 0; }'],
    ['with a state', '.a { margin: 0; } .a:hover { margin: 1px; }'],
    ['that shares a rule', '.a, .b { margin: 0; }'],
    ['with a state inside', '.a { margin: 0; &:hover { margin: 1px; } }'],
    ['that is otherwise in another window', '.a { margin: 0; } @media (--from-lg) { .a { margin: 1px; } }'],
    ['of one window alone', '@media (--from-lg) { .a { margin: 0; } }'],
    ['that hands a measure down', '.a { --fold: 34px; }'],
    ['that others are made of', '.a { margin: 0; } .b { composes: a; padding: 0; top: 0; left: 0; }'],
    ['of four declarations', '.a { top: 0; right: 0; left: 0; margin: 0; }'],
  ])('is not reported: %s', (_, css) => {
    expect(loneClasses(css)).toEqual([]);
  });

  test('is named with its line', () => {
    expect(loneClasses('.b p { margin: 0; }\n\n.a {\n  margin: 0;\n}')).toEqual([{ name: 'a', line: 3 }]);
  });

  test('is no class of a module, unless data picks it by name: its declarations are Tailwind’s classes', () => {
    const sheets = files.filter(({ file }) => file.endsWith('.module.css'));
    expect(sheets.length).toBeGreaterThan(100);
    const lone = sheets.flatMap(({ file: sheet, text }) =>
      loneClasses(text)
        .filter(({ name }) => (uses.get(`${sheet} ${name}`) ?? (picked.has(sheet) ? SHARED : 0)) < SHARED)
        .map(
          ({ name, line }) =>
            `${sheet}:${line}: .${name} depends on nothing: write its declarations as Tailwind's classes on the element. If it does, name in the selector what it depends on.`,
        ),
    );
    expect(lone).toEqual([]);
  });
});
