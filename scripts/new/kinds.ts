import { faqs } from '../../content/faqs';
import * as features from '../../content/features';
import * as integrations from '../../content/integrations';
import * as security from '../../content/security';
import { tools } from '../../content/tools';
import { tryNow } from '../../content/tools/try-now';
import * as useCases from '../../content/use-cases';
import { detailPath, type Family, toolPath } from '../../lib/routes';
import type { DetailBase } from '../../lib/schema/detail';
import { faqsSchema } from '../../lib/schema/faqs';
import { entriesSchema as featuresSchema } from '../../lib/schema/features';
import { entriesSchema as integrationsSchema } from '../../lib/schema/integrations';
import { type PictureName, pictureNames } from '../../lib/schema/pictures';
import { entriesSchema as securitySchema } from '../../lib/schema/security';
import { toolSchema } from '../../lib/schema/tools';
import { entriesSchema as useCasesSchema } from '../../lib/schema/use-cases';
import type { Kind } from './kind-names';
import { type Field, newEntry } from './placeholders';
import { componentOf, contentOf, editsOf, namesOf, pdfToolFields } from './tool-files';

export type Scaffold = {
  entry: Field;
  /** Content file that gets the entry. */
  file: string;
  /** Matches the end of the list, where the entry is inserted; undefined if the entry gets its own file. */
  insertionPoint?: RegExp;
  /**
   * Texts of new files by path, the entry’s own file first; changes to other files; and an existing file of its kind.
   */
  own?: {
    files: (entry: string) => Record<string, string>;
    otherFiles: { file: string; edits: [RegExp, string][] }[];
    compare: string;
  };
  /** Address that shows the entry. */
  address: string;
  /** Further steps beyond the placeholders. */
  notes: string[];
  /** How to link to it from other pages; set for pages only. */
  linkingNote?: string;
};

type EntryRequest = { name: string; group?: string; today: string };

/** @throws an error whose message tells the editor why the entry cannot be added */
export function scaffold(kind: Kind, request: EntryRequest): Scaffold {
  if (kind === 'tool') return tool(request);
  if (kind === 'question') return question(request);
  return page(kind, request);
}

const families = {
  feature: { file: 'content/features.ts', schema: featuresSchema.element, entries: features.entries },
  'use-case': { file: 'content/use-cases.ts', schema: useCasesSchema.element, entries: useCases.entries },
  security: { file: 'content/security.ts', schema: securitySchema.element, entries: security.entries },
  integration: {
    file: 'content/integrations.ts',
    schema: integrationsSchema.element,
    entries: integrations.entries,
  },
} satisfies Record<Family, { file: string; schema: unknown; entries: readonly DetailBase[] }>;

/**
 * Pages for the links of an entry, in field order: each family of pages has to link to some other families
 * (tests/content/link-map.test.ts), and the closing band of a page to further ones.
 */
const linkTargets = {
  feature: ['/feature1page', '/feature2page', '/usecase1page'],
  'use-case': ['/feature1page', '/feature2page', '/feature3page', '/security1page', '/integration1page'],
  security: ['/feature1page', '/usecase1page', '/feature2page', '/security1page', '/integration1page'],
  integration: ['/feature1page', '/security1page', '/feature2page', '/usecase1page', '/integration1page'],
  tool: ['/feature1page', '/feature2page', '/feature3page'],
  question: ['/pricing'],
} satisfies Record<Kind, string[]>;

const borrowedNote = (picture: PictureName) =>
  `picture: “${picture}” is borrowed. A public page shows a picture of its own: CONTRIBUTING.md, “Draw a picture”.`;

/** A further step for pages whose illustration is optional; the schemas of the other families require one. */
const illustrationNote =
  'illustration: left out, so the first screen shows the picture. CONTRIBUTING.md says how to “add an illustration”.';

function page(family: Family, { name, today }: EntryRequest): Scaffold {
  const { file, schema } = families[family];
  const entries: readonly DetailBase[] = families[family].entries;
  const n = Math.max(...entries.map((entry) => entry.n)) + 1;
  const slug = slugOf(name);
  refuseTaken(entries, slug, file);
  const picture = freePicture();
  // Its closing requires a button or links.
  const closing = family === 'feature' ? { closing: { button: { label: 'Pricing', href: '/pricing' } } } : {};
  const draftEntry = { n, slug, name, picture, draft: true, ...closing };
  return {
    entry: newEntry(schema, { given: draftEntry, addresses: linkTargets[family], today }),
    file,
    insertionPoint: /\]\);\s*$/,
    address: detailPath(family, n),
    notes: [borrowedNote(picture), ...(family === 'feature' ? [illustrationNote] : [])],
    linkingNote: `set two \`related\` links or more with ${detailPath(family, n)} in other entries, of any family (\`start.pages\` in content/use-cases.ts).`,
  };
}

