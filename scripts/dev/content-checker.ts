import { run } from '../check-content';
import { runToEnd } from '../lib/command';
import { reloadContent } from './reload-content';

/**
 * `npm run check:content` as a long-running program for scripts/dev/content-checker-process.ts: code is already compiled and
 * unchanged content already loaded, so a check takes a fraction of the time. It checks when it receives a message,
 * and answers with the exit code and the output.
 */

/** Output of a check of all content. */
export type CheckOutput = { code: number; output: string; problems: string };

async function check(): Promise<CheckOutput> {
  await reloadContent();
  let [output, problems] = ['', ''];
  const code = await runToEnd(run, ['--addresses'], {
    commandText: 'npm run check:content',
    env: process.env,
    out: (line) => (output += `${line}\n`),
    err: (line) => (problems += `${line}\n`),
  });
  return { code, output, problems };
}

process.on('message', async () => process.send?.(await check()));
process.on('disconnect', () => process.exit());
