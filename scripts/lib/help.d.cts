/** @param argv file of the command, then its words */
export function help(argv: readonly string[]): string;
