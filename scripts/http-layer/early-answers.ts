/** HTTP answers that the server in front of Next gives itself: redirects, wrong methods, broken addresses. */
import { type RedirectRoute, withCaptures } from '../package/routes';

/**
 * Answers that must be equal on all servers: `next start`, the standalone server and nginx of the package.
 * scripts/package/nginx.ts writes them for nginx; tests/package/same-answers.test.ts compares.
 */
export type EarlyAnswer =
  | { status: 400 | 404 | 412 }
  /** `size`: bytes of the file. */
  | { status: 416; size: number }
  | { status: 405; allow: string }
  /** `location`: path without the query. */
  | { status: 308; location: string };

/**
 * Methods supported by Next's route handlers; Next throws for TRACE, and answers any other method with an empty 400.
 * Files accept GET and HEAD only: Next answers a POST to a file of public/ with 500.
 */
export const methodsOfNext = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Value of Allow at each endpoint. */
export const endpointMethods: Readonly<Record<string, string>> = {
  '/api/contacts': 'POST, OPTIONS',
  '/api/health': 'GET, HEAD, OPTIONS',
  '/api/metrics': 'GET, HEAD, OPTIONS',
};

/** All addresses below /api/; any other is a 404. /api/ready is answered by the HTTP layer, for proxies. */
export const endpoints = [...Object.keys(endpointMethods), '/api/ready'];

/** Value of Allow at an address. */
export const allowAt = (path: string) => endpointMethods[path] ?? 'GET, HEAD';

/**
 * Answers given before Next handles the request.
 *
 * @param target request target with its query
 * @param redirects of routes-manifest.json, in order
 * @returns undefined if Next has to answer
 */
export function earlyAnswer(
  method: string,
  target: string,
  redirects: readonly RedirectRoute[],
): EarlyAnswer | undefined {
  const path = target.replace(/[?#].*$/s, '');
  // `OPTIONS *`, which names no address. Absolute URLs were already reduced to their path.
  if (!path.startsWith('/')) return { status: 400 };
  if (!isReadable(path)) return { status: 400 };
  const isEndpoint = path.startsWith('/api/');
  if (!(isEndpoint ? methodsOfNext : ['GET', 'HEAD']).includes(method)) return notAllowed(path);
  if (isEndpoint) return undefined;
  const location = canonical(path, redirects);
  return location === path ? undefined : { status: 308, location };
}

/** Addresses of Next itself: router data, which no page of this site requests, and its image optimiser. */
const ownOfNext = /^\/_next\/(?:image|data)(?:\/|$)|\.rsc$/;

/** An address without a page. */
const missingPage = '/_none';

/**
 * The address to pass to Next: one without a page for its own addresses, and for spellings of an endpoint such as
 * `/api/%63ontacts`, which other servers do not resolve.
 *
 * @param target request target with its query
 */
export function innerTarget(target: string): string {
  const [path = '', query] = target.split('?', 2);
  const isMissing =
    ownOfNext.test(path) || (/^\/api\//.test(decodeURIComponent(path)) && !endpoints.includes(path));
  const suffix = query === undefined ? '' : `?${query}`;
  return isMissing ? missingPage + suffix : target;
}

/** Request headers that only Next interprets: those of its router, and those between its processes. */
export const headerOfNext = /^(?:rsc|next-|x-(?:nextjs|next|middleware|invoke|matched|now|action)-)/;

const notAllowed = (path: string): EarlyAnswer => ({ status: 405, allow: allowAt(path) });

/** A backslash or a dot segment in a path. No browser sends either: browsers turn backslashes into slashes and resolve dot segments. */
export const oddAddress = /\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

function isReadable(path: string): boolean {
  if (oddAddress.test(path)) return false;
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** The canonical path for any spelling, so that one redirect is enough: collapses repeated slashes, then applies the site's redirects. */
function canonical(path: string, redirects: readonly RedirectRoute[]): string {
  const collapsed = path.replace(/\/{2,}/g, '/');
  const redirect = redirects.find(({ regex }) => new RegExp(regex).test(collapsed));
  return redirect ? collapsed.replace(new RegExp(redirect.regex), withCaptures(redirect)) : collapsed;
}
