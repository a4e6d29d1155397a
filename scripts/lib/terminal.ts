/** Prints why a command cannot continue, without a stack trace, and exits. */
export function fail(message: string): never {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Draws a frame around lines, to make addresses visible among a server's messages. */
export function box(lines: readonly string[]): string {
  const width = Math.max(...lines.map((line) => line.length));
  const bar = '─'.repeat(width + 4);
  return [`┌${bar}┐`, ...lines.map((line) => `│  ${line.padEnd(width)}  │`), `└${bar}┘`].join('\n');
}
