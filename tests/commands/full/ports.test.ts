import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { root } from '@/scripts/lib/paths';
import { freePorts } from '@/scripts/lib/ports';

test.each([
  ['the site', 'PORT', { site: 0, mail: 1 }],
  ['the mailbox', 'MAIL_PORT', { site: 1, mail: 0 }],
])('a busy port of %s stops the start with a way out', async (what, name, offset) => {
  const busy = await freePorts(4920, 2);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(busy, resolve));
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: String(busy + offset.site), MAIL_PORT: String(busy + offset.mail) },
  });
  await new Promise((resolve) => other.close(resolve));
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(`Port ${busy} is in use, so ${what} cannot start there.`);
  expect(run.stderr).toContain(`${name}=${busy + 100}`);
});

test('a port that is none is refused by name', () => {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: 'web' },
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('PORT is “web”. It must be a whole number from 1 to 65535, like PORT=3000.');
});
