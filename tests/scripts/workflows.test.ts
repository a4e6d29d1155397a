import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot, textOf } from '@/scripts/lib/paths';
import { sourceFiles } from '@/tests/helpers/source-files';

const workflows = readdirSync(inRoot('.github/workflows')).map((name) => ({
  name,
  text: textOf('.github/workflows', name),
}));
const { scripts } = JSON.parse(textOf('package.json'));

/** Values of a key at any depth, found in the text: no value spans lines. */
const values = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`^[ -]*${key}: *(.*)$`, 'gm'))].map(([, value]) => value ?? '');

test('there is a workflow for the check, the tests, the delivery and what an edit changes', () => {
  expect(workflows.map(({ name }) => name).sort()).toEqual([
    'changes.yml',
    'check.yml',
    'delivery.yml',
    'test.yml',
  ]);
});

describe.each(workflows)('$name', ({ name, text }) => {
  test('pins every action to a commit and says which version that is', () => {
    const actions = values(text, 'uses');
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('pins every image to a digest', () => {
    for (const [image] of text.matchAll(/\b[\w.-]+\/[\w-]+:\d[\w.@:-]*/g))
      expect(image).toMatch(/@sha256:[0-9a-f]{64}$/);
  });

  test('may only read the repository, and leaves no token behind', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    expect(text.match(/permissions:/g)).toHaveLength(name === 'changes.yml' ? 2 : 1);
    expect(text).not.toMatch(/secrets\.|pull_request_target/);
    const checkouts = values(text, 'uses').filter((action) => action.startsWith('actions/checkout@'));
    expect(values(text, 'persist-credentials')).toEqual(checkouts.map(() => 'false'));
  });

  test('has a time limit for every job', () => {
    const jobs = text.slice(text.indexOf('\njobs:')).match(/^ {2}\w+:$/gm);
    expect(values(text, 'timeout-minutes')).toHaveLength(jobs?.length ?? 0);
  });

  test('runs scripts that exist', () => {
    for (const command of values(text, 'run')) {
      const name = /^npm run (\S+)$/.exec(command)?.[1];
      if (name) expect(scripts).toHaveProperty([name]);
    }
  });
});

test('the job that may write comments runs no code of the pull request', () => {
  const text = workflows.find(({ name }) => name === 'changes.yml')?.text ?? '';
  const post = text.slice(text.indexOf('\n  post:'));
  expect(post).toContain('permissions:\n      pull-requests: write\n');
  expect(values(post, 'uses')).toEqual([]);
  expect(values(post, 'run')).toEqual([expect.stringMatching(/^gh pr comment /)]);
});

describe('the job for the deploy guide', () => {
  const delivery = workflows.find(({ name }) => name === 'delivery.yml')?.text ?? '';
  const job = delivery.slice(delivery.indexOf('\n  deploy:'), delivery.indexOf('\n  variants:'));
  const installed = /apt-get install -y --no-install-recommends (.*)/.exec(job)?.[1]?.split(' ') ?? [];
  // Every runner has these.
  const preinstalled = ['util-linux', 'curl', 'openssl', 'systemd'];

  test('installs every program that a test asks for, and fails if one is missing', () => {
    const required = sourceFiles(['tests'], /\.ts$/)
      .filter(({ file }) => !file.endsWith('programs.test.ts'))
      .flatMap(({ text }) => [...text.matchAll(/hasProgram\([^()]*?, '([\w-]+)'\)/g)])
      .map(([, name]) => name);
    expect(new Set(required).size).toBeGreaterThan(6);
    expect(
      required.filter((name) => !preinstalled.includes(`${name}`) && !installed.includes(`${name}`)),
    ).toEqual([]);
    expect(values(job, 'ALL_PROGRAMS')).toEqual(['"1"']);
  });

  test('also runs as root, as the commands for root in the guide require', () => {
    expect(values(job, 'run').filter((run) => run.startsWith('sudo env'))).toEqual([
      expect.stringMatching(/npm test -- deploy guide-machine$/),
    ]);
  });
});

test('the test workflow runs what .ci/run does: the core in one job, the rest in shards that cover all of it', () => {
  const text = workflows.find(({ name }) => name === 'test.yml')?.text ?? '';
  const local = textOf('.ci/run');
  expect(local).toContain('{ npm test; npm test -- full; }');
  expect(values(text, 'run')).toEqual(
    expect.arrayContaining([
      'npm test',
      expect.stringMatching(/^npm test -- full --shard \$\{\{ matrix\.shard \}\}\/\d$/),
    ]),
  );
  const shards = /shard: \[([\d, ]+)\]/.exec(text)?.[1]?.split(', ').map(Number);
  const count = Number(/matrix\.shard \}\}\/(\d)/.exec(text)?.[1]);
  expect(shards).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  // Every runner has Firefox; the job that runs tests/browsers also installs WebKit.
  expect(values(text, 'run')).toContainEqual(expect.stringContaining('webkit2gtk-driver xvfb'));
});
