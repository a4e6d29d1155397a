import { describe, expect, it, test } from 'vitest';
import { attributes, fileStates } from '@/lib/islands';
import { sourceFiles } from '@/tests/helpers/source-files';
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
])('%s spells out the island attributes %j', (source, names) => {
  expect(spelledAttributes(source).map(({ name }) => name)).toEqual(names);
});

/** Files that may spell out the attributes: those that define them, and this test. */
const allowed = new Set([
  'lib/islands.ts',
  'packages/lean/attributes.ts',
  'tests/scripts/island-attributes.test.ts',
]);

test('code takes the attributes of islands from lib/islands.ts, the delivery step from attributes.ts', () => {
  const files = sourceFiles(
    ['app', 'components', 'content', 'lib', 'packages', 'scripts', 'lab', 'tests'],
    /\.(tsx?|m?js)$/,
  ).filter(({ file }) => !allowed.has(file) && !file.startsWith('packages/lean/tests/'));
  const places = files.flatMap(({ file, text }) =>
    spelledAttributes(text, file.endsWith('.ts') ? 'ts' : 'tsx').map(
      ({ line, name }) => `${file}:${line}: ${name}`,
    ),
  );
  expect(places).toEqual([]);
});

describe('style sheets, which cannot import the attributes', () => {
  const sheets = sourceFiles(['app', 'components'], /\.css$/);
  const programs = sourceFiles(['app', 'components'], /\.tsx?$/)
    .map(({ text }) => text)
    .join('\n');

  it('name only attributes that lib/islands.ts has or a component writes', () => {
    const unknown = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(/\[(data-[\w-]+)/g)]
        .map(([, name]) => name as string)
        .filter((name) => !islandAttributes.includes(name))
        .filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(programs))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('use only existing states of a file island', () => {
    const selected = sheets.flatMap(({ file, text }) =>
      [...text.matchAll(new RegExp(`\\[${attributes.state}="?(\\w*)`, 'g'))].map(([, state]) => ({
        file,
        state,
      })),
    );
    expect(selected.length).toBeGreaterThan(0);
    expect(selected.filter(({ state }) => !fileStates.some((fileState) => fileState === state))).toEqual([]);
  });
});
