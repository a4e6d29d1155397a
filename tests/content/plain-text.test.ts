import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isoDate, text, withValues } from '@/lib/schema/common';
import { text as message, pluralText } from '@/lib/schema/messages';
import { parseContent } from '@/lib/schema/parse';
import { plainTextProblem } from '@/lib/schema/plain-text';

describe('plainTextProblem', () => {
  test.each([
    ['a placeholder in quotes', `A reply in \${fact.reply}.`, `would print “\${fact.reply}” as it stands`],
    ['an HTML element', 'Files <b>stay</b>.', 'would print “<b>” as it stands: texts hold no HTML'],
    ['a line break of HTML', 'One<br>two', 'would print “<br>”'],
    ['a link of HTML', 'See <a href="/faqs">here</a>', 'texts hold no HTML'],
    [
      'an HTML entity',
      'Terms &amp; Conditions',
      'would print “&amp;” as it stands. Write the character itself.',
    ],
    ['a numeric HTML entity', 'It&#39;s', 'would print “&#39;”'],
    ['bold of Markdown', 'Files **stay** here', 'texts hold no Markdown'],
    ['a link of Markdown', 'See [here](/faqs)', 'texts hold no Markdown'],
    ['a heading of Markdown', '## Files', 'texts hold no Markdown'],
    ['code of Markdown', 'Type `npm`', 'texts hold no Markdown'],
    ['two spaces', 'Files  stay', 'has two spaces in a row. Keep one.'],
    ['a line break', 'Files\nstay', 'has a line break or a tab in it'],
    ['a tab', 'Files\tstay', 'has a line break or a tab in it'],
    ['a straight quote', 'The "final" file', 'has the straight quote (").'],
    ['a straight apostrophe', "Let's talk", "has the straight apostrophe (')."],
    ['three dots', 'And so on...', 'has three dots. Write … instead.'],
    ['a space before a comma', 'Files , folders', 'has a space before “,”.'],
    ['a space before the end of a sentence', 'Files stay .', 'has a space before “.”.'],
    [
      'a word that is too long for a phone',
      'Donaudampfschifffahrtsgesellschaft',
      'has 34 characters without a break, “Donaudampfschifffahrtsgesellschaft”',
    ],
    [
      'a long run with dots',
      'See archive.of.contracts@filing.example.in',
      'has 38 characters without a break',
    ],
    [
      'a run of words with pasted non-breaking spaces',
      '14\u00a0days,\u00a07\u00a0files\u00a0of\u00a050\u00a0MB\u00a0each',
      'non-breaking space between “files” and “of”',
    ],
    ['a picture of Markdown', 'See ![a tree](tree.svg)', 'texts hold no Markdown'],
    ['a reference of Markdown', 'See [here][1]', 'texts hold no Markdown'],
    ['italics of Markdown', 'Files *stay* here', 'would print “*stay*” as it stands'],
    ['underscores of Markdown', 'Files _stay_ here', 'would print “_stay_” as it stands'],
    ['struck-out words of Markdown', 'Files ~~go~~ stay', 'would print “~~go~~” as it stands'],
    ['a quotation of Markdown', '> Files stay', 'would print “>” as it stands'],
    ['a rule of Markdown', '---', 'would print “---” as it stands'],
    ['a table of Markdown', '| a | b |', 'would print “| a | b |” as it stands'],
    [
      'an address of Markdown',
      'See <https://example.com>',
      'would print “<https://example.com>” as it stands',
    ],
    ['a mark of a list', '- Files stay', 'begins with “-”, the mark of a list. Remove it.'],
    ['a bullet', '• Files stay', 'begins with “•”, the mark of a list'],
    ['a number of a list', '1. Choose a file', 'begins with “1.”, the mark of a list'],
    [
      'a value without its sign and braces',
      'A reply in fact.reply or less',
      `would print “fact.reply” as it stands. Write \${fact.reply}, and`,
    ],
    ['a placeholder between per cent signs', 'Dear %name%', 'would print “%name%” as it stands'],
    ['a placeholder in square brackets', 'Dear [name]', 'would print “[name]” as it stands'],
    ['a text that was left for later', 'Prices TBD', 'still has “TBD” in it'],
    ['filler', 'Lorem ipsum dolor', 'still has “Lorem ipsum” in it'],
    [
      'a right-to-left override',
      'A \u202epowerful tool',
      '(right-to-left override, U+202E) after “A ”. Delete it.',
    ],
    ['a zero-width space', 'A power\u200bful tool', '(zero-width space, U+200B) after “A power”'],
    ['a soft hyphen', 'A power\u00adful tool', '(soft hyphen, U+00AD) after “A power”'],
    ['a byte order mark', '\ufeffA tool', '(byte order mark, U+FEFF) at its start'],
    ['a control character', 'A\u0007 tool', '(U+0007) after “A”'],
    ['a filler that looks like a space', 'A\u3164tool', '(U+3164) after “A”'],
    ['a joiner between letters', 'A to\u200dol', '(zero-width joiner, U+200D) after “A to”'],
    ['a replacement character', 'Caf\ufffd', '(mark of a letter that was lost, U+FFFD)'],
    ['a thin space', 'A\u2009tool', 'has an unusual space (U+2009) after “A”'],
    [
      'two words with a pasted non-breaking space',
      'Tell\u00a0us more',
      'non-breaking space between “Tell” and “us”',
    ],
    ['a non-breaking space beside another', 'Tell us\u00a0 more', 'has two spaces in a row after “Tell us”'],
    ['a note of HTML', 'Files <!-- old --> stay', 'would print “<!--” as it stands'],
    ['a gap to be filled in', 'Within ____ hours', 'has a gap to be filled in (“____”)'],
    ['a figure left for later', 'Within XX hours', 'still has “XX” in it'],
    ['an accent for an apostrophe', 'Let´s talk', 'has “´” for an apostrophe'],
    ['two full stops', 'Files stay..', 'has “..”. Keep one of the signs.'],
    ['two exclamation marks', 'Files stay!!', 'has “!!”. Keep one of the signs.'],
    ['a comma without a space', 'Files,folders', 'has no space behind “,”. Write one.'],
    ['two hyphens', 'Files -- folders', 'has two hyphens in a row'],
    ['an arrow at the start', '→ Files stay', 'begins with “→”, the mark of a list'],
    ['a tick at the start', '✓ Files stay', 'begins with “✓”, the mark of a list'],
    ['a bar of a table at the start', '| Files stay', 'begins with “|”, the mark of a list'],
    ['a bracket that stays open', 'Files (and folders stay', 'opens a bracket that it does not close: (.'],
    [
      'a bracket that was not opened',
      'Files and folders) stay',
      'closes a bracket that it does not open: ).',
    ],
    ['a quote that stays open', 'The “final file', 'opens a quote that it does not close: “.'],
    ['a letter of another script', 'Сontact us', 'whose “С” is a letter of another script (U+0421)'],
  ])('reports %s', (_, text, problem) => {
    expect(plainTextProblem(text)).toContain(problem);
    const schema = z.strictObject({ hero: z.strictObject({ title: z.string().max(8) }) });
    const read = () => parseContent('content/home.ts', schema, { hero: { title: text } });
    // The text is reported once: its length does not matter before it is corrected.
    expect(read).toThrow(/^Content error in content\/home\.ts\n {2}hero\.title [^\n]+$/);
  });

  test.each([
    'We don’t keep “final” files – or 3 of them…',
    "Merge PDF's joins two or more PDFs.",
    'Authorization: Bearer <your JWT>',
    'A < B, and 4 > 3',
    'hello@triplicate.example',
    'A price of ₹3,900 (10 × ₹390).',
    'lease_2023_final.pdf',
    'Settings > Privacy',
    '24\u00a0hours, 50\u00a0MB and A\u00a0person',
    'Rao\u00a0&\u00a0Iyer\u00a0LLP, Mr\u00a0Rao, New\u00a0Delhi',
    'क्‍ष is joined, and so is 👩‍💻',
    'A tick ✔️ and a key 1️⃣',
    '2 * 3 * 4 = 24, and snake_case_name',
    'Save 10% – or 20% a year',
    'plan.pdf is a file; a plan. Next sentence',
    'A – B, 3-4 and -5',
    'Dvořák’s “naïve” façade (in part)',
    'α-version, 5 µm',
    'Two steps: 1) choose, b) save (section 8)',
    'Rao, Iyer & Co. (Pune), 1,000 files; 10:30',
    'Why? Because – see “here”.',
  ])('accepts “%s”', (text) => {
    expect(plainTextProblem(text)).toBeUndefined();
  });
});

