import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { taskOptions } from '@/scripts/doctor/examine';
import type { Run } from '@/scripts/lib/command';
import { help } from '@/scripts/lib/help.cjs';
import { commandName } from '@/scripts/lib/main';
import { inRoot } from '@/scripts/lib/paths';
import { kinds } from '@/scripts/new/kind-names';
import { runCommand } from '@/tests/helpers/command';

/** A command with a mistake in its arguments starts nothing and says what was meant. */

const scripts: Record<string, string> = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).scripts;
const fileOf = (command = '') => /\b((?:scripts|lab)\/\S+\.ts)\b/.exec(command)?.[1] ?? '';

describe('a command with a mistake in its arguments only reports the mistake', () => {
  const parts = ['scripts/test', 'lab'].flatMap((folder) =>
    readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`),
  );
  // The first two pass their arguments on to other programs; lab/measure.ts is not a command.
  const exceptions = ['scripts/start.ts', 'scripts/test/e2e.ts', 'lab/measure.ts'];
  const files = new Set(
    [...Object.values(scripts).map(fileOf), ...parts].filter(
      (file) => file.endsWith('.ts') && !exceptions.includes(file),
    ),
  );

  test.each([...files])('%s parses its arguments with parseCommandLine or commandWithSubcommands', (file) => {
    expect(readFileSync(inRoot(file), 'utf8')).toMatch(/\b(parseCommandLine|commandWithSubcommands)\(/);
  });

  test.each([
    ['preview', ['--no-biuld'], 'Did you mean --no-build?'],
    ['launch-check', ['--jsno'], 'Did you mean --json?'],
    ['launch-check', ['--all'], 'It knows --claims, --json.'],
    ['dev', ['--port=4000'], 'npm run dev does not know “--port”. It takes no options.'],
    ['test', ['bowsers'], 'npm test -- does not know “bowsers”. Did you mean browsers?'],
    ['test', ['full', '--shrad', '1/2'], 'npm test -- full does not know “--shrad”. Did you mean --shard?'],
    ['check', ['tests/lib'], 'npm run check does not know “tests/lib”. It knows --fix.'],
    ['package', ['--locla'], 'npm run package does not know “--locla”. Did you mean --local?'],
    ['doctor', ['--send', '--wait=2m'], '--wait must be a number of seconds, like --wait=120. Found: "2m".'],
    ['doctor', ['--wait=120'], '--wait is for a test message'],
    ['new', ['feature'], 'Say what to add and what it is called'],
    ['new', ['page', 'Anything'], 'Say what to add and what it is called'],
    ['new', ['feture', 'Portal'], '“feture” is not something that can be added. Did you mean feature?'],
    ['new', ['feature', 'Portal', '--gruop', 'a'], 'does not know “--gruop”. Did you mean --group?'],
  ])('npm run %s -- %j', async (name, argv, expected) => {
    const file = inRoot(fileOf(scripts[name]));
    const { run }: { run: Run } = await import(file);
    const { code, output } = await runCommand(run, argv, { commandText: commandName(file) });
    expect(output).toContain(expected);
    expect(code).toBe(1);
  });

  test('npm run preview -- --no-biuld prints only the sentence and exits with 1', () => {
    const runMistyped = () =>
      execFileSync(process.execPath, ['--import', 'tsx', inRoot('scripts/preview.ts'), '--no-biuld'], {
        stdio: 'pipe',
        encoding: 'utf8',
      });
    expect(runMistyped).toThrow(
      expect.objectContaining({
        status: 1,
        stderr: '\nnpm run preview does not know “--no-biuld”. Did you mean --no-build?\n\n',
      }),
    );
  });
});

test('commandName names a script of package.json as npm runs it, and any other file by its file name', () => {
  for (const [name, command] of Object.entries(scripts))
    expect(commandName(inRoot(fileOf(command)))).toMatch(new RegExp(`^npm (run )?${name}$`));
  expect(commandName(inRoot('scripts/icons.ts'))).toBe('icons.ts');
});

test.each(Object.entries(scripts))('npm run %s -- --help says what it does', (name, command) => {
  expect(help([inRoot(fileOf(command)), '--help']), name).toMatch(/^[`A-Z].{20,}\.$/s);
});

test.each(Object.entries(scripts))('npm run %s -- --help names each of its options', (_, command) => {
  const file = inRoot(fileOf(command));
  const source = readFileSync(file, 'utf8');
  const optionNames = [...source.matchAll(/([\w-]+)'?: \{ type: '(?:boolean|string)'/g)].map(
    ([, name]) => name,
  );
  const options = [...optionNames, ...(source.includes('taskOptions') ? Object.keys(taskOptions) : [])];
  const text = help([file, '--help']);
  expect(options.filter((name) => !text.includes(`--${name}`))).toEqual([]);
});

test('npm run new -- --help names all that can be added', () => {
  const text = help([inRoot('scripts/new.ts'), '--help']);
  expect(kinds.filter((kind) => !new RegExp(`\\b${kind}\\b`).test(text))).toEqual([]);
});

test('with --help a command only prints its description', () => {
  const [, ...args] = (scripts.dev ?? '').split(' ');
  const printed = execFileSync(process.execPath, [...args, '--help'], { cwd: inRoot(), encoding: 'utf8' });
  expect(printed).toBe(`${help([inRoot(fileOf(scripts.dev)), '--help'])}\n`);
});

test('--help of a command lists its parts, and --help of a part describes that part', () => {
  const helpOf = (file: string, ...args: string[]) => help([inRoot(file), ...args, '--help']);
  expect(helpOf('lab/run.ts')).toMatch(/Parts: .*bench.*mail-failures/);
  expect(helpOf('lab/run.ts', 'bench')).toContain('--rounds');
  expect(helpOf('scripts/test.ts')).toMatch(/Parts: .*browsers.*e2e/);
  expect(helpOf('scripts/test.ts', 'browsers')).toMatch(/^Tests the main journeys(?!.*Parts:)/s);
  expect(helpOf('scripts/changes.ts')).toMatch(/^`npm run changes`/);
});
