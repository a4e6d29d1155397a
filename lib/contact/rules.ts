/**
 * The contact form's rules: limits, checks and texts. The browser form and the endpoint both use this module, so
 * it imports nothing. Order and texts of the checks: specification, sections 5 and 8.
 */

export type ContactField = 'fullName' | 'email' | 'message';
export type ContactValues = Record<ContactField, string>;
export type ContactFailure = { field: ContactField; message: string };

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

/** Texts that the specification fixes. */
export const contactTexts = {
  fullName: 'Please enter your full name.',
  email: 'Please enter a valid email address.',
  message: 'Please enter a message.',
  failed: 'Failed to send message!',
} as const;

/**
 * Texts for values beyond `contactLimits`. The form's `maxlength` keeps visitors from ever seeing them. The limits are
 * formatted when a text is asked for: that loads locale data, for which the form would wait when it wakes.
 */
const limitTexts: Record<ContactField, (limit: string) => string> = {
  fullName: (limit) => `Please shorten your name to ${limit} characters.`,
  email: (limit) => `Please use an e-mail address of at most ${limit} characters.`,
  message: (limit) => `Please shorten your message to ${limit} characters.`,
};

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

/**
 * The three checks of the specification in their order.
 *
 * @returns the first failure with its exact text, or null when all three pass
 */
export function checkContact(values: ContactValues): ContactFailure | null {
  if (isBlank(values.fullName)) return { field: 'fullName', message: contactTexts.fullName };
  if (!looksLikeEmail(values.email)) return { field: 'email', message: contactTexts.email };
  if (isBlank(values.message)) return { field: 'message', message: contactTexts.message };
  return null;
}

/** The first value beyond its limit, with the text that says so, or null. Run after `checkContact`. */
export function checkLimits(values: ContactValues): ContactFailure | null {
  const field = contactFields.find((name) => values[name].length > contactLimits[name]);
  return field ? { field, message: limitTexts[field](contactLimits[field].toLocaleString('en-IN')) } : null;
}
