import { closest } from './closest';
import { checkAll } from './content-checks';
import type { Publishing } from './publishing';
import type { Page } from './registry';
import { choices } from './schema/choices';
import { contentError } from './schema/parse';

/**
 * Finds links in content that lead nowhere: every `href` at any depth must be a page's address, its hash a place on
 * that page, and its query something that the page knows.
 *
 * @param files parsed content by file name
 * @param site all pages, `find` for the page at a path, and the pages that visitors do not see yet
 * @throws ContentError naming each file, field and address
 */
export function checkLinks(files: Record<string, unknown>, site: Site): void {
  const hiddenEntries = new Set<unknown>(site.hidden?.values());
  checkAll(Object.entries(files), ([file, data]) => {
    // An address defined once in a file and used in many entries is one mistake.
    const fields = new Map<string, string[]>();
    walk(data, '', (field, value, entry) => {
      // Unpublished entries may link to unpublished pages, at least to themselves.
      if (hiddenEntries.has(entry) && site.hidden?.has(pathOf(value))) return;
      if (value.startsWith('/')) fields.set(value, [...(fields.get(value) ?? []), field]);
    });
    const mistakes = [...fields].flatMap(([value, [field = '', ...others]]) => {
      const problem = linkFault(value, site);
      const othersNote = others.length > 0 ? `(and ${others.length} more like it) ` : '';
      return problem ? [{ field, problem: `${othersNote}links to “${value}”, but ${problem}` }] : [];
    });
    if (mistakes.length > 0) throw contentError(file, mistakes, data);
  });
}

type Site = {
  pages: readonly Pick<Page, 'path'>[];
  find: (path: string) => Pick<Page, 'anchors' | 'query'> | undefined;
  /** Drafts and pages with a later publication date, by address. */
  hidden?: ReadonlyMap<string, Publishing>;
};

/** Largest number of edits between misspellings of an address. */
const maxEdits = 3;

const pathOf = (address: string) => address.replace(/[?#].*$/, '');

/** Fault of an address, if it has one. */
function linkFault(address: string, { pages, find, hidden }: Site): string | undefined {
  const [, path = '', query, anchor] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(address) ?? [];
  const page = find(path);
  const hiddenPage = hidden?.get(path);
  if (!page && hiddenPage) {
    return hiddenPage.draft
      ? 'that page is a draft. Remove the link, or remove “draft: true” from the page.'
      : `that page is not public before ${hiddenPage.publishFrom}. Remove the link until then.`;
  }
  if (!page) {
    const [suggestion] = closest(
      path,
      pages.map((other) => other.path),
      maxEdits,
    );
    return suggestion
      ? `no page has that address. The closest is “${suggestion}”. Correct one of them, or add the page first.`
      : 'no page has that address. Correct it, or add the page first.';
  }
  const queryFault = query === undefined ? undefined : unknownQuery(path, query, page.query ?? {});
  if (queryFault) return queryFault;
  const anchors = page.anchors ?? [];
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  return anchors.length === 0
    ? `links cannot name a place on ${path}. Remove what follows the “#”.`
    : `${path} has no place of that name. After the “#”, write one of ${choices(anchors, anchor)}.`;
}

/** Fault of an address's query, if a part of it is unknown. */
function unknownQuery(
  path: string,
  query: string,
  valuesByName: Readonly<Record<string, readonly string[]>>,
): string | undefined {
  for (const [name, value] of new URLSearchParams(query)) {
    const values = valuesByName[name];
    if (!values) return `${path} reads no “${name}”. Remove it, or correct what follows the “?”.`;
    if (!values.includes(value)) {
      return `${path} knows no ${name} “${value}”. After “${name}=”, write one of ${choices(values, value)}.`;
    }
  }
  return undefined;
}

/** Content of one page, and its field in the file: `entries[2]`, or nothing for the whole file. */
type PagePart = { path: string; data: unknown; field?: string };

/**
 * Finds links from a page to itself, which look broken. Links to its anchors are fine.
 *
 * @param file path of the content file, for the message
 * @param parts the pages it contains
 * @param content whole content of the file, from which the message takes the names of entries
 * @throws ContentError naming file and fields
 */
export function checkSelfLinks(file: string, parts: readonly PagePart[], content?: unknown): void {
  const mistakes: { field: string; problem: string }[] = [];
  for (const { path, data, field = '' } of parts) {
    walk(data, field, (name, value) => {
      if (value === path)
        mistakes.push({ field: name, problem: `links to “${value}”, its own page. Choose another one.` });
    });
  }
  if (mistakes.length > 0) throw contentError(file, mistakes, content);
}

/** Visits each link with its field and with the entry that it is in, which may be a draft. */
function walk(
  value: unknown,
  field: string,
  visit: (field: string, href: string, entry: unknown) => void,
  entry?: unknown,
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, `${field}[${index}]`, visit, entry);
  } else if (value && typeof value === 'object') {
    const enclosingEntry = 'draft' in value ? value : entry;
    for (const [key, item] of Object.entries(value)) {
      const name = field ? `${field}.${key}` : key;
      if (key === 'href' && typeof item === 'string') visit(name, item, enclosingEntry);
      else walk(item, name, visit, enclosingEntry);
    }
  }
}
