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

/** The recipe for a DKIM key in docs/contact.md: what it prints is the record, and a line that each file of settings takes. */

const systemd = '/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator';

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
    const read = readEnv({ ...mail, ...dkim });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const key = createPublicKey(createPrivateKey(read.env.dkim?.privateKey ?? ''));
    expect(key.export({ type: 'spki', format: 'der' }).toString('base64')).toBe(record);
  }

  test('prints a line that .env takes', () => {
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

  test.skipIf(!existsSync(systemd))('prints a line that systemd takes', () => {
    mkdirSync(join(folder, 'environment.d'));
    writeFileSync(join(folder, 'environment.d/site.conf'), `${line}\n`);
    const env = { HOME: folder, XDG_CONFIG_HOME: folder, NODE_ENV: 'test' as const };
    const printed = execFileSync(systemd, { encoding: 'utf8', env });
    // It prints what it has read as a shell would write it.
    const quoted = /^DKIM_PRIVATE_KEY=(.*)$/m.exec(printed)?.[1] ?? '';
    expectKey(quoted.replace(/^\$?["'](.*)["']$/, '$1').replaceAll('\\\\', '\\'));
  });

  test('prints a line that Docker takes without its quotes', () => {
    expectKey(line.replace(/^DKIM_PRIVATE_KEY=/, '').replaceAll("'", ''));
  });
});
