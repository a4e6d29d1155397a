import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { endGroup } from '@/lab/bench/end-group';

/** Whether a process runs. One that has ended may stay as a zombie until its parent reads how it ended. */
const isRunning = (id: number) =>
  !['', 'Z'].includes(
    spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' })
      .stdout.trim()
      .slice(0, 1),
  );

/** Starts a shell in a group of its own that starts a child, prints the id of the child and runs a last command. */
async function start(lastCommand: string): Promise<{ leader: ChildProcess; child: number }> {
  const leader = spawn('sh', ['-c', `sleep 600 >/dev/null & echo $!; ${lastCommand}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exit = once(leader, 'exit');
  const [printed] = await once(leader.stdout as NodeJS.ReadableStream, 'data');
  if (lastCommand.startsWith('exit')) await exit;
  return { leader, child: Number(printed) };
}

test.concurrent.each([
  ['still runs', 'wait', null],
  ['has ended', 'exit 0', 0],
  ['has failed', 'exit 3', 3],
])('endGroup ends the whole group of a leader that %s', async (_, lastCommand, code) => {
  const { leader, child } = await start(lastCommand);
  expect(leader.exitCode).toBe(code);
  expect(isRunning(child)).toBe(true);
  await endGroup(leader);
  expect(isRunning(child)).toBe(false);
});

test('endGroup does nothing for a program that never started', async () => {
  const leader = spawn('/nowhere/chromium', { detached: true });
  await once(leader, 'error');
  await expect(endGroup(leader)).resolves.toBeUndefined();
});
