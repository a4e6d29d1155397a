import { spawnSync } from 'node:child_process';

/** Whether a program is on the path; it is not run. */
export const isInstalled = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * As `isInstalled`, with a warning if the program is missing and its tests are skipped. With ALL_PROGRAMS, where a
 * hosted workflow installs all of them, a missing one is an error.
 */
export function hasProgram(program: string, debian: string): boolean {
  const isThere = isInstalled(program);
  const fault = `${program} is not installed (Debian: apt-get install ${debian}).`;
  if (!isThere && process.env.ALL_PROGRAMS) throw new Error(fault);
  if (!isThere) console.warn(`Skipped: ${fault}`);
  return isThere;
}
