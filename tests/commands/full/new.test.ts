import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { binArgs } from '@/scripts/lib/child';
import { inRoot } from '@/scripts/lib/paths';
import { run } from '@/scripts/new';
import { runCommand } from '@/tests/helpers/command';
import { copySite } from '@/tests/helpers/site-copy';

/** Tests of every available tool that need no browser. */
const toolTests = [
  'tests/content/empty-files.test.ts',
  'tests/content/link-map.test.ts',
  'tests/content/links-and-repeats.test.ts',
  'tests/content/messages.test.ts',
  'tests/content/tools-table.test.ts',
  'tests/components/workbench/welcome.test.tsx',
];

/** Source of a test that chooses a PDF in the tool, presses its button and looks for the copy. */
const newToolTest = `import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePdf } from 'engines/testing/pdf-samples';
import { expect, test } from 'vitest';
import { PdfToWord } from '@/components/workbench/pdf-to-word/pdf-to-word';
import { replaceResults } from '@/tests/helpers/engine-answers';
import { runPdfEngine } from '@/tests/helpers/pdf-engine';
import { showTool } from '@/tests/helpers/shown-tool';
import { messagesOf } from '@/tests/helpers/tool-messages';

replaceResults(runPdfEngine);

test('a PDF becomes a copy of its pages', async () => {
  const bytes = new Uint8Array(await samplePdf({ pages: ['one', 'two'] }));
  showTool('pdf-to-word', PdfToWord, [new File([bytes], 'scan.pdf')]);
  const { button } = messagesOf('pdf-to-word');
  await screen.findByText('scan.pdf');
  await screen.findByText(/2 pages/);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect((await screen.findAllByText(/^scan-pdf-to-word/)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});
`;

describe('npm run new, in a copy of the site', { timeout: 60_000 }, () => {
  const site = copySite({ wholeCheckout: true });
  afterAll(site.remove);

  // The examples of docs/editing.md add a feature and a question.
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
  ])(
    'adds a draft of the kind “%s” at the end of its file, without a mistake',
    async (kind, name, options, file, address) => {
      const { code, output } = await site.command('scripts/new.ts', [kind, name, ...options]);
      expect(output).toContain('Content: no mistakes found.');
      expect(output).toContain(address);
      const compared = kind === 'tool' ? 'content/tools/remove-pages.ts' : 'the entries above it';
      expect(output).toContain(`Compare with ${compared}: `);
      // A page needs links that lead to it, in addition to its card on the hub; a question is not a page.
      const leadStep = / {2}4\. In the same change, lead visitors to it: .*`related`.*/.exec(output)?.[0];
      if (kind === 'question') expect(leadStep).toBeUndefined();
      else expect(leadStep).toContain(address);
      expect(code).toBe(0);
      const entry = site.read(file).split(`name: '${name}'`)[1];
      expect(entry).toContain('draft: true');
      expect(entry).toMatch(/title: 'TODO title( \d)?', \/\/ 8 to 60 characters/);
    },
  );

  test('adds a tool that compiles, passes Biome and makes a copy of all pages of a chosen PDF', () => {
    site.write('tests/components/new-tool.test.tsx', newToolTest);
    const files = ['components/workbench', 'content', 'lib', 'tests/components/new-tool.test.tsx'];
    const runProgram = (file: string, ...args: string[]) => {
      const options = { cwd: site.folder, encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, binArgs(file, ...args), options);
      expect(status, stdout + stderr).toBe(0);
    };
    runProgram('@biomejs/biome/bin/biome', 'check', ...files);
    runProgram('typescript/bin/tsc', '--noEmit');
    const checks = [...toolTests, 'tests/components/new-tool.test.tsx'];
    runProgram('vitest/vitest.mjs', 'run', '--project', 'unit', '--project', 'components*', ...checks);
  }, 300_000);

  test('adds a draft that the content check reports when it is published as it is', async () => {
    const undo = site.edit('content/tools/pdf-to-word.ts', '  draft: true,\n', '');
    const { code, output } = await site.command('scripts/check-content.ts');
    undo();
    expect(code).toBe(1);
    expect(output).toMatch(
      /Content error in content\/tools\/pdf-to-word\.ts\n {2}Line \d+: page\.pictureAlt is still a “TODO”\./,
    );
  });

  // tests/commands/command-line.test.ts has mistakes in the arguments alone, tests/scripts/new.test.ts those that need
  // the content.
  test('refuses an entry that exists already, with the reason, and writes nothing', async () => {
    const oldSource = readFileSync(inRoot('content/features.ts'), 'utf8');
    const { code, output } = await runCommand(run, ['feature', 'Smart Tagging']);
    expect(code).toBe(1);
    expect(output).toContain('content/features.ts has “smart-tagging” already: it is entry [1].');
    expect(readFileSync(inRoot('content/features.ts'), 'utf8')).toBe(oldSource);
  });
});
