import { spawnSync } from 'node:child_process';

/** Whether a program is on the path; it is not run. */
export const isInstalled = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * As `isInstalled`; says what is not tested when it is not. Where ALL_PROGRAMS is set (a hosted workflow installs them) it
 * throws instead: a test that is skipped there is a fault.
 */
export function hasProgram(program: string, debian: string): boolean {
  const isThere = isInstalled(program);
  const fault = `${program} is not installed (Debian: apt-get install ${debian}).`;
  if (!isThere && process.env.ALL_PROGRAMS) throw new Error(fault);
  if (!isThere) console.warn(`Skipped: ${fault}`);
  return isThere;
}
