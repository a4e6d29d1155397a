import { readFileSync } from 'node:fs';
import { excerpt } from './content-syntax';
import { inRoot, root } from './paths';

/** `source` is the text between the quotes of a faulty import. */
type Place = { file: string; line?: number; source?: string };

export function worded(file: string, error: unknown): string {
  if (!(error instanceof Error)) return `Content error in content/${file}\n  ${String(error)}`;
  const place = placeOf(error, file);
  const where = place.line ? `${place.file}, line ${place.line}` : place.file;
  const lines = [`Content error in ${where}`, `  ${explain(error, place)}`];
  if (place.line) lines.push(excerpt(readFileSync(inRoot(place.file), 'utf8'), place.line));
  return lines.join('\n');
}

/** File and line of content that caused a language error: the first one in its stack. */
function placeOf({ message, stack = '' }: Error, loaded: string): Place {
  const importing = /imported from (\S+)/.exec(message)?.[1];
  if (importing) return importOf(importing.replace(/^file:\/\//, '').replace(`${root}/`, ''), message);
  const [, file, line] = /(content\/[\w/-]+\.ts):(\d+)/.exec(stack) ?? [];
  return file ? { file, line: Number(line) } : { file: `content/${loaded}` };
}

/** The import whose target is missing, with its text. */
function importOf(file: string, message: string): Place {
  const wanted = missingModule(message)?.split('/').at(-1) ?? '';
  for (const [index, line] of readFileSync(inRoot(file), 'utf8').split('\n').entries()) {
    const source = /\bfrom ['"](.+)['"]/.exec(line)?.[1];
    const [first, last] = [source?.split('/')[0], source?.split('/').at(-1)];
    if (source && [first, last, last?.replace(/\.ts$/, '')].includes(wanted))
      return { file, line: index + 1, source };
  }
  return { file };
}

const missingModule = (message: string) => /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1];

function explain({ message }: Error, { source }: Place): string {
  const unknown = /^(\S+) is not defined$/.exec(message)?.[1];
  if (unknown)
    return `“${unknown}” is no known name. If it is a text, put it in quotes; if it is a value of another file, import it at the top.`;
  const missing = missingModule(message);
  if (missing)
    return `imports “${source ?? missing}”, which does not exist. Correct the name between the quotes.`;
  const [, from, name] = /module '([^']+)' does not provide an export named '([^']+)'/.exec(message) ?? [];
  if (name) return `imports “${name}” from “${from}”, which has nothing of that name. Correct its spelling.`;
  return message.split('\n').join('\n  ');
}
