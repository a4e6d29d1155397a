import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/lib/chromium';
import { relaySettings } from './scripts/lib/local-site';

/**
 * Runs against the production build: a site whose mail goes to the local mailbox, and the same site with its relay
 * down. `E2E_BASE_URL=http://localhost:3000 npx playwright test` uses a site that is already running instead.
 */
const port = Number(process.env.E2E_PORT ?? 4310);
const running = process.env.E2E_BASE_URL;
const SITE_URL = process.env.SITE_URL ?? 'https://triplicate.example';

const address = {
  site: running ?? `http://localhost:${port}`,
  mailbox: process.env.E2E_MAILBOX_URL ?? `http://localhost:${port + 1}`,
  relayDown: `http://localhost:${port + 2}`,
};
process.env.E2E_MAILBOX_URL = address.mailbox;
process.env.E2E_RELAY_DOWN_URL = running ? '' : address.relayDown;

/** Tests with this tag run only with `npm test -- full`. */
const taggedFull = /@full\b/;

/** Tests send more messages in ten minutes than one visitor may. */
const noLimits = { CONTACT_RATE_MAX: '10000', CONTACT_RATE_GLOBAL_MAX: '10000' };
const nobodyListens = 'smtp://127.0.0.1:9';
const server = {
  reuseExistingServer: false,
  timeout: 60_000,
  gracefulShutdown: { signal: 'SIGTERM', timeout: 3000 },
} as const;

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/e2e/accessibility-tree/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  projects: [
    { name: 'core', grepInvert: taggedFull },
    // Smooth scrolling and page transitions run in real time: a stalled CI machine can fail a test once, a real fault fails
    // it twice. The summary names each test that passed on its second try.
    { name: 'full', grep: taggedFull, retries: process.env.CI ? 1 : 0 },
  ],
  // A busy machine may take seconds to wake a page's script.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address.site,
    locale: 'en-IN',
    // Tracing every test would make the run half as long again. `npm test -- e2e contact --trace on` records traces.
    trace: 'off',
    launchOptions: { executablePath: findChromium(), args: chromiumFlags },
  },
  webServer: running
    ? undefined
    : [
        {
          ...server,
          command: 'node --import tsx scripts/preview.ts --no-build',
          url: address.site,
          env: { SITE_URL, PORT: String(port), MAIL_PORT: String(port + 1), ...noLimits },
        },
        {
          ...server,
          command: `node --import ./.next/http-layer.mjs node_modules/next/dist/bin/next start -H 127.0.0.1 -p ${port + 2}`,
          url: address.relayDown,
          env: { SITE_URL, ...relaySettings(nobodyListens), ...noLimits, NEXT_TELEMETRY_DISABLED: '1' },
        },
      ],
});
