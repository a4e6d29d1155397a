import type { NextConfig } from 'next';
import { detailRoutes } from './content';
import { headerRules } from './lib/headers';
import { detailRedirects, detailRewrites } from './lib/routes';

const development = process.env.NODE_ENV === 'development';

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  rewrites: async () => ({ beforeFiles: detailRewrites(), afterFiles: [], fallback: [] }),
  redirects: async () => detailRedirects(detailRoutes),
  // The development server needs inline scripts and eval; it goes without a policy.
  headers: async () => (development ? [] : headerRules({ inlineScripts: process.env.LEAN === '0' })),
};

export default config;
