import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Kills all processes of the group that a `detached` program leads, and waits until they have ended. The program itself may
 * have ended earlier: Debian's Chromium is a script, and processes that a browser has started may still write to its
 * profile.
 *
 * @param maxWait milliseconds after which it stops waiting: a zombie, whose parent never reaps it, stays in the group
 */
export async function endGroup({ pid }: ChildProcess, maxWait = 2000): Promise<void> {
  const startTime = Date.now();
  while (pid !== undefined && Date.now() - startTime < maxWait) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch (error) {
      // No process of the group is left.
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
      throw error;
    }
    await wait(20);
  }
}
