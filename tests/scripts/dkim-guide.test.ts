import { execFileSync } from 'node:child_process';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvConfig, resetEnv } from '@next/env';
import { hasProgram } from 'engines/testing/programs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '@/lib/env';
import { textOf } from '@/scripts/lib/paths';

/**
 * Runs the recipe for a DKIM key in docs/contact.md: it prints the DNS record, and a line for any kind of settings
 * file.
 */

const systemdGenerator = '/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator';

describe.skipIf(!hasProgram('openssl', 'openssl'))('the DKIM recipe', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dkim-'));
  let record = '';
  let line = '';

  beforeAll(() => {
    const guide = textOf('docs/contact.md');
    const [, recipe = ''] = /\*\*DKIM\.\*\*[\s\S]*?```sh\n([\s\S]*?)```/.exec(guide) ?? [];
    const [make = '', show = '', setting = ''] = recipe.split('\n');
    const run = (command: string) => execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' });
    run(make);
    record = run(show);
    line = run(setting).trimEnd();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function expectKey(value: string | undefined): void {
    const dkim = { DKIM_DOMAIN: 'example.com', DKIM_SELECTOR: 'mail2026', DKIM_PRIVATE_KEY: value };
    const mail = { SMTP_HOST: 'localhost', CONTACT_FROM: 'a@example.com', CONTACT_TO: 'b@example.com' };
    const result = readEnv({ ...mail, ...dkim });
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    const key = createPublicKey(createPrivateKey(result.env.dkim?.privateKey ?? ''));
    expect(key.export({ type: 'spki', format: 'der' }).toString('base64')).toBe(record);
  }

  test('prints a line that works in .env', () => {
    writeFileSync(join(folder, '.env'), `${line}\n`);
    const { combinedEnv } = loadEnvConfig(
      folder,
      false,
      { info: () => undefined, error: console.error },
      true,
    );
    expectKey(combinedEnv.DKIM_PRIVATE_KEY);
    resetEnv();
  });

  test.skipIf(!existsSync(systemdGenerator))(
    'prints a line that works in the environment files of systemd',
    () => {
      mkdirSync(join(folder, 'environment.d'));
      writeFileSync(join(folder, 'environment.d/site.conf'), `${line}\n`);
      const env = { HOME: folder, XDG_CONFIG_HOME: folder, NODE_ENV: 'test' as const };
      const printed = execFileSync(systemdGenerator, { encoding: 'utf8', env });
      // The generator prints the value quoted as for a shell.
      const quoted = /^DKIM_PRIVATE_KEY=(.*)$/m.exec(printed)?.[1] ?? '';
      expectKey(quoted.replace(/^\$?["'](.*)["']$/, '$1').replaceAll('\\\\', '\\'));
    },
  );

  test('prints a line that works for Docker without its quotes', () => {
    expectKey(line.replace(/^DKIM_PRIVATE_KEY=/, '').replaceAll("'", ''));
  });
});
