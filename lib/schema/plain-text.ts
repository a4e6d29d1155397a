/**
 * What an editor did not mean to print: the text would be published as it stands, and nothing else would notice.
 */

type Rule = { pattern: RegExp; problem: (found: string) => string };

const rules: readonly Rule[] = [
  {
    pattern: /\$\{[^}]*\}?/,
    problem: (found) =>
      `would print “${found}” as it stands. Put the whole text between backticks (\`) instead of quotes.`,
  },
  {
    pattern:
      /<\/?(?:a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|table|td|tr|u|ul)\b[^>]*>/i,
    problem: (found) => `would print “${found}” as it stands: texts hold no HTML. Take it out.`,
  },
  {
    pattern: /&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8});/i,
    problem: (found) => `would print “${found}” as it stands. Write the character itself.`,
  },
  {
    pattern: /\*\*[^*]+\*\*|(?<!\w)__[^_]+__|\[[^\]]+\]\([^)]*\)|^#{1,6} |`[^`]+`/,
    problem: (found) => `would print “${found}” as it stands: texts hold no Markdown. Take the marks out.`,
  },
  {
    pattern: / {2,}/,
    problem: () => 'has two spaces in a row. Keep one.',
  },
  {
    pattern: /[\n\r\t]/,
    problem: () =>
      'has a line break or a tab in it. Keep it on one line; paragraphs are fields of their own.',
  },
  {
    pattern: /"/,
    problem: () => 'has the straight quote ("). Write “ before and ” behind.',
  },
  {
    pattern: /(?<=\w)'(?=\w)|'/,
    problem: () => "has the straight apostrophe ('). Write ’ instead.",
  },
  {
    pattern: /\.\.\./,
    problem: () => 'has three dots. Write … instead.',
  },
  {
    pattern: /\s[,.;:!?](?=\s|$)/,
    problem: (found) => `has a space before “${found.trim()}”. Take it out.`,
  },
];

/** Straight apostrophes that the specification wants. */
const asSpecified = /\bMerge PDF's/g;

/** Longest word that fits a phone; a browser would have to cut a longer one. Words break at spaces and these signs. */
const longestWord = 30;
const breaks = /[\s\-–—/@.,]|…/u;

/** Words of a text, at which it can go on to the next line. @returns the first that is too long, if any */
function unbreakable(text: string): string | undefined {
  return text.split(breaks).find((word) => word.length > longestWord);
}

/**
 * What is wrong with a text, worded so that it follows the name of its field.
 *
 * @returns undefined when it can be printed
 */
export function plainTextProblem(text: string): string | undefined {
  const meant = text.replace(asSpecified, 'Merge PDFs');
  for (const { pattern, problem } of rules) {
    const found = pattern.exec(meant)?.[0];
    if (found !== undefined) return problem(found);
  }
  const word = unbreakable(meant);
  return (
    word && `has a word of ${word.length} characters, “${word}”, which no phone can show whole. Divide it.`
  );
}
