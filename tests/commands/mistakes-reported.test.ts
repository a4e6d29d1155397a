import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entries as features } from '@/content/features';
import { fieldKeys } from '@/lib/schema/field-names';
import { contentSource } from '@/scripts/lib/content-source';
import { copySite } from '@/tests/helpers/site-copy';

/**
 * Nearly every kind of mistake that an editor can make, each reported once, with file, line, entry and what to do. All
 * mistakes of a group are made in a copy at once and reported by one run of `npm run check:content`. The build, `npm run dev`
 * and the browser show what this command prints: tests/commands/full/mistakes.test.ts and tests/dev check that. Mistakes of
 * syntax are in tests/content/mistakes.test.ts.
 */

/** The mistake, its file, the field, the source text that replaces the field's, and the message after the line number. */
type Row = readonly [kind: string, file: string, field: string, written: string, reported: string];

const feature = 'content/features.ts';
const inFeature = (kind: string, field: string, written: string, reported: string): Row => [
  kind,
  feature,
  `entries[1].${field}`,
  written,
  reported,
];
const inContact = (kind: string, field: string, written: string, problem: string): Row => [
  kind,
  'content/contact.ts',
  field,
  written,
  `${field} ${problem}`,
];

const longTitle = 'lease '.repeat(20).trim();

/** Mistakes that concern one file. */
const inOneFile: readonly Row[] = [
  inFeature('a missing text', 'tagline', '', 'tagline of “…” is missing. Add it; it is a text in quotes.'),
  inFeature(
    'a number where a text should be',
    'detail',
    '12',
    'detail of “…” should be a text in quotes, not 12. Correct it.',
  ),
  inFeature(
    'too long a text',
    'meta.title',
    `'${longTitle}'`,
    'meta.title of “…” is too long. Use at most 60 characters.',
  ),
  inFeature(
    'too short a text',
    'meta.description',
    "'Tags.'",
    'meta.description of “…” is too short. Write at least 110',
  ),
  inFeature(
    'a slug with a space',
    'slug',
    "'Smart Tagging'",
    'slug of “…” may hold only small letters, digits and single hyphens, like “smart-tagging”.',
  ),
  inFeature(
    'an unknown picture',
    'picture',
    "'taging'",
    'picture of “…” is “taging”, which is not one of the',
  ),
  inFeature('a number in quotes', 'n', "'2'", 'n of “…” should be a number, not “2”. Correct it.'),
  inFeature(
    'a date in another format',
    'meta.updated',
    "'20 Nov 2025'",
    'meta.updated of “…” is not a date. Write it as year-month-day, like “2025-11-20”.',
  ),
  inFeature('an empty list', 'related', '[]', 'related of “…” is empty. Write at least'),
  [
    'a date that does not exist',
    feature,
    'entries[2].meta.updated',
    "'2026-02-30'",
    'meta.updated of “…” is not a date. Write it as year-month-day, like “2025-11-20”.',
  ],
  [
    'a date that is years ahead',
    feature,
    'entries[3].meta.updated',
    "'2062-11-21'",
    'meta.updated of “…” is more than 3 years ahead. Correct the year.',
  ],
  ['a number too small', feature, 'entries[4].n', '0', 'n of “…” is 0. It must be 1 or more.'],
  [
    'a misspelt field',
    feature,
    'entries[5].picture',
    "'signature', pictrue: 'tagging'",
    'pictrue of “…” is a field that nothing reads. Correct its spelling or remove it.',
  ],
  [
    'a missing label of the pages of a kind',
    'content/use-cases.ts',
    'labels.why',
    '',
    'labels.why is missing. Add it',
  ],
  [
    'an unknown illustration',
    feature,
    'entries[0].list.items[0].illustration',
    "'fitting-flie'",
    'illustration of “…” is “fitting-flie”, which is not one of the',
  ],
  inContact(
    'a placeholder in plain quotes',
    'title',
    `'In \${fact.reply}'`,
    `would print “\${fact.reply}” as it stands. Put the whole text between backticks`,
  ),
  inContact(
    'HTML',
    'lead',
    "'Write <b>now</b> to all of us'",
    'would print “<b>” as it stands: texts hold no HTML.',
  ),
  inContact(
    'an HTML entity',
    'form.fullName',
    "'A &amp; B'",
    'would print “&amp;” as it stands. Write the character',
  ),
  inContact(
    'Markdown',
    'form.hint',
    "'Leave **out** passwords'",
    'would print “**out**” as it stands: texts hold no',
  ),
  inContact('two spaces', 'form.submit', "'Send  it'", 'has two spaces in a row. Keep one.'),
  inContact(
    'a line break',
    'form.sending',
    "'Send\\ning'",
    'has a line break or a tab in it. Keep it on one line',
  ),
  inContact(
    'a straight quote',
    'form.problem',
    '\'There is "one"\'',
    'has the straight quote ("). Write “ before',
  ),
  inContact(
    'a straight apostrophe',
    'form.failed',
    `"It's still here. Try again"`,
    "has the straight apostrophe (')",
  ),
  inContact('three dots', 'form.sent', "'A person reads it...'", 'has three dots. Write … instead.'),
  inContact(
    'a space before a comma',
    'form.unanswered',
    "'No answer , so it may be'",
    'has a space before “,”. Remove it',
  ),
  inContact(
    'a word too long for a phone',
    'form.honeypot',
    `'${'a'.repeat(40)}'`,
    'has 40 characters without a break',
  ),
  inContact(
    'a space at the end',
    'form.message',
    "'Message '",
    'has a space at its start or end. Remove it.',
  ),
  inContact(
    'an invalid address',
    'form.privacyLink.href',
    "'privacy'",
    'is not an address on this site. Write it like “/privacy”: a slash',
  ),
  inContact(
    'a fact that content/claims.ts does not have',
    'form.mailSubject',
    `\`In \${fact.replies}\``,
    'quotes “replies”, which content/claims.ts does not have. Between',
  ),
  [
    'an alternative text that is only the name of the tool',
    'content/tools/image-to-pdf.ts',
    'page.pictureAlt',
    "'Image to PDF'",
    'page.pictureAlt is the name of the tool. Write what its picture shows.',
  ],
  [
    'an undefined value in a text',
    'content/support.ts',
    'title',
    `\`In \${[][0]} days\``,
    'title has “undefined” where a value should be',
  ],
];

