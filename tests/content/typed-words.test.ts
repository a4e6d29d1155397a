import { describe, expect, test } from 'vitest';
import { sourceFiles } from '@/tests/helpers/source-files';
import { typedWords } from '@/tests/helpers/typed-words';

const wordsIn = (source: string) => typedWords(source).map(({ text }) => text);

describe('typedWords finds a word or a figure', () => {
  test.each([
    ['<p>Hello</p>', ['Hello']],
    ['<p>{signed ? "signed" : "open"}</p>', ['signed', 'open']],
    ['<img alt="A lease" className="grid gap-4" src="/art/a.svg" />', ['A lease']],
    ['<Sheet title="Lease" tone="lilac" />', ['Lease']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    ['<p>{`Page ${n} of ${all}`}</p>', ['Page … of …']],
    ['({ points: <text>First</text> })', ['First']],
    ['["Vendor contracts", "Due in 3 days"]', ['Vendor contracts', 'Due in 3 days']],
    // In small letters, with a figure
    ['<Sheet note="about 3 pages" />', ['about 3 pages']],
    ['<Sheet note="3 pages" />', ['3 pages']],
    ['<Sheet note="about 50% full" />', ['about 50% full']],
    ['<Sheet note="a 3-page lease" />', ['a 3-page lease']],
    ['<Sheet note="due at year-end" />', ['due at year-end']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    ['<Sheet note={`${count} pages left`} />', ['… pages left']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    ['<Sheet note={`${name}, includes ${count}`} />', ['…, includes …']],
    // Figures of a drawing
    ['<p>{words.title}: {date} <i>₹37,500</i></p>', ['₹37,500']],
    ['<b>8</b>', ['8']],
    ['<b>{8}</b>', ['8']],
    ['<Sheet note="₹4,900" />', ['₹4,900']],
    ['["2025", "20/11/2025", "11:31:09"]', ['2025', '20/11/2025', '11:31:09']],
    ['[2025, 2026].map((year) => <span key={year}>{year}</span>)', ['2025', '2026']],
    ['({ label = "Close it" }) => label', ['Close it']],
    // HTML and text that code writes: the page of a failed form, a mail
    ['`<h1 class="big">Not sent</h1>`', ['Not sent']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    ['`<nav aria-label="Main"><a href="/">${name}</a></nav>`', ['Main']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    ['`<title>Error: ${heading} | ${name}</title>`', ['Error: … | …']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    ['{ message: `Your reference is ${reference}.` }', ['Your reference is ….']],
    ['[["Name", values.fullName]]', ['Name']],
    // One plain word, in a field or a call whose strings are shown or spoken
    ['{ value: "jpg", label: "JPG" }', ['JPG']],
    ['{ "aria-label": "pages" }', ['pages']],
    ['field.setAttribute("aria-label", "pages")', ['pages']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    ['field.setAttribute("title", `page ${n}`)', ['page …']],
    ['names.join(" and ")', ['and']],
    ['formatMessage(words.download, { kind: "PDF", file })', ['PDF']],
  ])('in %s', (source, expected) => {
    expect(wordsIn(`const x = ${source};`)).toEqual(expected);
  });
});

describe('text that no visitor reads is ignored', () => {
  test.each([
    '<p>{words.title}: {date}</p>',
    '<p>{index + 1}</p>',
    'state === "Open" && element.closest("form input")',
    '<Sheet bodyClassName="!p-2.5 !pb-0" columns="minmax(0, 3fr) auto" box="0 0 56 44" />',
    'on ? "text-sm leading-relaxed" : "hidden md:inline"',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    '`paper ${styles.sheet}`',
    '{ path: "M3 4h18v5H3zM3 14h12", "Content-Type": "text/html; charset=utf-8", "@type": "Offer" }',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    '`<input id="${id}" name="${name}" required>`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a template
    '` aria-invalid="true" aria-describedby="${id}-why" autofocus`',
    '`<style>body{margin:0;font:16px sans-serif}</style>`',
    'new Error("The server closed the connection.")',
    '2500 + 3600',
    '{ title: "-ml-[0.04em] lg:-mr-8" }',
    'field.setAttribute("data-look", "open")',
    'names.join(", ") + join(folder, "lean")',
    'formatMessage(words.step, { count: index + 1, of: all[0] ?? 0 })',
  ])('in %s', (source) => {
    expect(wordsIn(`const x = ${source};`)).toEqual([]);
  });

  test('in a style sheet that a constant holds, and in what an error says to developers', () => {
    const source = `
      const style = \`body{color:red} a b{margin:0 auto}\`;
      class Lost extends Error { constructor() { super('The endpoint answered late.'); } }`;
    expect(wordsIn(source)).toEqual([]);
  });
});

/** Files whose texts neither visitors nor recipients of a mail read. */
const otherReaders = [
  // Messages for those who edit content.
  /^lib\/(schema\/|content-|registry\.ts)/,
  // Messages and metrics for those who run the site.
  /^lib\/(env|setting-kinds\.ts|contact\/metrics\.ts)/,
  // Headers, for browsers and caches.
  /^lib\/headers\.ts/,
  // Illustrations own what is drawn in them: made-up documents, names and amounts.
  /^(components\/illustrations\/|lib\/sample-people\.ts)/,
  // `/dev/kit`, the page of all parts, is for developers and not part of a build.
  /^app\/dev\//,
];

/** In these files formats, protocols and dictionaries look like words, so only sentences count. */
const codeOfFormats = /^(scripts\/http-layer|packages)\//;
const isSentence = (text: string) => /^\p{Lu}[\p{L}’]* \p{Ll}{2,}\S* \S/u.test(text);

/** Strings that no content could change: data for programs, names of protocols, of fonts and of a browser interface. */
const exceptions: Record<string, readonly string[]> = {
  'app/.well-known/security.txt/route.ts': ['Contact: mailto:…', 'Contact: …', 'Expires: …T00:00:00Z'].concat(
    ['Preferred-Languages: en', 'Canonical: …'],
  ),
  'app/_shared/structured-data.ts': ['FAQPage'],
  'app/layout.tsx': ['light dark'],
  'app/og/[name]/route.tsx': ['Grotesk', 'Rupee', 'Mono'],
  'components/workbench/ai-pdf-editor/model-form.tsx': ['Rewriter'],
  'components/workbench/shell/run-engine.ts': ['Content-Type'],
  'lib/contact/deliver.ts': ['TLSv1.2'],
  // A reference, which is quoted and never translated.
  'lib/contact/repeats.ts': ['C-…-…'],
  // A list of characters.
  'lib/preview-letters.ts': ['©«»°·×–—‘’“”•…‹›€'],
  'lib/publishing.ts': ['Asia/Kolkata'],
  // Values of schema.org, for search engines.
  'lib/structured-data.ts': ['customer support'],
  'lib/structured-offers.ts': ['Any (web browser)'],
  // English names of months and units, like the formats of numbers that Intl has.
  'lib/text-corrections.ts': [
    'January February March April May June July August September October November December',
  ],
  'lib/values.ts': ['… bytes', '… KB', '… MB'],
};

const files = sourceFiles(['components', 'app', 'lib', 'scripts/http-layer', 'packages'], /\.tsx?$/)
  .filter(({ file }) => !/^packages\/[^/]+\/(bench|examples|tests)\//.test(file))
  .filter(({ file }) => !otherReaders.some((pattern) => pattern.test(file)));

const wordsOf = (file: string, source: string) =>
  typedWords(source, file.endsWith('x') ? 'tsx' : 'ts').filter(
    ({ text }) => !codeOfFormats.test(file) || isSentence(text),
  );

const words = files.flatMap(({ file, text }) => wordsOf(file, text).map((word) => ({ file, ...word })));

test('no code contains words that a visitor sees or hears or a mail contains: they are in content/', () => {
  const places = words.filter(({ file, text }) => !exceptions[file]?.includes(text));
  expect(places.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
});

test.each(Object.keys(exceptions))('%s still contains what the test skips there', (file) => {
  const texts = words.filter((word) => word.file === file).map(({ text }) => text);
  expect(exceptions[file]?.filter((text) => !texts.includes(text))).toEqual([]);
});

// A text of the form that each kind of file would have, added at the end of such a file.
test.each([
  ['components/contact/notices.tsx', 'export const Planted = () => <Note text="about 3 pages" />;'],
  ['components/drawings/sheet-blocks.tsx', 'export const Planted = () => <b>8</b>;'],
  ['app/_shared/share-image.ts', "export const planted = 'Planted words';"],
  ['app/api/contacts/route.ts', "export const planted = 'Planted words';"],
  ['lib/contact/answers.ts', "export const planted = { message: 'The mail server is not available.' };"],
  ['lib/contact/context.ts', "export const planted = 'auto-renewal on';"],
  ['lib/contact/failure-page.ts', 'export const planted = `<p>You can also write to <a>us</a></p>`;'],
  ['lib/contact/mail.ts', 'export const planted = ["Name", "E-mail"];'],
  ['lib/contact/rules.ts', "export const planted = { fullName: 'Please enter your full name.' };"],
  ['lib/structured-data.ts', "export const planted = 'Planted words';"],
  ['packages/engines/src/zip.ts', "export const planted = 'This file could not be read.';"],
  ['scripts/http-layer/early-answers.ts', "export const planted = 'This page does not exist.';"],
])('a text planted in %s is found with its place', (file, planted) => {
  const source =
    files.find((candidate) => candidate.file === file)?.text ?? expect.fail(`${file} is not read`);
  const more = wordsOf(file, `${source}\n${planted}\n`);
  expect(more.at(-1)?.line).toBe(source.split('\n').length + 1);
});
