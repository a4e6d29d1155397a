/**
 * Response headers of the site, the source for `next start`, hosts and the container's web server. The proxies in deploy/
 * repeat the common headers for answers of their own; tests/scripts/full/proxy-files.test.ts compares them.
 * Sources: OWASP Secure Headers, MDN HTTP Observatory, CSP Level 3.
 */

export type Header = { key: string; value: string };

type PolicyOptions = {
  /** Plain Next pages (`LEAN=0`) have inline scripts. */
  inlineScripts: boolean;
  /** Allows playback of sound from blobs of the page. */
  sound?: boolean;
};

/**
 * Content security policy of pages. Speculation rules are inline data; style attributes and the inlined style
 * sheet need `unsafe-inline` for styles, which cannot run code.
 */
export function contentSecurityPolicy({ inlineScripts, sound = false }: PolicyOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScripts ? "'unsafe-inline'" : "'inline-speculation-rules'"}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ...(sound ? ['media-src blob:'] : []),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * Policy of the tools' engines. A worker is governed by the policy of its own file, so a document opened in
 * it cannot leave: no fetch, no socket, no request of any kind, no further worker. `wasm-unsafe-eval` compiles
 * WebAssembly from bytes passed in by the page, and `blob:` runs parts of the engine that the page passes in: a blob is
 * in the worker's own memory, and asks no server for anything.
 */
export const enginePolicy = "default-src 'none'; script-src 'wasm-unsafe-eval' blob:; worker-src 'none'";

/** Policy of a response that is not a page: nothing in it may run or be framed. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of such a response, which must not be cached. */
export const answerHeaders = { 'Cache-Control': 'no-store', 'Content-Security-Policy': answerPolicy };

/** Permissions policy of pages: nothing is allowed, except the microphone on the transcription page. */
const permissions = (microphone = '()') =>
  `camera=(), microphone=${microphone}, geolocation=(), payment=(), usb=(), browsing-topics=()`;

/** Pages of tools that play sound, and the one that may use the microphone. */
export const soundPages = ['/toolsdetails/text-to-speech', '/toolsdetails/speech-to-text'];
export const microphonePage = '/toolsdetails/speech-to-text';
export const microphonePermissions: Header = { key: 'Permissions-Policy', value: permissions('(self)') };

/** Headers of every response, pages and endpoint alike. */
export const commonHeaders: readonly Header[] = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: permissions() },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
];

const year = 31_536_000;

/** Cache duration by kind of file. Hashed or versioned addresses keep their content (packages/lean). */
export const caching = {
  immutable: `public, max-age=${year}, immutable`,
  picture: 'public, max-age=3600, stale-while-revalidate=86400',
  page: 'public, max-age=0, must-revalidate',
  missing: 'private, no-cache, no-store, max-age=0, must-revalidate',
} as const;

/** A rule: path pattern and headers. Later rules win. */
export type HeaderRule = { source: string; has?: { type: 'query'; key: string }[]; headers: Header[] };

/** The header without includeSubDomains, which forces https on subdomains for two years (`HSTS_SUBDOMAINS=off`). */
const withoutSubdomains = ({ key, value }: Header): Header => ({
  key,
  value: key === 'Strict-Transport-Security' ? value.replace('; includeSubDomains', '') : value,
});

/** Pattern for the path of an endpoint without its first slash, in an expression that matches path and query. */
const endpointPattern = 'api/(?:contacts|health|metrics|ready)(?![^?])';

/** All rules in Next's `headers()` format. */
export function headerRules(options: PolicyOptions & { subdomains?: boolean }): HeaderRule[] {
  const common = options.subdomains === false ? commonHeaders.map(withoutSubdomains) : commonHeaders;
  return [
    {
      source: '/:path*',
      headers: [...common, { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' }],
    },
    {
      // The endpoints set their own policy; other addresses below /api/ show the 404 page.
      source: `/((?!${endpointPattern}).*)`,
      headers: [{ key: 'Content-Security-Policy', value: contentSecurityPolicy(options) }],
    },
    ...soundPages.map((source) => ({
      source,
      headers: [
        { key: 'Content-Security-Policy', value: contentSecurityPolicy({ ...options, sound: true }) },
        ...(source === microphonePage ? [microphonePermissions] : []),
      ],
    })),
    {
      // Next would let shared caches keep a page for a year, past the next deployment.
      source: `/((?!${endpointPattern}|_next/|art/|engines/).*)`,
      headers: [{ key: 'Cache-Control', value: caching.page }],
    },
    {
      source: '/og/:file*',
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    },
    {
      source: '/engines/:file*',
      headers: [
        { key: 'Content-Security-Policy', value: enginePolicy },
        { key: 'Cache-Control', value: caching.immutable },
      ],
    },
    { source: '/art/:file*', headers: [{ key: 'Cache-Control', value: caching.picture }] },
    {
      source: '/art/:file*',
      has: [{ type: 'query', key: 'v' }],
      headers: [{ key: 'Cache-Control', value: caching.immutable }],
    },
  ];
}
