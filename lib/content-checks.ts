import { closest } from './closest';
import { firstPlanWith, tooEarly } from './plans';
import type { Publishing } from './publishing';
import type { Page } from './registry';
import type { Answers } from './schema/answers';
import type { Capabilities } from './schema/capabilities';
import { choices } from './schema/choices';
import type { Claim } from './schema/claims';
import { ContentError, contentError, type FileMistakes } from './schema/parse';
import type { Pricing } from './schema/pricing';

/**
 * Runs a check for each part of the content to its end, so that all mistakes are told at once.
 *
 * @throws ContentError with all that failed
 */
export function inAll<Part>(parts: Iterable<Part>, check: (part: Part) => void): void {
  const files: FileMistakes[] = [];
  for (const part of parts) {
    try {
      check(part);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      files.push(...error.files);
    }
  }
  if (files.length > 0) throw new ContentError(files);
}

/**
 * Finds links in content that lead nowhere: every `href` at any depth must be a page's address, its hash a place on
 * that page, and its query something that the page knows.
 *
 * @param files parsed content by file name
 * @param site all pages, the one at an address without query and hash, and those that visitors do not see yet
 * @throws ContentError naming each file, field and address
 */
export function checkLinks(files: Record<string, unknown>, site: Site): void {
  const unseen = new Set<unknown>(site.hidden?.values());
  inAll(Object.entries(files), ([file, data]) => {
    // An address that a file writes once and uses in many entries is one mistake.
    const fields = new Map<string, string[]>();
    walk(data, '', (field, value, entry) => {
      // What visitors do not see may lead to what they do not see: itself, at least.
      if (unseen.has(entry) && site.hidden?.has(pathOf(value))) return;
      if (value.startsWith('/')) fields.set(value, [...(fields.get(value) ?? []), field]);
    });
    const mistakes = [...fields].flatMap(([value, [field = '', ...others]]) => {
      const problem = broken(value, site);
      const more = others.length > 0 ? `(and ${others.length} more like it) ` : '';
      return problem ? [{ field, problem: `${more}links to “${value}”, but ${problem}` }] : [];
    });
    if (mistakes.length > 0) throw contentError(file, mistakes, data);
  });
}

type Site = {
  pages: readonly Pick<Page, 'path'>[];
  find: (path: string) => Pick<Page, 'anchors' | 'query'> | undefined;
  /** Drafts, and pages whose day is still to come, by their address. */
  hidden?: ReadonlyMap<string, Publishing>;
};

/** Beyond so many letters, two addresses are no misspelling of each other. */
const mostSlips = 3;

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** What is wrong with an address, if anything. */
function broken(address: string, { pages, find, hidden }: Site): string | undefined {
  const [, path = '', query, anchor] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
  const page = find(path);
  const later = hidden?.get(path);
  if (!page && later) {
    return later.draft
      ? 'that page is a draft. Take the link out, or “draft: true” out of the page.'
      : `that page is not public before ${later.publishFrom}. Take the link out until then.`;
  }
  if (!page) {
    const [meant] = closest(
      path,
      pages.map((other) => other.path),
      mostSlips,
    );
    return meant
      ? `no page has that address. The closest is “${meant}”. Correct one of them, or add the page first.`
      : 'no page has that address. Correct it, or add the page first.';
  }
  const unknown = query === undefined ? undefined : unknownQuery(path, query, page.query ?? {});
  if (unknown) return unknown;
  const anchors = page.anchors ?? [];
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  return anchors.length === 0
    ? `links cannot name a place on ${path}. Take out what follows the “#”.`
    : `${path} has no place of that name. After the “#” stands one of ${choices(anchors, anchor)}.`;
}

/** What an address says behind its “?” that the page does not know, if anything. */
function unknownQuery(
  path: string,
  query: string,
  known: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  for (const [name, value] of new URLSearchParams(query)) {
    const values = known[name];
    if (!values) return `${path} reads no “${name}”. Take it out, or correct what stands after the “?”.`;
    if (!values.includes(value)) {
      return `${path} knows no ${name} “${value}”. After “${name}=” stands one of ${choices(values, value)}.`;
    }
  }
  return undefined;
}

/** Content of one page, and where it stands in its file: `entries[2]`, or nothing for the whole file. */
type PagePart = { path: string; data: unknown; field?: string };

/**
 * Finds links from a page to itself, which a visitor takes for broken ones. Links to a place on it are fine.
 *
 * @param file path of the content file, for the message
 * @param parts the pages that it holds
 * @param whole all that the file holds, in which entries have their names
 * @throws ContentError naming file and fields
 */
export function checkSelfLinks(file: string, parts: readonly PagePart[], whole?: unknown): void {
  const mistakes: { field: string; problem: string }[] = [];
  for (const { path, data, field = '' } of parts) {
    walk(data, field, (name, value) => {
      if (value === path)
        mistakes.push({ field: name, problem: `links to “${value}”, its own page. Choose another one.` });
    });
  }
  if (mistakes.length > 0) throw contentError(file, mistakes, whole);
}

