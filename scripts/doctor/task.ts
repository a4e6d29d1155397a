import { parseArgs } from 'node:util';
import { closest } from '../../lib/closest';

/** What the doctor is asked to do. */
export type Task = { send: boolean; wait: number };

const options = { send: { type: 'boolean' }, wait: { type: 'string' } } as const;

/**
 * @param args `--send`, and with it `--wait=SECONDS`
 * @returns what to do, or why that cannot be done
 */
export function taskOf(args: readonly string[]): Task | string {
  const { tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind === 'option' && token.name in options) continue;
    const word = token.kind === 'option' ? token.rawName : token.kind === 'positional' ? token.value : '--';
    const known = Object.keys(options).map((name) => `--${name}`);
    const [meant] = closest(word, known, 3);
    return `The doctor does not know “${word}”. ${meant ? `Did you mean ${meant}?` : `It knows ${known.join(', ')}.`}`;
  }
  const values = parseArgs({ args: [...args], options, strict: false }).values;
  if (values.wait === undefined) return { send: values.send === true, wait: 0 };
  if (!/^\d{1,6}$/.test(String(values.wait)))
    return `--wait must be a number of seconds, like --wait=120. Found: "${values.wait}".`;
  if (!values.send) return '--wait is for a test message: --send --wait=120.';
  return { send: true, wait: Number(values.wait) };
}
