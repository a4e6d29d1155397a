import { type ChildProcess, fork } from 'node:child_process';
import { inRoot } from '@/scripts/lib/paths';

/** A file that blocks an engine for longer is skipped, as on the page. */
const longestWait = 60_000;

/**
 * Runs a script of this folder on each file in a separate process, restarted after a crash or timeout.
 *
 * @param told called with each result
 */
export async function onEach<Result extends { file: string; error?: string }>(
  script: string,
  paths: string[],
  told: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let child: ChildProcess | undefined;
  for (const path of paths) {
    const result = await one(path);
    results.push(result);
    told(result);
  }
  child?.kill();
  return results;

  function one(path: string): Promise<Result> {
    child ??= fork(inRoot('lab/tools', script), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker = child;
    return new Promise((resolve) => {
      const end = (result: Result) => {
        clearTimeout(timer);
        worker.removeAllListeners();
        resolve(result);
      };
      const stop = (error: string) => {
        worker.kill('SIGKILL');
        child = undefined;
        end({ file: path.split('/').at(-1), error } as Result);
      };
      const timer = setTimeout(() => stop('took too long'), longestWait);
      worker.once('message', (result: Result) => end(result));
      worker.once('exit', () => stop('ended'));
      worker.send(path);
    });
  }
}
