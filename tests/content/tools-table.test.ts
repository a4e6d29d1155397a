import { expect, test } from 'vitest';
import { textOf } from '@/scripts/lib/paths';
import { running } from '@/tests/helpers/tool-messages';

const docs = textOf('docs/tools.md');

/** Cells of the rows of a table of docs/tools.md, by their first one. */
function rows(name: string): Map<string, string[]> {
  const table = docs.split(`<!-- ${name} -->\n`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';
  const cells = table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1));
  return new Map(cells.map(([first = '', ...others]) => [first.trim(), others.map((cell) => cell.trim())]));
}

test('the table of the tools has each that runs once, with no cell left empty', () => {
  const sixteen = rows('sixteen');
  const sortedNames = (names: Iterable<string>) => [...names].sort();
  expect(sortedNames(sixteen.keys())).toEqual(sortedNames(running.map(({ name }) => name)));
  for (const [name, cells] of sixteen) expect(cells.filter(Boolean), name).toHaveLength(6);
});

test('what a tool weighs is what was measured on its page', () => {
  const [sixteen, pages] = [rows('sixteen'), rows('page')];
  const tasks = ['sign', 'redact'];
  expect([...pages.keys()].sort()).toEqual([...running.map(({ slug }) => slug), ...tasks].sort());
  for (const { slug, name } of running) {
    const [, after = ''] = pages.get(slug) ?? [];
    expect(sixteen.get(name)?.[4], name).toBe(after);
  }
});
