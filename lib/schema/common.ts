import { z } from 'zod';
import { choices } from './choices';
import { pictureNames } from './pictures';

/** One line of text of bounded length, without leading or trailing space. */
export const line = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((value) => value === value.trim(), 'has a space at its start or end. Remove it.');

/** A text with optional placeholders in braces; any other name in braces would be printed literally. */
export const withOptionalValues = (min: number, max: number, ...names: readonly string[]) =>
  line(min, max).superRefine((value, context) => {
    const message = strayBraces(
      value,
      names.map((name) => `{${name}}`),
    );
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Matches a placeholder, `{count}`. */
export const nameInBraces = /\{[a-z]\w*\}/gi;

/**
 * Problem with the braces of a text, worded so that it follows the name of its field.
 *
 * @param allowed allowed placeholders, `{count}`
 */
export function strayBraces(text: string, allowed: readonly string[]): string | undefined {
  const braces = text.match(/(?:[$#%]\s*)?\{+[^{}]*\}+|[{}]/g)?.find((brace) => !allowed.includes(brace));
  if (!braces) return undefined;
  const quoted = /^(?:[$#%]\s*)?\{+\s*((?:fact|plan)\.\w+)\s*\}+$/.exec(braces)?.[1];
  if (quoted)
    return `would print “${braces}” as it stands. Write \${${quoted}}, and put the whole text between backticks (\`).`;
  const remedy =
    allowed.length > 0
      ? `What is filled in here: ${choices(allowed, braces)}.`
      : 'Nothing is filled in here: write what belongs there, without braces.';
  return `would print “${braces}” as it stands. ${remedy}`;
}

/** Plain text of bounded length, printed unchanged. */
export const text = (min: number, max: number) => withOptionalValues(min, max);

/** Symbols such as emoji, except marks such as ™. */
const symbol = /(?![©®™℠])[\p{So}\p{Emoji_Presentation}]/u;

/** A name used within sentences: screen readers would read a symbol in it by the symbol's name, and quotation marks would be repeated in each sentence. */
const nameInSentence = text(2, 20)
  .refine((name) => !symbol.test(name), {
    error: ({ input }) =>
      `has “${symbol.exec(String(input))?.[0]}”, which a screen reader would say by its own name in each sentence. Write the name in letters.`,
  })
  .refine((name) => !/^[“”„«»‹›‘]|[“”«»‹›]$/.test(name), {
    error: ({ input }) =>
      `is in quotes, which would be printed in each sentence. Write ${String(input).replace(/[“”„«»‹›]|^[‘’]|[‘’]$/g, '')} alone.`,
  });

/** Name of the product. */
export const productName = nameInSentence;

/** Name of a plan. */
export const planName = nameInSentence;

/** A group of texts, by name, with the same limits. */
export const texts = <Name extends string>(min: number, max: number, ...names: Name[]) => {
  const textSchema = text(min, max);
  return z.strictObject(
    Object.fromEntries(names.map((name) => [name, textSchema])) as Record<Name, typeof textSchema>,
  );
};

/** A text in which all of these placeholders must occur. */
export const withValues = (min: number, max: number, ...names: string[]) =>
  withOptionalValues(min, max, ...names).refine(
    (value) => names.every((name) => value.includes(`{${name}}`)),
    `must hold ${names.map((name) => `{${name}}`).join(' and ')}, where the value is filled in.`,
  );

/** An address on this site, `/pricing` or `/faqs#restore-deleted-files`. That it exists is checked by the registry. */
export const href = z.string().regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(\?[a-z0-9=&-]+)?(#[a-z0-9-]+)?$/, {
  error: ({ input }) => notOnSite(String(input)),
});

/** Path of a web address, to suggest it as an address on this site. */
const pathOf = (address: string) =>
  /^(?:https?:)?(?:\/\/)?[^/]+(\/[a-z0-9][a-z0-9/-]*)/i
    .exec(address)?.[1]
    ?.toLowerCase()
    .replace(/\/$/, '') ?? '/pricing';

/** Message for an address that is not on this site. */
function notOnSite(address: string): string {
  if (/^mailto:|^[^/\s]+@[^/\s]+\.\w+$/i.test(address))
    return 'is an email address, and this link leads to a page. Write “/contact”; the address itself is the field email of content/site.ts.';
  if (/^(?:tel:|\+?[\d\s()-]{6,}$)/i.test(address))
    return 'is a telephone number, and this link leads to a page. Write “/contact”; the number itself is the field phone of content/site.ts.';
  if (/^(?:https?:|\/\/|www\.)/i.test(address))
    return `is an address of another site, and this link leads to a page of this one. Write it like “${pathOf(address)}”.`;
  const [, bare] = /^(\/[a-z0-9/-]*[a-z0-9-])\/+(?=$|[?#])/.exec(address) ?? [];
  if (bare)
    return `ends its path with a slash, which no address of this site has. Write it like “${address.replace(/\/+(?=$|[?#])/, '')}”.`;
  const path = `/${address
    .trim()
    .toLowerCase()
    .replace(/^[./]+|\/+$/g, '')
    .replace(/[\s_]+/g, '-')}`;
  return /^\/[a-z0-9][a-z0-9/?=&#-]*$/.test(path) && path !== address
    ? `is not an address on this site. Write it like “${path}”: a slash at its start, small letters, no spaces.`
    : 'is not an address on this site. Write it like “/pricing”.';
}

export const slug = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'may hold only small letters, digits and single hyphens, like “smart-tagging”.',
  );

/** Number of years from today beyond which a date is assumed to be a typing error. */
const maxYearsAhead = 3;

/** Year in which the site started: no date on it is earlier. */
export const firstYear = 2020;

/** The current year. */
export const thisYear = () => new Date().getUTCFullYear();

export const isoDate = z.iso
  .date({ error: 'is not a date. Write it as year-month-day, like “2025-11-20”.', abort: true })
  .refine((date) => yearOf(date) <= thisYear() + maxYearsAhead, {
    error: `is more than ${maxYearsAhead} years ahead. Correct the year.`,
    abort: true,
  });

const yearOf = (date: string) => Number(date.slice(0, 4));

/** Date of a change in the past; the content check warns about one in the future. */
const pastDate = isoDate
  .refine(
    (date) => yearOf(date) >= firstYear,
    `is before ${firstYear}, when this site began. Correct the year.`,
  )
  .refine(
    (date) => yearOf(date) <= thisYear() + 1,
    'is more than a year ahead. Write the day of the change.',
  );

export const picture = z.enum(pictureNames);

/** A link in running content; its text says where it goes. */
export const link = z.strictObject({ label: text(2, 60), href });

/**
 * Head of a page: what search results and link previews show.
 * Search results show these lengths whole: titles up to 60 with the site's name, descriptions of 110–155.
 */
export const meta = z.strictObject({
  title: text(8, 60).refine(
    (title) => !/\p{L}[.,:;]$/u.test(title),
    'ends like a sentence, and the name of the site follows it. Remove the last character.',
  ),
  description: text(110, 155),
  /** Date of the last substantive edit; the sitemap prints it. */
  updated: pastDate,
});

/**
 * When an entry is public. `draft` keeps it out of the production build while it is written; `publishFrom` is the first
 * day whose builds show it.
 */
export const publishingFields = { draft: z.boolean().default(false), publishFrom: isoDate.optional() };

/** Paper colours: white is the original, the others are copies. */
export const tone = z.enum(['bond', 'lilac', 'rose', 'mint', 'sky', 'gold']);

export const titledText = z.strictObject({ title: text(3, 60), text: text(10, 220) });

/** Comparison form of a text, without capitals, punctuation and spaces; “&” and “and” are equal. */
export const lettersOf = (written: string) =>
  written
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[\p{P}\p{Z}]/gu, '');

/** A value and its path in the file. */
type Place = { path: PropertyKey[]; value: unknown };

/** A value as visitors distinguish it from others; addresses and ids are compared unchanged. */
const comparable = (value: unknown) =>
  typeof value === 'string' && /[\p{Lu} ]/u.test(value) ? lettersOf(value) : value;

/**
 * Reports values that occur at an earlier place, even if they differ in hyphens, commas or capitals. For values that
 * must be unique across several lists.
 */
export function reportRepeats(places: readonly Place[], context: z.RefinementCtx): void {
  const first = new Map<unknown, Place>();
  for (const place of places) {
    const earlier = first.get(comparable(place.value));
    if (!earlier) first.set(comparable(place.value), place);
    else
      context.addIssue({
        code: 'custom',
        path: place.path,
        params: { earlier: earlier.path, own: place.path },
      });
  }
}

/** Refinement of a group: no two of these fields have the same text, such as adjacent labels. */
export const distinctTexts =
  <Field extends string>(...fields: readonly Field[]) =>
  (group: Readonly<Record<Field, string>>, context: z.RefinementCtx): void =>
    reportRepeats(
      fields.map((field) => ({ path: [field], value: group[field] })),
      context,
    );

/** A question, and the id that is its anchor. */
type Question = { id: string; question: string };

/**
 * Refinement of groups of questions: ids of groups and questions are anchors on one page, and no question occurs
 * twice.
 *
 * @param questionsField name of the field with a group's questions
 */
export function uniqueInGroups<Field extends string>(questionsField: Field) {
  return (
    { groups }: { groups: readonly ({ id: string } & Record<Field, readonly Question[]>)[] },
    context: z.RefinementCtx,
  ): void => {
    const entries = groups.flatMap((group, position) =>
      group[questionsField].map((entry, index) => ({
        ...entry,
        path: ['groups', position, questionsField, index],
      })),
    );
    const valuesOf = (field: keyof Question) =>
      entries.map(({ path, [field]: value }) => ({ path: [...path, field], value }));
    const ids = groups.map(({ id }, index) => ({ path: ['groups', index, 'id'], value: id }));
    reportRepeats([...ids, ...valuesOf('id')], context);
    reportRepeats(valuesOf('question'), context);
  };
}

/**
 * Refinement of a list: entries must differ in these fields.
 *
 * @param fields names of the fields that must be unique
 */
export function unique<Entry>(...fields: readonly (keyof Entry & string)[]) {
  return (entries: readonly Entry[], context: z.RefinementCtx): void => {
    for (const field of fields) {
      reportRepeats(
        entries.map((entry, index) => ({ path: [index, field], value: entry[field] })),
        context,
      );
    }
  };
}

/** Refinement of a list of links: no two have the same target or the same label. */
export function uniqueLinks(links: readonly Link[], context: z.RefinementCtx): void {
  for (const [index, { label, href }] of links.entries()) {
    const earlier = links.slice(0, index);
    const message = earlier.some((link) => link.href === href)
      ? `leads to “${href}”, as another link of this list does. Remove one of them.`
      : earlier.some((link) => link.label === label)
        ? `is called “${label}”, as another link of this list is. Give each its own name.`
        : undefined;
    if (message) context.addIssue({ code: 'custom', path: [index], message, params: { whole: true } });
  }
}

export type Link = z.output<typeof link>;
export type Titled = z.output<typeof titledText>;
