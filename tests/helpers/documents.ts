import type { Page } from '@playwright/test';

type Link = { href: string; name: string };

/**
 * One page as a search engine reads it: parsed, without styles and scripts. Each run of white space in its texts is one
 * space.
 */
export type Document = {
  path: string;
  h1: string[];
  ids: string[];
  links: Link[];
  /** The text of `main`, shown or not. */
  text: string;
  /** Links in `main`. */
  mainLinks: Link[];
  /** The last section of `main`. */
  lastSection: { headings: number; links: Link[]; buttons: string[] };
};

/** Fetches and parses addresses in the browser, without rendering them. */
export async function readDocuments(page: Page, paths: readonly string[]): Promise<Document[]> {
  await page.goto('/robots.txt');
  return page.evaluate(
    (addresses) => {
      const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
      const linksIn = (part: ParentNode | null | undefined) =>
        [...(part?.querySelectorAll('a') ?? [])].map((link) => ({
          href: link.getAttribute('href') ?? '',
          name: squeeze(link.textContent) || (link.getAttribute('aria-label') ?? ''),
        }));
      return Promise.all(
        addresses.map(async (path) => {
          const dom = new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html');
          const main = dom.querySelector('main');
          const lastSection = [...(main?.children ?? [])]
            .filter(({ tagName }) => tagName === 'SECTION')
            .at(-1);
          return {
            path,
            h1: [...dom.querySelectorAll('h1')].map((heading) => squeeze(heading.textContent)),
            ids: [...dom.querySelectorAll('[id]')].map(({ id }) => id),
            links: linksIn(dom),
            text: squeeze(main?.textContent),
            mainLinks: linksIn(main),
            lastSection: {
              headings: lastSection?.querySelectorAll('h2').length ?? 0,
              links: linksIn(lastSection),
              buttons: [...(lastSection?.querySelectorAll('button, .bg-action') ?? [])].map(
                ({ textContent }) => squeeze(textContent),
              ),
            },
          };
        }),
      );
    },
    [...paths],
  );
}

/** The page at an address. @throws when there is none */
export function documentAt(documents: readonly Document[], path: string): Document {
  const match = documents.find((document) => document.path === path);
  if (!match) throw new Error(`There is no page at ${path}.`);
  return match;
}
