import { run } from '../check-content';
import { runToEnd } from '../lib/command';
import { reloadContent } from './content-anew';

/**
 * `npm run check:content` as a program that goes on, for scripts/dev/standing-check.ts: with all code compiled, and content
 * loaded that did not change, it takes a fraction of the time. It checks at each message, and answers with the exit code
 * and what it printed.
 */

/** What a check of all content printed. */
export type Printed = { code: number; output: string; problems: string };

async function check(): Promise<Printed> {
  await reloadContent();
  let [output, problems] = ['', ''];
  const code = await runToEnd(run, ['--addresses'], {
    typed: 'npm run check:content',
    env: process.env,
    out: (line) => (output += `${line}\n`),
    err: (line) => (problems += `${line}\n`),
  });
  return { code, output, problems };
}

process.on('message', async () => process.send?.(await check()));
process.on('disconnect', () => process.exit());
