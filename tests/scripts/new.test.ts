import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { href, isoDate, text } from '@/lib/schema/common';
import { type Kind, scaffold } from '@/scripts/new/kinds';
import { newEntry, plain, printed } from '@/scripts/new/placeholders';
import { copyOfSite } from '@/tests/helpers/copy';

const today = '2025-11-20';

describe('npm run new, in a copy of the site', { timeout: 60_000 }, () => {
  const site = copyOfSite();
  afterAll(site.remove);

  // A feature and a question are added by the examples of docs/editing.md.
  test.each([
    ['use-case', 'Architects', [], 'content/use-cases.ts', '/usecase6page'],
    ['security', 'Legal Holds', [], 'content/security.ts', '/security6page'],
    ['integration', 'Outlook', [], 'content/integrations.ts', '/integration6page'],
    ['tool', 'PDF to Word', ['--group', 'convert'], 'content/tools.ts', '/toolsdetails/pdf-to-word'],
  ])('%s: a draft at the end of its file, and no mistake', (kind, name, options, file, address) => {
    const { code, output } = site.run('scripts/new.ts', [kind, name, ...options]);
    expect(output).toContain('Content: no mistakes found.');
    expect(output).toContain(address);
    expect(code).toBe(0);
    const entry = site.read(file).split(`name: '${name}'`)[1];
    expect(entry).toContain('draft: true');
    expect(entry).toContain("title: 'TODO title', // 8 to 60 characters");
  });

  test('a draft that is published as it is stops the build and is named', () => {
    const undo = site.edit('content/tools.ts', '      draft: true,\n', '');
    const { code, output } = site.run('scripts/check-content.ts');
    undo();
    expect(code).toBe(1);
    expect(output).toContain('Content error in content/tools.ts\n  tools[16].pictureAlt is still a “TODO”.');
  });

  test.each([
    [['feature', 'Smart Tagging'], 'content/features.ts has “smart-tagging” already: it is entry [1].'],
    [['tool', 'PDF to Text', '--group', 'other'], 'There is no group “other”. Use one of: convert,'],
    [['feature'], 'Say what to add and how it is called'],
    [['page', 'Anything'], 'Say what to add and how it is called'],
    [['feature', '…'], 'The name needs a letter or a digit.'],
  ])('%j is refused with a reason, and nothing is written', (args, reason) => {
    const before = site.read('content/features.ts');
    const { code, output } = site.run('scripts/new.ts', args);
    expect(code).toBe(1);
    expect(output).toContain(reason);
    expect(site.read('content/features.ts')).toBe(before);
  });
});

test.each<[Kind, string]>([
  ['feature', 'Storage & Search'],
  ['tool', 'Éditer un PDF'],
])('the address of a %s is made of its name: %s', (kind, name) => {
  const { slug } = plain(scaffold(kind, { name, today }).entry) as { slug: string };
  expect(slug).toMatch(/^(storage-and-search|editer-un-pdf)$/);
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

  test('satisfy the schema, required fields alone, with known values in their places', () => {
    const data = plain(entry);
    expect(schema.parse(data)).toEqual(data);
    expect(data).toMatchObject({ look: 'bold', on: today, links: [{ href: '/a' }, { href: '/b' }] });
    expect(data).not.toHaveProperty('note');
  });

  test('name an optional field to add it', () => {
    const data = plain(newEntry(schema, { given: { note: undefined }, addresses: ['/a'], today }));
    expect(data).toHaveProperty('note', 'TODO note');
  });

  test('are printed with the limits of each text, and the other choices', () => {
    expect(printed(entry)).toContain('headline: "TODO headline", // 12 to 20 characters\n');
    const free = newEntry(schema, { given: {}, addresses: ['/a'], today });
    expect(printed(free)).toContain('look: "plain", // or bold\n');
  });
});
