import { expect, test } from 'vitest';
import { settings } from '@/lib/env-settings';
import { misspeltSettings } from '@/scripts/lib/settings-notes';

test.each([
  ['SMTP_HSOT', 'SMTP_HOST'],
  ['SMPT_HOST', 'SMTP_HOST'],
  ['smtp_host', 'SMTP_HOST'],
  ['SMTP-HOST', 'SMTP_HOST'],
  ['SMTP_PASSWORD', 'SMTP_PASS'],
  ['SMTP_USERNAME', 'SMTP_USER'],
  ['CONTACT_FORM', 'CONTACT_FROM'],
  ['DKIM_PRIVATEKEY', 'DKIM_PRIVATE_KEY'],
  ['SITE_ULR', 'SITE_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['TRUST_PROXY_HOP', 'TRUST_PROXY_HOPS'],
])('%s is reported as a misspelling of %s', (name, meant) => {
  expect(misspeltSettings([name])).toEqual([
    { name, problem: `is no setting of the site (did you mean ${meant}?)` },
  ]);
});

test.each(['SMTP_SSL', 'CONTACT_CC'])(
  '%s is reported without a guess, as no setting is similar enough',
  (name) => {
    const [problem] = misspeltSettings([name]);
    expect(problem?.problem).toMatch(/^is no setting of the site \(it knows /);
  },
);

test('a name with the same beginning is reported with all names that begin so', () => {
  expect(misspeltSettings(['DKIM_FILE'])).toEqual([
    {
      name: 'DKIM_FILE',
      problem: 'is no setting of the site (it knows DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY)',
    },
  ]);
});

test('the site’s own settings and those of other programs are not reported', () => {
  const others = [
    'PATH',
    'HOME',
    'HOST',
    'PORT',
    'URL',
    'NODE_ENV',
    'SITE_ID',
    'SITE_NAME',
    'CONTACTS',
    'SMTP',
  ];
  const redis = ['REDIS_HOST', 'REDIS_PORT', 'REDIS_PASSWORD', 'REDIS_TLS_URL', 'DATABASE_URL'];
  const platform = ['npm_config_user_agent', 'VERCEL_URL', 'DEPLOY_PRIME_URL', 'HEALTHCHECK_TOKEN', 'PROXY'];
  expect(misspeltSettings([...Object.keys(settings), ...others, ...redis, ...platform])).toEqual([]);
});
