/**
 * Response headers of the site, from one source for `next start`, hosts and the container's web server.
 * Sources: OWASP Secure Headers, MDN HTTP Observatory, CSP Level 3.
 */

export type Header = { key: string; value: string };

type PolicyOptions = {
  /** Plain Next pages (`LEAN=0`) carry inline scripts. */
  inlineScripts: boolean;
  /** Sound that the page itself made or was given may be played. */
  sound?: boolean;
};

/**
 * Content security policy of pages. Speculation rules are data that the page carries inline; style attributes
 * and the inlined style sheet need `unsafe-inline` for styles, which cannot run code.
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
 * Policy of the tools' engines. A worker has the policy of its own file, so a document that is opened in one cannot leave
 * it: no fetch, no socket, no import, no further worker. `wasm-unsafe-eval` compiles WebAssembly from bytes that the page
 * hands in.
 */
export const enginePolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'";

/** Policy of an answer that is no page: nothing in it may run or be framed. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Headers of such an answer, which no cache may keep. */
export const answerHeaders = { 'Cache-Control': 'no-store', 'Content-Security-Policy': answerPolicy };

/** What pages may ask the browser for: nothing, but for the microphone on the page that writes speech down. */
const permissions = (microphone = '()') =>
  `camera=(), microphone=${microphone}, geolocation=(), payment=(), usb=(), browsing-topics=()`;

/** Pages of tools that play sound, and the one of them that may ask for the microphone. */
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

/** How long each kind of file may be kept. Addresses with a hash or a version never change their content, but for a comment (packages/lean). */
export const caching = {
  immutable: `public, max-age=${year}, immutable`,
  picture: 'public, max-age=3600, stale-while-revalidate=86400',
  page: 'public, max-age=0, must-revalidate',
  missing: 'private, no-cache, no-store, max-age=0, must-revalidate',
} as const;

/** One rule: which paths, and which headers. The order matters: a later rule wins. */
export type HeaderRule = { source: string; has?: { type: 'query'; key: string }[]; headers: Header[] };

/** Without the word that binds every subdomain to https for two years (`HSTS_SUBDOMAINS=off`; RFC 6797, 6.1.2). */
const withoutSubdomains = ({ key, value }: Header): Header => ({
  key,
  value: key === 'Strict-Transport-Security' ? value.replace('; includeSubDomains', '') : value,
});

/** All rules in Next's `headers()` format. */
export function headerRules(options: PolicyOptions & { subdomains?: boolean }): HeaderRule[] {
  const common = options.subdomains === false ? commonHeaders.map(withoutSubdomains) : commonHeaders;
  return [
    {
      source: '/:path*',
      headers: [...common, { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' }],
    },
    {
      // The endpoints give their answers their own policy.
      source: '/((?!api/).*)',
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
      source: '/((?!api/|_next/|art/|engines/).*)',
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
