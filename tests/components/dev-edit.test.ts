import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { matcher, siblingFields } from '@/scripts/dev/client/match';
import { lengthProblem, ownNote, printedText } from '@/scripts/dev/client/panel';
import type { Field } from '@/scripts/dev/field';
import { schemaFields } from '@/scripts/dev/schema-fields';
import { editableText, toSource } from '@/scripts/dev/source-text';
import { contentSource } from '@/scripts/lib/content-source';

const file = `/** Words of a page. */
export const page = parseContent('content/page.ts', pageSchema, {
  /** The heading (3–40). */
  title: 'Uploads',
  text: \`A reply within \${fact.reply}.\`,
  plans,
  made: [1, 2].map(String),
});
`;
const constants = "const plans = [\n  { name: 'Basic', monthly: 390 },\n];\n";
const source = contentSource('content/page.ts', constants + file);
const fieldAt = (...keys: string[]) => {
  const place = source.place(['page', ...keys]);
  if (!place) throw new Error(`No ${keys.join('.')}.`);
  return place;
};

describe('a field in its file', () => {
  test('is found with its line and its comment, with or without the name of the data', () => {
    expect(fieldAt('title')).toMatchObject({ keysLeft: 0, line: 7 });
    expect(source.place(['title'])?.line).toBe(7);
    expect(source.note(['page', 'title'])).toBe('The heading (3–40).');
    expect(source.note(['page', 'text'])).toBeUndefined();
  });

  test('is found where a constant above defines it', () => {
    expect(fieldAt('plans', '0', 'monthly')).toMatchObject({ keysLeft: 0, line: 2 });
    expect(source.fieldOn(2)).toEqual(['page', 'plans', '0', 'name']);
  });

  test('is found at its entry if it is missing, and cannot be edited if code computes it', () => {
    expect(fieldAt('plans', '0', 'yearly')).toMatchObject({ keysLeft: 1, line: 2 });
    expect(editableText(fieldAt('made').node, source.text)).toBeUndefined();
  });

  test.each(['It’s 5', "It's “5”", 'a`b', 'back\\slash', 'no\u00a0break', `in \${fact.reply} or \`so\``])(
    'is read as it was written: %j',
    (text) => {
      const next = contentSource(
        'x.ts',
        `const x = parseContent('x', s, { a: ${toSource(fieldAt('text').node, text)} });`,
      );
      const written = next.place(['x', 'a']);
      expect(written && editableText(written.node, next.text)).toBe(text);
      expect(next.text).not.toContain('\u00a0');
    },
  );
});

test('limits come from the schema, behind defaults, lists and choices', () => {
  const schema = z.strictObject({
    title: z.string().min(3).max(40),
    links: z.array(z.strictObject({ href: z.string(), look: z.enum(['a', 'b']).default('a') })),
    price: z.int().min(1).max(99).nullable(),
  });
  const data = { title: 'One', links: [{ href: '/a', look: 'b' }], price: 5 };
  expect(schemaFields(schema, data).map(({ keys, limits }) => [keys.join('.'), limits])).toEqual([
    ['title', { kind: 'text', min: 3, max: 40 }],
    ['links.0.href', { kind: 'link' }],
    ['links.0.look', { kind: 'choice', choices: ['a', 'b'] }],
    ['price', { kind: 'number', min: 1, max: 99 }],
  ]);
});

const field = (keys: string, value: string | number, more: Partial<Field> = {}): Field => ({
  file: 'content/page.ts',
  keys: keys.split('.'),
  label: keys,
  value,
  sourceText: String(value),
  limits:
    typeof value === 'number' ? { kind: 'number', min: 1, max: 999 } : { kind: 'text', min: 3, max: 20 },
  line: 1,
  ...more,
});

describe('the panel', () => {
  const reply = field('page.text', 'A reply within 24 hours.', {
    sourceText: `A reply within \${fact.reply}.`,
  });

  test('shows a quoted value as it is on the page, also where it is moved', () => {
    expect(printedText(reply, `In \${fact.reply}, a reply.`)).toBe('In 24 hours, a reply.');
  });

  test.each([
    [field('page.title', 'One'), 'Ab', 'Too short: write at least 3 characters.'],
    [field('page.title', 'One'), 'a'.repeat(21), 'Too long: use at most 20 characters.'],
    [field('page.title', 'One'), 'a'.repeat(20), undefined],
    [field('page.price', 5), '5,0', 'Write a number, with digits only.'],
    [field('page.price', 5), '0', 'It must be 1 or more.'],
    [field('page.price', 5), '999', undefined],
  ])('reports a wrong length or number: case %#', (inputField, text, problem) =>
    expect(lengthProblem(inputField, text)).toBe(problem),
  );

  test('shows the address of a link beside its label', () => {
    const href = field('page.links.0.href', '/a', { limits: { kind: 'link' } });
    const label = field('page.links.0.label', 'Words');
    const other = field('page.links.1.href', '/b', { limits: { kind: 'link' } });
    expect(siblingFields(label, [label, href, other])).toEqual([href]);
  });
});

describe('the field of a text on a page', () => {
  const cards = [
    field('page.cards.0.title', 'Uploads'),
    field('page.cards.0.more', 'Read on'),
    field('page.cards.1.title', 'Sharing'),
    field('page.cards.1.more', 'Read on'),
    field('page.price', 390),
    field('page.percent', 10),
    field('page.badge', 'Save {percent}%'),
    field('site.menu.0.label', 'Read on', { file: 'content/site.ts' }),
  ];
  const matching = (html: string, selector: string) => {
    document.body.innerHTML = html;
    const { indexPage, fieldsOfText } = matcher(cards);
    indexPage(document);
    const node = document.querySelector(selector);
    return node ? fieldsOfText(node.firstChild ?? node).map(({ keys }) => keys.join('.')) : [];
  };
  const page =
    '<ul><li><h2>Uploads</h2><a id="a">Read on</a></li><li><h2>Sharing</h2><a id="b">Read on</a></li></ul>';

  test('is the one whose entry surrounds the text if several fields have the same text', () => {
    expect(matching(page, '#a')[0]).toBe('page.cards.0.more');
    expect(matching(page, '#b')[0]).toBe('page.cards.1.more');
    expect(matching(page, '#b')).toHaveLength(3);
  });

  test('is the field of the value, then that of the text, for a text with a filled-in value', () => {
    expect(matching('<p>Save 10%</p>', 'p')).toEqual(['page.percent', 'page.badge']);
    expect(matching('<p>Save 11%</p>', 'p')).toEqual(['page.badge']);
  });

  test('is found for a formatted number, and for a text that is only a part of a field or contains one', () => {
    expect(matching('<p>₹390</p>', 'p')).toEqual(['page.price']);
    expect(matching('<p>Uploads: 3</p>', 'p')).toEqual(['page.cards.0.title']);
    expect(matching('<p>12 files</p>', 'p')).toEqual([]);
  });
});

test('each field shows the general part and its own line of a comment that explains several fields', () => {
  const note = 'The first screen. - `lead`: the paragraph (60–200). - `tools`, `more`: the buttons: two.';
  expect(ownNote(note, 'lead')).toBe('The first screen. `lead`: the paragraph (60–200).');
  expect(ownNote(note, 'more')).toBe('The first screen. `tools`, `more`: the buttons: two.');
  expect(ownNote(note, 'kind')).toBe(note);
  expect(ownNote('The heading (3–40).', 'title')).toBe('The heading (3–40).');
});
