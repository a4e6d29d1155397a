import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameInBraces } from '../../lib/schema/common';
import { fieldKeys, fieldName, textsIn } from '../../lib/schema/field-names';
import { ContentError, type FileMistakes, fileMessage, type Mistake } from '../../lib/schema/parse';
import { pictureNames } from '../../lib/schema/pictures';
import { contentFiles } from './content-files';
import { importContent } from './content-import';
import { formerLabels, formerNames, misnamedLinks } from './content-names';
import { undrawnNames } from './content-previews';
import type { ContentSource } from './content-source';
import { loadError, syntaxMistakes } from './content-syntax';
import { contentWarnings } from './content-warnings';
import { inRoot } from './paths';
import { repeatedLinks } from './repeated-links';
import { similarNames } from './similar-names';
import { createSpellingCheck, undefinedQuotes } from './spelling';
import { fail } from './terminal';
import { textMistakes } from './text-mistakes';
import { typedClaims, typedFigures } from './typed-claims';
import { wordedTerms } from './worded-terms';

/**
 * Loads every content file and the registry: the single source of content errors for `npm run check:content`,
 * builds, and terminal and browser during development.
 *
 * @returns one message per faulty file: file, line, name of the entry, fault, remedy; empty if there are none. Warnings
 *   have the same form, but do not fail the check.
 */
async function contentMistakes(): Promise<{ mistakes: string[]; warnings: string[] }> {
  // An unreadable file would break all its importers.
  const unreadable = await syntaxMistakes();
  if (unreadable.length > 0) return { mistakes: unreadable, warnings: [] };

  const fileMistakes: FileMistakes[] = [];
  const files = contentFiles();
  const source = (name: string) => readFileSync(inRoot('content', name), 'utf8');
  const sources = files.map(source).join('\n');
  const loaded = new Map<string, Record<string, unknown>>();
  // index.ts comes last: its checks across files require each file to be valid.
  for (const name of files.sort((a, b) => Number(a === 'index.ts') - Number(b === 'index.ts'))) {
    try {
      const exported = await importContent(name);
      loaded.set(name, exported);
      fileMistakes.push(
        undefinedQuotes(`content/${name}`, sources, dataOf(name, exported)),
        unfilledNames(name, dataOf(name, exported)),
      );
    } catch (error) {
      // A file that failed to load also breaks its importers.
      if (!(error instanceof ContentError))
        return { mistakes: [...(await formatMistakes(fileMistakes)), loadError(name, error)], warnings: [] };
      fileMistakes.push(...error.files.flatMap(atToolFile).map((part) => atSourceFile(part, loaded)));
    }
  }
  fileMistakes.push({ file: 'lib/schema/pictures.ts', mistakes: missingPictures() });
  const messages = await formatMistakes(fileMistakes);
  if (messages.length > 0) return { mistakes: messages, warnings: [] };
  const texts = [...loaded].filter(([name]) => name !== 'index.ts');
  const data = new Map(texts.map(([name, exported]) => [`content/${name}`, dataOf(name, exported)]));
  const { site } = loaded.get('site.ts') as unknown as typeof import('../../content/site');
  const { pricing } = loaded.get('pricing.ts') as unknown as typeof import('../../content/pricing');
  const { registry } = loaded.get('index.ts') as unknown as typeof import('../../content');
  const { tools } = loaded.get('tools.ts') as unknown as typeof import('../../content/tools');
  const undrawn = undrawnNames(data, site.name, registry.pages);
  // A name with a mistake, which must change anyway, is not a reference for other names.
  const namesAreValid = undrawn.every(({ mistakes }) => mistakes.length === 0);
  const checkSpelling = createSpellingCheck([
    site.name,
    site.agency.name,
    ...pricing.plans.map((plan) => plan.name),
  ]);
  const mistakes = await formatMistakes([
    ...texts.flatMap(([name, exported]) =>
      wordMistakes(name, source(name), dataOf(name, exported), loaded, checkSpelling),
    ),
    ...undrawn,
    ...(namesAreValid
      ? [
          ...formerNames(data, tools.tools),
          ...formerLabels(
            data,
            registry.pages.filter(({ path }) => /\dpage$/.test(path)),
          ),
          ...misnamedLinks(data, registry.pages),
        ]
      : []),
  ]);
  const warnings = [
    ...contentWarnings(data, { site, pricing }, new Date().toISOString().slice(0, 10)),
    ...similarNames(
      data,
      [...tools.tools, ...tools.tasks].map(({ name }) => name),
      registry.pages.map(({ label }) => label),
    ),
  ];
  return { mistakes, warnings: await formatMistakes(warnings, 'warning') };
}

type Entry = { meta?: Record<string, unknown> } | undefined;

