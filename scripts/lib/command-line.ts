import { basename } from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { closest } from '../../lib/closest';
import { fail } from './terminal';

/**
 * Words and options of a command: `npm run NAME -- --option word`. Exits on an unknown option or an
 * unexpected word, with a suggestion.
 *
 * @param options as for Node's `parseArgs`
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

/** The typed command; a script started directly is named by its file. */
function command(): string {
  const { npm_lifecycle_event: name } = process.env;
  if (!name) return basename(process.argv[1] ?? '');
  return name === 'test' || name.startsWith('test ') ? `npm ${name}` : `npm run ${name}`;
}

/**
 * A command made of parts: `npm run lab -- bench --rounds 3` runs the part `bench` with the following words.
 * Each part is a module that runs on import.
 *
 * @param command as typed, without the name of a part
 * @param parts by name; `whole` runs if no part is named
 */
export async function runPart(
  command: string,
  { whole, ...parts }: Record<string, () => Promise<unknown>>,
): Promise<void> {
  const [name = ''] = process.argv.slice(2);
  const part = parts[name];
  if (part) {
    process.argv.splice(2, 1);
    // Messages of the part about its arguments begin with the whole command.
    process.env.npm_lifecycle_event = `${process.env.npm_lifecycle_event ?? ''} -- ${name}`.trim();
    await part();
  } else if (whole && (name === '' || name.startsWith('-'))) {
    await whole();
  } else {
    const [meant] = closest(name, Object.keys(parts), 3);
    fail(
      meant
        ? `${command} does not know “${name}”. Did you mean ${meant}?`
        : `${name ? `${command} does not know “${name}”. It` : command} runs one of: ${Object.keys(parts).join(', ')}.`,
    );
  }
}
