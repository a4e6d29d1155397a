import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { attributes, fileStates } from '@/lib/islands';
import { inRoot } from '@/scripts/lib/paths';
import { islandAttributes, spelledAttributes } from '@/tests/helpers/spelled-attributes';

test.each([
  ['<p data-state="over" />', ['data-state']],
  ["form.querySelector('[data-pressed]')", ['data-pressed']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
  ['`section[data-island=file] ${rest}`', ['data-island']],
  ['<p className="group-data-[state=over]:flex data-typed:block" />', ['data-typed']],
  ["body.dataset.loader = ''", ['dataset.loader']],
  ["body.dataset['media']", ['dataset.media']],
  ['const { wake, other } = script.dataset', ['dataset.wake']],
  ['<p data-statement="1" data-still className="data-island-like" {...island()} />', []],
  ['// data-island in a comment\nfile.state', []],
])('%s spells %j', (source, names) => {
  expect(spelledAttributes(source).map(({ name }) => name)).toEqual(names);
});

const namesIn = (folders: readonly string[], kind: RegExp) =>
  folders.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((name) => kind.test(name) && !/node_modules|\/\./.test(name)),
  );

/** Where the attributes are named, and the tests of that. */
const allowed = new Set([
  'lib/islands.ts',
  'packages/lean/attributes.ts',
  'tests/scripts/island-attributes.test.ts',
]);

test('programs get the attributes of islands from lib/islands.ts, the delivery step from attributes.ts', () => {
  const files = namesIn(
    ['app', 'components', 'content', 'lib', 'packages', 'scripts', 'lab', 'tests'],
    /\.(tsx?|m?js)$/,
  ).filter((file) => !allowed.has(file) && !file.startsWith('packages/lean/tests/'));
  const places = files.flatMap((file) =>
    spelledAttributes(readFileSync(inRoot(file), 'utf8'), file.endsWith('.ts') ? 'ts' : 'tsx').map(
      ({ line, name }) => `${file}:${line}: ${name}`,
    ),
  );
  expect(places).toEqual([]);
});

describe('style sheets, which have to spell an attribute', () => {
  const sheets = namesIn(['app', 'components'], /\.css$/).map((file) => ({
    file,
    css: readFileSync(inRoot(file), 'utf8'),
  }));
  const programs = namesIn(['app', 'components'], /\.tsx?$/)
    .map((file) => readFileSync(inRoot(file), 'utf8'))
    .join('\n');

  it('name only attributes that lib/islands.ts has or a component writes', () => {
    const unknown = sheets.flatMap(({ file, css }) =>
      [...css.matchAll(/\[(data-[\w-]+)/g)]
        .map(([, name]) => name as string)
        .filter((name) => !islandAttributes.includes(name))
        .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(programs))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('ask for states of a file island that there are', () => {
    const asked = sheets.flatMap(({ file, css }) =>
      [...css.matchAll(new RegExp(`\\[${attributes.state}="?(\\w*)`, 'g'))].map(([, state]) => ({
        file,
        state,
      })),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ state }) => !fileStates.some((known) => known === state))).toEqual([]);
  });
});
