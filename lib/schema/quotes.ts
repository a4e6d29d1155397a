/**
 * Lets texts quote another file by name, `${fact.restore}`. A name that the other file lacks leaves a marker in the
 * text, and `parseContent` reports it with file and field.
 */

// Private use characters, which no text contains.
const [openMark, closeMark] = ['\u{e000}', '\u{e001}'];

/**
 * Makes texts quotable by name.
 *
 * @param origin file with the names, for the message: `content/claims.ts`
 * @param values the words, by name
 */
export function quotable<Name extends string>(
  origin: string,
  values: Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  return new Proxy(values, {
    get: (target, name) =>
      typeof name === 'symbol' || Object.hasOwn(target, name)
        ? Reflect.get(target, name)
        : `${openMark}${origin}:${name}:${Object.keys(target).join()}${closeMark}`,
  });
}

/** Unknown names that a text quotes: the file in which they should be, the name, and the names that exist there. */
export function unknownQuotes(text: string): { origin: string; name: string; known: string[] }[] {
  const marks = text.matchAll(new RegExp(`${openMark}(.*?):(.*?):(.*?)${closeMark}`, 'gu'));
  return [...marks].map(([, origin = '', name = '', names = '']) => ({
    origin,
    name,
    known: names.split(','),
  }));
}
