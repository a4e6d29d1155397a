import { afterAll, expect, test } from 'vitest';
import { settings } from '@/tests/helpers/contact';
import { copySite } from '@/tests/helpers/site-copy';

/** Doctor, start and build read .env files with the reader of the production server. */

const site = copySite();
afterAll(site.remove);

test('commands resolve settings that refer to others as the production server does', () => {
  const lines = Object.entries({
    ...settings(1),
    MAIL_NETWORK: '127.0.0.1',
    SMTP_HOST: '$MAIL_NETWORK',
    SMTP_USER: 'website',
    SMTP_PASS: "'pa\\$\\$word'",
  }).map(([name, value]) => `${name}=${value}`);
  site.write('.env.local', lines.join('\n'));
  site.write('.env.production', 'SMTP_USER=other\n');
  site.write(
    'scripts/show.ts',
    `import { loadEnvFiles } from './lib/env-files';
     loadEnvFiles(process.env);
     console.log(JSON.stringify([process.env.SMTP_HOST, process.env.SMTP_USER, process.env.SMTP_PASS]));`,
  );
  const unsetSettings = {
    SMTP_HOST: undefined,
    SMTP_USER: undefined,
    SMTP_PASS: undefined,
  } as unknown as Record<string, string>;
  const { output } = site.run('scripts/show.ts', [], { ...unsetSettings, NODE_ENV: 'production' });
  expect(JSON.parse(output)).toEqual(['127.0.0.1', 'website', 'pa$$word']);
  expect(site.run('scripts/doctor.ts', [], { ...unsetSettings, NODE_ENV: 'production' }).output).toContain(
    'Mail server 127.0.0.1:1 fails: ECONNREFUSED',
  );
});
