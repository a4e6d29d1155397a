import type { ChildProcess } from 'node:child_process';
import { scriptArgs, startNode } from '../lib/child';
import { inRoot } from '../lib/paths';
import { watchFolder } from '../lib/watch-folder';
import type { CheckOutput } from './content-checker';

/**
 * Checks content in a long-running program (content-checker.ts): a check from scratch takes seconds, mostly for what
 * did not change. As content is checked by code in `lib/`, a change there restarts the program.
 *
 * @returns `check`, which runs one check at a time, and a function that ends the program
 */
export function startContentChecker(): { check: () => Promise<CheckOutput>; end: () => void } {
  let program: ChildProcess | undefined;
  function discard(): void {
    program?.kill();
    program = undefined;
  }
  const unwatch = watchFolder(inRoot('lib'), () => {}, console.error, { onStart: discard });

  async function check(): Promise<CheckOutput> {
    program ??= startNode(scriptArgs('dev/content-checker.ts'), {
      env: { NODE_ENV: 'development' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const answer = await answerOf(program);
    if (answer) return answer;
    program = undefined;
    return check();
  }

  return {
    check,
    end() {
      unwatch();
      discard();
    },
  };
}

/** The next answer of a program; undefined if it ended before. */
function answerOf(program: ChildProcess): Promise<CheckOutput | undefined> {
  return new Promise((resolve) => {
    let problems = '';
    const listen = (chunk: Buffer) => (problems += chunk);
    const finish = (answer: CheckOutput | undefined) => {
      program.stderr?.off('data', listen);
      program.off('message', finish).off('close', closed);
      resolve(answer);
    };
    const closed = (code: number | null) =>
      finish(code === null ? undefined : { code: 1, output: '', problems });
    program.stderr?.on('data', listen);
    program.once('message', finish).once('close', closed).send('check');
  });
}
