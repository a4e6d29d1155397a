import { contentError } from './schema/parse';
import type { PictureName } from './schema/pictures';

/** One public page of the site. Navigation, sitemap, breadcrumbs, metadata, 404 list and test lists derive from these. */
export type Page = {
  /** Canonical address. */
  path: string;
  /** Short name: breadcrumb, cards and link texts. */
  label: string;
  /** Title without the site's name, description and date of the last edit. */
  meta: { title: string; description: string; updated: string };
  /** Address of the header link that is active here, if any. */
  section?: string;
  /** Page above this one in the breadcrumb; none for Home. */
  parent?: string;
  /** Paper colour of this part of the site. */
  stock: 'carbon' | 'canary' | 'rose' | 'mint' | 'sky' | 'gold';
  /** Drawing that stands for the page on cards and in link previews. */
  picture: PictureName;
  /** Printed on the page's sheet: `F-02`. */
  form?: string;
  /** Kept out of sitemap and search results. */
  noindex?: boolean;
};

export type Registry = ReturnType<typeof createRegistry>;

/** Indexes pages by address. @throws ContentError when two pages claim one address */
export function createRegistry(pages: readonly Page[]) {
  const byPath = new Map<string, Page>();
  for (const page of pages) {
    if (byPath.has(page.path)) {
      throw contentError('content', [
        { field: page.path, problem: 'is the address of two entries. Give one of them another number.' },
      ]);
    }
    byPath.set(page.path, page);
  }

  /** @throws when no page has this address: a programming mistake, since content links are checked at load */
  function get(path: string): Page {
    const page = byPath.get(path);
    if (!page) throw new Error(`No page has the address ${path}.`);
    return page;
  }

  /** From Home to the page itself. */
  function trail(page: Page): { label: string; href: string }[] {
    const above = page.parent === undefined ? [] : trail(get(page.parent));
    return [...above, { label: page.label, href: page.path }];
  }

  return { pages, get, trail, has: (path: string) => byPath.has(path) };
}

/**
 * Finds links in content that lead nowhere: every `href` at any depth must be a page's address.
 *
 * @param files parsed content by file name
 * @param has whether an address (without query and hash) exists
 * @throws ContentError naming file, field and address
 */
export function checkLinks(files: Record<string, unknown>, has: (path: string) => boolean): void {
  for (const [file, data] of Object.entries(files)) {
    const mistakes: { field: string; problem: string }[] = [];
    walk(data, '', (field, value) => {
      const path = value.split(/[?#]/)[0] ?? '';
      if (value.startsWith('/') && !has(path)) {
        mistakes.push({
          field,
          problem: `links to “${value}”, but no page has that address. Correct it, or add the page first.`,
        });
      }
    });
    if (mistakes.length > 0) throw contentError(file, mistakes);
  }
}

function walk(value: unknown, field: string, visit: (field: string, href: string) => void): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, `${field}[${index}]`, visit);
  } else if (value && typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) {
      const name = field ? `${field}.${key}` : key;
      if (key === 'href' && typeof item === 'string') visit(name, item);
      else walk(item, name, visit);
    }
  }
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
  if (mistakes.length > 0) throw contentError(file, mistakes);
}

function unfinished(value: unknown, field = ''): string[] {
  if (typeof value === 'string') return /^([A-Z][a-z]+: )?TODO\b/.test(value) ? [field] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => unfinished(item, `${field}[${index}]`));
  if (!value || typeof value !== 'object' || ('draft' in value && value.draft === true)) return [];
  return Object.entries(value).flatMap(([key, item]) => unfinished(item, field ? `${field}.${key}` : key));
}

/**
 * Finds entries of one content file that share what must be each entry's own.
 *
 * @param file path of the content file, for the message
 * @param entries parsed entries, in the file's order
 * @param fields names of the fields whose values must differ
 * @throws ContentError naming file, field and the entry that has the value already
 */
export function checkUnique<Entry>(
  file: string,
  entries: readonly Entry[],
  fields: readonly (keyof Entry & string)[],
): void {
  const mistakes = fields.flatMap((field) => {
    const values = entries.map((entry) => entry[field]);
    return values.flatMap((value, index) => {
      const first = values.indexOf(value);
      const problem = `is ${JSON.stringify(value)}, which [${first}].${field} has already. Give each entry its own.`;
      return first === index ? [] : [{ field: `[${index}].${field}`, problem }];
    });
  });
  if (mistakes.length > 0) throw contentError(file, mistakes);
}
