import { gstinFault, isIfsc } from '../../text/entities/indian-numbers';
import { type PersonalDataKind, personalDataPatterns } from '../../text/entities/personal-numbers';
import { unseen } from './terms';

/** Kinds of data that can be marked at once: personal numbers and addresses, and those of a business or a payment. */
export type Pattern = PersonalDataKind | 'gstin' | 'ifsc' | 'upi';

const hasOneBreak = (text: string) => text.split('\n').length < 3;

/** Forms of the data, and checks of what they match: a check digit where the kind has one. A line may end within a number. */
export const dataPatterns: Record<Pattern, { pattern: RegExp; isValid: (text: string) => boolean }> = {
  ...personalDataPatterns,
  aadhaar: {
    pattern: /(?<![\p{L}\d])\d{4}[ -]?\n?\d{4}[ -]?\n?\d{4}(?![\p{L}\d])/gu,
    isValid: (text) => hasOneBreak(text) && personalDataPatterns.aadhaar.isValid(text),
  },
  // Without a country code, digits on two lines may just as well be two numbers in a column of a table.
  phone: {
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])\+\d{1,3}(?:[ -]?\n?\d{2,5}){2,4}(?![\p{L}\d])|${personalDataPatterns.phone.pattern.source}`,
      'gu',
    ),
    isValid: (text) => hasOneBreak(text) && personalDataPatterns.phone.isValid(text),
  },
  email: {
    pattern: /[\p{L}\d._%+-]+@\n?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu,
    isValid: personalDataPatterns.email.isValid,
  },
  gstin: {
    pattern: /(?<![\p{L}\d])\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z](?![\p{L}\d])/gu,
    isValid: (text) => gstinFault(text) === undefined,
  },
  ifsc: { pattern: /(?<![\p{L}\d])[A-Z]{4}0[A-Z0-9]{6}(?![\p{L}\d])/gu, isValid: isIfsc },
  /** A UPI ID is a name, @ and letters (NPCI); if a dot and more letters follow, the text is an email address. */
  upi: {
    pattern: /(?<![\p{L}\d._@-])[A-Za-z\d][A-Za-z\d._-]{1,255}@[A-Za-z]{2,64}(?![\p{L}\d_@-]|\.[\p{L}\d])/gu,
    isValid: () => true,
  },
};

/** The ASCII digit for a digit of any script: the ten digits of a script have consecutive codes (Unicode, 4.6). */
const digitOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
};

/**
 * Normalises a text before patterns are searched for: digits of any script become ASCII digits, dashes become hyphens,
 * and invisible characters are removed.
 *
 * @returns the text, and the index in the original of each of its characters and of its end
 */
export function patternText(original: string): { text: string; indices: number[] } {
  let text = '';
  const indices: number[] = [];
  let index = 0;
  for (const character of original) {
    const plain = /\p{Nd}/u.test(character)
      ? digitOf(character)
      : character.replace(/\p{Pd}|\u2212/u, '-').replace(unseenCharacter, '');
    for (let unit = 0; unit < plain.length; unit++) indices.push(index);
    text += plain;
    index += character.length;
  }
  return { text, indices: [...indices, index] };
}

const unseenCharacter = new RegExp(unseen, 'u');
