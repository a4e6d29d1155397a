import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { afterEach, expect, it, vi } from 'vitest';
import { versionOf } from '@/lib/version';
import config from '@/next.config';
import { version } from '@/package.json';

afterEach(() => vi.unstubAllEnvs());

it('versionOf names the commit that the host gives at run time', () => {
  expect(versionOf({ VERCEL_GIT_COMMIT_SHA: '0123456789abcdef' })).toBe(`${version}+0123456`);
  expect(versionOf({ SOURCE_COMMIT: '0123456789abcdef' }, 'fedcba987')).toBe(`${version}+0123456`);
  expect(versionOf({})).toBe(version);
});

it('versionOf names the commit of the build where functions do not know theirs, as on Netlify', () => {
  vi.stubEnv('COMMIT_REF', '0123456789abcdef');
  const built = config(PHASE_PRODUCTION_BUILD).env?.BUILD_COMMIT;
  expect(versionOf({ SITE_ID: 'x' }, built)).toBe(`${version}+0123456`);
});
