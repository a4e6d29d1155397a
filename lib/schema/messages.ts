import { z } from 'zod';
import { line, nameInBraces, strayBraces } from './common';

/** A message of a tool. The tool's code fills in the names in braces; the content check looks for them in the code. */
export const text = (min: number, max: number) =>
  line(min, max).superRefine((value, context) => {
    const message = strayBraces(value, value.match(nameInBraces) ?? []);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** A group of messages by their names, all with the same limits of length. */
export const texts = <Name extends string>(min: number, max: number, ...names: Name[]) => {
  const textSchema = text(min, max);
  return z.strictObject(
    Object.fromEntries(names.map((name) => [name, textSchema])) as Record<Name, typeof textSchema>,
  );
};

/** A message with placeholders such as `{count}`, or one for the singular and one for the plural. */
export const pluralText = z.union([text(1, 240), z.strictObject({ one: text(1, 240), other: text(1, 240) })]);