/** Mistakes in labels that are side by side. */
const inLabels: readonly Row[] = [
  [
    'two identical labels',
    'content/contact.ts',
    'form.email',
    "'Full name'",
    'form.email is what form.fullName has already. Give each its own.',
  ],
  [
    'two topics that differ only in a capital letter',
    'content/contact.ts',
    'topics.privacy.subject',
    "'Feature Request'",
    'topics.privacy.subject is what topics.feature-request.subject has already. Give each its own.',
  ],
  [
    'more stars than are drawn',
    'content/home.ts',
    'testimonials.stars',
    "'6 out of 5 stars'",
    'testimonials.stars must say five of five, as many as are drawn, like “5 out of 5 stars”.',
  ],
  [
    'a name in small letters',
    'content/home.ts',
    'testimonials.letters[0].name',
    "'arjun mehta'",
    'name of entry 1 of testimonials.letters begins with a small letter.',
  ],
  [
    'a picture that is used twice',
    'content/home.ts',
    'formats.list[1].picture',
    "'fmt-pdf'",
    'picture of “…” is what picture of “PDF” has already. Give each its own.',
  ],
];

/** Mistakes in content/site.ts, which many pages read. */
const inShared: readonly Row[] = [
  [
    'an address that ends with a slash',
    'content/site.ts',
    'policies[1].href',
    "'/privacy/'",
    'href of “…” ends its path with a slash, which no address of this site has. Write it like “/privacy”.',
  ],
  [
    'two controls with the same label',
    'content/site.ts',
    'controls.carousel.next',
    "'Previous slide'",
    'controls.carousel.next is what controls.carousel.previous has already. Give each its own.',
  ],
  [
    'a telephone link that dials another number',
    'content/site.ts',
    'phone.href',
    "'tel:+910000000001'",
    'phone.href dials another number than “',
  ],
  [
    'a footer year in the future',
    'content/site.ts',
    'footerYear',
    '2052',
    'footerYear is more than a year ahead.',
  ],
  [
    'a web address without https://',
    'content/site.ts',
    'agency.href',
    "'www.lotus.works'",
    'agency.href is no web address. Write it with https:// in front, like “https://www.lotus.works”.',
  ],
  [
    'an email address where a page is wanted',
    'content/site.ts',
    'policies[2].href',
    "'mailto:a@b.in'",
    'href of “…” is an email address, and this link leads to a page. Write “/contact”',
  ],
  [
    'a link that is in the menu twice',
    'content/site.ts',
    'navigation[5].href',
    "'/security'",
    '“…” leads to “/security”, as another link of this list does. Remove one of them.',
  ],
  [
    'a name in braces that nothing fills in',
    'content/site.ts',
    'line',
    "'A person replies to you within {fact.reply}, always.'",
    'line would print “{fact.reply}” as it stands. Write',
  ],
];

/** A repeated title: search results tell pages apart by their titles. */
const inTitles: readonly Row[] = [
  [
    'a title that another page has',
    feature,
    'entries[1].meta.title',
    JSON.stringify(features[0]?.meta.title).replaceAll('"', "'"),
    `meta.title of “…” is “${features[0]?.meta.title}”, on /feature2page and on /feature1page.`,
  ],
];

