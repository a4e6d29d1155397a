import { expect, test } from 'vitest';
import { plainTextProblem } from '@/lib/schema/plain-text';
import { textMistakes } from '@/scripts/lib/text-mistakes';

const known = {
  names: ['fold'],
  email: 'hello@site.example',
  plans: [{ name: 'Basic', slug: 'basic' }],
  tools: [16, 17],
};
const reportOf = (data: unknown) =>
  textMistakes(data, known).map(({ field, problem }) => `${field} ${problem}`);

test('a quote that a list has twice is reported', () => {
  const quote = 'We stopped naming files “final”.';
  const letters = [
    { quote, name: 'Leela' },
    { quote, name: 'Arjun' },
  ];
  expect(reportOf({ letters })).toEqual([
    'letters[1].quote is what quote of “Leela” says already. Write another, or take it out.',
  ]);
});

test.each([
  [
    'entries that differ only in hyphens, commas or capitals',
    { lines: ['File type', 'File-type', 'Word, or Excel', 'Word or excel'] },
    [
      'lines[1] is “File-type”, and an earlier entry of this list is “File type”: both read the same. Change one of them, or take it out.',
      'lines[3] is “Word or excel”, and an earlier entry of this list is “Word, or Excel”: both read the same. Change one of them, or take it out.',
    ],
  ],
  [
    'texts that differ only in hyphens, commas or capitals',
    { facts: [{ text: 'Read only, and signed.' }, { text: 'Read-only and signed.' }] },
    ['facts[1].text is what text of entry 1 of facts says already. Write another, or take it out.'],
  ],
  ['words of a search, which finds only what is listed', { searchedAs: ['esign', 'e-sign'] }, []],
])('repeats are reported, except in words of a search: %s', (_, data, problems) => {
  expect(reportOf(data)).toEqual(problems);
});

test('a link label that begins with a small letter is reported, unless it begins with a name', () => {
  const link = (label: string) => ({ link: { label, href: '/faqs' } });
  expect(reportOf(link('all questions'))).toEqual([
    'link.label begins with a small letter. Write “All questions”.',
  ]);
  for (const label of ['All questions', 'fold and its tools', 'eSign'])
    expect(reportOf(link(label))).toEqual([]);
});

test.each([
  ['which of 17 free tools', []],
  ['See all 16 tools, more than 15+ tools and two tools.', []],
  ['which of 18 free tools', ['text says “18 free tools”, and content/tools.ts has 16. Correct it.']],
  ['Twenty tools', ['text says “Twenty tools”, and content/tools.ts has 16. Correct it.']],
])('a wrong number of tools is reported: %s', (text, problems) => {
  expect(reportOf({ text })).toEqual(problems);
});