/** Reports a mistake in the tool catalogue at the tool's own file. */
function atToolFile(part: FileMistakes): FileMistakes[] {
  if (part.file !== 'content/tools.ts') return [part];
  const { tools, tasks } = part.data as Pick<ToolsContent, 'tools' | 'tasks'>;
  return part.mistakes.map((mistake) => {
    const [, list, index, field] = /^(tools|tasks)\[(\d+)\]\.(.+)$/.exec(mistake.field) ?? [];
    const page = list && { tools, tasks }[list as 'tools' | 'tasks'][Number(index)];
    if (!page) return { ...part, mistakes: [mistake] };
    return {
      file: `content/tools/${page.slug}.ts`,
      mistakes: [{ ...mistake, field: `page.${field}` }],
      data: { page },
    };
  });
}

type ToolsContent = typeof import('../../content/tools')['tools'];

/** Finds the entry and file of a duplicate text, because the registry knows pages only by address. */
function atSourceFile(
  part: FileMistakes,
  loaded: ReadonlyMap<string, Record<string, unknown>>,
): FileMistakes {
  const [mistake] = part.mistakes;
  const [, page, field, text, other] =
    /^(\S+): meta\.(\w+) is “([\s\S]+)”, which (\S+) has/.exec(`${mistake?.field} ${mistake?.problem}`) ?? [];
  const problem = `is “${text}”, on ${page} and on ${other}. Search results need one of its own for each page.`;
  if (part.file !== 'content' || !mistake || !field) return part;
  for (const [name, exported] of [...loaded].reverse()) {
    const data = dataOf(name, exported);
    const within = Object.entries(data as object).flatMap(([key, value]) =>
      Array.isArray(value)
        ? value.map((item, index) => ({ entry: item, at: `${key}[${index}].` }))
        : { entry: value, at: `${key}.` },
    );
    const owner = [{ entry: data as Entry, at: '' }, ...within]
      .reverse()
      .find(({ entry }: { entry: Entry }) => entry?.meta?.[field] === text);
    if (owner)
      return {
        file: `content/${name}`,
        mistakes: [{ field: `${owner.at}meta.${field}`, problem }],
        data,
      };
  }
  return part;
}

/** Files whose messages have placeholders that the code of the tools fills in. */
const filesFilledByTools = /^(?:tools\/.*|workbench|tool-chooser)\.ts$/;

/** Finds placeholders that no code fills in, so that visitors would see them. */
function unfilledNames(name: string, data: unknown): FileMistakes {
  const toolTexts = filesFilledByTools.test(name) ? textsIn(data, new Set()) : [];
  const placeholders = toolTexts.flatMap(({ path, text }) =>
    (text.match(nameInBraces) ?? []).map((name) => ({ field: fieldName(path), found: name })),
  );
  const unknown = placeholdersNotInCode(new Set(placeholders.map(({ found: name }) => name.slice(1, -1))));
  const mistakes = placeholders
    .filter(({ found: name }) => unknown.has(name.slice(1, -1)))
    .map(({ field, found: name }) => ({
      field,
      problem: `would print “${name}” as it stands: no tool fills it in. Compare with the messages beside it.`,
    }));
  return { file: `content/${name}`, mistakes, data };
}

/** Placeholders found in the code, which does not change while content is edited. */
const placeholdersInCode = new Set<string>();

/** The placeholders among these that do not occur in the code. Stops reading files once all are found. */
function placeholdersNotInCode(names: ReadonlySet<string>): Set<string> {
  const notFound = new Set([...names].filter((name) => !placeholdersInCode.has(name)));
  // A package with only content and checks has no code to compare with.
  if (!existsSync(inRoot('components'))) return new Set();
  for (const folder of ['components', 'packages/engines/src', 'lib']) {
    for (const file of readdirSync(inRoot(folder), { recursive: true, withFileTypes: true })) {
      if (notFound.size === 0) return notFound;
      if (!/\.tsx?$/.test(file.name)) continue;
      const text = readFileSync(join(file.parentPath, file.name), 'utf8');
      for (const name of notFound) {
        if (!new RegExp(`\\b${name}\\b`).test(text)) continue;
        notFound.delete(name);
        placeholdersInCode.add(name);
      }
    }
  }
  return notFound;
}

/**
 * The data of a file. For a file with a single export, fields are not prefixed with the export's name. Data that the tool
 * catalogue and the messages by slug take from the tools' own files is left out, because its mistakes are reported there.
 */
export function dataOf(name: string, exported: Record<string, unknown>): unknown {
  if (name === 'messages.ts') return {};
  const values = Object.values(exported);
  if (name === 'tools.ts') return { ...(values[0] as object), tools: [], tasks: [] };
  return values.length === 1 && !name.startsWith('tools/') ? values[0] : { ...exported };
}