/** Mistakes in what files say about each other. */
const acrossFiles: readonly Row[] = [
  [
    'a link to a page that does not exist',
    'content/site.ts',
    'policies[2].href',
    "'/questions'",
    'href of “…” links to “/questions”, but no page has that address.',
  ],
  [
    'an anchor that its page does not have',
    'content/site.ts',
    'policies[0].href',
    "'/support#uploads'",
    'href of “…” links to “/support#uploads”, but /support has no place of that name. After the “#”, write one of',
  ],
  [
    'a topic that the form does not have',
    'content/site.ts',
    'connect.button.href',
    "'/contact?topic=cars'",
    'connect.button.href links to “/contact?topic=cars”, but /contact knows no topic “cars”.',
  ],
  [
    'a link to the page itself',
    feature,
    'entries[1].related[0].href',
    "'/feature2page'",
    'href of entry 1 of related of “…” links to “/feature2page”, its own page.',
  ],
  [
    'a tool that its own result suggests next',
    'content/tools/split-pdf.ts',
    'page.next[0].slug',
    "'split-pdf'",
    'is “split-pdf”, which content/tools (other than split-pdf itself) does not have.',
  ],
  [
    'a TODO that was left',
    feature,
    'entries[2].tagline',
    "'TODO tagline of this page'",
    'tagline of “…” is still a “TODO”. Write it, or put “draft: true” back',
  ],
];

/** Mistakes in wording. */
const inWords: readonly Row[] = [
  [
    'a weekday that does not match its date',
    'content/faqs.ts',
    'lead',
    "'What people ask on Monday, 27 November 2026, with the actual limits and prices.'",
    'lead says “Monday, 27 November 2026”, which is a Friday. Correct one of them.',
  ],
  [
    'a misspelt word',
    'content/support.ts',
    'title',
    "'Suport for all'",
    'title has the word “Suport”, which the dictionary does not know. Write “Support”, or, if it is right, add it to',
  ],
  [
    'a figure that belongs in the claims',
    'content/support.ts',
    'lead',
    "'You can write to us; AES-256 encryption at rest.'",
    'lead says “AES-256',
  ],
  [
    'an amount that no plan costs',
    'content/contact.ts',
    'form.privacy',
    "'Plans begin at ₹399 a month for you.'",
    'form.privacy says “₹399”, which no plan costs.',
  ],
  [
    'a period that no claim has',
    'content/contact.ts',
    'form.sent',
    "'A person replies within 36 hours, to your address.'",
    'form.sent says “36 hours”, which no claim of content/claims.ts has.',
  ],
  [
    'a label in small letters',
    'content/site.ts',
    'contactLink.label',
    "'write to us'",
    'contactLink.label begins with a small letter. Write “Write to us”.',
  ],
  [
    'a period in words that a claim has in other words',
    'content/contact.ts',
    'form.hint',
    "'The trial is free for a month, for everybody.'",
    'form.hint says “a month”, and the claim “trial” of content/claims.ts says',
  ],
  [
    'a link labelled with the name of another page',
    'content/site.ts',
    'policies[2].label',
    "'Pricing'",
    'href of “Pricing” leads to “/faqs”, and “Pricing” is the name of /pricing.',
  ],
  [
    'a promise that is no claim',
    'content/contact.ts',
    'lead',
    "'Tell us what you file, we guarantee an answer to it.'",
    'lead says “guarantee”, a promise. Put it into content/claims.ts',
  ],
];

const site = copySite();
afterAll(site.remove);

describe.each([
  ['a mistake that concerns one file', inOneFile],
  ['a mistake in labels that are side by side', inLabels],
  ['a mistake in content/site.ts', inShared],
  ['a repeated title', inTitles],
  ['a mistake in what files say about each other', acrossFiles],
  ['a mistake in wording', inWords],
] as const)('%s', (_, rows) => {
  const originals = new Map<string, string>();
  let output = '';

  beforeAll(async () => {
    for (const [, file, field, written] of rows) {
      const text = site.read(file);
      if (!originals.has(file)) originals.set(file, text);
      const place = contentSource(file, text).place(fieldKeys(field));
      if (!place || place.keysLeft > 0) throw new Error(`${file} has no ${field}.`);
      const { start, end } = place.node;
      // An empty text removes the line of the field.
      const [from, to] = written === '' ? [text.lastIndexOf('\n', start) + 1, end + 1] : [start, end];
      site.write(file, text.slice(0, from) + written + text.slice(to));
    }
    output = (await site.check()).problems;
  }, 60_000);

  afterAll(() => {
    for (const [file, text] of originals) site.write(file, text);
  });

  test.each(rows)('is reported once, with its line: %s', (_, file, field, written, reported) => {
    const [, section = ''] = output.split(`Content error in ${file}\n`);
    const ofFile = section.split('\n\n')[0]?.split('\n') ?? [];
    const phrases = reported.split('“…”');
    const lines = ofFile.filter((line) => phrases.every((phrase) => line.includes(phrase)));
    const place = contentSource(file, site.read(file)).place(
      fieldKeys(written === '' ? field.replace(/\.\w+$/, '') : field),
    );
    const onLine = lines.filter((line) => line.startsWith(`  Line ${place?.line}: `));
    expect(onLine, output).toHaveLength(1);
    expect(onLine[0]).not.toMatch(/\[\d+\]/);
  });

  test('is all that is reported', () => {
    expect(output.match(/^ {2}Line \d+: .*/gm), output).toHaveLength(rows.length);
    expect(output.match(/^Content error in/gm)).toHaveLength(new Set(rows.map(([, file]) => file)).size);
  });
});
