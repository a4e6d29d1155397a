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
  // Set for the build only, because `next start` warns about this output. The same build serves with and without it.
  output: phase === PHASE_PRODUCTION_BUILD && !hostPacks ? 'standalone' : undefined,
  // On a host with its own adapter, this one runs the delivery step first, then the host's. Elsewhere there must be none.
  adapterPath: hostAdapter && join(process.cwd(), 'packages/lean/adapter.js'),
  // The delivery step also changes script files, so a host must not rely on the hashes that Next computed before.
  supportsImmutableAssets: false,
  // Pages for the team (app/dev) exist in development only, the list of drafts also in draft builds: other builds ignore
  // files with these extensions.
  pageExtensions: [
    ...(phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx'] : []),
    ...(phase === PHASE_DEVELOPMENT_SERVER || showsDrafts ? ['drafts.tsx'] : []),
    'tsx',
    'ts',
  ],
  // Netlify tells the commit to builds only, so the build stores it for /api/health.
  env: {
    BUILD_COMMIT: commitOf(process.env) ?? '',
    DRAFTS: process.env.DRAFTS ?? '',
    BUILD_DAY: dayOf(new Date()),
  },
  agentRules: false,
  // Next's own build id is random: after each build, all pages with islands would differ, and so would their ETags.
  generateBuildId: async () => buildIdOf(registry.pages.map(({ path }) => path)),
  // The package contains TypeScript sources.
  transpilePackages: ['engines'],
  poweredByHeader: false,
  // Pictures have the right size already. Without the optimiser, nothing is served at /_next/image.
  images: { unoptimized: true },
  reactStrictMode: true,
  // lib/routes redirects trailing slashes itself: Next's redirect would come first, so that “/Pricing/” would take two.
  skipTrailingSlashRedirect: true,
  devIndicators: false,
  // Hosts under which other devices in the network get hot reload, set by scripts/lib/local-site.ts.
  allowedDevOrigins: process.env.DEV_HOSTS?.split(' ').filter(Boolean),
  experimental: {
    // Spellings in other cases must not match a page, because they are redirected to its address.
    caseSensitiveRoutes: true,
    // The 404 page is served separately; otherwise every page would contain it as its not-found boundary.
    globalNotFound: true,
    // Pages share the content files: a page that is first opened after an edit must load them again.
    turbopackServerFastRefresh: false,
  },
  rewrites: async () => ({
    // Next would answer a request for the address of its error page with 500.
    beforeFiles: [...detailRewrites(), { source: '/_global-error', destination: '/_not-found' }],
    afterFiles: [],
    fallback: [],
  }),
  redirects: async () =>
    redirects(
      registry.pages.map(({ path }) => path),
      detailRoutes,
    ),
  // The development server needs inline scripts and eval, so it sends no policy.
  headers: async () =>
    development
      ? []
      : headerRules({
          inlineScripts: process.env.LEAN === '0',
          subdomains: process.env.HSTS_SUBDOMAINS !== 'off',
        }),
});

export default config;
