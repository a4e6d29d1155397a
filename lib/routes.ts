/**
 * The mapping between a detail page's number, public address, inner route and alias (decision A28). Public:
 * `/feature2page`; inner route of the `[n]` segment: `/features/2`; alias: `/features/smart-tagging`.
 */
export const families = {
  feature: { hub: '/features', prefix: '/feature', suffix: 'page', letter: 'F' },
  'use-case': { hub: '/use-cases', prefix: '/usecase', suffix: 'page', letter: 'U' },
  security: { hub: '/security', prefix: '/security', suffix: 'page', letter: 'S' },
  integration: { hub: '/integrations', prefix: '/integration', suffix: 'page', letter: 'I' },
} as const;

export type Family = keyof typeof families;

/** Public, canonical address of a detail page: `('feature', 2)` → `/feature2page`. */
export function detailPath(family: Family, n: number): string {
  const { prefix, suffix } = families[family];
  return `${prefix}${n}${suffix}`;
}

/** Code printed on the page's sheet: `('feature', 2)` → `F-02`. */
export function pageCodeOf(family: Family, n: number): string {
  return `${families[family].letter}-${String(n).padStart(2, '0')}`;
}

/** Address of a tool's own page: `merge-pdf` → `/toolsdetails/merge-pdf`. */
export const toolPath = (slug: string): string => `/toolsdetails/${slug}`;

/** Address of a task of a tool, on the tool's page: `/toolsdetails/ai-pdf-editor#sign`. */
export const taskPath = ({ tool, slug }: { tool: string; slug: string }): string =>
  `${toolPath(tool)}#${slug}`;

/** Name of a trial request's source page: `/feature2page` → `feature2page`, `/` → `home`. */
export const trialOrigin = (path: string): string => path.slice(path.lastIndexOf('/') + 1) || 'home';

/** Address of the form for a trial request: `/feature2page` → `/contact?trial=feature2page`. */
export const trialPath = (from: string): string => `/contact?trial=${trialOrigin(from)}`;

/** Rewrites from public addresses to `[n]` segments, for Next. Unknown numbers become a 404 there. */
export function detailRewrites(): { source: string; destination: string }[] {
  return Object.values(families).map(({ hub, prefix, suffix }) => ({
    source: `${prefix}:n([1-9]\\d*)${suffix}`,
    destination: `${hub}/:n`,
  }));
}

export type DetailRoute = { family: Family; n: number; slug: string };

/** Alternative addresses, each with the page that it redirects to (308). Case and hyphens are ignored. */
export const alternativePaths: Readonly<Record<string, string>> = {
  '/home': '/',
  '/index.html': '/',
  '/tools': '/toolsdetails',
  '/tool-details': '/toolsdetails',
  '/tools-details': '/toolsdetails',
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
  '/security-answers': '/security/answers',
  '/trust': '/security/answers',
  '/trust-center': '/security/answers',
};

/**
 * All addresses that lead to a page: itself, those of `alternativePaths`, a detail page's inner path, readable
 * alias and number (`/features/2`, `/features/smart-tagging`, `/feature-2`), and a tool under `/tools`.
 */
export function addressesOf(path: string, details: readonly DetailRoute[]): string[] {
  const detail = details.find(({ family, n }) => detailPath(family, n) === path);
  const names = Object.keys(alternativePaths).filter((name) => alternativePaths[name] === path);
  if (path.startsWith(toolPath(''))) names.push(path.replace(toolPath(''), '/tools/'));
  if (detail) {
    const { family, n, slug } = detail;
    const { hub } = families[family];
    names.push(`/${family}-${n}-page`, `/${family}-${n}`, `${hub}/${n}`, `${hub}/${slug}`);
  }
  return path === '/' ? names : [path, ...names];
}

/** A pattern for an address without its first slash, in any case and with optional hyphens. */
function anySpelling(address: string): string {
  return address
    .slice(1)
    .replaceAll('.', '\\.')
    .replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
    .replaceAll('-', '-?');
}

/**
 * Redirects in Next's format, each one 308 straight to the canonical address: one for all names and spellings
 * of a page, with or without a trailing slash. Matching is case-sensitive, and each source excludes the
 * canonical spelling. The slash is part of each source, because not every host adds it.
 *
 * @param paths canonical addresses of all pages
 */
export function redirects(paths: readonly string[], details: readonly DetailRoute[]) {
  const spellings = paths.map((path) => ({
    source: `/:spelling((?!${path.slice(1)}$)(?:${addressesOf(path, details).map(anySpelling).join('|')})/?)`,
    destination: path,
    permanent: true,
  }));
  // Next answers /robots.txt/ like /robots.txt, other servers with 404. `/%5chost.txt/` is a 404.
  const slash = {
    source: '/:path((?!api/)(?:[\\w.~-]+/)*[\\w~-]+\\.[\\w.]+)/',
    destination: '/:path',
    permanent: true,
  };
  return [...spellings, slash];
}
