import { type Run, runToEnd } from '@/scripts/lib/command';

/** Runs a command in this process, as if called by `typed`. `output` is what it printed on both streams. */
export async function ran(
  run: Run,
  argv: readonly string[] = [],
  { typed = 'npm run command', env = {} }: { typed?: string; env?: Record<string, string | undefined> } = {},
) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await runToEnd(run, argv, { typed, env, out: print, err: print });
  return { code, output: lines.map((line) => `${line}\n`).join('') };
}
