import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Case, JoinMeasurement } from './big';

/** Joins large files, or files of many pages, in a separate process, to measure its memory. */
export function big(which: Case): Promise<JoinMeasurement> {
  return new Promise((resolve, reject) => {
    const worker = fork(join(import.meta.dirname, 'big.ts'), [which], {
      execArgv: ['--expose-gc', '--import', 'tsx'],
    });
    worker.once('message', (result: JoinMeasurement) => {
      worker.kill();
      resolve(result);
    });
    worker.once('exit', () => reject(new Error('The large files could not be joined.')));
  });
}

/**
 * Runs a script of this folder on each file in a separate process, restarted after a crash or timeout.
 *
 * @param onResult called with each result
 */
export async function onEach<Result extends { file: string; error?: string }>(
  script: string,
  paths: string[],
  onResult: (result: Result) => void,
): Promise<Result[]> {
  const results: Result[] = [];
  let child: ChildProcess | undefined;
  for (const path of paths) {
    const result = await resultOf(path);
    results.push(result);
    onResult(result);
  }
  child?.kill();
  return results;

  function resultOf(path: string): Promise<Result> {
    child ??= fork(join(import.meta.dirname, script), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const worker = child;
    return new Promise((resolve) => {
      const finish = (result: Result) => {
        clearTimeout(timer);
        worker.removeAllListeners();
        resolve(result);
      };
      const giveUp = (error: string) => {
        worker.kill('SIGKILL');
        child = undefined;
        finish({ file: path.split('/').at(-1), error } as Result);
      };
      // As on the page, a file that blocks an engine for longer is given up.
      const timer = setTimeout(() => giveUp('took too long'), 60_000);
      worker.once('message', (result: Result) => finish(result));
      worker.once('exit', () => giveUp('ended'));
      worker.send(path);
    });
  }
}
