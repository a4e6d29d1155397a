import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { href } from '@/lib/schema/common';
import { detailBase } from '@/lib/schema/detail';
import { parseContent } from '@/lib/schema/parse';
import { pictureNames } from '@/lib/schema/pictures';
import { syntaxMistake } from '@/scripts/lib/content-syntax';

/** An entry without a mistake; each test adds one. tests/commands/mistakes-reported.test.ts has most kinds. */
const validEntry = {
  n: 2,
  slug: 'smart-tagging',
  name: 'Smart Tagging',
  tagline: 'AI reads the page and files it for you.',
  picture: 'tagging',
  meta: {
    title: 'Smart tagging of documents',
    description:
      'Every document is read when it arrives and gets its type, its parties and its dates as tags, so that a search finds it by what is in it.',
    updated: '2025-11-20',
  },
};

const schema = z.array(detailBase);

/** The message that an editor reads when entry 1 of a file has these fields. */
function messageFor(change: Record<string, unknown>): string {
  const entry = { ...validEntry, ...change };
  try {
    parseContent('content/features.ts', schema, [validEntry, entry] as z.input<typeof schema>);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('the message on a mistake', () => {
  test.each([
    ['a missing field', { name: undefined }, 'name of entry 2 is missing. Add it; it is a text in quotes.'],
    [
      'a missing group',
      { meta: undefined },
      'meta of “Smart Tagging” is missing. Add it; it is a group of fields in { }.',
    ],
    [
      'too long a text',
      { name: 'A name that is much too long for a card of the hub' },
      'name of entry 2 is too long. Use at most 40 characters. It has 50 now',
    ],
  ])('has file, field, problem and remedy: %s', (_, change, expected) => {
    const message = messageFor(change);
    expect(message).toMatch(/^Content error in content\/features\.ts\n/);
    expect(message).toContain(`\n  ${expected}`);
  });

  test('offers the closest names for an unknown picture', () => {
    expect(messageFor({ picture: 'taging' })).toMatch(/ Close ones: tagging, sharing\.$/);
  });

  test('offers all names for an unknown picture that resembles none', () => {
    expect(messageFor({ picture: '?' })).toContain(`which is not one of ${pictureNames.join(', ')}.`);
  });

  test('lists the known kinds for an unknown one', () => {
    const kinds = z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('row'), text: z.string() }),
      z.strictObject({ kind: z.literal('drop') }),
    ]);
    const read = (data: unknown) => () => parseContent('content/a.ts', z.array(kinds), data as never);
    expect(read([{ kind: 'rwo', text: 'A' }])).toThrow(
      'kind of entry 1 is “rwo”, which is not one of row, drop.',
    );
    expect(read([{ text: 'A' }])).toThrow('kind of entry 1 is missing. Add it: one of row, drop.');
  });

  test('names the field and its values for a wrong value in one of several shapes', () => {
    const part = z.union([
      z.string(),
      z.strictObject({ icon: z.enum(['lock', 'bell']) }),
      z.strictObject({ mark: z.string() }),
    ]);
    const read = (data: unknown) => () => parseContent('content/a.ts', z.array(part), data as never);
    expect(read([{ icon: 'lokc' }])).toThrow('icon of entry 1 is “lokc”, which is not one of lock, bell.');
    expect(read([{ sign: 'lock' }])).toThrow(
      'entry 1 is a group of fields in { } of no known shape. Compare it with the entries beside it.',
    );
  });

  test('lists several mistakes together', () => {
    expect(messageFor({ n: 0, slug: 'A B', name: '' }).split('\n')).toHaveLength(4);
  });

  test('is empty for an entry without a mistake', () => {
    expect(messageFor({})).toBe('');
  });

  test('shows the form of an address for an invalid one', () => {
    const read = () => parseContent('content/site.ts', z.object({ href }), { href: 'pricing' });
    expect(read).toThrow(
      'href is not an address on this site. Write it like “/pricing”: a slash at its start, small letters, no spaces. Found: “pricing”.',
    );
  });
});

test('a mistake that is printed as an error does not show the data of the file', () => {
  const entries = [validEntry, { ...validEntry, name: '' }] as z.input<typeof schema>;
  let printed = '';
  try {
    parseContent('content/features.ts', schema, entries);
  } catch (error) {
    printed = inspect(error);
  }
  expect(printed).toContain('name of entry 2');
  expect(printed).not.toContain(validEntry.tagline);
});

