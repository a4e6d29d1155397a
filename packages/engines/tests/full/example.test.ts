import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const example = join(import.meta.dirname, '../../examples/merge.ts');

test('the example prints the file and the fault of a file that cannot be merged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engines-example-'));
  writeFileSync(join(folder, 'notes.pdf'), 'Only notes.');
  const tsx = import.meta.resolve('tsx');
  const { status, stderr } = spawnSync(process.execPath, ['--import', tsx, example, 'notes.pdf'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect([status, stderr.trim()]).toEqual([1, 'notes.pdf: kind']);
});
