/**
 * Sentences of the tools with figures and names. Content has the sentence, with `{name}` for a value, and a
 * singular form if needed; the code supplies the values.
 */

/** One sentence, or a singular and a plural form (CLDR's `one` and `other` of English). */
export type MessagePattern = string | { one: string; other: string };

/** Values for a sentence; `count` also selects between `one` and `other`. */
export type Values = Readonly<Record<string, string | number>>;

const numberFormat = new Intl.NumberFormat('en-IN');

/**
 * The sentence with its values; numbers are grouped as in India.
 *
 * @throws if a value is missing: a programming mistake
 */
export function formatMessage(message: MessagePattern, values: Values = {}): string {
  const sentence = typeof message === 'string' ? message : values.count === 1 ? message.one : message.other;
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`“${sentence}” needs a value for {${name}}.`);
    return typeof value === 'number' ? numberFormat.format(value) : value;
  });
}
