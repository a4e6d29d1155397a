import { discardBuild } from './lib/built-site';
import { bin, runNode, script } from './lib/child';
import { ensureChromium } from './lib/chromium';
import { freePorts } from './lib/ports';
import { fail } from './lib/terminal';

/**
 * The browser tests against builds other than the usual one: all of them without the delivery step, then, built over
 * that, the ones that read addresses and bytes, for another address of the site. Takes about ten minutes.
 */
const variants = [
  {
    name: 'Without the delivery step',
    env: { LEAN: '0', SITE_URL: 'https://triplicate.example' },
    tests: [],
  },
  {
    name: 'For another address',
    env: { LEAN: '1', SITE_URL: 'https://www.second.example' },
    tests: ['discovery', 'site', 'delivery', 'headers', 'html'],
  },
];

await ensureChromium().catch((error: Error) => fail(error.message));

const broken: string[] = [];
for (const { name, env, tests } of variants) {
  console.log(`\n── ${name} ──`);
  if ((await runNode(script('build.ts'), { env })) !== 0) {
    broken.push(`${name}: the build`);
    continue;
  }
  const port = String(await freePorts(4310, 3));
  const code = await runNode(bin('@playwright/test/cli.js', 'test', ...tests), {
    env: { ...env, E2E_PORT: port },
  });
  if (code !== 0) broken.push(`${name}: the browser tests`);
}

// Nobody should serve or package what was built here for an address that is not theirs.
discardBuild();
console.log('\nWhat was built here is not for visitors and cannot be started: build again.');
if (broken.length > 0) fail(`Failed: ${broken.join(', ')}.`);
