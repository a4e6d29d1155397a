import { type Run, runToEnd } from '@/scripts/lib/command';

/** Runs a command in this process, as if called by `commandText`. `output` is what it printed on both streams. */
export async function runCommand(
  run: Run,
  argv: readonly string[] = [],
  {
    commandText = 'npm run command',
    env = {},
  }: { commandText?: string; env?: Record<string, string | undefined> } = {},
) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await runToEnd(run, argv, { commandText, env, out: print, err: print });
  return { code, output: lines.map((line) => `${line}\n`).join('') };
}
