import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { href } from '@/lib/schema/common';
import { detailBase } from '@/lib/schema/detail';
import { parseContent } from '@/lib/schema/parse';
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
      'a comma',
      'content/site.ts',
      email,
      "email: 'a@b.in'",
      11,
      '“footerYear” is not expected here. Most often a comma',
    ],
    ['a closing quote', 'content/site.ts', email, "email: 'a@b.in,", 10, 'A text does not end.'],
    [
      'both quotes',
      'content/site.ts',
      email,
      'email: hello,',
      10,
      '“hello” is no known name. If it is a text, put it in quotes',
    ],
    [
      'a closing bracket',
      'content/thank-you.ts',
      /\}\);\n$/,
      '',
      undefined,
      'The file ends too early. A closing bracket',
    ],
    [
      'a closing backtick',
      'content/site.ts',
      '{fact.reply}.`',
      '{fact.reply}.',
      32,
      'A text that begins with a backtick (`), here or above',
    ],
    [
      'the right quote around an apostrophe',
      'content/site.ts',
      "'Connect with Us'",
      "'Let's talk'",
      31,
      '“s” is not expected here.',
    ],
    [
      'a file that it imports',
      'content/site.ts',
      "'./claims'",
      "'./claim'",
      3,
      'imports “./claim”, which does not exist.',
    ],
    [
      'a name that it imports',
      'content/site.ts',
      '{ fact }',
      '{ facts }',
      3,
      'imports “facts” from “./claims”, which has nothing',
    ],
    [
      'the right name in a text',
      'content/site.ts',
      '{fact.reply}',
      '{fact.replies}',
      undefined,
      'connect.text has “undefined” where a value',
    ],
    [
      'a field of its own name',
      'content/site.ts',
      email,
      "email: 'a@b.in', email: 'c@d.in',",
      10,
      '“email” stands twice in the same entry.',
    ],
  ])(
    'npm run check:content: %s is missing: one message, with file and line',
    (_, file, from, to, line, words) => {
      const { code, output } = runWith(file, from, to, 'scripts/check-content.ts');
      expect(code).toBe(1);
      expect(output.match(/Content error/g)).toHaveLength(1);
      expect(output).toContain(`Content error in ${file}${line ? `, line ${line}\n` : ''}`);
      expect(output).toContain(words);
      expect(output).not.toMatch(/^\s+at |node_modules|file:\/\//m);
    },
  );

  test.each([
    ['build', []],
    ['dev', []],
    ['new', ['feature', 'Client Portal']],
    ['launch-check', []],
  ])('npm run %s: the same words, once and alone, whatever the mistake', (name, args) => {
    for (const [from, to] of [
      [email, "email: 'a@b.in'"],
      [email, "email: 'hello',"],
    ] as const) {
      const undo = site.edit('content/site.ts', from, to);
      const expected = site.run('scripts/check-content.ts').output.trim();
      const { code, output } = site.run(`scripts/${name}.ts`, args, settings);
      undo();
      expect(expected).toMatch(/^Content error in content\/site\.ts/);
      expect(code).toBe(1);
      expect(output.replace('The build stopped at: Content check.', '').trim()).toBe(expected);
    }
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
