import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Ends a program that leads a process group (`detached`) with all that it has started, and waits until they have ended. The
 * program itself may have ended before them: Debian's Chromium is a script, and a browser leaves others behind that still
 * write to its profile.
 *
 * @param patience milliseconds after which it goes on: an ended process whose parent never asks for it stays in the group
 */
export async function endGroup({ pid }: ChildProcess, patience = 2000): Promise<void> {
  const start = Date.now();
  while (pid !== undefined && Date.now() - start < patience) {
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
