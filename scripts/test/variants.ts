import { discardBuild } from '../lib/built-site';
import { binArgs, runNode, scriptArgs } from '../lib/child';
import { ensureChromium, installedChromiums, isShell } from '../lib/chromium';
import type { Run } from '../lib/command';
import { parseCommandLine } from '../lib/command-line';
import { inRoot } from '../lib/paths';
import { freePorts } from '../lib/ports';
import { fail } from '../lib/terminal';

const variants: { name: string; env: Record<string, string>; tests: string[] }[] = [
  {
    name: 'Without the delivery step',
    env: { LEAN: '0', SITE_URL: 'https://triplicate.example' },
    tests: [],
  },
  {
    name: 'For colleagues, with drafts',
    env: { DRAFTS: '1', LEAN: '1', SITE_URL: 'https://triplicate.example' },
    tests: ['drafts'],
  },
  {
    name: 'For another address',
    env: { LEAN: '1', SITE_URL: 'https://www.second.example' },
    tests: ['discovery', 'site', 'delivery', 'headers', 'html'],
  },
];
/** Tests of the files that pages request. */
const testsOfRequests = ['every-page', 'delivery', '-g', 'requests|was written|delivery'];

/**
 * Runs browser tests against other builds than the usual one: all tests without the delivery step; the tests of drafts on
 * a build with drafts; and the tests that read addresses and bytes, on a build for another address of the site. The last
 * build is also tested in the other kind of Chromium (headless shell or full browser), if both are installed, because
 * the two request different files. Finally all tests run in a copy in which every point of the launch check is settled,
 * because replacing placeholders must not break a test. Takes about half an hour.
 */
export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  const chromium = await ensureChromium().catch((error: Error) => fail(error.message));
  const otherChromium = installedChromiums().find((path) => isShell(path) !== isShell(chromium));

  const failures: string[] = [];
  for (const { name, env, tests } of variants) {
    title(name);
    if ((await runNode(scriptArgs('build.ts'), { env })) === 0) await browse(name, env, tests);
    else failures.push(`${name}: the build`);
  }

  const lastEnv = variants.at(-1)?.env ?? {};
  const otherKind = isShell(chromium) ? 'whole Chromium' : 'headless shell of Chromium';
  const otherTitle = `In a ${otherKind}`;
  if (otherChromium) {
    title(`${otherTitle}: ${otherChromium}`);
    await browse(otherTitle, { ...lastEnv, CHROMIUM_PATH: otherChromium }, testsOfRequests);
  } else {
    console.log(`\nNot run in a ${otherKind}: there is none here, only ${chromium}.`);
  }

  title('With every point of the launch check settled');
  if ((await runNode(['--import', 'tsx', inRoot('tests/replaced/run.ts'), '--whole'])) !== 0) {
    failures.push('With every point of the launch check settled');
  }

  // A build for another address must not be served or packaged afterwards.
  discardBuild();
  console.log('\nWhat was built here is not for visitors and cannot be started: build again.');
  if (failures.length > 0) fail(`Failed: ${failures.join(', ')}.`);
  return 0;

  /** Runs browser tests against the existing build. */
  async function browse(name: string, env: Record<string, string>, tests: readonly string[]): Promise<void> {
    const port = String(await freePorts(4310, 3));
    const code = await runNode(binArgs('@playwright/test/cli.js', 'test', ...tests), {
      env: { ...env, E2E_PORT: port },
    });
    if (code !== 0) failures.push(`${name}: the browser tests`);
  }
};

function title(text: string): void {
  console.log(`\n── ${text} ──`);
}
