import { CommandError } from './terminal';

/** How a command was called, and where it prints: a test passes its own functions instead of the process's output. */
export type Io = {
  /** The command as the user types it, for its messages: `npm run preview`. */
  commandText: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Prints a line on standard output. */
  out: (line: string) => void;
  /** Prints a line on standard error. */
  err: (line: string) => void;
};

/**
 * A command of package.json, or a part of one.
 *
 * @param argv arguments and options, without the command itself
 * @returns the exit code
 * @throws CommandError when it cannot continue; `runToEnd` prints why
 */
export type Run = (argv: readonly string[], io: Io) => Promise<number> | number;

/** Runs a command to its end. @returns its exit code; 1 if it throws CommandError, whose reason is printed on standard error */
export async function runToEnd(run: Run, argv: readonly string[], io: Io): Promise<number> {
  try {
    return await run(argv, io);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    io.err(`\n${error.message}\n`);
    return 1;
  }
}

/** Runs a command with the arguments, environment and output of this process, and ends the process with its exit code. */
export async function runInProcess(run: Run, command: string): Promise<void> {
  const { log: out, error: err } = console;
  process.exitCode = await runToEnd(run, process.argv.slice(2), {
    commandText: command,
    env: process.env,
    out,
    err,
  });
}
