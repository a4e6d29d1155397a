/** Longest encoded text in a `mailto:` URL: some mail programs cut the URL at about 2,000 bytes. */
const limit = 1500;

/** For a field of a `mailto:` URL; line breaks as required by RFC 6068, section 5. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed().replace(/\r?\n/g, '\r\n'));

/** As many whole characters as fit, with … if truncated. */
function shorten(text: string): string {
  let encodedLength = 0;
  let shortenedLength = 0;
  for (const character of text) {
    encodedLength += encode(character).length;
    if (encodedLength > limit) return `${text.slice(0, shortenedLength).trimEnd()}…`;
    shortenedLength += character.length;
  }
  return text;
}

/**
 * A `mailto:` URL with the visitor's text, as an alternative when the form fails. Accepts any text, including
 * lone surrogates: the text must not be lost. Used by the form and by the endpoint's page.
 */
export function mailtoWith(email: string, text: string, subject = ''): string {
  const fields = Object.entries({ subject, body: shorten(text) }).filter(([, value]) => value !== '');
  const query = fields.map(([name, value]) => `${name}=${encode(value)}`).join('&');
  return query === '' ? `mailto:${email}` : `mailto:${email}?${query}`;
}
