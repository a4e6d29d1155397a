/**
 * Finds what an editor did not mean to print: the text would be published as it is, and no other check would notice.
 */

type Rule = { pattern: RegExp; problem: (match: string) => string };

const markdown = (match: string) =>
  `would print “${match.trim()}” as it stands: texts hold no Markdown. Remove the marks.`;

const rules: readonly Rule[] = [
  {
    pattern: /\$\{[^}]*\}?/,
    problem: (match) =>
      `would print “${match}” as it stands. Put the whole text between backticks (\`) instead of quotes.`,
  },
  {
    pattern:
      /<\/?(?:a|abbr|b|big|blockquote|br|center|code|div|em|font|h[1-6]|hr|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|table|td|tr|u|ul)\b[^>]*>/i,
    problem: (match) => `would print “${match}” as it stands: texts hold no HTML. Remove it.`,
  },
  {
    pattern: /<!--|-->/,
    problem: (match) =>
      `would print “${match}” as it stands: <!-- and --> do not enclose a comment here. Remove it, or write it after // on a line of its own.`,
  },
  {
    // “Bearer <your JWT>” is how manuals of APIs write a key that the reader has.
    pattern: /(?<!\bBearer )<\p{L}[\p{L} ]*>/u,
    problem: (match) => `would print “${match}” as it stands. Write what belongs there, without < and >.`,
  },
  {
    pattern: /&(?:#\d+|#x[0-9a-f]+|[a-z]{2,8});/i,
    problem: (match) => `would print “${match}” as it stands. Write the character itself.`,
  },
  {
    pattern: /(?<![\w.]|\{\s*)(?:fact|plan)\.(?!(?:pdf|docx?|xlsx?|pptx?|jpe?g|png|txt|csv|zip)\b)[a-z]\w*/,
    problem: (match) =>
      `would print “${match}” as it stands. Write \${${match}}, and put the whole text between backticks (\`).`,
  },
  {
    pattern: /!?\[[^\]]*\]\([^)]*\)|!?\[[^\]]+\]\[[^\]]*\]/,
    problem: markdown,
  },
  {
    pattern: /%\w+%|%[sd]\b|\[{1,2}[^\]]*\]{1,2}|<<[^>]*>>/,
    problem: (match) =>
      `would print “${match}” as it stands. Write what belongs there; an aside stands in round brackets.`,
  },
  {
    pattern: /\b(?:TB[CD]|FIXME|XX+|lorem ipsum)\b/i,
    problem: (match) => `still has “${match}” in it. Write what belongs there.`,
  },
  {
    pattern:
      /^(?:#{1,6} |>|(?:-{3,}|\*{3,}|_{3,}|={3,})$)|```|\*\*[^*]+\*\*|(?<![\w_])__[^_]+__|~~[^~]+~~|==[^=]+==|`[^`]+`|(?<![\w*])\*[^\s*][^*]*\*(?!\w)|(?<!\w)_[^\s_][^_]*_(?!\w)|<https?:[^>]*>|^\|.*\|$/,
    problem: markdown,
  },
  {
    pattern: /\\(?:[nrt"']|u[\da-f]{4})/i,
    problem: (match) => `would print “${match}” as it stands. Remove it.`,
  },
  {
    pattern: /[\u037e\u0387\u2024\u2236\uff00-\uff0f\uff1a-\uff20]/,
    problem: (match) =>
      `has “${match.normalize('NFKC')}” of another script (${codePoint(match)}). Type it again.`,
  },
  {
    pattern: /(?<![\p{L}\p{M}\p{N}\p{So}\u200d])\p{Mn}/u,
    problem: (match) => `has a mark (${codePoint(match)}) that belongs to no letter. Delete it.`,
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
    pattern: /(?<=\p{L})[´`](?=\p{L})/u,
    problem: (match) => `has “${match}” for an apostrophe. Write ’ instead.`,
  },
  {
    pattern: /(?<=\w)'(?=\w)|'/,
    problem: () => "has the straight apostrophe ('). Write ’ instead.",
  },
  {
    pattern: /_{2,}/,
    problem: (match) => `has a gap to be filled in (“${match}”). Write what belongs there.`,
  },
  {
    pattern: /\.\.\./,
    problem: () => 'has three dots. Write … instead.',
  },
  {
    pattern: /(?<![./])\.\.(?![./])|[,;:!?]{2,}|[,;:!?]\./,
    problem: (match) => `has “${match}”. Keep one of the signs.`,
  },
  {
    // An email address belongs in another field, whose check reports it.
    pattern: /(?<=(?:^|\s)[^\s@]*[\p{L})])[,;](?=\p{L})/u,
    problem: (match) => `has no space behind “${match}”. Write one.`,
  },
  {
    pattern: /(?<=\s)--(?=\s)|(?<=\p{L})--(?=\p{L})/u,
    problem: () => 'has two hyphens in a row. Write a comma, a colon, or – with a space on each side.',
  },
  {
    pattern: /\s[,.;:!?](?=\s|$)/,
    problem: (match) => `has a space before “${match.trim()}”. Remove it.`,
  },
];

/** Bullets and numbers at the start of a list item. */
const listMark = /^(?:[-*+•‣▪▫■□●○◦◆▶►➢➤✓✔☐☑·→»–—|]|\(?\d{1,2}[.)]|[a-z]\)) (?=\S)/;

/** Name with a straight apostrophe, which the specification requires. */
const specifiedName = /\bMerge PDF's/g;

/** Invisible characters: control and format characters, separators, private use, fillers. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffd]/u;

/** Allowed invisible characters: joiners and variation selectors in Indic syllables and emoji. */
const allowedJoiners =
  /(?<=[\p{M}\p{Extended_Pictographic}])\u200d|(?<=\p{M})\u200c|(?<=[\p{So}\d#*])[\ufe0e\ufe0f]/gu;

const characterNames: Readonly<Record<string, string>> = {
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u202a': 'left-to-right embedding',
  '\u202b': 'right-to-left embedding',
  '\u202c': 'end of a direction',
  '\u202d': 'left-to-right override',
  '\u202e': 'right-to-left override',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
  '\ufffd': 'mark of a letter that was lost',
};

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** The text before a position, by which an editor can find an invisible character. */
const textBefore = (text: string, index: number) => {
  const words = text.slice(Math.max(0, index - 20), index);
  return words === '' ? 'at its start' : `after “${words}”`;
};

function invisibleProblem(text: string): string | undefined {
  const match = invisible.exec(text.replace(allowedJoiners, (joiner) => 'x'.repeat(joiner.length)));
  if (!match) return undefined;
  const [character] = match;
  const name = characterNames[character];
  return `has a character that cannot be seen (${name ? `${name}, ` : ''}${codePoint(character)}) ${textBefore(text, match.index)}. Delete it.`;
}

function spaceProblem(text: string): string | undefined {
  const unusualSpace = /(?![ \u00a0])\p{Zs}/u.exec(text);
  if (unusualSpace)
    return `has an unusual space (${codePoint(unusualSpace[0])}) ${textBefore(text, unusualSpace.index)}. Replace it with an ordinary one.`;
  const doubleSpace = /\u00a0[ \u00a0]| \u00a0/.exec(text);
  if (doubleSpace)
    return `has two spaces in a row ${textBefore(text, doubleSpace.index)}, one of them non-breaking. Keep one.`;
  // A no-break space may join a figure and its unit, initials, or a title and a name. Between two plain words it
  // comes from pasting.
  const pastedWords = /(?<![\p{L}\p{N}])(\p{L}\p{Ll}+)\u00a0(\p{Ll}{2,})(?![\p{L}\p{N}])/u.exec(text);
  return (
    pastedWords?.[1] &&
    `has a non-breaking space between “${pastedWords[1]}” and “${pastedWords[2]}”, as text pasted from Word has. Replace it with an ordinary space.`
  );
}

/** Problem with a word that mixes two scripts: one of its letters only looks like the intended one. */
function lookalikeProblem(text: string): string | undefined {
  const word = text
    .match(/\p{L}+/gu)
    ?.find(
      (candidate) =>
        /\p{Script=Latin}/u.test(candidate) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(candidate),
    );
  const letter = word && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.exec(word)?.[0];
  return (
    letter &&
    `has the word “${word}”, whose “${letter}” is a letter of another script (${codePoint(letter)}). Type the word again.`
  );
}

/**
 * Problem with compatibility forms of letters, from old fonts and East Asian keyboards: they look alike, but searches
 * do not find them.
 */
function formProblem(text: string): string | undefined {
  const [character] = /[\u{FB00}-\u{FB06}\u{FF01}-\u{FF5E}]/u.exec(text) ?? [];
  return (
    character &&
    `has “${character}” (${codePoint(character)}), as copied from a print or typed in full width. Type “${character.normalize('NFKC')}”.`
  );
}

const pairs = [
  { name: 'bracket', open: '(', close: ')' },
  { name: 'quote', open: '“', close: '”' },
];

/** Problem with unpaired brackets and quotation marks. “1)” and “a)” are numbering. */
function unpairedProblem(text: string): string | undefined {
  for (const { name, open, close } of pairs) {
    let depth = 0;
    for (const [index, character] of [...text].entries()) {
      if (character === open) depth += 1;
      else if (character === close && depth > 0) depth -= 1;
      else if (
        character === close &&
        !/(?:^|[\s,(])[\p{L}\p{N}]{1,2}$/u.test([...text].slice(0, index).join(''))
      )
        return `closes a ${name} that it does not open: ${close}. Write ${open} where it begins, or take ${close} out.`;
    }
    if (depth > 0)
      return `opens a ${name} that it does not close: ${open}. Write ${close} where it ends, or take ${open} out.`;
  }
  return undefined;
}

/** Characters of the longest word that fits a phone; a browser would have to break a longer one. */
const maxWordLength = 30;
/** Characters at which a line can break. */
const breakPattern = /(?!\u00a0)[\s\-–—/…]/u;

/** The first part of a text without a line break opportunity that is too long for a phone, if there is one. */
function tooLongWord(text: string): string | undefined {
  return text.split(breakPattern).find((word) => word.length > maxWordLength && !word.startsWith('mailto:'));
}

/**
 * Problem with a text, worded so that it follows the name of its field.
 *
 * @returns undefined if it can be printed
 */
export function plainTextProblem(text: string): string | undefined {
  const checked = text.replace(specifiedName, 'Merge PDFs');
  for (const { pattern, problem } of rules) {
    const match = pattern.exec(checked)?.[0];
    if (match !== undefined) return problem(match);
  }
  const listMarkFound = listMark.exec(checked)?.[0];
  if (listMarkFound) return `begins with “${listMarkFound.trim()}”, the mark of a list. Remove it.`;
  const otherProblem =
    invisibleProblem(checked) ??
    spaceProblem(checked) ??
    lookalikeProblem(checked) ??
    formProblem(checked) ??
    unpairedProblem(checked);
  if (otherProblem) return otherProblem;
  const word = tooLongWord(checked);
  return (
    word &&
    `has ${word.length} characters without a break, “${word}”, which no phone can show whole. Divide it with a space or a hyphen.`
  );
}
