import type { NextConfig } from 'next';
import { detailRoutes, registry } from './content';
import { headerRules } from './lib/headers';
import { detailRedirects, detailRewrites, spellingRedirects } from './lib/routes';

const development = process.env.NODE_ENV === 'development';

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  experimental: {
    // Other spellings of an address are redirected to it, so they must not match it.
    caseSensitiveRoutes: true,
    // The 404 page is served on its own instead of travelling with every page as its not-found boundary.
    globalNotFound: true,
  },
  rewrites: async () => ({ beforeFiles: detailRewrites(), afterFiles: [], fallback: [] }),
  redirects: async () => [
    ...detailRedirects(detailRoutes),
    ...spellingRedirects(registry.pages.map(({ path }) => path)),
  ],
  // The development server needs inline scripts and eval; it goes without a policy.
  headers: async () => (development ? [] : headerRules({ inlineScripts: process.env.LEAN === '0' })),
};

export default config;
