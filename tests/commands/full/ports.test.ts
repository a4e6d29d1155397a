import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { root } from '@/scripts/lib/paths';
import { freePorts } from '@/scripts/lib/ports';

test.each([
  { what: 'the mailbox', name: 'MAIL_PORT', other: 'PORT' },
  { what: 'the site', name: 'PORT', other: 'MAIL_PORT' },
])(
  'a busy port of $what stops the start, and the message offers another port',
  async ({ what, name, other: free }) => {
    const busy = await freePorts(4920, 2);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(busy, resolve));
    const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, [free]: String(busy + 1), [name]: String(busy), npm_lifecycle_event: 'npx' },
    });
    await new Promise((resolve) => other.close(resolve));
    expect(run.status).toBe(1);
    expect(run.stderr).toContain(`Port ${busy} is in use, so ${what} cannot start there.`);
    expect(run.stderr).toContain(`${name}=${busy + 100} npm run dev\n`);
  },
);
