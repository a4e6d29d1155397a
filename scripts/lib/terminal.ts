/** Error whose message says why a command cannot continue. `runToEnd` (command.ts) prints it without a stack trace and returns 1. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Ends a command by throwing `CommandError` with a sentence about why it cannot continue. */
export function fail(message: string): never {
  throw new CommandError(message);
}

/** Draws a frame around lines, to make addresses visible among a server's messages. */
export function box(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  const bar = '─'.repeat(width + 4);
  return [`┌${bar}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${bar}┘`].join('\n');
}
