import { afterAll, expect, test } from 'vitest';
import { copyOfSite } from '@/tests/helpers/copy';

const site = copyOfSite();
afterAll(() => site.remove());

test('launch-check --json prints JSON alone when npm is silent, and says how otherwise', () => {
  const quiet = site.run('scripts/launch-check.ts', ['--json'], {
    npm_lifecycle_event: 'launch-check',
    npm_config_loglevel: 'silent',
  });
  expect(JSON.parse(quiet.output)).toHaveProperty('findings');
  const loud = site.run('scripts/launch-check.ts', ['--json'], {
    npm_lifecycle_event: 'launch-check',
    npm_config_loglevel: 'notice',
  });
  expect(loud.output).toContain('npm run -s launch-check -- --json');
});
