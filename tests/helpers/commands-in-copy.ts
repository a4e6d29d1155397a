import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs commands of a copy of the site one after the other in one process, as each would take seconds to load the same
 * code. Changed content is reloaded. After each command both streams get a line with its exit code. Used by `copySite`
 * in site-copy.ts.
 */

export type CommandRequest = {
  script: string;
  argv: readonly string[];
  env: Record<string, string>;
  /** Marker that is printed before the exit code. */
  endMarker: string;
};

const folder = process.cwd();
const urlOf = (file: string) => pathToFileURL(join(folder, file)).href;
const load = (file: string) => import(urlOf(file));

let commandCount = 0;

process.on('message', async ({ script, argv, env, endMarker }: CommandRequest) => {
  const { runToEnd } = (await load('scripts/lib/command.ts')) as typeof import('@/scripts/lib/command');
  const { reloadContent } = (await load(
    'scripts/dev/reload-content.ts',
  )) as typeof import('@/scripts/dev/reload-content');
  commandCount += 1;
  // scripts/new/kinds.ts is the only module outside of content/ that keeps content in memory.
  await reloadContent(new Map([[urlOf('scripts/new/kinds.ts'), String(commandCount)]]));

  const environmentBefore = { ...process.env };
  Object.assign(process.env, env);
  const { run } = await load(`${script}`);
  const name = script.replace(/^scripts\/|\.ts$/g, '');
  const code = await runToEnd(run, argv, {
    commandText: `npm run ${name === 'check-content' ? 'check:content' : name}`,
    env: process.env,
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
  });
  for (const key of Object.keys(process.env)) if (!(key in environmentBefore)) delete process.env[key];
  Object.assign(process.env, environmentBefore);
  for (const stream of [process.stdout, process.stderr]) stream.write(`${endMarker}${code}\n`);
});
process.on('disconnect', () => process.exit());
