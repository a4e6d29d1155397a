import { readFileSync } from 'node:fs';
import { type Message, transform } from 'esbuild';
import { allContentFiles } from './content-files';
import { contentMistake } from './content-mistakes';
import { inRoot, root } from './paths';

/**
 * Parses every file of content/ without running it.
 *
 * @returns one message per unparsable file, with its line; empty if all are valid
 */
export async function syntaxMistakes(): Promise<string[]> {
  const messages: string[] = [];
  for (const name of allContentFiles()) {
    const message = await syntaxMistake(`content/${name}`, readFileSync(inRoot('content', name), 'utf8'));
    if (message) messages.push(message);
  }
  return messages;
}

/** A line of a comment in a content file. */
const commentLine = /^\s*(?:\/\*\*|\*(?:\s|\/|$)).*$/;

/** The first syntax error of a file; later ones are mostly its consequences. */
export async function syntaxMistake(file: string, text: string): Promise<string | undefined> {
  const mistake = contentMistake(text);
  if (mistake) return mistakeText(file, text, mistake.line, mistake.problem);
  // Removes backticks from comments, because an unterminated template literal would seem to end there.
  const source = text.replace(new RegExp(commentLine, 'gm'), (line) => line.replaceAll('`', ' '));
  const { errors, warnings } = await parse(source);
  if (errors.length === 0 && !/\bexport\b/.test(source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''))) {
    return `Content error in ${file}\n  holds nothing that the site could use. Undo what emptied it, or bring it back with: git checkout ${file}`;
  }
  const brokenLine = errors.length > 0 ? brokenTemplate(source) : undefined;
  if (brokenLine) return mistakeText(file, source, brokenLine, unclosedProblem);
  const [first] = [...errors, ...warnings.filter(({ id }) => id === 'duplicate-object-key')];
  return first && parserMessage(file, source, first);
}

function parse(source: string): Promise<{ errors: Message[]; warnings: Message[] }> {
  return transform(source, { loader: 'ts', logLevel: 'silent' }).then(
    ({ warnings }) => ({ errors: [], warnings }),
    (failure: { errors: Message[] }) => ({ errors: failure.errors, warnings: [] }),
  );
}

function parserMessage(file: string, source: string, { text, location }: Message): string {
  if (!location) return `Content error in ${file}\n  ${text}`;
  const { column, lineText } = location;
  const linesAbove = source.split('\n').slice(0, location.line - 1);
  const codeBefore = [...linesAbove, Buffer.from(lineText).subarray(0, column).toString()]
    .join('\n')
    .trimEnd();
  const numberMatch = numberWithComma.exec(codeBefore);
  if (numberMatch)
    return mistakeText(
      file,
      source,
      codeBefore.split('\n').length,
      commaProblem(source.slice(numberMatch.index)),
    );
  return mistakeText(
    file,
    source,
    location.line,
    explainSyntax(text, lineText.slice(0, column).trim() === ''),
  );
}

const mistakeText = (file: string, source: string, line: number, problem: string): string =>
  [`Content error in ${file}, line ${line}`, `  ${problem}`, excerpt(source, line)].join('\n');

/** `monthly: 39,0` as the last token: the parser reports the following token. */
const numberWithComma = /:\s*\d[\d,]*,\d+$/;

const commaProblem = (rest: string) =>
  `“${/\d[\d,]*\d/.exec(rest)}” is not a number, because of its comma. Write decimals with a point (39.5), and thousands without a mark (1490).`;

const unclosedProblem =
  'A text that begins with a backtick (`) here does not end on its line. Close it with another one.';

/** Line of the first text between backticks that runs into the next line: after an unclosed backtick, code is taken for text and text for code. */
function brokenTemplate(source: string): number | undefined {
  const commentsAndTexts =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`?/g;
  const broken = [...source.matchAll(commentsAndTexts)].find(
    ([part]) => part.startsWith('`') && part.includes('\n'),
  );
  return broken && source.slice(0, broken.index).split('\n').length;
}

