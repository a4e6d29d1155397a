import { basename } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closest } from '../../lib/closest';
import type { Run } from './command';
import { fail } from './terminal';

/**
 * Parses arguments of a command: `npm run NAME -- --option value word`. An unknown option or an unexpected word ends
 * the command with a suggestion.
 *
 * @param options as for Node's `parseArgs`
 * @param allowPositionals whether the command takes arguments other than options, such as addresses
 * @param argv arguments of the command; default: those of this process
 * @param commandText name of the command in messages; default: the file with which this process was started
 */
export function parseCommandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  {
    allowPositionals = false,
    argv = process.argv.slice(2),
    commandText = basename(process.argv[1] ?? ''),
  }: { allowPositionals?: boolean; argv?: readonly string[]; commandText?: string } = {},
) {
  const config = { options, args: [...argv], allowPositionals: true } as const;
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !(token.name in options))
      refuse(commandText, token.rawName, Object.keys(options));
    if (token.kind === 'positional' && !allowPositionals)
      refuse(commandText, token.value, Object.keys(options));
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(`${commandText}: ${(error as Error).message}`);
  }
}

function refuse(command: string, argument: string, options: readonly string[]): never {
  const optionNames = options.map((name) => `--${name}`);
  const [suggestion] = closest(argument, optionNames, 3);
  const advice = suggestion
    ? `Did you mean ${suggestion}?`
    : optionNames.length > 0
      ? `It knows ${optionNames.join(', ')}.`
      : 'It takes no options.';
  return fail(`${command} does not know “${argument}”. ${advice}`);
}

/**
 * A command with subcommands: `npm run lab -- bench --rounds 3` calls `run` of the module `bench` with the
 * arguments that follow.
 *
 * @param subcommands their modules by name; `whole` runs if no subcommand is named
 */
export const commandWithSubcommands =
  ({ whole, ...subcommands }: Record<string, () => Promise<{ run: Run }>>): Run =>
  async (argv, io) => {
    const [name = '', ...args] = argv;
    const command = `${io.commandText} --`;
    const subcommand = subcommands[name];
    if (subcommand) return (await subcommand()).run(args, { ...io, commandText: `${command} ${name}` });
    if (whole && (name === '' || name.startsWith('-'))) return (await whole()).run(argv, io);
    const [suggestion] = closest(name, Object.keys(subcommands), 3);
    return fail(
      suggestion
        ? `${command} does not know “${name}”. Did you mean ${suggestion}?`
        : `${name ? `${command} does not know “${name}”. It` : command} runs one of: ${Object.keys(subcommands).join(', ')}.`,
    );
  };
