import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '@/scripts/lib/paths';

/** Runs .ci/run with a fake npm that executes these commands. @returns the last line, and the exit code */
function run({ install = 'exit 0', core = '', full = '' }) {
  const folder = mkdtempSync(join(tmpdir(), 'ci-run-'));
  try {
    mkdirSync(join(folder, 'bin'));
    mkdirSync(join(folder, '.ci'));
    writeFileSync(join(folder, '.ci/run'), textOf('.ci/run'));
    const npm = `#!/bin/sh\ncase "$*" in\n'test') ${core};;\n'test -- full') ${full};;\nci*) ${install};;\nesac\n`;
    writeFileSync(join(folder, 'bin/npm'), npm);
    chmodSync(join(folder, 'bin/npm'), 0o755);
    const { status, stdout } = spawnSync('sh', [join(folder, '.ci/run')], {
      encoding: 'utf8',
      env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    });
    return { last: stdout.trimEnd().split('\n').at(-1), code: status };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the last line is the sum of npm test and npm test -- full', () => {
  const core = 'echo "Browser: 5 passed, 2 failed, 3 s"; echo "10 passed, 0 failed"';
  expect(run({ core, full: 'echo "20 passed, 0 failed"' })).toEqual({ last: '30 passed, 0 failed', code: 0 });
});

test('a failure in either run is a failure', () => {
  const [passing, failing] = ['echo "10 passed, 0 failed"', 'echo "9 passed, 1 failed"; exit 1'];
  expect(run({ core: failing, full: passing })).toEqual({ last: '19 passed, 1 failed', code: 1 });
  expect(run({ core: passing, full: failing })).toEqual({ last: '19 passed, 1 failed', code: 1 });
});

test('a run that breaks before its summary fails, and so does a failed installation', () => {
  expect(run({ core: 'echo "10 passed, 0 failed"', full: 'exit 1' })).toEqual({
    last: '10 passed, 1 failed',
    code: 1,
  });
  expect(run({ install: 'exit 1' })).toEqual({ last: '0 passed, 1 failed', code: 1 });
});
