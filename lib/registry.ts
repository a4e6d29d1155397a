import { contentError } from './schema/parse';
import type { PictureName } from './schema/pictures';

/** One public page of the site. Navigation, sitemap, breadcrumbs, metadata, 404 list and test lists derive from these. */
export type Page = {
  /** Canonical address. */
  path: string;
  /** Short name: breadcrumb, cards and link texts. */
  label: string;
  /** Title (without the site's name), description, and date of the last edit. */
  meta: { title: string; description: string; updated: string };
  /** Address of the active header link, if any. */
  section?: string;
  /** Parent page in the breadcrumb; none for Home. */
  parent?: string;
  /** Paper colour of the page's section. */
  tone: 'carbon' | 'lilac' | 'rose' | 'mint' | 'sky' | 'gold';
  /** Picture of the page on cards and in link previews. */
  picture: PictureName;
  /** Code printed on the page's sheet: `F-02`. */
  code?: string;
  /** Anchors that links may use, `upload-failures` in `/support#upload-failures`. */
  anchors?: readonly string[];
  /** Query parameters that the page reads, `plan` in `/contact?plan=basic`, with valid values. */
  query?: Readonly<Record<string, readonly string[]>>;
  /** Unpublished; `from` is the publication date. Draft builds show it. */
  unpublished?: { from?: string };
  /** Excluded from sitemap and search results. */
  noindex?: boolean;
};

export type Registry = ReturnType<typeof createRegistry>;

/** Indexes pages by address. @throws ContentError when two pages share an address, a title or a description */
export function createRegistry(pages: readonly Page[]) {
  const byPath = new Map<string, Page>();
  const byText = new Map<string, Page>();
  const mistakes: { field: string; problem: string }[] = [];
  for (const page of pages) {
    const duplicate = 'is the address of two entries. Give one of them another number.';
    if (byPath.has(page.path)) mistakes.push({ field: page.path, problem: duplicate });
    byPath.set(page.path, page);
    for (const field of ['title', 'description'] as const) {
      const text = page.meta[field];
      // Placeholders of drafts may be equal.
      if (text.startsWith('TODO')) continue;
      const other = byText.get(text);
      if (other && other.path !== page.path) {
        const problem = `is “${text}”, which ${other.path} has already. Search results need one of its own.`;
        mistakes.push({ field: `${page.path}: meta.${field}`, problem });
      }
      byText.set(text, page);
    }
  }
  if (mistakes.length > 0) throw contentError('content', mistakes);

  /** @throws when no page has this address: a programming mistake, since content links are checked at load */
  function get(path: string): Page {
    const page = byPath.get(path);
    if (!page) throw new Error(`No page has the address ${path}.`);
    return page;
  }

  /** Breadcrumb of a page: from Home to the page itself. */
  function trail(page: Page): { label: string; href: string }[] {
    const ancestors = page.parent === undefined ? [] : trail(get(page.parent));
    return [...ancestors, { label: page.label, href: page.path }];
  }

  return {
    pages,
    get,
    trail,
    has: (path: string) => byPath.has(path),
    find: (path: string) => byPath.get(path),
  };
}
