import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildIdOf } from '@/lib/build-id';

const folder = mkdtempSync(join(tmpdir(), 'build-id-'));
afterAll(() => rmSync(folder, { recursive: true }));

function lock(content: string): string {
  const file = join(folder, `${content}.json`);
  writeFileSync(file, content);
  return file;
}

it('is the same for the same packages and pages, in any order, and another for others', () => {
  const id = buildIdOf(['/', '/pricing'], lock('one'));
  expect(buildIdOf(['/pricing', '/'], lock('one'))).toBe(id);
  expect(buildIdOf(['/', '/pricing', '/new'], lock('one'))).not.toBe(id);
  expect(buildIdOf(['/', '/pricing'], lock('two'))).not.toBe(id);
  expect(id).toMatch(/^[0-9a-f]{20}$/);
});
