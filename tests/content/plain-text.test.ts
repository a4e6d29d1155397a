import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isoDate } from '@/lib/schema/common';
import { parseContent } from '@/lib/schema/parse';
import { plainTextProblem } from '@/lib/schema/plain-text';

describe('what would be printed although nobody meant it is told', () => {
  test.each([
    ['a placeholder in quotes', `A reply in \${fact.reply}.`, `would print “\${fact.reply}” as it stands`],
    ['an HTML element', 'Files <b>stay</b>.', 'would print “<b>” as it stands: texts hold no HTML'],
    ['a line break of HTML', 'One<br>two', 'would print “<br>”'],
    ['a link of HTML', 'See <a href="/faqs">here</a>', 'texts hold no HTML'],
    ['an entity', 'Terms &amp; Conditions', 'would print “&amp;” as it stands. Write the character itself.'],
    ['a number for a character', 'It&#39;s', 'would print “&#39;”'],
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
    ['a word that fits no phone', 'Donaudampfschifffahrtsgesellschaft', 'has a word of 34 characters'],
  ])('%s', (_, text, problem) => {
    expect(plainTextProblem(text)).toContain(problem);
    const schema = z.strictObject({ hero: z.strictObject({ title: z.string().max(8) }) });
    const read = () => parseContent('content/home.ts', schema, { hero: { title: text } });
    // Told once: that it is too long as well does not matter before it is mended.
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
  ])('%s can be printed', (text) => {
    expect(plainTextProblem(text)).toBeUndefined();
  });
});

test('a date that is years ahead is a slip', () => {
  expect(isoDate.safeParse('2062-11-21').error?.issues[0]?.message).toContain('more than 3 years ahead');
  expect(isoDate.safeParse(new Date().toISOString().slice(0, 10)).success).toBe(true);
});
