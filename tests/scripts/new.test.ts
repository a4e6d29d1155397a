import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { href, isoDate, text } from '@/lib/schema/common';
import type { Kind } from '@/scripts/new/kind-names';
import { scaffold } from '@/scripts/new/kinds';
import { exampleOf, newEntry, sourceOf } from '@/scripts/new/placeholders';

const today = '2025-11-20';

test.each<[Kind, string]>([
  ['feature', 'Storage & Search'],
  ['tool', 'Éditer un PDF'],
])('the address of a %s is made from its name: %s', (kind, name) => {
  const { slug } = exampleOf(scaffold(kind, { name, today }).entry) as { slug: string };
  expect(slug).toMatch(/^(storage-and-search|editer-un-pdf)$/);
});

test.each<[Kind, string, string | undefined, string]>([
  [
    'feature',
    'Smart Tagging',
    undefined,
    'content/features.ts has “smart-tagging” already: it is entry [1].',
  ],
  ['tool', 'PDF to Text', 'other', 'There is no group “other”. Use one of: convert,'],
  ['question', 'Why?', 'other', 'There is no group “other”. Use one of: '],
  ['tool', 'Sign', 'convert', 'content/tools.ts has “sign” already'],
  ['feature', '…', undefined, 'The name needs a letter or a digit.'],
])('a %s “%s” of the group %s is refused with a reason', (kind, name, group, reason) => {
  expect(() => scaffold(kind, { name, group, today })).toThrow(reason);
});

describe('placeholders', () => {
  const schema = z.strictObject({
    headline: text(12, 20),
    note: text(3, 9).optional(),
    tag: text(1, 6),
    look: z.enum(['plain', 'bold']),
    on: isoDate,
    links: z.array(z.strictObject({ href })).min(2),
    sample: text(30, 60).regex(/^Sample: .+\.$/),
  });
  const entry = newEntry(schema, { given: { look: 'bold' }, addresses: ['/a', '/b'], today });

  test('satisfy the schema with the required fields alone, and include given values', () => {
    const data = exampleOf(entry);
    expect(schema.parse(data)).toEqual(data);
    expect(data).toMatchObject({ look: 'bold', on: today, links: [{ href: '/a' }, { href: '/b' }] });
    expect(data).not.toHaveProperty('note');
  });

  test('include a given list whole', () => {
    const links = [{ href: '/c' }, { href: '/d' }];
    const withLinks = newEntry(schema, { given: { links }, addresses: ['/a'], today });
    expect(exampleOf(withLinks)).toMatchObject({ links });
    expect(sourceOf(withLinks)).toContain('href: "/c",');
  });

  test('differ where a field occurs several times: each step of a tool has its own title', () => {
    const { steps } = exampleOf(scaffold('tool', { name: 'Newcomer', today }).entry) as {
      steps: { title: string }[];
    };
    expect(new Set(steps.map(({ title }) => title)).size).toBe(3);
  });

  test('include an optional field that is given as undefined', () => {
    const data = exampleOf(newEntry(schema, { given: { note: undefined }, addresses: ['/a'], today }));
    expect(data).toHaveProperty('note', 'TODO note');
  });

  test('are printed with the limits of each text, and the other choices', () => {
    expect(sourceOf(entry)).toContain('headline: "TODO headline", // 12 to 20 characters\n');
    const withoutLook = newEntry(schema, { given: {}, addresses: ['/a'], today });
    expect(sourceOf(withoutLook)).toContain('look: "plain", // or bold\n');
  });
});
