import { expect, test } from 'vitest';
import { textOf } from '@/scripts/lib/paths';
import { running } from '@/tests/helpers/tool-messages';

const page = textOf('docs/tools.md');

/** The rows of a table in docs/tools.md: by the first cell of a row, its other cells. */
function rows(name: string): Map<string, string[]> {
  const table = page.split(`<!-- ${name} -->\n`)[1]?.split(`<!-- /${name} -->`)[0] ?? '';
  const cells = table
    .trim()
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').slice(1, -1));
  return new Map(cells.map(([first = '', ...others]) => [first.trim(), others.map((cell) => cell.trim())]));
}

test('the table of tools lists each running tool exactly once, and has no empty cell', () => {
  const sixteen = rows('sixteen');
  const sortedNames = (names: Iterable<string>) => [...names].sort();
  expect(sortedNames(sixteen.keys())).toEqual(sortedNames(running.map(({ name }) => name)));
  for (const [name, cells] of sixteen) expect(cells.filter(Boolean), name).toHaveLength(6);
});

test('the weight of a tool is the one that was measured on its page', () => {
  const [sixteen, pages] = [rows('sixteen'), rows('page')];
  const tasks = ['sign', 'redact'];
  expect([...pages.keys()].sort()).toEqual([...running.map(({ slug }) => slug), ...tasks].sort());
  for (const { slug, name } of running) {
    const [, weightAfterFile = ''] = pages.get(slug) ?? [];
    expect(sixteen.get(name)?.[4], name).toBe(weightAfterFile);
  }
});
