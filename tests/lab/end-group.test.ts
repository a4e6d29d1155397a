import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endGroup } from '@/lab/bench/end-group';

/** A process that has ended may wait for its parent to ask how. */
const isRunning = (id: number) =>
  !['', 'Z'].includes(
    spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' })
      .stdout.trim()
      .slice(0, 1),
  );

/** Starts a shell in a group of its own that starts another program and prints its id. */
async function start(then: string): Promise<{ leader: ChildProcess; other: number }> {
  const leader = spawn('sh', ['-c', `sleep 600 >/dev/null & echo $!; ${then}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = once(leader, 'exit');
  const [printed] = await once(leader.stdout as NodeJS.ReadableStream, 'data');
  if (then.startsWith('exit')) await exit;
  return { leader, other: Number(printed) };
}

test.concurrent.each([
  ['goes on', 'wait', null],
  ['has ended', 'exit 0', 0],
  ['has failed', 'exit 3', 3],
])('a group ends as a whole when its leader %s', async (_, then, code) => {
  const { leader, other } = await start(then);
  expect(leader.exitCode).toBe(code);
  expect(isRunning(other)).toBe(true);
  await endGroup(leader);
  expect(isRunning(other)).toBe(false);
});

test('a program that never started is no group', async () => {
  const leader = spawn('/nowhere/chromium', { detached: true });
  await once(leader, 'error');
  await expect(endGroup(leader)).resolves.toBeUndefined();
});
