/** Longest text in a `mailto:` address, encoded: some mail programs cut the whole address at about 2,000 bytes. */
const limit = 1500;

/** For one field of a `mailto:` address; line breaks as RFC 6068, section 5 wants them. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));
}

/** As many whole characters as fit, with … where some are missing. */
function shorten(text: string): string {
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += encode(character).length;
    if (used > limit) return `${text.slice(0, end).trimEnd()}…`;
    end += character.length;
  }
  return text;
}

/**
 * A `mailto:` address that holds the visitor's text, as a way out when the form fails. It takes any text, half a
 * surrogate pair too: the text must not be lost over its address. Used by the form and by the endpoint's page.
 */
export function mailtoWith(email: string, text: string, subject = ''): string {
  const fields = Object.entries({ subject, body: shorten(text) }).filter(([, value]) => value !== '');
  const query = fields.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return query === '' ? `mailto:${email}` : `mailto:${email}?${query}`;
}
