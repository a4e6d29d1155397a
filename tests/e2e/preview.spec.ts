import { spawn } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { inRoot } from '@/scripts/lib/paths';
import { freePorts, isFree } from '@/scripts/lib/ports';
import { full } from '@/tests/helpers/e2e';

test.skip(process.platform === 'win32', 'Windows has no SIGTERM');

test('on SIGTERM npm run preview stops the site and the mailbox', full, async () => {
  const port = await freePorts(4800, 2);
  const npm = spawn('npm', ['run', 'preview', '--', '--no-build'], {
    cwd: inRoot(),
    env: { ...process.env, PORT: String(port), MAIL_PORT: String(port + 1), HOSTNAME: '127.0.0.1' },
    stdio: 'ignore',
  });
  try {
    await expect.poll(() => isFree(port), { timeout: 30_000 }).toBe(false);
    npm.kill('SIGTERM');
    await expect.poll(() => isFree(port), { timeout: 10_000 }).toBe(true);
    await expect.poll(() => isFree(port + 1), { timeout: 10_000 }).toBe(true);
  } finally {
    npm.kill('SIGKILL');
  }
});
