/** Prints why a command cannot go on, without a stack trace, and ends it. */
export function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Draws a frame around a few lines, so that addresses stand out among a server's own messages. */
export function box(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  const bar = '─'.repeat(width + 4);
  return [`┌${bar}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${bar}┘`].join('\n');
}
