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
