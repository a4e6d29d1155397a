import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { contentFiles } from '@/scripts/lib/content-files';
import { inRoot } from '@/scripts/lib/paths';
import { copyOfSite } from '@/tests/helpers/copy';

/**
 * One entry of each kind that other files name is renamed, then removed, in a copy. Either nothing names it and the
 * content holds together, or each place that names it is reported with file and field.
 */

const names = contentFiles();
const content = new Map(
  names.map((name) => [`content/${name}`, readFileSync(inRoot('content', name), 'utf8')]),
);
const allContent = [...content.values()].join('\n');

/** The first name that some file quotes, as the pattern's group finds it, in all of the content or in one file. */
function quoted(
  pattern: RegExp,
  file: string,
  asWritten: (name: string) => string,
  from = allContent,
): string {
  const names = [...from.matchAll(pattern)].map(([, name = '']) => name);
  const name = names.find((name) => content.get(file)?.includes(asWritten(name)));
  if (!name) throw new Error(`No file names an entry of ${file}.`);
  return name;
}

const quote = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
const field = (key: string) => (name: string) => `${key}: '${name}',`;
const key = (name: string) => `${quote(name)}: {`;
const number = (n: string) => `n: ${n},`;

/** Entries that other files name: their file, the name of one, how it is written there, and how a missing one is reported. */
const kinds = [
  {
    kind: 'plan',
    file: 'content/pricing.ts',
    name: quoted(/\$\{plan\.(\w+)\}/g, 'content/pricing.ts', field('slug')),
    written: field('slug'),
    reported: (name: string) => `quotes “${name}”, which content/pricing.ts does not have.`,
  },
  {
    kind: 'claim',
    file: 'content/claims.ts',
    name: 'supportHours',
    written: key,
    reported: (name: string) => `quotes “${name}”, which content/claims.ts does not have.`,
  },
  {
    kind: 'claim that a drawing prints',
    file: 'content/claims.ts',
    name: 'iso27001',
    written: key,
    reported: () => 'iso27001 is missing. Add it',
  },
  {
    kind: 'feature of plans',
    file: 'content/pricing.ts',
    name: quoted(/id: '(\w+)', label/g, 'content/pricing.ts', (name) => `id: '${name}'`),
    written: (name: string) => `id: '${name}'`,
    reported: (name: string) => `names ${name}, which is not in the list of features.`,
  },
  {
    kind: 'topic of messages',
    file: 'content/contact.ts',
    name: quoted(/\/contact\?topic=([\w-]+)/g, 'content/contact.ts', key),
    written: key,
    reported: (name: string) => `/contact knows no topic “${name}”.`,
  },
  {
    kind: 'feature',
    file: 'content/features.ts',
    // A card of the features page.
    name: quoted(
      /\bslug: '([\w-]+)'/g,
      'content/features.ts',
      field('slug'),
      content.get('content/features-hub.ts'),
    ),
    written: field('slug'),
    reported: (name: string) => `is “${name}”, which content/features.ts does not have.`,
  },
  {
    kind: 'tool of a task with another name',
    file: 'content/tools/merge-pdf.ts',
    name: 'merge-pdf',
    written: field('slug'),
    /** Its line in the list of the catalogue. */
    removed: { file: 'content/tools.ts', line: /^ *mergePdf\.page,\n/m },
    reported: (name: string) => `page.tool is the slug of no tool. Found: “${name}”.`,
  },
  {
    kind: 'tool',
    file: 'content/tools/split-pdf.ts',
    name: 'split-pdf',
    written: field('slug'),
    removed: { file: 'content/tools.ts', line: /^ *splitPdf\.page,\n/m },
    reported: (name: string) => `links to “/toolsdetails/${name}”, but no page has that address.`,
  },
  {
    kind: 'group of tools',
    file: 'content/tools.ts',
    name: quoted(/\bgroup: '([\w-]+)'/g, 'content/tools.ts', field('id')),
    written: field('id'),
    reported: () => 'names no group. Use one of:',
  },
  {
    kind: 'question',
    file: 'content/faqs.ts',
    name: quoted(/\/faqs#([\w-]+)/g, 'content/faqs.ts', field('id')),
    written: field('id'),
    // A group may be left with too few of them.
    reported: () => /\/faqs has no place of that name\.|questions of “[^”]+” needs at least 2 entries\./,
  },
  {
    kind: 'section of a policy',
    file: 'content/terms.ts',
    name: quoted(/\/terms#([\w-]+)/g, 'content/terms.ts', field('id')),
    written: field('id'),
    reported: () => '/terms has no place of that name.',
  },
  ...(
    [
      ['use case', 'content/use-cases.ts', 'usecase'],
      ['security page', 'content/security.ts', 'security'],
      ['integration', 'content/integrations.ts', 'integration'],
    ] as const
  ).map(([kind, file, address]) => ({
    kind,
    file,
    name: quoted(new RegExp(`/${address}(\\d+)page`, 'g'), file, number),
    written: number,
    reported: (n: string) => `links to “/${address}${n}page”, but no page has that address.`,
  })),
];

describe('what other files name', { timeout: 60_000 }, () => {
  const site = copyOfSite();
  afterAll(site.remove);

  async function checkWith(file: string, source: string): Promise<string> {
    site.write(file, source);
    const { problems } = await site.check();
    site.write(file, content.get(file) ?? '');
    return problems;
  }

  const source = (file: string) => content.get(file) ?? '';

  test.each(kinds)('$kind renamed: each place is reported', async ({ file, name, written, reported }) => {
    const renamed = source(file).replace(written(name), written(/^\d+$/.test(name) ? '99' : `${name}x`));
    expectReported(await checkWith(file, renamed), reported(name));
  });

  test.each(kinds)(
    '$kind removed: each place is reported',
    async ({ file, name, written, reported, ...entry }) => {
      const removed = 'removed' in entry ? entry.removed : undefined;
      const remaining = removed
        ? source(removed.file).replace(removed.line, '')
        : without(source(file), written(name));
      expectReported(await checkWith(removed?.file ?? file, remaining), reported(name));
    },
  );

  test('a plan that no text quotes can be renamed or removed without any mistake', async () => {
    const file = 'content/pricing.ts';
    const slugs = [...source(file).matchAll(/^ {4}slug: '(\w+)',$/gm)].map(([, slug = '']) => slug);
    const unquoted = slugs.filter((slug) => !allContent.includes(`\${plan.${slug}}`));
    expect(unquoted.length).toBeGreaterThan(0);
    for (const slug of unquoted) {
      const renamed = source(file).replace(`slug: '${slug}',`, "slug: 'archive',");
      expect(await checkWith(file, renamed)).toBe('');
      expect(await checkWith(file, without(source(file), `slug: '${slug}',`))).toBe('');
    }
  });
});

const includesPhrase = (text: string, phrase: string | RegExp) =>
  typeof phrase === 'string' ? text.includes(phrase) : phrase.test(text);

/** The message names a content file, then line and field. */
function expectReported(output: string, phrase: string | RegExp): void {
  expect(output).toMatch(phrase);
  const line = output.split('\n').find((line) => includesPhrase(line, phrase)) ?? '';
  expect(output).toMatch(/^Content error in content\/[\w/-]+\.ts$/m);
  expect(line).toMatch(/^ {2}Line \d+: [\w.-]+ /);
}

/** The source without the entry that holds these words: from its opening bracket to the closing one below it. */
function without(text: string, phrase: string): string {
  const lines = text.split('\n');
  const position = lines.findIndex((line) => line.includes(phrase));
  const indent = (index: number) => /^ */.exec(lines[index] ?? '')?.[0].length ?? 0;
  const opens = (index: number) => /\{$/.test(lines[index] ?? '');
  let first = position;
  if (!opens(position) && !/\{.*\},$/.test(lines[position] ?? '')) {
    while (indent(first) >= indent(position) || !opens(first)) first -= 1;
  }
  let last = first;
  if (opens(first)) while (last === first || indent(last) !== indent(first)) last += 1;
  return lines.toSpliced(first, last - first + 1).join('\n');
}
