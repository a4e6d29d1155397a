import { readFileSync, realpathSync } from 'node:fs';
import { basename, relative, sep } from 'node:path';
import { type Run, runInProcess } from './command';
import { inRoot, root } from './paths';

/**
 * Runs a command if Node was started with its file; does nothing if a test or another command imports the file.
 *
 * @param file file of the command: `import.meta.filename`
 */
export async function main(file: string, run: Run): Promise<void> {
  if (isStarted(file)) await runInProcess(run, commandName(file));
}

/** Whether Node was started with this file; `.ts` may be left out. */
function isStarted(file: string): boolean {
  const [, command = ''] = process.argv;
  return [command, `${command}.ts`].some((path) => {
    try {
      return realpathSync(path) === realpathSync(file);
    } catch {
      return false;
    }
  });
}

/**
 * The npm script that runs a file: `npm run dev` for scripts/dev.ts, whether started with npm or directly. A file
 * without an npm script is named by its path.
 */
export function commandName(file: string): string {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const path = relative(root, file).split(sep).join('/');
  const [name] =
    Object.entries(scripts as Record<string, string>).find(([, command]) => command.endsWith(` ${path}`)) ??
    [];
  if (!name) return basename(file);
  return name === 'test' || name === 'start' ? `npm ${name}` : `npm run ${name}`;
}
