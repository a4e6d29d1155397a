import { siteUrl } from '../lib/site-url';
import { next, runNode, script } from './lib/child';
import { loadEnvFiles } from './lib/env-files';
import { fail } from './lib/terminal';

/** Builds the production site: content check, settings check, `next build`, then whatever works on the built files. */

loadEnvFiles();

const steps: { name: string; run: () => Promise<number> | number }[] = [
  { name: 'Content check', run: () => runNode(script('check-content.ts')) },
  { name: 'Settings', run: checkSettings },
  { name: 'Next build', run: () => runNode(next('build')) },
  // A step that works on the built pages is added here.
];

for (const step of steps) {
  const code = await step.run();
  if (code !== 0) {
    console.error(`The build stopped at: ${step.name}.`);
    process.exit(code);
  }
}

/** Canonical addresses need the site's public origin, so a production build without it would publish wrong ones. */
function checkSettings(): number {
  if (!process.env.SITE_URL) {
    fail(
      'SITE_URL is not set. It is the public address of the site and goes into every canonical link.\n' +
        'Build with, for example: SITE_URL=https://www.example.com npm run build\n' +
        'To look at the site on this machine, use: npm run preview',
    );
  }
  try {
    siteUrl();
  } catch (error) {
    fail((error as Error).message);
  }
  return 0;
}