describe('a name in braces that nothing fills in is reported, in any spelling', () => {
  const messageFor = (schema: z.ZodType, value: string) => schema.safeParse(value).error?.issues[0]?.message;

  test.each([
    '{fact.reply}',
    '$ {fact.reply}',
    '{ fact.reply }',
    '{{fact.reply}}',
    '#{fact.reply}',
    '%{fact.reply}',
  ])('%s', (written) => {
    expect(messageFor(text(3, 60), `A reply in ${written}`)).toBe(
      `would print “${written}” as it stands. Write \${fact.reply}, and put the whole text between backticks (\`).`,
    );
  });

  test.each(['{reply}', '{{reply}}', '{}', 'reply}'])('%s', (written) => {
    expect(messageFor(text(3, 60), `A reply in ${written}`)).toContain('Nothing is filled in here');
  });

  test('together with the names that are filled in', () => {
    expect(messageFor(withValues(3, 60, 'count', 'file'), '{cuont} of {file}')).toBe(
      'would print “{cuont}” as it stands. What is filled in here: {count}, {file}.',
    );
    expect(messageFor(pluralText, '{count} pages')).toBeUndefined();
    expect(messageFor(message(3, 60), '{fact.reply} pages')).toContain(`Write \${fact.reply}`);
  });
});

test('a date years ahead is reported as a typing error', () => {
  expect(isoDate.safeParse('2062-11-21').error?.issues[0]?.message).toContain('more than 3 years ahead');
  expect(isoDate.safeParse(new Date().toISOString().slice(0, 10)).success).toBe(true);
});
