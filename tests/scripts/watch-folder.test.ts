import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolder } from '@/scripts/lib/watch-folder';

let folder: string;
let stopWatching = () => {};
const onSave = vi.fn();
const onFailure = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(folder, 'registry'));
  for (const name of ['site.ts', 'registry/pages.ts']) writeFileSync(join(folder, name), 'old');
  stopWatching = watchFolder(folder, onSave, onFailure, { pause: 20 });
});

afterEach(() => {
  stopWatching();
  rmSync(folder, { recursive: true });
  vi.clearAllMocks();
});

const overwrite = (file: string) => writeFileSync(join(folder, file), `new ${Math.random()}`);
const replace = (file: string) => {
  writeFileSync(join(folder, `${file}.tmp`), 'new');
  renameSync(join(folder, `${file}.tmp`), join(folder, file));
};

test.each([
  ['overwritten', overwrite],
  ['replaced by another file, as many editors do', replace],
])('a file that is %s is reported each time, in every folder', async (_, save) => {
  for (const file of ['site.ts', 'site.ts', 'registry/pages.ts', 'registry/pages.ts', 'site.ts']) {
    onSave.mockClear();
    save(file);
    await vi.waitFor(() => expect(onSave).toHaveBeenCalled(), 2000);
    await wait(60);
  }
});

test('several writes of one save are reported once', async () => {
  for (let step = 0; step < 5; step++) overwrite('site.ts');
  await vi.waitFor(() => expect(onSave).toHaveBeenCalled(), 2000);
  await wait(60);
  expect(onSave).toHaveBeenCalledTimes(1);
});
