/**
 * The contact form's rules: limits and checks, whose words are content. The browser form and the endpoint both use this
 * module, so it imports nothing. Order of the checks: specification, sections 5 and 8.
 */

export type ContactField = 'fullName' | 'email' | 'message';
export type ContactValues = Record<ContactField, string>;

/** The fields in the order in which they are checked and shown. */
export const contactFields = ['fullName', 'email', 'message'] as const satisfies readonly ContactField[];

/**
 * Longest values, in UTF-16 code units as `maxlength` counts them, line breaks as one.
 * 254 is the longest address that fits a mail path (RFC 5321, 4.5.3.1.3).
 */
export const contactLimits = { fullName: 200, email: 254, message: 10000 } as const;

/**
 * Name of the honeypot input: no word in it that a browser would autofill. The browser form leaves it out of
 * its request while it is empty, so that the request holds the specified three fields alone.
 */
export const honeypotField = 'hp_leave_empty';

/** Optional field: which page, plan or topic the visitor came from. Known values only: `readContext`. */
export const contextField = 'context';

/** Hidden field of the page that answers a failed plain form post: keeps a second try the same message. */
export const draftField = 'draft';

/** Where a plain form post lands when the message was sent. */
export const thankYouPath = '/contact/thank-you';

/** Address of the form's page. */
export const formPath = '/contact';

/** Empty after trimming; characters without any visible form do not count as text. */
function isBlank(value: string): boolean {
  return !/[^\s\p{Cc}\p{Cf}]/u.test(value);
}

/**
 * Text, an at sign, text, a dot, text, no spaces (specification, section 5). Written without a pattern because
 * `\S+@\S+\.\S+` takes quadratic time on a long hostile value.
 */
function looksLikeEmail(value: string): boolean {
  if (/\s/.test(value)) return false;
  const at = value.indexOf('@', 1);
  const dot = value.lastIndexOf('.', value.length - 2);
  return at > 0 && dot > at + 1;
}

/** The first field that fails one of the three checks of the specification, in their order; null when all pass. */
export function checkContact(values: ContactValues): ContactField | null {
  if (isBlank(values.fullName)) return 'fullName';
  if (!looksLikeEmail(values.email)) return 'email';
  return isBlank(values.message) ? 'message' : null;
}

/** The first field whose value is beyond its limit, or null. Run after `checkContact`. */
export function checkLimits(values: ContactValues): ContactField | null {
  return contactFields.find((field) => values[field].length > contactLimits[field]) ?? null;
}
