import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';

const workflows = readdirSync(inRoot('.github/workflows')).map((name) => ({
  name,
  text: readFileSync(inRoot('.github/workflows', name), 'utf8'),
}));
const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** Values of one key, wherever it stands; the text is enough, no value spans lines. */
const values = (text: string, key: string) =>
  [...text.matchAll(new RegExp(`^[ -]*${key}: *(.*)$`, 'gm'))].map(([, value]) => value ?? '');

test('there is a workflow for the check, the tests and the delivery', () => {
  expect(workflows.map(({ name }) => name).sort()).toEqual(['check.yml', 'delivery.yml', 'test.yml']);
});

describe.each(workflows)('$name', ({ text }) => {
  test('pins every action to a commit and says which version that is', () => {
    const actions = values(text, 'uses');
    expect(actions).not.toEqual([]);
    for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('may read the repository and nothing else, and leaves no token behind', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
    expect(text.match(/permissions:/g)).toHaveLength(1);
    expect(text).not.toMatch(/secrets\.|pull_request_target/);
    const checkouts = values(text, 'uses').filter((action) => action.startsWith('actions/checkout@'));
    expect(values(text, 'persist-credentials')).toEqual(checkouts.map(() => 'false'));
  });

  test('ends by itself', () => {
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

test('the tests are those of .ci/run', () => {
  expect(workflows.find(({ name }) => name === 'test.yml')?.text).toContain('- run: .ci/run\n');
});
