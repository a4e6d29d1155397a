import { expect, test } from 'vitest';
import { applyGuideContent } from '@/tests/helpers/guide-content';
import { copySite } from '@/tests/helpers/site-copy';
import { replaceAll } from '@/tests/replaced/replace';

/** tests/commands/launch-check.test.ts has the tests of single points and of the report. */
test('npm run launch-check exits with 0 once every point is settled', () => {
  const settled = copySite();
  replaceAll(applyGuideContent(settled));
  const { code, output } = settled.run('scripts/launch-check.ts', [], {
    SITE_URL: 'https://www.paperwell.in',
  });
  settled.remove();
  expect(output).toBe('Ready: no placeholder, sample or unproven claim is left.\n');
  expect(code).toBe(0);
});