test.each([
  ['Two of our two plans, the three plans with prices, both plans and all plans.', []],
  ['See all 5 plans.', ['text says “all 5 plans”, and content/pricing.ts has 2. Correct it.']],
  ['Our five plans', ['text says “Our five plans”, and content/pricing.ts has 2. Correct it.']],
])('a wrong number of plans is reported: %s', (text, problems) => {
  const plans = [...known.plans, { name: 'Standard', slug: 'standard' }];
  const mistakes = textMistakes({ text }, { ...known, plans });
  expect(mistakes.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
});

test.each([
  ['₹3,900 a year, ₹1,20,000.50 and ₹250.', []],
  ['₹3.900 a year', ['text says “₹3.900”. Write “₹3,900”.']],
])('an amount with points between its thousands is reported: %s', (text, problems) => {
  expect(reportOf({ text })).toEqual(problems);
});

test('a date of a made-up document is reported if it does not exist or has another weekday', () => {
  const samples = {
    lines: ['Due on Tuesday 23 November 2026.', 'Sold on 31 June 2026.'],
  };
  expect(reportOf({ samples })).toEqual([
    'samples.lines[0] says “Tuesday 23 November 2026”, which is a Monday. Correct one of them.',
    'samples.lines[1] says “31 June 2026”, a day that does not exist. Correct it.',
  ]);
});

test.each([
  ['a word twice', { text: 'Put the the files in order.' }, 'text says “the” twice in a row. Take one out.'],
  [
    'a word twice, with a capital',
    { text: 'The the files stay.' },
    'text says “The” twice in a row. Take one out.',
  ],
  [
    'an alternative text that repeats another field',
    { subtext: 'Two files, one PDF', pictureAlt: 'two files, one PDF' },
    'pictureAlt is what subtext says already. Say what the picture shows.',
  ],
  ['a plural after 1', { text: 'It has 1 pages.' }, 'text says “1 pages”. Write “1 page”.'],
  [
    'an alternative text that begins with “Photo showing”',
    { pictureAlt: 'Photo showing two files' },
    'pictureAlt begins with “Photo showing”',
  ],
  [
    'a placeholder as alternative text',
    { pictureAlt: 'Image alt text' },
    'pictureAlt begins with “Image alt text”',
  ],
  ['empty brackets', { button: 'Submit ()' }, 'button has brackets with nothing in them.'],
  [
    'a date that does not exist',
    { text: 'Since 31 June 2025.' },
    'text says “31 June 2025”, a day that does not exist.',
  ],
  [
    'a weekday that does not match its date',
    { text: 'On Monday, 27 November 2026' },
    'text says “Monday, 27 November 2026”, which is a Friday. Correct one of them.',
  ],
  [
    'a date in digits',
    { text: 'Until 27/11/2026.' },
    'text says “27/11/2026”. Write the month as a word, like “27 November 2026”.',
  ],
  [
    'a time that does not exist',
    { text: 'Open until 25:00.' },
    'text says “25:00”, a time that does not exist. Correct it.',
  ],
  [
    'a question without its mark',
    { question: 'What is kept' },
    'question does not end with a question mark. Write one.',
  ],
  [
    'a quote without a full stop',
    { quote: 'We stopped naming files' },
    'quote ends without a full stop. Write one.',
  ],
  [
    'a sentence that begins with a small letter',
    { lead: 'what people ask.' },
    'lead begins with a small letter. Write “What”.',
  ],
  ['a label that ends like a sentence', { label: 'Full name:' }, 'label ends with “:”. Remove it.'],
  [
    'a 29 February that does not exist',
    { text: 'On 29 February 2026' },
    'text says “29 February 2026”, a day',
  ],
  [
    'an alternative text that begins with “An image of”',
    { pictureAlt: 'An image of two files' },
    'pictureAlt begins with “An image of”, which a screen reader says by itself. Say what it shows.',
  ],
  [
    'another email address',
    { text: 'Write to help@sight.example.' },
    'text says “help@sight.example”, which is not the email address of content/site.ts. Write ',
  ],
  [
    'a plan that does not exist',
    { text: 'It comes with the Gold plan.' },
    'text says “Gold plan”, and no plan of content/pricing.ts is called so. Quote a plan by its slug, like ',
  ],
  [
    'a repeated entry that differs only in a capital',
    { list: ['sign', 'combine', 'Sign'] },
    'list[2] is “Sign”, as an earlier entry of this list is. Change one of them, or take it out.',
  ],
  [
    'two steps with the same title',
    { steps: [{ title: 'Add' }, { title: 'Save' }, { title: 'Add' }] },
    'steps[2].title is “Add”, as an earlier entry of this list is.',
  ],
  [
    'a plural message without {count}',
    { unpacked: { one: 'Unzipped 1 file from {file}.', other: 'Unzipped files from {file}.' } },
    'unpacked.other has no {count}, though it is for several, beside “Unzipped 1 file from {file}.”. Write {count}',
  ],
  [
    'a plural message without any placeholder',
    { lost: { one: '{file} was lost.', other: 'Files were lost.' } },
    'lost.other has no {count}',
  ],
])('%s is reported', (_, data, expected) => {
  expect(reportOf(data)).toEqual([expect.stringContaining(expected)]);
});

test.each([
  { text: 'He said that that day, 29 February 2028, was free.' },
  {
    text: 'Write to hello@site.example (we reply), or choose the Basic plan or the Free plan. Every plan has it.',
  },
  { text: 'A picture of the page', list: ['sign', 'signs'] },
  { sample: { rows: ['0', '0'], text: 'a@b.example the the' } },
  {
    two: { one: '1 of 2 files', other: 'Two files' },
    goes: { one: 'page {at}', other: 'pages {at} to {to}' },
  },
  { one: [{ title: 'Add' }], other: [{ title: 'Add' }] },
  { steps: [{ title: 'TODO title' }, { title: 'TODO title' }] },
  { table: [['Basic', 'Yes', 'Yes']] },
])('nothing is reported for %j', (data) => {
  expect(reportOf(data)).toEqual([]);
});

test.each([
  ['Several ﬁles', 'has “ﬁ” (U+FB01), as copied from a print or typed in full width. Type “fi”.'],
  ['One ＰＤＦ', 'has “Ｐ” (U+FF30), as copied from a print or typed in full width. Type “P”.'],
])('a ligature or a full-width letter is refused: %s', (text, problem) => {
  expect(plainTextProblem(text)).toBe(problem);
});

test.each([
  ['a\\nb', 'would print “\\n” as it stands. Remove it.'],
  ['passwords\u037e and files', 'has “;” of another script (U+037E). Type it again.'],
  ['out \u0301passwords', 'has a mark (U+0301) that belongs to no letter. Delete it.'],
])('%j is refused: it %s', (text, problem) => expect(plainTextProblem(text)).toBe(problem));
