import { basename } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closest } from '../../lib/closest';
import { fail } from './terminal';

/**
 * Words and options of a command: `npm run NAME -- --option word`. Ends the command at an option that it does not know and
 * at a word that it does not take, and says what was meant.
 *
 * @param options as `parseArgs` of Node takes them
 * @param words whether the command takes words as well, such as addresses
 */
export function commandLine<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  { words = false }: { words?: boolean } = {},
) {
  const config = { options, allowPositionals: true } as const;
  const { tokens } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !(token.name in options)) refuse(token.rawName, Object.keys(options));
    if (token.kind === 'positional' && !words) refuse(token.value, Object.keys(options));
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return fail(`${command()}: ${(error as Error).message}`);
  }
}

function refuse(given: string, options: readonly string[]): never {
  const known = options.map((name) => `--${name}`);
  const [meant] = closest(given, known, 3);
  const advice = meant
    ? `Did you mean ${meant}?`
    : known.length > 0
      ? `It knows ${known.join(', ')}.`
      : 'It takes no options.';
  return fail(`${command()} does not know “${given}”. ${advice}`);
}

/** As it was typed; a script that was started by other means is named by its file. */
function command(): string {
  const { npm_lifecycle_event: name } = process.env;
  if (!name) return basename(process.argv[1] ?? '');
  return name === 'test' || name.startsWith('test ') ? `npm ${name}` : `npm run ${name}`;
}
