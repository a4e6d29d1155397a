import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { root } from '@/scripts/lib/paths';
import { freePorts } from '@/scripts/lib/ports';

test('a busy port of the mailbox stops the start with a way out', async () => {
  const busy = await freePorts(4920, 2);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(busy, resolve));
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: String(busy + 1), MAIL_PORT: String(busy), npm_lifecycle_event: 'npx' },
  });
  await new Promise((resolve) => other.close(resolve));
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(`Port ${busy} is in use, so the mailbox cannot start there.`);
  expect(run.stderr).toContain(`MAIL_PORT=${busy + 100} npm run dev\n`);
});
