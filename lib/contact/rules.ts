/**
 * Limits and checks of the contact form; their texts are content. Browser form and endpoint both use this
 * module, so it imports nothing. Order of the checks: specification, sections 5 and 8.
 */

/** The fields in the order in which they are checked and shown. */
export const contactFields = ['fullName', 'email', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/**
 * Largest lengths in UTF-16 code units, as `maxlength` counts them: a line break is one.
 * 254 is the longest address that fits a mail path (RFC 5321, 4.5.3.1.3).
 */
export const contactLimits = { fullName: 200, email: 254, message: 10000 } as const;

/**
 * Name of the honeypot input: no word in it that a browser would autofill. The browser form omits it while
 * empty, so that the request has only the three specified fields.
 */
export const honeypotField = 'hp_leave_empty';

/** Optional field: source page, plan or topic. Known values only: `readContext`. */
export const contextField = 'context';

/** Hidden field of the page for a failed plain post, with which a retry counts as the same message. */
export const draftField = 'draft';

/** Target of a successful plain form post. */
export const thankYouPath = '/contact/thank-you';

/** Id of the note on that page for a visitor whose address cannot be a Reply-To. */
export const oddAddressNote = 'your-address';

/** Address of the form's page. */
export const formPath = '/contact';

/**
 * Invisible characters: those that Unicode lets programs ignore (zero-width characters, soft hyphen, direction marks,
 * Hangul fillers), other controls, and three blanks that count as letters or symbols.
 */
const invisible = '\\p{Default_Ignorable_Code_Point}\\p{Cf}\\p{Cc}\\u2800\\u{16FE4}\\u{1D159}';
const visibleCharacter = new RegExp(`[^\\s${invisible}]`, 'u');
const invisibleCharacters = new RegExp(`(?!\\p{Cc})[${invisible}]`, 'gu');

/** Whether a value has no visible character. */
const isBlank = (value: string): boolean => !visibleCharacter.test(value);

/** The value without invisible characters. Control characters stay, and make an address invalid. */
export const withoutInvisible = (value: string): string => value.replace(invisibleCharacters, '');

/**
 * Text, an at sign, text, a dot, text, no spaces (specification, section 5). Written without a pattern because
 * `\S+@\S+\.\S+` takes quadratic time on a long hostile value.
 */
function looksLikeEmail(value: string): boolean {
  if (/\s/.test(value)) return false;
  const atSign = value.indexOf('@', 1);
  const dot = value.lastIndexOf('.', value.length - 2);
  return atSign > 0 && dot > atSign + 1;
}

/**
 * The first field that fails one of the specified checks, in their order; null if all pass. Invisible characters in
 * an address, which copying may add, are ignored.
 */
export function checkContact(values: ContactValues): ContactField | null {
  if (isBlank(values.fullName)) return 'fullName';
  if (!looksLikeEmail(withoutInvisible(values.email))) return 'email';
  return isBlank(values.message) ? 'message' : null;
}

/** The first field whose value is beyond its limit, or null. Run after `checkContact`. */
export function checkLimits(values: ContactValues): ContactField | null {
  return contactFields.find((field) => values[field].length > contactLimits[field]) ?? null;
}
