import { spawnSync } from 'node:child_process';

/** Whether a program is installed here, asked by running it once. */
export const isInstalled = (program: string, ...args: string[]): boolean =>
  !spawnSync(program, args, { stdio: 'ignore' }).error;

/** As `isInstalled`; says what is not tested when it is not. */
export function hasProgram(program: string, args: string[], debian: string): boolean {
  const there = isInstalled(program, ...args);
  if (!there) console.warn(`Skipped: ${program} is not installed (Debian: apt-get install ${debian}).`);
  return there;
}
