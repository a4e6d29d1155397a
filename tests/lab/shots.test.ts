import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { run } from '@/lab/shots';
import { runCommand } from '@/tests/helpers/command';

test('npm run lab -- shots takes no picture of another site', async () => {
  const other = createServer((_, response) => response.end('<title>Another site</title>'));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const SHOTS_URL = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const { code, output } = await runCommand(run, ['/pricing'], { env: { SHOTS_URL } });
  other.closeAllConnections();
  other.close();
  expect(output).toContain(`What answers at ${SHOTS_URL} is not this site.`);
  expect(code).toBe(1);
});
