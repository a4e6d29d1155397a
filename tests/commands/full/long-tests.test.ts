import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copySite } from '@/tests/helpers/site-copy';

/** Runs the commands for longer tests where they cannot test anything. */

describe('a command for tests that cannot run fails and says what is missing', { timeout: 60_000 }, () => {
  const site = copySite();
  afterAll(site.remove);

  function createFile(file: string) {
    mkdirSync(dirname(join(site.folder, file)), { recursive: true });
    writeFileSync(join(site.folder, file), '');
  }

  const built = ['.next/BUILD_ID', '.next/server/app/sitemap.xml.body', '.next/http-layer.mjs'];
  const noPrograms = join(site.folder, 'no-programs');

  test.each([
    ['server', [], {}, 'Nothing is built yet.'],
    ['server', built, {}, 'has no standalone server'],
    ['package', [], {}, 'Nothing is packaged yet.'],
    ['package', ['dist/serve.mjs'], { PATH: noPrograms }, 'nginx is not installed here'],
    ['browsers', built, { PATH: noPrograms, CI: '' }, 'Nothing was tested'],
    ['browsers', built, { PATH: noPrograms, CI: 'true', FIREFOX_PATH: '/firefox' }, 'Not run in WebKit'],
  ] satisfies [string, string[], Record<string, string>, string][])(
    '%s, with the files %j and the environment %j',
    (name, files, env, expected) => {
      for (const file of files) createFile(file);
      const { code, output } = site.run('scripts/test.ts', [name], env);
      expect(output).toContain(expected);
      expect(output).not.toMatch(/^\s+at /m);
      expect(code).toBe(1);
    },
  );
});