const missingPictures = () =>
  pictureNames
    .filter((name) => !existsSync(inRoot('public/art', `${name}.svg`)))
    .map((name) => ({
      field: `“${name}”`,
      problem: `has no picture. Add public/art/${name}.svg (CONTRIBUTING.md, “Draw a picture”), or remove the name.`,
    }));

/** One message per file, each mistake once and with its line. */
async function formatMistakes(fileMistakes: readonly FileMistakes[], kind = 'error'): Promise<string[]> {
  const byFile = new Map<string, FileMistakes[]>();
  for (const part of fileMistakes.filter(({ mistakes }) => mistakes.length > 0))
    byFile.set(part.file, [...(byFile.get(part.file) ?? []), part]);
  if (byFile.size === 0) return [];
  const { contentSource } = await import('./content-source');
  return [...byFile].map(([file, parts]) => {
    const path = inRoot(file);
    const source =
      file.startsWith('content/') && existsSync(path) && contentSource(file, readFileSync(path, 'utf8'));
    const lines = parts.flatMap((part) => {
      const located = source ? { ...part, mistakes: part.mistakes.map(withField(source, part.data)) } : part;
      const lineOf = (field: string) => (source ? source.place(fieldKeys(field))?.line : undefined);
      return fileMessage(located, lineOf).split('\n').slice(1);
    });
    return [`Content ${kind} in ${file}`, ...new Set(lines)].join('\n');
  });
}

/** Adds the field to a mistake for which only the line is known. */
function withField({ fieldOn, place, holder }: ContentSource, data: unknown) {
  return (mistake: Mistake): Mistake => {
    const container =
      mistake.line === undefined && !place(fieldKeys(mistake.field)) ? holder(data) : undefined;
    if (container) return { ...mistake, field: `${container.name}.${mistake.field}`, line: container.line };
    if (mistake.field !== '' || mistake.line === undefined) return mistake;
    const [name = '', ...keys] = fieldOn(mistake.line, mistake.words) ?? ['A text that other texts use'];
    const inData = typeof data === 'object' && data !== null && name in data;
    return { ...mistake, field: fieldName(inData || keys.length === 0 ? [name, ...keys] : keys) };
  };
}

/** Finds mistakes in the texts of a valid file: spelling, and hard-coded figures. */
function wordMistakes(
  name: string,
  source: string,
  data: unknown,
  files: ReadonlyMap<string, Record<string, unknown>>,
  checkSpelling: ReturnType<typeof createSpellingCheck>,
): FileMistakes[] {
  const { site } = files.get('site.ts') as unknown as typeof import('../../content/site');
  const { claims } = files.get('claims.ts') as unknown as typeof import('../../content/claims');
  const { pricing } = files.get('pricing.ts') as unknown as typeof import('../../content/pricing');
  const { tools } = files.get('tools.ts') as unknown as typeof import('../../content/tools');
  const { published } = files.get('published.ts') as unknown as typeof import('../../content/published');
  const file = `content/${name}`;
  const claimsTyped = ['claims.ts', 'pricing.ts'].includes(name)
    ? []
    : typedClaims(source, claims, pricing.plans, name === 'site.ts' ? undefined : site);
  const hasOwnFigures = /^(?:claims|pricing|workbench|messages|plan-.*)\.ts$/.test(name);
  // The price list may contain its own prices only.
  const figures =
    hasOwnFigures && name !== 'pricing.ts'
      ? []
      : typedFigures(data, claims, pricing.plans, {
          measured: name.startsWith('tools') || name === 'pricing.ts',
        });
  const measured = /^(?:tools|workbench|tool-chooser)/.test(name);
  const reported = new Set(figures.map(({ field }) => field));
  const worded = name === 'claims.ts' ? [] : wordedTerms(data, claims, { measured });
  return [
    checkSpelling(file, data),
    {
      file,
      mistakes: [
        ...claimsTyped.map((claim) => ({ ...claim, field: '' })),
        ...figures,
        ...worded.filter(({ field }) => !reported.has(field)),
        ...repeatedLinks(data),
        ...textMistakes(data, {
          names: [site.name, site.agency.name, ...pricing.plans.map((plan) => plan.name)],
          email: site.email,
          plans: pricing.plans,
          tools: [published(tools.tools).length, tools.tools.length],
        }),
      ],
      data,
    },
  ];
}

/**
 * Stops the command with the build's message if content has a mistake. Modules that need content import it after this, so
 * that no other error comes first.
 *
 * @param warn prints warnings, which do not stop the command
 */
export async function requireContent(warn: (text: string) => void): Promise<void> {
  const { mistakes, warnings } = await contentMistakes();
  if (mistakes.length > 0) fail([...mistakes, ...warnings].join('\n\n'));
  if (warnings.length > 0) warn(`\n${warnings.join('\n\n')}\n`);
}
