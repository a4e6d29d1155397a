import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs commands of a copy of the site, one after the other, in a program that goes on: each would load the same code for
 * seconds. Content is loaded anew where it changed. Both streams end what a command printed with its exit code. For
 * `copyOfSite` in copy.ts.
 */

export type Asked = {
  script: string;
  argv: readonly string[];
  env: Record<string, string>;
  /** What is before the exit code. */
  ended: string;
};

const folder = process.cwd();
const urlOf = (file: string) => pathToFileURL(join(folder, file)).href;
const load = (file: string) => import(urlOf(file));

let questions = 0;

process.on('message', async ({ script, argv, env, ended }: Asked) => {
  const { runToEnd } = (await load('scripts/lib/command.ts')) as typeof import('@/scripts/lib/command');
  const { reloadContent } = (await load(
    'scripts/dev/content-anew.ts',
  )) as typeof import('@/scripts/dev/content-anew');
  questions += 1;
  // The only code that holds content.
  await reloadContent(new Map([[urlOf('scripts/new/kinds.ts'), String(questions)]]));

  const environmentBefore = { ...process.env };
  Object.assign(process.env, env);
  const { run } = await load(`${script}`);
  const name = script.replace(/^scripts\/|\.ts$/g, '');
  const code = await runToEnd(run, argv, {
    typed: `npm run ${name === 'check-content' ? 'check:content' : name}`,
    env: process.env,
    out: (line) => process.stdout.write(`${line}\n`),
    err: (line) => process.stderr.write(`${line}\n`),
  });
  for (const key of Object.keys(process.env)) if (!(key in environmentBefore)) delete process.env[key];
  Object.assign(process.env, environmentBefore);
  for (const stream of [process.stdout, process.stderr]) stream.write(`${ended}${code}\n`);
});
process.on('disconnect', () => process.exit());
