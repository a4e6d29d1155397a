import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildIdOf } from '@/lib/build-id';

const folder = mkdtempSync(join(tmpdir(), 'build-id-'));
afterAll(() => rmSync(folder, { recursive: true }));

function lockfile(content: string): string {
  const file = join(folder, `${content}.json`);
  writeFileSync(file, content);
  return file;
}

it('a build id is the same for the same packages and pages, in any order, and differs for others', () => {
  const id = buildIdOf(['/', '/pricing'], lockfile('one'));
  expect(buildIdOf(['/pricing', '/'], lockfile('one'))).toBe(id);
  expect(buildIdOf(['/', '/pricing', '/new'], lockfile('one'))).not.toBe(id);
  expect(buildIdOf(['/', '/pricing'], lockfile('two'))).not.toBe(id);
  expect(id).toMatch(/^[0-9a-f]{20}$/);
});
