import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, onTestFinished, test } from 'vitest';
import { samplePdf } from '../helpers/pdf-samples';

const example = join(import.meta.dirname, '../../examples/merge.ts');
const tsx = import.meta.resolve('tsx');

/** A folder for the files of one test. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'engines-example-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('the example of the README merges two files under Node and prints what was kept', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'first.pdf'), await samplePdf({ pages: ['One', 'Two'] }));
  writeFileSync(join(folder, 'second.pdf'), await samplePdf({ pages: ['Three', 'Four', 'Five'] }));
  const printed = execFileSync(process.execPath, ['--import', tsx, example, 'first.pdf', 'second.pdf'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const merged = await PDFDocument.load(readFileSync(join(folder, 'merged.pdf')));
  expect(merged.getPageCount()).toBe(5);
  expect(printed).toContain('merged.pdf: 5 pages');
});

test('the example prints the file and the fault of a file that cannot be merged', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'notes.pdf'), 'Only notes.');
  const { status, stderr } = spawnSync(process.execPath, ['--import', tsx, example, 'notes.pdf'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect([status, stderr.trim()]).toEqual([1, 'notes.pdf: kind']);
});
