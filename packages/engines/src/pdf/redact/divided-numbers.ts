import { personalDataPatterns } from '../../text/entities/personal-numbers';
import type { Pattern } from './patterns';

/** A notation of personal data, and a check of what it matches. */
export type Notation = { pattern: RegExp; isValid: (text: string) => boolean };

const [letter, digit, either] = ['[A-Z]', '\\d', '[A-Z0-9]'];

/** Characters of a code of fixed length, in order. */
const codes: Partial<Record<Pattern, string[]>> = {
  pan: [...Array(5).fill(letter), ...Array(4).fill(digit), letter],
  ifsc: [...Array(4).fill(letter), '0', ...Array(6).fill(either)],
  gstin: [
    ...Array(2).fill(digit),
    ...Array(5).fill(letter),
    ...Array(4).fill(digit),
    letter,
    either,
    'Z',
    either,
  ],
  aadhaar: Array(12).fill(digit),
};

const countBreaks = (text: string) => text.split('\n').length - 1;

/** Characters that the end of a line may divide. */
const divided = (characters: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])${characters.join('(?:-?\\n)?')}(?![\\p{L}\\d])`, 'gu');

/** Characters in boxes of their own, without another such box before or after them. */
const inBoxes = (characters: string[]) =>
  new RegExp(
    `(?<![\\p{L}\\d])(?<!(?:^|[^\\p{L}\\d])[\\p{L}\\d] )${characters.join(' ')}(?![\\p{L}\\d]| [\\p{L}\\d](?![\\p{L}\\d]))`,
    'gu',
  );

const spaces = /[\s-]/g;

/** The word before a number of an account, which may be in the line above it. */
const afterAccount = '(?<=\\b(?:account|a\\/c|acct)\\b[^\\d\\n]{0,24}\\n?[^\\d\\n]{0,12})';

const accounts: RegExp[] = [
  // In the line below its name.
  /(?<=\b(?:account|a\/c|acct)\b[^\d\n]{0,24}\n[^\d\n]{0,12})\d(?:[ -]?\d){8,17}(?!\d)/giu,
  // Divided before it has the nine digits of the shortest account number.
  new RegExp(
    `${afterAccount}(?=(?:[ -]?\\n?\\d){9,18}(?![ -]?\\n?[ -]?\\d))\\d(?:[ -]?\\d){0,7}[ -]?\\n\\d(?:[ -]?\\d)*`,
    'giu',
  ),
  // An IBAN.
  /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){0,28} ?\n[A-Z0-9](?: ?[A-Z0-9])*(?![\p{L}\d])/gu,
];

/**
 * Further notations of personal data: divided by the end of a line, with each character in a box of its own, or in groups. The patterns
 * for a form in one line do not match these.
 */
export function dividedForms(kind: Pattern, isValid: (text: string) => boolean): Notation[] {
  const isValidCode = (text: string) => isValid(text.replace(spaces, ''));
  const isDividedCode = (text: string) => countBreaks(text) === 1 && isValidCode(text);
  const characters = codes[kind];
  if (kind === 'account')
    return accounts.map((pattern) => ({
      pattern,
      isValid: (text) =>
        countBreaks(text) < 2 && personalDataPatterns.account.isValid(text.replaceAll('\n', '')),
    }));
  if (!characters) return [];
  return [
    { pattern: divided(characters), isValid: isDividedCode },
    { pattern: inBoxes(characters), isValid: isValidCode },
    ...(kind === 'pan'
      ? [{ pattern: /(?<![\p{L}\d])[A-Z]{5}[ -]?\n?\d{4}[ -]?\n?[A-Z](?![\p{L}\d])/gu, isValid: isValidCode }]
      : []),
  ];
}