/** Visits each link with its field and the entry that holds it: what can be a draft. */
function walk(
  value: unknown,
  field: string,
  visit: (field: string, href: string, entry: unknown) => void,
  entry?: unknown,
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, `${field}[${index}]`, visit, entry);
  } else if (value && typeof value === 'object') {
    const own = 'draft' in value ? value : entry;
    for (const [key, item] of Object.entries(value)) {
      const name = field ? `${field}.${key}` : key;
      if (key === 'href' && typeof item === 'string') visit(name, item, own);
      else walk(item, name, visit, own);
    }
  }
}

/**
 * Finds entries that describe something by its slug which is not there.
 *
 * @param file path of the content file, for the message
 * @param field its list, `features.cards`
 * @param entries what stands in the list
 * @param slugs what there is
 * @param origin the file that holds it
 * @param data all that the file with the list holds, in which entries have their names
 * @throws ContentError naming file and fields
 */
export function checkSlugs(
  file: string,
  field: string,
  entries: readonly { slug: string }[],
  slugs: readonly string[],
  origin: string,
  data?: unknown,
): void {
  const mistakes = entries.flatMap(({ slug }, index) =>
    slugs.includes(slug)
      ? []
      : [
          {
            field: `${field}[${index}].slug`,
            problem: `is “${slug}”, which ${origin} does not have. Use one of ${choices(slugs, slug)}, or remove the entry.`,
          },
        ],
  );
  if (mistakes.length > 0) throw contentError(file, mistakes, data);
}

/**
 * Finds words that `npm run new` left for an editor to write, in entries that are no drafts.
 *
 * @param file path of the content file, for the message
 * @param data its parsed content
 * @throws ContentError naming file and fields
 */
export function checkFinished(file: string, data: unknown): void {
  const mistakes = unfinished(data).map((field) => ({
    field,
    problem: 'is still a “TODO”. Write it, or put “draft: true” back into the entry until you have.',
  }));
  if (mistakes.length > 0) throw contentError(file, mistakes, data);
}

function unfinished(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return /^([A-Z][a-z]+: )?TODO\b/.test(value) ? [field] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => unfinished(item, `${field}[${index}]`));
  if (!value || typeof value !== 'object' || ('draft' in value && value.draft === true)) return [];
  return Object.entries(value).flatMap(([key, item]) => unfinished(item, field ? `${field}.${key}` : key));
}

/**
 * Finds answers that the register of claims does not give: each names the claims that it quotes, and quotes them.
 *
 * @param file path of the content file, for the message
 * @param claims the register, by name
 * @throws ContentError naming file and fields
 */
export function checkAnswers(
  file: string,
  { groups }: Pick<Answers, 'groups'>,
  claims: Readonly<Record<string, Claim>>,
): void {
  const mistakes = groups.flatMap(({ lines }, group) =>
    lines.flatMap((line, index) => {
      if (!('claims' in line)) return [];
      return line.claims.flatMap((name, at) => {
        const field = `groups[${group}].lines[${index}].claims[${at}]`;
        const claim = claims[name];
        if (!claim) {
          const known = choices(Object.keys(claims), name);
          return [
            { field, problem: `is “${name}”, which content/claims.ts does not have. Use one of ${known}.` },
          ];
        }
        if (line.answer.includes(claim.text)) return [];
        const problem = `is “${name}”, which the answer does not quote. Write \${fact.${name}} into it, or take the name out.`;
        return [{ field, problem }];
      });
    }),
  );
  if (mistakes.length > 0) throw contentError(file, mistakes, { groups });
}

/**
 * Finds capabilities that no plan includes.
 *
 * @param file path of the content file, for the message
 * @throws ContentError naming file and fields
 */
export function checkLabels(file: string, { list }: Capabilities, { plans, features }: Pricing): void {
  const mistakes = list.flatMap(({ label }, index) => {
    if (firstPlanWith(label, plans) >= 0) return [];
    const known = choices(
      features.map(({ id }) => id),
      label,
    );
    const problem = `is “${label}”, which no plan of content/pricing.ts includes. Use one of ${known}.`;
    return [{ field: `list[${index}].label`, problem }];
  });
  if (mistakes.length > 0) throw contentError(file, mistakes, { list });
}

/**
 * Finds texts that promise a capability to everybody, or with an earlier plan than the one that it begins with.
 *
 * @param file path of the content file, for the message
 * @param data its parsed content
 * @throws ContentError naming file and fields
 */
export function checkPromises(file: string, data: unknown, { list }: Capabilities, { plans }: Pricing): void {
  const mistakes: { field: string; problem: string }[] = [];
  eachText(data, '', (field, text) => {
    for (const sentence of text.split(/(?<=[.!?])\s+/)) {
      for (const { capability, plan } of tooEarly(sentence, list, plans)) {
        const problem = `promises too early what begins with ${plan.name}: ${capability.name} (content/capabilities.ts). Name that plan, or take the promise out.`;
        mistakes.push({ field, problem });
      }
    }
  });
  if (mistakes.length > 0) throw contentError(file, mistakes, data);
}

function eachText(value: unknown, field: string, visit: (field: string, text: string) => void): void {
  if (typeof value === 'string') visit(field, value);
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) eachText(item, `${field}[${index}]`, visit);
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) eachText(item, field ? `${field}.${key}` : key, visit);
  }
}
