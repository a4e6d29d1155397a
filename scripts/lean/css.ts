import { PurgeCSS } from 'purgecss';

export type Names = { tags: Set<string>; classes: Set<string>; ids: Set<string>; attributes: Set<string> };

/**
 * Keeps the rules that a page can use: those whose classes, ids and tags occur in its HTML, or, on a page with
 * islands, as a word in an island's script. Attribute selectors and states always count as possible.
 *
 * @param css the page's style sheets, in order
 * @param names what occurs in the HTML
 * @param scripts sources of the page's island chunks
 */
export async function usedCss(css: string, names: Names, scripts: readonly string[]): Promise<string> {
  const words = new Set(scripts.flatMap((script) => script.match(/[\w\-:/.[\]()%#]+/g) ?? []));
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '-', extension: 'page' }],
    css: [{ raw: css }],
    extractors: [
      {
        extensions: ['page'],
        extractor: () => ({
          attributes: { names: [...names.attributes], values: [] },
          classes: [...names.classes, ...words],
          ids: [...names.ids],
          tags: [...names.tags],
          undetermined: [],
        }),
      },
    ],
    /* An attribute can appear at any time: expanded, paused, open. */
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name]) => name as string),
    safelist: [/^::?[a-z-]+$/],
    variables: false,
    keyframes: true,
    fontFace: false,
  });
  return result?.css ?? '';
}
