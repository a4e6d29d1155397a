import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { href } from '@/lib/schema/common';
import { detailBase } from '@/lib/schema/detail';
import { parseContent } from '@/lib/schema/parse';
import { syntaxMistake } from '@/scripts/lib/content-syntax';
import { copyOfSite } from '@/tests/helpers/copy';

/** An entry without a mistake; every test below puts one in. */
const right = {
  n: 2,
  slug: 'smart-tagging',
  name: 'Smart Tagging',
  promise: 'AI reads the page and files it for you.',
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
  const entry = { ...right, ...change };
  try {
    parseContent('content/features.ts', schema, [right, entry] as z.input<typeof schema>);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

const meta = (change: Record<string, unknown>) => ({ meta: { ...right.meta, ...change } });

describe('each kind of mistake is told with file, field, what is wrong and what to do', () => {
  test.each([
    ['a missing field', { name: undefined }, '[1].name is missing. Add it; it is a text in quotes.'],
    ['a missing group', { meta: undefined }, '[1].meta is missing. Add it; it is a group of fields in { }.'],
    ['the wrong kind of value', { name: 12 }, '[1].name should be a text in quotes, not 12. Correct it.'],
    [
      'too long a text',
      { name: 'A name that is much too long for a card of the hub' },
      '[1].name is too long. Use at most 40 characters. It has 50 now',
    ],
    ['too short a text', { promise: 'Files it.' }, '[1].promise is too short. Write at least 15 characters.'],
    ['a space too many', { name: 'Smart Tagging ' }, '[1].name has a space at its start or end. Remove it.'],
    [
      'a misspelt field',
      { pictrue: 'tagging' },
      '[1] has a field that nothing reads: “pictrue”. Correct its spelling or remove it.',
    ],
    ['an unknown picture', { picture: 'taging' }, '[1].picture is "taging", which is not one of the'],
    ['a number that is none', { n: '2' }, '[1].n should be a number, not "2". Correct it.'],
    ['a number too small', { n: 0 }, '[1].n is 0. It must be 1 or more.'],
    [
      'a bad alias',
      { slug: 'Smart Tagging' },
      '[1].slug may hold only small letters, digits and single hyphens, like “smart-tagging”.',
    ],
    [
      'a bad date',
      meta({ updated: '20 Nov 2025' }),
      '[1].meta.updated is not a date. Write it as year-month-day, like “2025-11-20”.',
    ],
    ['a date that does not exist', meta({ updated: '2025-02-30' }), '[1].meta.updated is not a date.'],
    [
      'a description too short for a search result',
      meta({ description: 'Tags for documents.' }),
      '[1].meta.description is too short. Write at least 110 characters.',
    ],
  ])('%s', (_, change, expected) => {
    const message = messageFor(change);
    expect(message).toMatch(/^Content error in content\/features\.ts\n/);
    expect(message).toContain(`\n  ${expected}`);
  });

  test('an unknown picture: the closest names are offered', () => {
    expect(messageFor({ picture: 'taging' })).toContain('Close ones: tagging');
  });

  test('several mistakes are listed together', () => {
    expect(messageFor({ n: 0, slug: 'A B', name: '' }).split('\n')).toHaveLength(4);
  });

  test('no mistake, no message', () => {
    expect(messageFor({})).toBe('');
  });

  test('an address that is none', () => {
    const read = () => parseContent('content/site.ts', z.object({ href }), { href: 'pricing' });
    expect(read).toThrow('href is not an address on this site. Write it like “/pricing”. Found: "pricing".');
  });
});

// Each of these starts a command of its own, which takes seconds on a busy machine.
describe('a mistake stops the build', { timeout: 60_000 }, () => {
  const site = copyOfSite();
  const settings = { SITE_URL: 'https://triplicate.example', PORT: '4990', MAIL_PORT: '4991' };

  afterAll(site.remove);

  /** Runs a command of the copy after one edit in a content file, then takes the edit back. */
  function runWith(file: string, from: string | RegExp, to: string, script = 'scripts/build.ts') {
    const undo = site.edit(file, from, to);
    const result = site.run(script, [], settings);
    undo();
    return result;
  }

  test('npm run build: exit code 1, the message, and no further step', () => {
    const { code, output } = runWith('content/features.ts', /slug: 'smart-tagging'/, "slug: 'Smart Tagging'");
    expect(code).toBe(1);
    expect(output).toContain('Content error in content/features.ts\n  [1].slug may hold only small letters');
    expect(output).toContain('The build stopped at: Content check.');
    expect(output).not.toContain('Next.js');
  });

  test('npm run build without SITE_URL: what is missing, an example, and no further step', () => {
    const { code, output } = site.run('scripts/build.ts', [], { ...settings, SITE_URL: '' });
    expect(code).toBe(1);
    expect(output).toContain('SITE_URL is not set.');
    expect(output).toContain('SITE_URL=https://www.example.com npm run build');
    expect(output).not.toContain('Next.js');
  });

  test('npm run dev: the same message instead of a start', () => {
    const { code, output } = runWith('content/site.ts', /email: '[^']+'/, "email: 'hello'", 'scripts/dev.ts');
    expect(code).toBe(1);
    expect(output).toContain('Content error in content/site.ts\n  email is no e-mail address.');
    expect(output).not.toContain('Next.js');
  });

  const email = /email: '[^']+',/;

  test.each([
    [
      'both quotes',
      email,
      'email: hello,',
      10,
      '“hello” is no known name. If it is a text, put it in quotes',
    ],
    ['a file that it imports', "'./claims'", "'./claim'", 3, 'imports “./claim”, which does not exist.'],
    [
      'a name that it imports',
      '{ fact }',
      '{ facts }',
      3,
      'imports “facts” from “./claims”, which has nothing',
    ],
    [
      'a value in a text',
      '{fact.reply}',
      '{fact.replies}',
      0,
      'connect.text has “undefined” where a value should',
    ],
  ])('npm run check:content: %s is missing: one message, with the place', (_, from, to, line, words) => {
    const { code, output } = runWith('content/site.ts', from, to, 'scripts/check-content.ts');
    expect(code).toBe(1);
    expect(output.match(/Content error/g)).toHaveLength(1);
    expect(output).toContain(`Content error in content/site.ts${line ? `, line ${line}` : ''}\n`);
    expect(output).toContain(words);
    expect(output).not.toMatch(/^\s+at |node_modules|file:\/\//m);
  });

  test('npm run check:content: a text that says “undefined” itself is no mistake', () => {
    const { code, output } = runWith(
      'content/support.ts',
      "title: 'Upload Failures'",
      "title: 'Upload of undefined types'",
      'scripts/check-content.ts',
    );
    expect(output).toBe('Content: no mistakes found.\n');
    expect(code).toBe(0);
  });

  test.each([
    ['build', [], "email: 'a@b.in'", '“footerYear” is not expected here.'],
    ['dev', [], "email: 'a@b.in'", '“footerYear” is not expected here.'],
    ['new', ['feature', 'Client Portal'], "email: 'a@b.in'", '“footerYear” is not expected here.'],
    ['new', ['feature', 'Client Portal'], "email: 'hello',", 'email is no e-mail address.'],
    ['launch-check', [], "email: 'a@b.in'", '“footerYear” is not expected here.'],
    ['launch-check', [], "email: 'hello',", 'email is no e-mail address.'],
  ])('npm run %s %j with %s: the same words, once and alone', (name, args, to, words) => {
    const undo = site.edit('content/site.ts', email, to);
    const { code, output } = site.run(`scripts/${name}.ts`, args, settings);
    undo();
    expect(code).toBe(1);
    expect(output.trim()).toMatch(/^Content error in content\/site\.ts/);
    expect(output.split(words)).toHaveLength(2);
    expect(output).not.toMatch(/^\s+at |node_modules|throw /m);
    const [, more = ''] = output.trim().split('\n\n');
    expect(more.replace('The build stopped at: Content check.', '')).toBe('');
  });

  test('npm run check:content: an address that many entries share is one mistake', () => {
    const { output } = runWith(
      'content/tools.ts',
      /href: '[^']+'/,
      "href: '/nowhere'",
      'scripts/check-content.ts',
    );
    expect(output.match(/nowhere/g)).toHaveLength(1);
    expect(output).toContain('tools[0].action.href (and 15 more like it) links to “/nowhere”');
  });

  test('npm run check:content: a question that other pages link to got another id', () => {
    const { code, output } = runWith(
      'content/faqs.ts',
      "id: 'restore-deleted-files'",
      "id: 'restore-files'",
      'scripts/check-content.ts',
    );
    expect(code).toBe(1);
    expect(output).toContain('links to “/faqs#restore-deleted-files”, but /faqs has no place of that name.');
    expect(output).toContain('restore-files');
  });

  test('npm run check:content: mistakes of two files come together', () => {
    const undo = site.edit('content/faqs.ts', /updated: '[^']+'/, "updated: 'today'");
    const { output } = runWith(
      'content/site.ts',
      /footerYear: \d+/,
      'footerYear: 25',
      'scripts/check-content.ts',
    );
    undo();
    expect(output).toContain('Content error in content/site.ts');
    expect(output).toContain('Content error in content/faqs.ts');
  });
});

describe('a file that cannot be read is told with its line, in plain words', () => {
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
      '“;” is not expected here. In what stands above, a bracket',
    ],
    [
      'a bracket is one too many',
      "  link: { href: '/' }},",
      5,
      '“}” is not expected here. In what stands above, a bracket',
    ],
    [
      'a closing backtick is missing',
      '  text: `A reply in 1 day.,',
      3,
      'A text that begins with a backtick (`), here or above',
    ],
    [
      'a field stands twice',
      "  name: 'Other',",
      3,
      '“name” stands twice in the same entry. Keep one of them.',
    ],
  ])('%s', async (_, line, place, words) => {
    const message = await syntaxMistake('content/site.ts', source(line));
    expect(message).toContain(`Content error in content/site.ts, line ${place}\n  ${words}`);
    expect(message).toContain(`  > ${String(place).padStart(4)} |`);
  });

  test('an end of file inside an entry', async () => {
    expect(
      await syntaxMistake('content/site.ts', "export const site = {\n  name: 'Triplicate',\n"),
    ).toContain('The file ends too early. A closing bracket, } or ] or ), is missing above.');
  });

  test('nothing is said about a file without a mistake', async () => {
    expect(await syntaxMistake('content/site.ts', source("  email: 'a@b.in',"))).toBeUndefined();
  });
});
