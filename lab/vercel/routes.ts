/** An entry of `routes` in `.vercel/output/config.json`: only the properties that affect redirects and headers. */

export type Route = {
  src?: string;
  handle?: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
  caseSensitive?: boolean;
  has?: Condition[];
  missing?: Condition[];
};

type Condition = { type: string; key: string; value?: string };

export type Verdict = { status: number | undefined; headers: Record<string, string> };

/**
 * Headers and status that the routes give to a request, in the phases before and after the host has found a file.
 *
 * @param target path with query, as requested by a browser
 * @returns headers by lower-case name; a status when a route ends the request, as a redirect does
 */
export function applyRoutes(routes: readonly Route[], target: string): Verdict {
  const url = new URL(target, 'https://host.invalid');
  const headers: Record<string, string> = {};
  for (const phase of ['', 'hit']) {
    for (const route of phaseOf(routes, phase)) {
      const match = matches(route, url);
      if (!match) continue;
      for (const [name, value] of Object.entries(route.headers ?? {})) {
        headers[name.toLowerCase()] = value.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '');
      }
      if (headers.location && route.status) return { status: route.status, headers };
    }
  }
  return { status: undefined, headers };
}

/** Routes up to the first `handle`; or, with `handle`, those between that one and the next. */
function phaseOf(routes: readonly Route[], handle: string): Route[] {
  const startIndex = handle ? routes.findIndex((route) => route.handle === handle) + 1 : 0;
  const followingRoutes = routes.slice(startIndex);
  const endIndex = followingRoutes.findIndex((route) => route.handle);
  return followingRoutes.slice(0, endIndex < 0 ? undefined : endIndex);
}

function matches({ src, caseSensitive, has = [], missing = [] }: Route, url: URL): RegExpExecArray | null {
  const isMet = ({ type, key }: Condition) => type === 'query' && url.searchParams.has(key);
  if (src === undefined || !has.every(isMet) || missing.some(isMet)) return null;
  // The host's expressions are anchored at both ends and case-insensitive by default.
  return new RegExp(`^(?:${src})$`, caseSensitive ? '' : 'i').exec(url.pathname);
}
