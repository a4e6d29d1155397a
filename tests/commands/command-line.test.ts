import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
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

  const commands = Object.values(scripts).flatMap(
    (command) => /\b((?:scripts|lab)\/\S+\.ts)\b/.exec(command)?.[1] ?? [],
  );
  const parts = ['scripts/test', 'lab'].flatMap((folder) =>
    readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`),
  );
  // These read their own words, or hand them on; lab/measure.ts is no command.
  const own = ['scripts/start.ts', 'scripts/package.ts', 'scripts/test/e2e.ts', 'lab/measure.ts'];
  const files = new Set(
    [...commands, ...parts].filter((file) => file.endsWith('.ts') && !own.includes(file)),
  );

  test.each([...files])('%s reads its words as all commands do', (file) => {
    expect(readFileSync(inRoot(file), 'utf8')).toMatch(/\b(commandLine|runPart)\(/);
  });

  test.each([
    ['preview', ['--no-biuld'], 'Did you mean --no-build?'],
    ['launch-check', ['--jsno'], 'Did you mean --json?'],
    ['launch-check', ['--all'], 'It knows --claims, --json.'],
    ['dev', ['--port=4000'], 'npm run dev does not know “--port”. It takes no options.'],
    ['test', ['bowsers'], 'npm test -- does not know “bowsers”. Did you mean browsers?'],
    ['check', ['tests/lib'], 'npm run check does not know “tests/lib”. It knows --fix.'],
  ])('npm run %s -- %j', (name, args, words) => {
    const { code, output } = site.run(`scripts/${name}.ts`, args, { npm_lifecycle_event: name });
    expect(output).toContain(words);
    expect(code).toBe(1);
  });
});

describe('npm run lab -- shots', { timeout: 60_000 }, () => {
  const site = copyOfSite();
  const other = createServer((_, response) => response.end('<title>Another site</title>'));
  beforeAll(() => new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening)));
  afterAll(() => {
    other.close();
    site.remove();
  });

  test('takes no picture of another site', async () => {
    const SHOTS_URL = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const { code, output } = await site.runBeside('lab/shots.ts', ['/pricing'], { SHOTS_URL });
    expect(output).toContain(`What answers at ${SHOTS_URL} is not this site.`);
    expect(code).toBe(1);
  });
});

test.each(Object.entries(scripts))(
  'npm run %s -- --help says what it does, and does nothing',
  (name, command) => {
    const [, ...words] = command.split(' ');
    const told = execFileSync(process.execPath, [...words, '--help'], { cwd: inRoot('.'), encoding: 'utf8' });
    expect(told, name).toMatch(/^[`A-Z].{20,}\.\n/s);
  },
);

test('a part of a command explains itself, too, and the command lists its parts', () => {
  const help = (...words: string[]) =>
    execFileSync(process.execPath, ['-r', './scripts/need-node.cjs', '--import', 'tsx', ...words, '--help'], {
      cwd: inRoot('.'),
      encoding: 'utf8',
    });
  expect(help('lab/run.ts')).toMatch(/Parts: .*bench.*chaos/);
  expect(help('lab/run.ts', 'bench')).toContain('--rounds');
  expect(help('scripts/test.ts')).toMatch(/Parts: .*browsers.*e2e/);
  expect(help('scripts/test.ts', 'browsers')).not.toContain('Parts:');
});
