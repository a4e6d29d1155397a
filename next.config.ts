import type { NextConfig } from 'next';
import { detailRoutes } from './content';
import { detailRedirects, detailRewrites } from './lib/routes';

const config: NextConfig = {
  agentRules: false,
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  rewrites: async () => ({ beforeFiles: detailRewrites(), afterFiles: [], fallback: [] }),
  redirects: async () => detailRedirects(detailRoutes),
};

export default config;
