/** Configuration of Next.js: outputs, page extensions of drafts and team pages, rewrites, redirects and headers. */
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { detailRoutes, registry } from './content';
import { showsDrafts } from './content/published';
import { buildIdOf } from './lib/build-id';
import { headerRules } from './lib/headers';
import { dayOf } from './lib/publishing';
import { detailRewrites, redirects } from './lib/routes';
import { commitOf } from './lib/version';

const development = process.env.NODE_ENV === 'development';
const hostAdapter = process.env.NEXT_ADAPTER_PATH;
const hostPacks = Boolean(hostAdapter ?? process.env.VERCEL);

const config = (phase: string): NextConfig => ({
  // `next start` warns about this output, so only the build asks for it: one build runs either way.
  output: phase === PHASE_PRODUCTION_BUILD && !hostPacks ? 'standalone' : undefined,
  // The delivery step has to come before a host's own adapter, and without one there must be none.
  adapterPath: hostAdapter && join(process.cwd(), 'packages/lean/adapter.js'),
  // It also writes a line into script files, so no host may take them for what Next has hashed.
  supportsImmutableAssets: false,
  // Pages for the team (app/dev) exist while developing only, the list of drafts also in a build for colleagues: other
  // builds do not know their extensions.
  pageExtensions: [
    ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx'] : []),
    ...(phase === PHASE_DEVELOPMENT_SERVER || showsDrafts ? ['drafts.tsx'] : []),
    'tsx',
    'ts',
  ],
  // Netlify names the commit to its builds alone; /api/health tells it.
  env: {
    BUILD_COMMIT: commitOf(process.env) ?? '',
    DRAFTS: process.env.DRAFTS ?? '',
    BUILD_DAY: dayOf(new Date()),
  },
  agentRules: false,
  // Next's own is random, so that every page with islands would be another one after each build, ETag included.
  generateBuildId: async () => buildIdOf(registry.pages.map(({ path }) => path)),
  // Written in TypeScript, in this repository.
  transpilePackages: ['engines'],
  poweredByHeader: false,
  // Pictures are files of the right size: without its optimiser Next answers nothing at /_next/image.
  images: { unoptimized: true },
  reactStrictMode: true,
  // lib/routes does it: Next's own comes first, and would make two steps of “/Pricing/”.
  skipTrailingSlashRedirect: true,
  devIndicators: false,
  // Other devices in the network get hot reload when the site is open to them: scripts/lib/local-site.ts names its hosts.
  allowedDevOrigins: process.env.DEV_HOSTS?.split(' ').filter(Boolean),
  experimental: {
    // Other spellings of an address are redirected to it, so they must not match it.
    caseSensitiveRoutes: true,
    // The 404 page is served on its own instead of travelling with every page as its not-found boundary.
    globalNotFound: true,
    // Pages share the content files. A page first opened after an edit has to load them anew, not keep the old words.
    turbopackServerFastRefresh: false,
  },
  rewrites: async () => ({
    // Next answers its own error page with 500 to whoever asks for it by address.
    beforeFiles: [...detailRewrites(), { source: '/_global-error', destination: '/_not-found' }],
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () =>
    redirects(
      registry.pages.map(({ path }) => path),
      detailRoutes,
    ),
  // The development server needs inline scripts and eval; it goes without a policy.
  headers: async () =>
    development
      ? []
      : headerRules({
          inlineScripts: process.env.LEAN === '0',
          subdomains: process.env.HSTS_SUBDOMAINS !== 'off',
        }),
});

export default config;
