import { expect, it } from 'vitest';
import {
  answerPolicy,
  caching,
  commonHeaders,
  contentSecurityPolicy,
  enginePolicy,
  headerRules,
  microphonePage,
  microphonePermissions,
  soundPages,
} from '@/lib/headers';

const transport = (subdomains?: boolean) =>
  headerRules({ inlineScripts: false, subdomains })
    .flatMap(({ headers }) => headers)
    .filter(({ key }) => key === 'Strict-Transport-Security');

it('Strict-Transport-Security includes subdomains unless HSTS_SUBDOMAINS=off', () => {
  expect(transport()).toEqual([expect.objectContaining({ value: 'max-age=63072000; includeSubDomains' })]);
  expect(transport(false)).toEqual([expect.objectContaining({ value: 'max-age=63072000' })]);
});

/** Headers of the answer for a path: of several rules for one header, the last wins. */
function headersOf(path: string): Record<string, string> {
  const matching = headerRules({ inlineScripts: false }).filter(
    ({ source, has }) => !has && (source === path || source.includes(':path*') || source.startsWith('/((')),
  );
  return Object.fromEntries(matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])));
}

it('only the Speech to Text page may ask for the microphone', () => {
  const mayAsk = (path: string) => headersOf(path)['Permissions-Policy']?.includes('microphone=(self)');
  expect(mayAsk(microphonePage)).toBe(true);
  for (const path of ['/', '/toolsdetails', '/toolsdetails/text-to-speech', '/toolsdetails/merge-pdf'])
    expect(mayAsk(path), path).toBe(false);
  // All other permissions are refused on that page too.
  const { value } = microphonePermissions;
  expect(value.replace('microphone=(self)', 'microphone=()')).toBe(
    commonHeaders.find(({ key }) => key === 'Permissions-Policy')?.value,
  );
});

it('only the pages of the tools that play sound may play it', () => {
  const mayPlay = (path: string) => headersOf(path)['Content-Security-Policy']?.includes('media-src blob:');
  for (const path of soundPages) expect(mayPlay(path), path).toBe(true);
  for (const path of ['/', '/toolsdetails', '/toolsdetails/merge-pdf'])
    expect(mayPlay(path), path).toBe(false);
});

it('a page connects to its own site only, cannot be framed, and runs only its own code', () => {
  expect(contentSecurityPolicy({ inlineScripts: false }).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'inline-speculation-rules'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]);
});

it('an engine may fetch nothing, and an answer other than a page may load and run nothing', () => {
  expect(enginePolicy).toBe("default-src 'none'; script-src 'wasm-unsafe-eval' blob:; worker-src 'none'");
  expect(headersOf('/engines/:file*')['Content-Security-Policy']).toBe(enginePolicy);
  expect(answerPolicy).toBe("default-src 'none'; frame-ancestors 'none'");
});

it('other sites may embed link previews only, and browsers revalidate a page on each visit', () => {
  const page = headersOf('/');
  expect(page).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=0, must-revalidate',
  });
  expect(page['Permissions-Policy']).toContain('camera=(), microphone=(), geolocation=()');
  expect(headersOf('/og/:file*')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  expect(caching.missing).toContain('no-store');
});
