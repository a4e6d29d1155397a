import { closest } from '../../lib/closest';
import { fail } from './terminal';

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
