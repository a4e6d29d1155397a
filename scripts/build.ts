import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isLoopback } from '../lib/env';
import { siteUrl } from '../lib/site-url';
import { lean, printReport } from '../packages/lean';
import { buildEngines } from './engines';
import { fonts } from './fonts';
import { compressFiles, fillStandalone } from './http-layer/files';
import { writeHttpLayer } from './http-layer/write';
import { discardBuild, draftsGoLive } from './lib/built-site';
import { endOnSignal, nextArgs, runNode, scriptArgs } from './lib/child';
import type { Run } from './lib/command';
import { parseCommandLine } from './lib/command-line';
import { loadEnvFiles } from './lib/env-files';
import { main } from './lib/main';
import { inRoot } from './lib/paths';
import { fail } from './lib/terminal';

const steps: { name: string; run: () => Promise<number> | number }[] = [
  { name: 'Settings', run: checkSettings },
  { name: 'Content check', run: () => runNode(scriptArgs('check-content.ts')) },
  { name: 'Fonts', run: () => fonts().then(() => 0) },
  { name: 'Engines', run: () => buildEngines({ rebuild: true }).then(() => 0) },
  { name: 'Next build', run: buildPages },
  { name: 'Strip runtime', run: stripRuntime },
  { name: 'Server files', run: writeServerFiles },
];

/** Builds the production site: settings check, content check, `next build`, then the steps over the built files. */
export const run: Run = async (argv, { commandText, env, err }) => {
  parseCommandLine({}, { argv, commandText });
  endOnSignal();
  loadEnvFiles(env);
  for (const step of steps) {
    const code = await step.run();
    if (code !== 0) {
      err(`The build stopped at: ${step.name}.`);
      return code;
    }
  }
  printReminders();
  return 0;
};

/**
 * Prints that a build is a draft build, and how many points the launch check still lists. These do not stop the build,
 * because only the owner can settle them.
 */
function printReminders(): void {
  if (process.env.DRAFTS === '1')
    console.log(
      '\nDRAFTS=1: this build shows what is not published. It is for colleagues, not for visitors.',
    );
  if (isLoopback(siteUrl().hostname)) return;
  const { stdout } = spawnSync(process.execPath, scriptArgs('launch-check.ts', '--json'), {
    encoding: 'utf8',
  });
  const { length } = JSON.parse(stdout).findings as unknown[];
  if (length > 0)
    console.log(`\nLeft before this may go public: ${length} points. npm run launch-check lists them.`);
}

function buildPages(): Promise<number> {
  console.log(
    'Next builds the pages. What it lists as experiments are settings that next.config.ts explains.',
  );
  return runNode(nextArgs('build'));
}

/** Without the site's public origin a production build would publish wrong canonical addresses. */
function checkSettings(): number {
  if (!process.env.SITE_URL) {
    fail(
      'SITE_URL is not set. It is the public address of the site and goes into every canonical link.\n' +
        'Build with, for example: SITE_URL=https://www.example.com npm run build\n' +
        'To look at the site on this machine, use: npm run preview',
    );
  }
  if (draftsGoLive(process.env)) {
    fail(
      'DRAFTS=1 would publish drafts: this host builds for visitors. Remove it from the settings of the public site;\n' +
        'for colleagues, set it for previews alone.',
    );
  }
  try {
    siteUrl();
  } catch (error) {
    fail((error as Error).message);
  }
  return 0;
}

/** Removes Next's runtime from the pages; `LEAN=0` ships them as built by Next. */
async function stripRuntime(): Promise<number> {
  if (process.env.LEAN === '0') {
    console.log('LEAN=0: the pages are plain Next.');
    return 0;
  }
  // With a host's adapter the step has already run in `next build` (packages/lean/adapter.js).
  if (process.env.NEXT_ADAPTER_PATH) {
    if (existsSync(inRoot('.next/static/wake'))) return 0;
    return discardAndFail('The host’s adapter is set, but the delivery step did not run before it.');
  }
  try {
    printReport(await lean(inRoot('.next'), inRoot()));
    return 0;
  } catch (error) {
    return discardAndFail((error as Error).message);
  }
}

/**
 * Adds to the build what servers need. Hosts get neither brotli copies nor standalone files: they compress responses themselves,
 * and would pack these files into their functions.
 */
function writeServerFiles(): number {
  const hosted = process.env.VERCEL || process.env.NETLIFY || process.env.NEXT_ADAPTER_PATH;
  for (const write of hosted ? [] : [compressFiles, fillStandalone]) write(inRoot('.next'), inRoot('public'));
  writeHttpLayer(inRoot('.next'));
  return 0;
}

/** Discards Next's output: its pages would request scripts that the policy forbids. */
function discardAndFail(reason: string): number {
  discardBuild();
  console.error(reason);
  return 1;
}

await main(import.meta.filename, run);
