/**
 * Words that content files quote from another file: `${fact.restore}`. A name that the other file does not have leaves
 * a mark in the text, and `parseContent` reports the mark with file and field.
 */

// Characters of the private use area: no text holds them.
const [before, after] = ['\u{e000}', '\u{e001}'];

/**
 * Makes words quotable by name.
 *
 * @param origin where the names are, for the message: `content/claims.ts`
 * @param values the words by their name
 */
export function quotable<Name extends string>(
  origin: string,
  values: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  return new Proxy(values, {
    get: (target, name) =>
      typeof name === 'symbol' || Object.hasOwn(target, name)
        ? Reflect.get(target, name)
        : `${before}${origin}:${name}:${Object.keys(target).join()}${after}`,
  });
}

/** What a text quotes that is not there: the file where it should be, the name, and the names that it has. */
export function unknownQuotes(text: string): { origin: string; name: string; known: string[] }[] {
  const marks = text.matchAll(new RegExp(`${before}(.*?):(.*?):(.*?)${after}`, 'gu'));
  return [...marks].map(([, origin = '', name = '', known = '']) => ({
    origin,
    name,
    known: known.split(','),
  }));
}
