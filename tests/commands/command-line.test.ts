import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { copyOfSite } from '@/tests/helpers/copy';

/** What a slip in a command costs: nothing is started, and it says what was meant. */

const scripts: Record<string, string> = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts;

describe('a command that is typed with a slip says so and does nothing', { timeout: 60_000 }, () => {
  const site = copyOfSite();
  afterAll(site.remove);

  // npm start and npm run package read their own words.
  const files = Object.entries(scripts).flatMap(([name, command]) => {
    const file = /\b((?:scripts|tests)\/\S+\.ts)\b/.exec(command)?.[1];
    return file && !['start', 'package', 'test:observatory'].includes(name) ? [[name, file] as const] : [];
  });

  test.each(files)('npm run %s reads its words as all commands do', (_, file) => {
    expect(readFileSync(inRoot(file), 'utf8')).toContain('commandLine({');
  });

  test.each([
    ['preview', ['--no-biuld'], 'Did you mean --no-build?'],
    ['launch-check', ['--jsno'], 'Did you mean --json?'],
    ['launch-check', ['--all'], 'It knows --claims, --json.'],
    ['dev', ['--port=4000'], 'npm run dev does not know “--port”. It takes no options.'],
    ['check', ['tests/lib'], 'npm run check does not know “tests/lib”. It takes no options.'],
  ])('npm run %s -- %j', (name, args, words) => {
    const { code, output } = site.run(`scripts/${name}.ts`, args, { npm_lifecycle_event: name });
    expect(output).toContain(words);
    expect(code).toBe(1);
  });

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
});

describe('npm run shots', { timeout: 60_000 }, () => {
  const site = copyOfSite();
  const other = createServer((_, response) => response.end('<title>Another site</title>'));
  beforeAll(() => new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening)));
  afterAll(() => {
    other.close();
    site.remove();
  });

  test('takes no picture of another site', async () => {
    const SHOTS_URL = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { code, output } = await site.runBeside('scripts/shots.ts', ['/pricing'], { SHOTS_URL });
    expect(output).toContain(`What answers at ${SHOTS_URL} is not this site.`);
    expect(code).toBe(1);
  });
});
