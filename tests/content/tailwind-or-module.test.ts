import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loneClasses } from '@/tests/helpers/lone-classes';
import { sourceFiles } from '@/tests/helpers/source-files';

/** A class that is used in this many places may stay in a module, as their one definition. */
const SHARED = 3;

const files = sourceFiles(['app', 'components', 'lib'], /\.(tsx|module\.css)$/).filter(
  ({ file }) => !file.startsWith('app/dev/'),
);

/** How often components use a class of a sheet, by `components/a.module.css name`. */
const uses = new Map<string, number>();
/** Sheets whose classes data picks by name, as in `styles[kind]`, or that a component passes to another as a whole. */
const picked = new Set<string>();
for (const { file, text } of files.filter((source) => source.file.endsWith('.tsx'))) {
  for (const [, local = '', path = ''] of text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
    const sheet = path.startsWith('@/') ? path.slice(2) : join(dirname(file), path);
    if (new RegExp(`\\b${local}\\[|=\\{${local}\\}`).test(text)) picked.add(sheet);
    for (const [, name] of text.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, 'g')))
      uses.set(`${sheet} ${name}`, (uses.get(`${sheet} ${name}`) ?? 0) + 1);
  }
}

describe('the check for classes that depend on nothing', () => {
  test.each([
    ['a class alone', '.a { margin-top: 1rem; }', ['a']],
    ['a class with a comment', '.a {\n  /* Room. */\n  gap: 1px;\n  margin: 0;\n  padding: 0;\n}', ['a']],
    ['a class beside one that depends on something', '.a { margin: 0; } .b p { margin: 0; }', ['a']],
    [
      'a class beside an animation of the same name',
      '.a { margin: 0; } @keyframes a { from { top: 0; } }',
      ['a'],
    ],
  ])('reports %s', (_, css, names) => {
    expect(loneClasses(css).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['below another element', '.a .b { margin: 0; }'],
    ['of one kind of element', 'a.b { margin: 0; }'],
    ['that another rule names in :has()', '.a { margin: 0; } .b:has(.a) { margin: 0; }'],
    ['with a state', '.a { margin: 0; } .a:hover { margin: 1px; }'],
    ['that shares a rule', '.a, .b { margin: 0; }'],
    ['with a nested state', '.a { margin: 0; &:hover { margin: 1px; } }'],
    [
      'that has other declarations in wide windows',
      '.a { margin: 0; } @media (--from-lg) { .a { margin: 1px; } }',
    ],
    ['that has declarations only in wide windows', '@media (--from-lg) { .a { margin: 0; } }'],
    ['that sets a custom property', '.a { --fold: 34px; }'],
    ['that another class composes', '.a { margin: 0; } .b { composes: a; padding: 0; top: 0; left: 0; }'],
    ['with four declarations', '.a { top: 0; right: 0; left: 0; margin: 0; }'],
  ])('does not report a class %s', (_, css) => {
    expect(loneClasses(css)).toEqual([]);
  });

  test('gives the line of a class', () => {
    expect(loneClasses('.b p { margin: 0; }\n\n.a {\n  margin: 0;\n}')).toEqual([{ name: 'a', line: 3 }]);
  });

  test('reports none in the modules, except classes used in three places or picked by data', () => {
    const sheets = files.filter(({ file }) => file.endsWith('.module.css'));
    expect(sheets.length).toBeGreaterThan(100);
    const loneClassList = sheets.flatMap(({ file: sheet, text }) =>
      loneClasses(text)
        .filter(({ name }) => (uses.get(`${sheet} ${name}`) ?? (picked.has(sheet) ? SHARED : 0)) < SHARED)
        .map(
          ({ name, line }) =>
            `${sheet}:${line}: .${name} depends on nothing: write its declarations as Tailwind's classes on the element. If it does, name in the selector what it depends on.`,
        ),
    );
    expect(loneClassList).toEqual([]);
  });
});
