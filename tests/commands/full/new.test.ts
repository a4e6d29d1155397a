import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { run } from '@/scripts/new';
import { ran } from '@/tests/helpers/command';
import { copyOfSite } from '@/tests/helpers/copy';

describe('npm run new, in a copy of the site', { timeout: 60_000 }, () => {
  const site = copyOfSite();
  afterAll(site.remove);

  // A feature and a question are added by the examples of docs/editing.md.
  test.each([
    ['use-case', 'Architects', [], 'content/use-cases.ts', '/usecase6page'],
    ['security', 'Legal Holds', [], 'content/security.ts', '/security6page'],
    ['integration', 'Outlook', [], 'content/integrations.ts', '/integration6page'],
    [
      'tool',
      'PDF to Word',
      ['--group', 'convert'],
      'content/tools/pdf-to-word.ts',
      '/toolsdetails/pdf-to-word',
    ],
  ])('%s: a draft at the end of its file, and no mistake', async (kind, name, options, file, address) => {
    const { code, output } = await site.command('scripts/new.ts', [kind, name, ...options]);
    expect(output).toContain('Content: no mistakes found.');
    expect(output).toContain(address);
    const compared = kind === 'tool' ? 'content/tools/remove-pages.ts' : 'the entries above it';
    expect(output).toContain(`Compare with ${compared}: `);
    // A question is no page; a page has its card on the hub and needs two links more.
    const led = / {2}4\. In the same change, lead visitors to it: .*`related`.*/.exec(output)?.[0];
    if (kind === 'question') expect(led).toBeUndefined();
    else expect(led).toContain(address);
    expect(code).toBe(0);
    const entry = site.read(file).split(`name: '${name}'`)[1];
    expect(entry).toContain('draft: true');
    expect(entry).toContain("title: 'TODO title', // 8 to 60 characters");
  });

  test('a draft that is published as it is stops the build and is named', async () => {
    const undo = site.edit('content/tools/pdf-to-word.ts', '  draft: true,\n', '');
    const { code, output } = await site.command('scripts/check-content.ts');
    undo();
    expect(code).toBe(1);
    expect(output).toMatch(
      /Content error in content\/tools\/pdf-to-word\.ts\n {2}Line \d+: page\.pictureAlt is still a “TODO”\./,
    );
  });

  // What its arguments alone tell is refused in command-line.test.ts, what the content tells in tests/scripts/new.test.ts.
  test('an entry that is there already is refused with the reason, and nothing is written', async () => {
    const before = readFileSync(inRoot('content/features.ts'), 'utf8');
    const { code, output } = await ran(run, ['feature', 'Smart Tagging']);
    expect(code).toBe(1);
    expect(output).toContain('content/features.ts has “smart-tagging” already: it is entry [1].');
    expect(readFileSync(inRoot('content/features.ts'), 'utf8')).toBe(before);
  });
});