/** The parser's message in an editor's words. */
function explainSyntax(text: string, startsLine: boolean): string {
  if (text.startsWith('Unterminated string'))
    return 'A text does not end. Close it with the quote it began with; a line break inside needs backticks (`).';
  const duplicate = /^Duplicate key "(.+)"/.exec(text)?.[1];
  if (duplicate) return `“${duplicate}” is twice in the same entry. Keep one of them.`;
  const token = /(?:but found|Unexpected) (end of file|".*")$/.exec(text)?.[1];
  if (token === 'end of file')
    return 'The file ends too early. A closing bracket, } or ] or ), is missing above.';
  if (!token) return `This line cannot be read (${text}).`;
  const word = `“${token.slice(1, -1)}”`;
  if (/^["][;)\]}]["]$/.test(token))
    return `${word} is not expected here. In the lines above, a bracket is not closed, or is closed twice.`;
  return startsLine
    ? `${word} is not expected here. Most often a comma, a quote or a bracket is missing at the end of the line before.`
    : `${word} is not expected here. Most often a comma or a quote before it is missing, or an apostrophe ended the text: write ’ inside a text.`;
}

/** The marked line with the previous one; comments and empty lines are skipped. */
function excerpt(source: string, line: number): string {
  const lines = source.split('\n');
  const previousCode =
    lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== '' && !commentLine.test(text)) + 1;
  return [previousCode, line]
    .filter((number) => number > 0)
    .map((number) => {
      const text = (lines[number - 1] ?? '').trimEnd();
      const shownText = text.length > 90 ? `${text.slice(0, 90)}…` : text;
      return `  ${number === line ? '>' : ' '} ${String(number).padStart(4)} | ${shownText}`.trimEnd();
    })
    .join('\n');
}

/** `source` is the text between the quotes of a faulty import. */
type Place = { file: string; line?: number; source?: string };

/** Message for a file that could not be loaded. */
export function loadError(file: string, error: unknown): string {
  if (!(error instanceof Error)) return `Content error in content/${file}\n  ${String(error)}`;
  const place = placeOf(error, file);
  const position = place.line ? `${place.file}, line ${place.line}` : place.file;
  const lines = [`Content error in ${position}`, `  ${reasonOf(error, place)}`];
  if (place.line) lines.push(excerpt(readFileSync(inRoot(place.file), 'utf8'), place.line));
  return lines.join('\n');
}

/** File and line of content that caused a language error: the first one in its stack. */
function placeOf({ message, stack = '' }: Error, loaded: string): Place {
  const importing = /imported from (\S+)/.exec(message)?.[1];
  if (importing)
    return importOf(importing.replace(/^file:\/\/|\?version=\w+$/g, '').replace(`${root}/`, ''), message);
  const [, file, line] = /(content\/[\w/-]+\.ts)(?:\?version=\w+)?:(\d+)/.exec(stack) ?? [];
  return file ? { file, line: Number(line) } : { file: `content/${loaded}` };
}

/** The import whose target is missing, with its text. */
function importOf(file: string, message: string): Place {
  const missingName = missingModule(message)?.split('/').at(-1) ?? '';
  for (const [index, line] of readFileSync(inRoot(file), 'utf8').split('\n').entries()) {
    const source = /\bfrom ['"](.+)['"]/.exec(line)?.[1];
    const [first, last] = [source?.split('/')[0], source?.split('/').at(-1)];
    if (source && [first, last, last?.replace(/\.ts$/, '')].includes(missingName))
      return { file, line: index + 1, source };
  }
  return { file };
}

/** Values in the notation of other programs or languages, which people type by habit. */
const meantValues: Readonly<Record<string, string>> = {
  true: 'true',
  yes: 'true',
  on: 'true',
  false: 'false',
  no: 'false',
  off: 'false',
  null: 'null',
  none: 'null',
  nil: 'null',
};

const missingModule = (message: string) => /Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1];

function reasonOf({ message }: Error, { source }: Place): string {
  const unknown = /^(\S+) is not defined$/.exec(message)?.[1];
  const suggestion = unknown && meantValues[unknown.toLowerCase()];
  if (suggestion)
    return `“${unknown}” is no value. Write ${suggestion}, in small letters and without quotes.`;
  if (unknown)
    return `“${unknown}” is no known name. If it is a text, put it in quotes; if it is a value of another file, import it at the top.`;
  const missing = missingModule(message);
  if (missing)
    return `imports “${source ?? missing}”, which does not exist. Correct the name between the quotes.`;
  const [, from, name] = /module '([^']+)' does not provide an export named '([^']+)'/.exec(message) ?? [];
  if (name) return `imports “${name}” from “${from}”, which has nothing of that name. Correct its spelling.`;
  return message.split('\n').join('\n  ');
}