describe('the message on a file that cannot be parsed', () => {
  const source = (line: string) =>
    `export const site = {\n  name: 'Triplicate',\n${line}\n  year: 2025,\n};\n`;

  test.each([
    [
      'a comma is missing',
      "  email: 'a@b.in'",
      4,
      '“year” is not expected here. Most often a comma, a quote or a bracket',
    ],
    [
      'a closing quote is missing',
      "  email: 'a@b.in,",
      3,
      'A text does not end. Close it with the quote it began with',
    ],
    [
      'an opening quote is missing',
      "  email: a@b.in',",
      3,
      '“@” is not expected here. Most often a comma or a quote',
    ],
    [
      'an apostrophe ends a text',
      "  title: 'Let's talk',",
      3,
      '“s” is not expected here. Most often a comma or a quote',
    ],
    [
      'a bracket is missing',
      "  link: { href: '/',",
      5,
      '“;” is not expected here. In the lines above, a bracket',
    ],
    [
      'a bracket is one too many',
      "  link: { href: '/' }},",
      5,
      '“}” is not expected here. In the lines above, a bracket',
    ],
    [
      'a closing backtick is missing',
      '  text: `A reply in 1 day.,',
      3,
      'A text that begins with a backtick (`) here does not end on its line. Close it with another one.',
    ],
    [
      'a closing backtick is missing above a text that has both',
      '  text: `A reply in 1 day.,\n  other: `In a day`,',
      3,
      'A text that begins with a backtick (`) here does not end on its line.',
    ],
    ['a field is there twice', "  name: 'Other',", 3, '“name” is twice in the same entry. Keep one of them.'],
    [
      'a price has a comma in it',
      '  prices: { monthly: 39,0, yearly: 390 },',
      3,
      '“39,0” is not a number, because of its comma. Write decimals with a point (39.5)',
    ],
    [
      'a price at the end of its entry has a comma in it',
      "  prices: { sign: '₹', yearly: 1,490 },",
      3,
      '“1,490” is not a number, because of its comma.',
    ],
    [
      'a price on a line of its own has a comma in it',
      '  prices: {\n    monthly: 1,00,490\n  },',
      4,
      '“1,00,490” is not a number, because of its comma.',
    ],
    [
      'a comma is missing between two numbers of a list',
      '  widths: [39, 0 490],',
      3,
      '“490” is not expected here. Most often a comma',
    ],
    ['two commas stand in a row', '  prices: 2025,,', 3, 'Here are two commas in a row. Keep one.'],
    [
      'a date has no quotes',
      '  day: 2026-11-21,',
      3,
      'The date 2026-11-21 has no quotes. Write it as year-month-day',
    ],
    ['a date is written as in a letter', '  day: 21/11/2026,', 3, 'The date 21/11/2026 has no quotes.'],
    [
      'a price has its sign',
      '  price: ₹390,',
      3,
      '“₹390” is not a number, because of its sign. Write its digits alone, like 390.',
    ],
    [
      'a price has words for its sign',
      '  price: Rs. 3,900,',
      3,
      '“Rs. 3,900” is not a number, because of its sign.',
    ],
    [
      'a figure has a per cent sign',
      '  badge: 10%,',
      3,
      '“10%” is not a number, because of its sign. Write its digits alone, like 10.',
    ],
    [
      'a price has the letter O',
      '  price: 39O,',
      3,
      '“39O” is not a number, because of its “O”. Write its digits alone, like 390.',
    ],
    [
      'a price begins with the letter l',
      '  price: l90,',
      3,
      '“l90” is not a number, because of its “l”. Write its digits alone, like 190.',
    ],
    ['a price has a word behind it', '  price: 390rs,', 3, '“390rs” is not a number, because of its “rs”.'],
    [
      'a text stands in printed quotes',
      '  line: “A tool”,',
      3,
      '““” is a printed quote, which no text begins or ends with.',
    ],
    ['a line ends with a semicolon', "  line: 'A tool';", 3, 'This line ends with “;”. Write a comma there.'],
    ['a field has an equals sign', "  line = 'A tool',", 3, 'The value of “line” follows a colon, not “=”.'],
    [
      'a comment does not end',
      '  /** A year.\n  line: 1,\n  /** A line. */',
      3,
      'A comment begins here and does not end before the next one begins.',
    ],
    [
      'two versions were merged',
      '<<<<<<< HEAD\n  a: 1,\n=======\n  a: 2,\n>>>>>>> b',
      3,
      'Here are the marks of a merge conflict. Keep one of the two versions',
    ],
    ['a comma is typed in full width', "  line: 'A tool'，", 3, '“，” is a full-width sign. Write “,”'],
    [
      'an address has no quotes',
      '  href: /pricing,',
      3,
      "The address /pricing has no quotes. Write '/pricing'.",
    ],
    [
      'a web address has no quotes',
      '  href: https://a.example/b,',
      3,
      'The address that begins with “https://” has no quotes.',
    ],
    ['a text begins with two quotes', "  line: ''A tool'',", 3, 'Here are two quotes in a row. Keep one.'],
    ['a note begins with #', '  # was 450\n  line: 1,', 3, '“#” begins no note in this file. Write //'],
    [
      'a note is written as in HTML',
      '  <!-- new -->\n  line: 1,',
      3,
      '“<!--” begins no note in this file. Write //',
    ],
    ['the name of a field has a hyphen', '  mal-formed: 1,', 3, '“mal-formed” is no name of a field'],
    ['the name of a field has a space', "  page title: 'A tool',", 3, '“page title” is no name of a field'],
    [
      'the brace of a value is not closed',
      '  line: `In ${fact.reply.`,\n  other: 1,',
      3,
      `The value \${fact.reply. is not closed. Write } behind it: \${fact.reply}.`,
    ],
    ['a list begins with a comma', '  list: [, 1],', 3, 'A comma follows an opening bracket. Remove it.'],
  ])('has the line and plain words: %s', async (_, line, lineNumber, expected) => {
    const message = await syntaxMistake('content/site.ts', source(line));
    expect(message).toContain(`Content error in content/site.ts, line ${lineNumber}\n  ${expected}`);
    expect(message).toContain(`  > ${String(lineNumber).padStart(4)} |`);
  });

  test('shows the previous field in its excerpt, not the comment between the two fields', async () => {
    const lines = [
      'export const site = {',
      "  email: 'a@b.in'",
      '',
      '  /**',
      '   * Year of the `footer`.',
      '   */',
      '  year: 1,',
      '};',
    ];
    const message = await syntaxMistake('content/site.ts', lines.join('\n'));
    expect(message).toContain("       2 |   email: 'a@b.in'\n  >    7 |   year: 1,");
  });

  test('does not take a backtick in a comment for the end of a text', async () => {
    const lines = [
      'export const site = {',
      '  text: `A reply,',
      '  /** The `name` and the `year`. */',
      '  year: 1,',
      '};',
    ];
    const message = await syntaxMistake('content/site.ts', lines.join('\n'));
    expect(message).toContain(
      'Content error in content/site.ts, line 2\n  A text that begins with a backtick',
    );
  });

  test('says that the file ends inside an entry', async () => {
    expect(
      await syntaxMistake('content/site.ts', "export const site = {\n  name: 'Triplicate',\n"),
    ).toContain('The file ends too early. A closing bracket, } or ] or ), is missing above.');
  });

  test('says that the file ends with a comma', async () => {
    const text = "export const site = parse({\n  name: 'Triplicate',\n}),\n";
    expect(await syntaxMistake('content/site.ts', text)).toContain(
      'Content error in content/site.ts, line 3\n  The file ends with a comma. Remove it',
    );
  });

  test.each([
    "  line: 'A date of 2026-11-21, a price of ₹390,, and 39O;',",
    '  line: `The year = 2025;`,',
    '  /* 2026-11-21 = 39O,, */ year2: 0x1f,',
    '  list: [1e3, 10n, 0b1, 1_000],',
    "  a: b ? 1 : '2', // a = 'x';",
    `  a: '', b: [''], c: \`\${d.e ? \`\${d.f}\` : ''}\`,`,
    "  'a-b': 1, // a-b: 2",
    '  a: (b / 2) / c, d: /e/,',
  ])('is not given for %s', async (line) => {
    expect(await syntaxMistake('content/site.ts', source(line))).toBeUndefined();
  });

  test('is not given for a file without a mistake', async () => {
    expect(await syntaxMistake('content/site.ts', source("  email: 'a@b.in',"))).toBeUndefined();
  });
});
