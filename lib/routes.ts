/**
 * The one table that knows how a detail page's number, public address, inner route and alias belong together
 * (decision A28). Public: `/feature2page`; inner route of the `[n]` segment: `/features/2`; alias: `/features/smart-tagging`.
 */
export const families = {
  feature: { hub: '/features', prefix: '/feature', suffix: 'page', form: 'F' },
  'use-case': { hub: '/use-cases', prefix: '/usecase', suffix: 'page', form: 'U' },
  security: { hub: '/security', prefix: '/security', suffix: 'page', form: 'S' },
  integration: { hub: '/integrations', prefix: '/integration', suffix: 'page', form: 'I' },
} as const;

export type Family = keyof typeof families;

/** Public, canonical address of a detail page: `('feature', 2)` → `/feature2page`. */
export function detailPath(family: Family, n: number): string {
  const { prefix, suffix } = families[family];
  return `${prefix}${n}${suffix}`;
}

/** Form number printed on the page's sheet: `('feature', 2)` → `F-02`. */
export function formNumber(family: Family, n: number): string {
  return `${families[family].form}-${String(n).padStart(2, '0')}`;
}

/** Address of a tool's own page: `merge-pdf` → `/toolsdetails/merge-pdf`. */
export function toolPath(slug: string): string {
  return `/toolsdetails/${slug}`;
}

/** Rewrites from public addresses to the `[n]` segments, in Next's format. An unknown number ends as a 404 there. */
export function detailRewrites(): { source: string; destination: string }[] {
  return Object.values(families).map(({ hub, prefix, suffix }) => ({
    source: `${prefix}:n([1-9]\\d*)${suffix}`,
    destination: `${hub}/:n`,
  }));
}

export type DetailRoute = { family: Family; n: number; slug: string };

/** Inner paths and readable aliases, each 308 to the public address, in Next's format. */
export function detailRedirects(routes: readonly DetailRoute[]) {
  return routes.flatMap(({ family, n, slug }) =>
    [n, slug].map((segment) => ({
      source: `${families[family].hub}/${segment}`,
      destination: detailPath(family, n),
      permanent: true,
    })),
  );
}

/** Other names that people type or write for a page; each answers 308. Detail pages have their own aliases. */
export const otherNames: Readonly<Record<string, string>> = {
  '/home': '/',
  '/index.html': '/',
  '/tools': '/toolsdetails',
  '/tool-details': '/toolsdetails',
  '/tools-details': '/toolsdetails',
  '/usecase': '/use-cases',
  '/usecases': '/use-cases',
  '/use-case': '/use-cases',
  '/feature': '/features',
  '/integration': '/integrations',
  '/price': '/pricing',
  '/prices': '/pricing',
  '/plans': '/pricing',
  '/contact-us': '/contact',
  '/help': '/support',
  '/faq': '/faqs',
  '/privacy-policy': '/privacy',
  '/terms-and-conditions': '/terms',
};

/** A pattern for a word in any case, with its hyphens optional. */
function anySpelling(word: string): string {
  return word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll('-', '-?');
}

/**
 * Upper case and left-out or added hyphens, 308 to the canonical address: `/Pricing`, `/feature-1`, `/Feature2Page`.
 * The routes are matched with regard to case, and each source leaves out the canonical spelling itself.
 *
 * @param paths canonical addresses of one segment
 */
export function spellingRedirects(paths: readonly string[]) {
  const pages = paths
    .filter((path) => /^\/[a-z][a-z-]*$/.test(path))
    .map((path) => ({
      source: `/:spelling((?!${path.slice(1)}$)${anySpelling(path.slice(1))})`,
      destination: path,
      permanent: true,
    }));
  const details = Object.entries(families).map(([family, { prefix, suffix }]) => ({
    source: `/:name((?!${prefix.slice(1)}[1-9]\\d*${suffix}$)${anySpelling(family)}-?):n([1-9]\\d*):end((?:-?${anySpelling(suffix)})?)`,
    destination: `${prefix}:n([1-9]\\d*)${suffix}`,
    permanent: true,
  }));
  const names = Object.entries(otherNames).map(([source, destination]) => ({
    source,
    destination,
    permanent: true,
  }));
  return [...names, ...pages, ...details];
}
