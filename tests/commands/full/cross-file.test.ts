import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { contentFiles } from '@/scripts/lib/content-files';
import { inRoot } from '@/scripts/lib/paths';
import { copySite } from '@/tests/helpers/site-copy';

/**
 * One entry of each kind that other files refer to is renamed, then removed, in a copy of the site: the check must
 * report, with file and field, that something refers to an entry that is missing.
 */

const fileNames = contentFiles();
const content = new Map(
  fileNames.map((name) => [`content/${name}`, readFileSync(inRoot('content', name), 'utf8')]),
);
const allContent = [...content.values()].join('\n');

/**
 * The first name that the pattern's group finds in the content and that has an entry in `file`.
 * @param asWritten how the entry of a name begins
 * @param searched a content file, if only that is to be searched for the pattern
 */
function quotedName(
  pattern: RegExp,
  file: string,
  asWritten: (name: string) => string,
  searched = allContent,
): string {
  const names = [...searched.matchAll(pattern)].map(([, name = '']) => name);
  const name = names.find((name) => content.get(file)?.includes(asWritten(name)));
  if (!name) throw new Error(`No file refers to an entry of ${file}.`);
  return name;
}

const propertyName = (name: string) => (/^\w+$/.test(name) ? name : `'${name}'`);
const asField = (key: string) => (name: string) => `${key}: '${name}',`;
const asKey = (name: string) => `${propertyName(name)}: {`;
const asNumber = (n: string) => `n: ${n},`;

/** Kinds of entries that other files refer to: file, name and spelling of one, and how it is reported when missing. */
const kinds = [
  {
    kind: 'plan',
    file: 'content/pricing.ts',
    name: quotedName(/\$\{plan\.(\w+)\}/g, 'content/pricing.ts', asField('slug')),
    written: asField('slug'),
    reported: (name: string) => `quotes “${name}”, which content/pricing.ts does not have.`,
  },
  {
    kind: 'claim',
    file: 'content/claims.ts',
    name: 'supportHours',
    written: asKey,
    reported: (name: string) => `quotes “${name}”, which content/claims.ts does not have.`,
  },
  {
    kind: 'claim that a drawing prints',
    file: 'content/claims.ts',
    name: 'iso27001',
    written: asKey,
    reported: () => 'iso27001 is missing. Add it',
  },
  {
    kind: 'feature of plans',
    file: 'content/pricing.ts',
    name: quotedName(/id: '(\w+)', label/g, 'content/pricing.ts', (name) => `id: '${name}'`),
    written: (name: string) => `id: '${name}'`,
    reported: (name: string) => `names ${name}, which is not in the list of features.`,
  },
  {
    kind: 'topic of messages',
    file: 'content/contact.ts',
    name: quotedName(/\/contact\?topic=([\w-]+)/g, 'content/contact.ts', asKey),
    written: asKey,
    reported: (name: string) => `/contact knows no topic “${name}”.`,
  },
  {
    kind: 'feature',
    file: 'content/features.ts',
    // A card of the features page.
    name: quotedName(
      /\bslug: '([\w-]+)'/g,
      'content/features.ts',
      asField('slug'),
      content.get('content/features-hub.ts'),
    ),
    written: asField('slug'),
    reported: (name: string) => `is “${name}”, which content/features.ts does not have.`,
  },
  {
    kind: 'tool that the page of a task names',
    file: 'content/tools/merge-pdf.ts',
    name: 'merge-pdf',
    written: asField('slug'),
    /** The line that lists the tool. */
    removed: { file: 'content/tools.ts', line: /^ *mergePdf\.page,\n/m },
    reported: (name: string) => `page.tool is the slug of no tool. Found: “${name}”.`,
  },
  {
    kind: 'tool',
    file: 'content/tools/split-pdf.ts',
    name: 'split-pdf',
    written: asField('slug'),
    removed: { file: 'content/tools.ts', line: /^ *splitPdf\.page,\n/m },
    reported: (name: string) => `links to “/toolsdetails/${name}”, but no page has that address.`,
  },
  {
    kind: 'group of tools',
    file: 'content/tools.ts',
    name: quotedName(/\bgroup: '([\w-]+)'/g, 'content/tools.ts', asField('id')),
    written: asField('id'),
    reported: () => 'names no group. Use one of:',
  },
  {
    kind: 'question',
    file: 'content/faqs.ts',
    name: quotedName(/\/faqs#([\w-]+)/g, 'content/faqs.ts', asField('id')),
    written: asField('id'),
    // The group of the question may be left with too few.
    reported: () => /\/faqs has no place of that name\.|questions of “[^”]+” needs at least 2 entries\./,
  },
  {
    kind: 'section of a policy',
    file: 'content/terms.ts',
    name: quotedName(/\/terms#([\w-]+)/g, 'content/terms.ts', asField('id')),
    written: asField('id'),
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
    name: quotedName(new RegExp(`/${address}(\\d+)page`, 'g'), file, asNumber),
    written: asNumber,
    reported: (n: string) => `links to “/${address}${n}page”, but no page has that address.`,
  })),
];

describe('an entry of a content file', { timeout: 60_000 }, () => {
  const site = copySite();
  afterAll(site.remove);

  async function checkWith(file: string, source: string): Promise<string> {
    site.write(file, source);
    const { problems } = await site.check();
    site.write(file, content.get(file) ?? '');
    return problems;
  }

  const source = (file: string) => content.get(file) ?? '';

  test.each(kinds)(
    'is reported when it is renamed and another file refers to it: $kind',
    async ({ file, name, written, reported }) => {
      const renamed = source(file).replace(written(name), written(/^\d+$/.test(name) ? '99' : `${name}x`));
      expectReported(await checkWith(file, renamed), reported(name));
    },
  );

  test.each(kinds)(
    'is reported when it is removed and another file refers to it: $kind',
    async ({ file, name, written, reported, ...entry }) => {
      const removed = 'removed' in entry ? entry.removed : undefined;
      const remaining = removed
        ? source(removed.file).replace(removed.line, '')
        : removeEntry(source(file), written(name));
      expectReported(await checkWith(removed?.file ?? file, remaining), reported(name));
    },
  );

  test('can be renamed and removed if it is a plan that no text quotes', async () => {
    const file = 'content/pricing.ts';
    const slugs = [...source(file).matchAll(/^ {4}slug: '(\w+)',$/gm)].map(([, slug = '']) => slug);
    const unquoted = slugs.filter((slug) => !allContent.includes(`\${plan.${slug}}`));
    expect(unquoted.length).toBeGreaterThan(0);
    for (const slug of unquoted) {
      const renamed = source(file).replace(`slug: '${slug}',`, "slug: 'archive',");
      expect(await checkWith(file, renamed)).toBe('');
      expect(await checkWith(file, removeEntry(source(file), `slug: '${slug}',`))).toBe('');
    }
  });
});

const includesPhrase = (text: string, phrase: string | RegExp) =>
  typeof phrase === 'string' ? text.includes(phrase) : phrase.test(text);

/** Expects a message with this phrase that names a content file, a line and a field. */
function expectReported(output: string, phrase: string | RegExp): void {
  expect(output).toMatch(phrase);
  const line = output.split('\n').find((line) => includesPhrase(line, phrase)) ?? '';
  expect(output).toMatch(/^Content error in content\/[\w/-]+\.ts$/m);
  expect(line).toMatch(/^ {2}Line \d+: [\w.-]+ /);
}

/** The source without the entry that contains the phrase, from its opening bracket to its closing one. */
function removeEntry(text: string, phrase: string): string {
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
