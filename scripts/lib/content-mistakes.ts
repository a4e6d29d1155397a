/**
 * Mistakes in the source of a content file for which a parser would report a consequence instead of the cause. They
 * are looked for before the file is parsed.
 */

/** Description of a mistake as a whole sentence, and its line. */
export type SourceMistake = { line: number; problem: string };

type Rule = { pattern: RegExp; problem: (match: string) => string };

/** The digit that is meant, by the letter that is typed by mistake instead of it. */
const digitFor: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', I: '1', l: '1', S: '5', B: '8' };

/**
 * A pattern for the value of a field, as the group `value`. The pattern starts at the field's name, because a lookbehind would
 * search back from every space of a long comment.
 */
const asValue = (pattern: string) => new RegExp(String.raw`[\w'"\]]\s*:\s*(?<value>${pattern})`);

const rules: readonly Rule[] = [
  {
    pattern: /^(?:<{7}|={7}|>{7}|\|{7})(?: .*)?$/m,
    problem: () =>
      'Here are the marks of a merge conflict. Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  },
  {
    pattern: asValue(String.raw`\d{1,4}(?<sign>[-/.])\d{1,2}\k<sign>\d{1,4}\b`),
    problem: (match) =>
      `The date ${match} has no quotes. Write it as year-month-day between quotes, like '2026-11-20'.`,
  },
  {
    pattern: asValue(String.raw`(?:[₹$€£]|Rs\.?|INR)\s*\d(?:[\d,.]*\d)?`),
    problem: (match) => `“${match}” is not a number, because of its sign. ${digitsAlone(match)}`,
  },
  {
    pattern: asValue(String.raw`\d[\d,.]*\s*(?:%|/-|[₹$€£])`),
    problem: (match) => `“${match}” is not a number, because of its sign. ${digitsAlone(match)}`,
  },
  {
    // Hexadecimal, octal and binary numbers, exponents and bigints are valid.
    pattern: asValue(
      String.raw`(?!0[xob]|\d[\d_.]*(?:e\d+|n)?\s*[,}\]\n])(?:\d[\d_.,]*[A-Za-z][\w.]*|[OoIl]\d[\w.]*)`,
    ),
    problem: (match) => {
      const letter = /[A-Za-z]+/.exec(match)?.[0];
      return `“${match}” is not a number, because of its “${letter}”. ${digitsAlone(match)}`;
    },
  },
  {
    pattern: asValue(String.raw`[‘’“”„«][^\n]*`),
    problem: (match) =>
      `“${match.charAt(0)}” is a printed quote, which no text begins or ends with. Write ' there; inside a text the printed ones are right.`,
  },
  {
    pattern: /^[ \t]+\w+[ \t]*:[^;\n{}]*;[ \t]*$/m,
    problem: () => 'This line ends with “;”. Write a comma there.',
  },
  {
    pattern: /^[ \t]+\w+[ \t]*=[ \t]*(?=['"`\d{[]|true\b|false\b)/m,
    problem: (match) =>
      `The value of “${match.replace(/[\s=]/g, '')}” follows a colon, not “=”. Write “${match.replace(/[\s=]/g, '')}: ”.`,
  },
  {
    pattern: /[，；：]/,
    problem: (match) =>
      `“${match}” is a full-width sign. Write “${match.normalize('NFKC')}”, as the lines around it have.`,
  },
  {
    pattern: asValue(String.raw`(?:/[\w#?=-]*(?:/[\w#?=-]+)*|[\w.+-]+@[\w.-]+\w)(?=\s*[,}\]\n])`),
    problem: (match) => `The address ${match} has no quotes. Write '${match}'.`,
  },
  {
    // The rest of a URL after its colon looks like a comment.
    pattern: asValue('https?:'),
    problem: (match) =>
      `The address that begins with “${match}//” has no quotes. Write ' before and behind it.`,
  },
  {
    pattern: /[:[,]\s*(?<value>''|"")(?=\w)/,
    problem: () => 'Here are two quotes in a row. Keep one.',
  },
  {
    pattern: /^[ \t]*(?:<!--|#)[^\n]*/m,
    problem: (match) =>
      `“${match.startsWith('#') ? '#' : '<!--'}” begins no note in this file. Write // in front of it instead.`,
  },
  {
    pattern: /^[ \t]+[a-zA-Z]\w*(?:[-. ][a-zA-Z]\w*)+[ \t]*:(?=[ \t])/m,
    problem: (match) =>
      `“${match.replace(/\s*:$/, '')}” is no name of a field: names have no space, point or hyphen. Write it as it was, the names are fixed.`,
  },
  {
    pattern: /,[ \t]*,/,
    problem: () => 'Here are two commas in a row. Keep one.',
  },
  {
    pattern: /:\s*[{[]\s*(?<value>,)/,
    problem: () => 'A comma follows an opening bracket. Remove it.',
  },
];

function digitsAlone(match: string): string {
  if (/\.\d/.test(match)) return 'Write it as a whole number in digits, like 390.';
  const digits = match.replace(/[OoQIlSB]/g, (letter) => digitFor[letter] ?? letter).replace(/[^\d]/g, '');
  return `Write its digits alone, like ${digits}.`;
}

/**
 * The first mistake in a file.
 *
 * @param source text of the file
 * @returns its line and what to do; undefined if there is none
 */
export function contentMistake(source: string): SourceMistake | undefined {
  const { code, unended } = blankOut(source);
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length;
  if (unended !== undefined)
    return {
      line: lineAt(unended),
      problem: 'A comment begins here and does not end before the next one begins. Write */ at its end.',
    };
  const mistakes = rules.flatMap(({ pattern, problem }) => {
    const match = pattern.exec(code);
    if (!match) return [];
    const excerpt = (match.groups?.value ?? match[0]).trimStart();
    return [{ offset: match.index + match[0].length - excerpt.length, problem: problem(excerpt.trim()) }];
  });
  // A placeholder without its closing brace hides the text up to the next backtick.
  const unclosed = /\$\{\s*([\w.]+)[ \t]*`/.exec(source);
  if (unclosed)
    mistakes.push({
      offset: unclosed.index,
      problem: `The value \${${unclosed[1]} is not closed. Write } behind it: \${${unclosed[1]?.replace(/\.$/, '')}}.`,
    });
  // The first mistake in the file; later ones may be its consequences.
  const [first] = mistakes.sort((a, b) => a.offset - b.offset);
  if (first) return { line: lineAt(first.offset), problem: first.problem };
  const trimmedCode = code.trimEnd();
  return /(?:^|\n)\S[^\n]*,$/.test(trimmedCode)
    ? {
        line: lineAt(trimmedCode.length - 1),
        problem: 'The file ends with a comma. Remove it, or write ; instead.',
      }
    : undefined;
}

/** Matches a comment, a quoted text or a template literal. An unclosed quote ends with its line. */
const commentsAndTexts =
  /\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|`(?:\\[\s\S]|[^`\\])*`?/g;

/**
 * The source with texts and comments replaced by spaces of the same length.
 *
 * @returns `unended`: offset of a comment that continues into the next one, or to the end of the file
 */
function blankOut(source: string): { code: string; unended?: number } {
  let unended: number | undefined;
  const code = source.replace(commentsAndTexts, (part, offset: number) => {
    const isComment = part.startsWith('/*');
    if (isComment && (!part.endsWith('*/') || /\n[ \t]*\/\*\*/.test(part))) unended ??= offset;
    const [open, close] = /^['"`]/.test(part) ? [part.charAt(0), part.charAt(part.length - 1)] : [' ', ' '];
    return `${open}${part.slice(1, -1).replace(/[^\n]/g, ' ')}${part.length > 1 ? close : ''}`;
  });
  return unended === undefined ? { code } : { code, unended };
}
