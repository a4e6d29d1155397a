import { isPan } from './indian-numbers';

/** Types of personal data that are recognised by their form, and by their check digit if they have one. */
export type PersonalDataKind = 'aadhaar' | 'pan' | 'phone' | 'account' | 'email';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Whether the check digit of an Aadhaar number is right (Verhoeff’s scheme, as the UIDAI uses it). */
export function isAadhaar(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^[2-9]\d{11}$/.test(digits)) return false;
  let check = 0;
  for (const [index, digit] of [...digits].reverse().entries())
    check = dihedral(check, permuted(Number(digit), index));
  return check === 0;
}

/** Product in the dihedral group of order ten. */
const dihedral = (a: number, b: number): number =>
  a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b + 10) % 5) : (a - b + 10) % 5;

const permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

function permuted(digit: number, times: number): number {
  let result = digit;
  for (let remaining = times % 8; remaining > 0; remaining--) result = permutation[result] as number;
  return result;
}

/** Whether it is an Indian mobile number, or a number with a country or area code. */
function isPhone(text: string): boolean {
  const digits = digitsOf(text);
  if (text.startsWith('+')) return digits.length >= 9 && digits.length <= 14;
  if (text.startsWith('0')) return digits.length === 11;
  if (/^[6-9]\d{9}$/.test(digits)) return true;
  return /[ -]/.test(text) && digits.length === 10;
}

/** Whether the check digits of an IBAN are right (ISO 13616). */
function isIban(text: string): boolean {
  const withoutSpaces = text.replace(/ /g, '').toUpperCase();
  let remainder = 0;
  for (const character of withoutSpaces.slice(4) + withoutSpaces.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36)))
      remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}

/** Patterns of personal data, and checks of what they match. */
export const personalDataPatterns: Record<
  PersonalDataKind,
  { pattern: RegExp; isValid: (text: string) => boolean }
> = {
  aadhaar: { pattern: /(?<![\p{L}\d])\d{4}[ -]?\d{4}[ -]?\d{4}(?![\p{L}\d])/gu, isValid: isAadhaar },
  pan: { pattern: /(?<![\p{L}\d])[A-Z]{5}\d{4}[A-Z](?![\p{L}\d])/gu, isValid: isPan },
  phone: {
    pattern:
      /(?<![\p{L}\d])(?:\+\d{1,3}[ -]?|0)?(?:\(\d{2,5}\)[ -]?)?\d{2,5}(?:[ -]?\d{2,5}){1,3}(?![\p{L}\d])/gu,
    isValid: isPhone,
  },
  account: {
    pattern:
      /(?<=\b(?:account|a\/c|acct)\b[^\d\n]{0,24})\d(?:[ -]?\d){8,17}(?!\d)|(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?![\p{L}\d])/giu,
    isValid: (text) => !/^[A-Z]/i.test(text) || isIban(text),
  },
  email: { pattern: /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu, isValid: () => true },
};
