import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { samplePdf } from './helpers/pdf-samples';

const example = join(import.meta.dirname, '../examples/merge.ts');

test('the example of the README merges two files under Node and prints what was kept', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-example-'));
  writeFileSync(join(folder, 'first.pdf'), await samplePdf({ pages: ['One', 'Two'] }));
  writeFileSync(join(folder, 'second.pdf'), await samplePdf({ pages: ['Three', 'Four', 'Five'] }));
  const tsx = import.meta.resolve('tsx');
  const printed = execFileSync(process.execPath, ['--import', tsx, example, 'first.pdf', 'second.pdf'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const merged = await PDFDocument.load(readFileSync(join(folder, 'merged.pdf')));
  rmSync(folder, { recursive: true });
  expect(merged.getPageCount()).toBe(5);
  expect(printed).toContain('merged.pdf: 5 pages');
});

test('the README quotes the example verbatim', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  expect(readme).toContain(readFileSync(example, 'utf8').trim());
});