function tool({ name, group: groupName, today }: EntryRequest): Scaffold {
  const slug = slugOf(name);
  refuseTaken([...tools.tools, ...tools.tasks], slug, 'content/tools.ts');
  const file = `content/tools/${slug}.ts`;
  const names = namesOf(slug);
  const group = groupFrom(tools.groups, groupName);
  const picture = freePicture();
  const draftEntry = { slug, name, group, picture, action: tryNow(slug), draft: true, ...pdfToolFields };
  return {
    entry: newEntry(toolSchema, { given: draftEntry, addresses: linkTargets.tool, today }),
    file,
    own: {
      files: (entry) => ({
        [file]: contentOf(name, slug, entry),
        [`components/workbench/${slug}/${slug}.tsx`]: componentOf(name, slug, names.component),
      }),
      otherFiles: editsOf(name, slug, names),
      compare: 'content/tools/remove-pages.ts',
    },
    address: toolPath(slug),
    notes: [
      `group: “${group}”; the others are ${otherGroups(tools.groups, group)}.`,
      borrowedNote(picture),
      `It runs: it takes a PDF and gives a copy of all its pages. Change what it does in components/workbench/${slug}, its engines and kinds of files in lib/tools.ts: docs/workbench.md, “Adding a tool”.`,
      'docs/tools.md: its rows in the first two tables say what a copy does; correct them with the tool.',
    ],
    linkingNote: `put ${toolPath(slug)} into \`list.tools\` of a feature in content/features.ts, and into \`related\` of another entry.`,
  };
}

function question({ name, group: groupName, today }: EntryRequest): Scaffold {
  const file = 'content/faqs.ts';
  const id = slugOf(name);
  const existing = faqs.groups.flatMap(({ questions }) => questions).map((entry) => ({ slug: entry.id }));
  refuseTaken(existing, id, file);
  const group = groupFrom(faqs.groups, groupName);
  const draftEntry = { id, question: name, draft: true };
  const schema = faqsSchema.shape.groups.element.shape.questions.element;
  return {
    entry: newEntry(schema, { given: draftEntry, addresses: linkTargets.question, today }),
    file,
    insertionPoint: new RegExp(`(?<=\\n {6}id: '${group}',\\n(?: {6}.*\\n)*?) {6}\\],\\n`),
    address: `/faqs#${id}`,
    notes: [`It is in the group “${group}”; the other groups are ${otherGroups(faqs.groups, group)}.`],
  };
}

function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');
  if (!slug) throw new Error('The name needs a letter or a digit.');
  return slug;
}

function refuseTaken(entries: readonly { slug: string }[], slug: string, file: string): void {
  const index = entries.findIndex((entry) => entry.slug === slug);
  if (index >= 0)
    throw new Error(`${file} has “${slug}” already: it is entry [${index}]. Choose another name.`);
}

function groupFrom(groups: readonly { id: string }[], groupName: string | undefined): string {
  const ids = groups.map(({ id }) => id);
  const group = groupName ?? ids.at(-1);
  if (!group || !ids.includes(group))
    throw new Error(`There is no group “${group}”. Use one of: ${ids.join(', ')}.`);
  return group;
}

function otherGroups(groups: readonly { id: string }[], group: string): string {
  return groups.flatMap(({ id }) => (id === group ? [] : [id])).join(', ');
}

function freePicture(): PictureName {
  const used = new Set<PictureName>([
    ...Object.values(families).flatMap(({ entries }) => entries.map(({ picture }) => picture)),
    ...tools.tools.map(({ picture }) => picture),
  ]);
  const free = pictureNames.find((name) => !used.has(name) && !name.startsWith('avatar'));
  if (!free)
    throw new Error(
      'Every picture of public/art is in use. Add one first, and its name to lib/schema/pictures.ts.',
    );
  return free;
}
