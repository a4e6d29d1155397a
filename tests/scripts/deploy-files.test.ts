import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { hasProgram } from 'engines/testing/programs';
import { afterEach, describe, expect, test } from 'vitest';
import { checkContact } from '@/lib/contact/rules';
import { withShownFiles } from '@/lib/env-docs';
import { inRoot, textOf } from '@/scripts/lib/paths';
import { startCommandsOfUnits } from '@/tests/deploy/guide';
import { installCaddyConfig, installNginxConfig } from '@/tests/helpers/proxies';

/** Checks the files of deploy/, and that the guide shows them unchanged. `npm test -- deploy` serves the site with them. */

const read = (file: string) => textOf(file);
const guide = read('docs/deploy.md');

test('docs/deploy.md shows the files of deploy/ unchanged, as scripts/env-docs.ts writes them', () => {
  expect(withShownFiles(guide, read)).toBe(guide);
});

test('docs/deploy.md names each file of deploy/', () => {
  for (const name of readdirSync(inRoot('deploy'))) expect(guide).toContain(`deploy/${name}`);
});

test('the units of the package start files of the package', () => {
  const starts = Object.values(startCommandsOfUnits()).map((command) =>
    command.split(' ').slice(1).join(' '),
  );
  expect(starts).toEqual(['server/server.js', 'server/doctor.cjs --send --wait=120']);
});

/** The lines that the guide adds for a second host name. */
const secondName = (language: string) =>
  new RegExp(`\`\`\`${language}\\n((?:server \\{[^\`]*server_name )?example\\.com[^\`]*)\`\`\``).exec(
    guide,
  )?.[1] ?? '';

test.each(['nginx-package.conf', 'nginx-proxy.conf'])(
  '%s logs no visitor’s address, and no server reveals its version',
  (name) => {
    const parts = read(`deploy/${name}`)
      .split(/^server \{$/m)
      .slice(1);
    expect(parts).toHaveLength(3);
    for (const server of [...parts, secondName('nginx')]) {
      expect(server).toContain('access_log off;');
      expect(server).toMatch(/^\s*error_log \/dev\/null;$/m);
      expect(server).toMatch(/server_tokens off;|nginx\/server\.conf;/);
    }
  },
);

test.each([
  ['nginx-package.conf', 'location = /api/metrics { return 404; }'],
  ['nginx-proxy.conf', 'location = /api/metrics { return 404; }'],
  ['Caddyfile', 'respond /api/metrics 404'],
])('%s does not serve /api/metrics, which has the counts of one instance only', (name, line) => {
  expect(read(`deploy/${name}`)).toContain(line);
});

test('the message that the guide sends after a deployment is one that the form accepts', () => {
  const [, body = '{}'] = /curl -H 'Content-Type: application\/json' -d '([^']+)'/.exec(guide) ?? [];
  expect(checkContact(JSON.parse(body))).toBeNull();
});

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const step of cleanups.splice(0)) step();
});

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

const ports = { http: 4581, https: 4582, instances: [4583, 4584] } as const;

describe.skipIf(!hasProgram('nginx', 'nginx'))('nginx', () => {
  test.each(['', secondName('nginx')])(
    'accepts deploy/nginx-proxy.conf as a site of Debian, with these lines added: “%s”',
    (added) => {
      const { config, remove } = installNginxConfig('nginx-proxy.conf', ports, undefined, added);
      cleanups.push(remove);
      const { status, output } = run('nginx', '-t', '-c', config);
      expect(output).toContain('test is successful');
      expect(output).not.toContain('[warn]');
      expect(status).toBe(0);
    },
  );
});

test('Caddy chooses among the running instances under concurrent requests', () => {
  // With round_robin, Caddy counts turns for all requests together: with one of two instances down, each of two
  // simultaneous requests can get that instance twice. A page is then tried again, a message gets 503.
  const [, policy] = /^\s*lb_policy (\w+)$/m.exec(read('deploy/Caddyfile')) ?? [];
  expect(['least_conn', 'random', 'first']).toContain(policy);
});

describe.skipIf(!hasProgram('caddy', 'caddy'))('Caddy', () => {
  test('accepts deploy/Caddyfile, unchanged and with other ports', () => {
    const { config, remove } = installCaddyConfig(ports);
    cleanups.push(remove);
    expect(secondName('caddyfile')).toContain('redir https://www.example.com{uri}');
    appendFileSync(config, secondName('caddyfile'));
    for (const file of [inRoot('deploy/Caddyfile'), config]) {
      const { status, output } = run('caddy', 'validate', '--adapter', 'caddyfile', '--config', file);
      expect(output).toContain('Valid configuration');
      expect(status).toBe(0);
    }
  });
});

test('every rule of deploy/alerts.yml is tested', () => {
  const alerts = (file: string) => new Set(read(file).match(/(?<=alert(name)?: )\w+/g));
  expect(alerts('tests/fixtures/alerts.test.yml')).toEqual(alerts('deploy/alerts.yml'));
});

describe.skipIf(!hasProgram('promtool', 'prometheus'))('Prometheus', () => {
  const promtool = (...args: string[]) => run('promtool', ...args);

  test('accepts deploy/alerts.yml, and its rules fire when they should', () => {
    expect(promtool('check', 'rules', inRoot('deploy/alerts.yml'))).toMatchObject({ status: 0 });
    const tested = promtool('test', 'rules', inRoot('tests/fixtures/alerts.test.yml'));
    expect(tested).toMatchObject({ status: 0, output: expect.stringContaining('SUCCESS') });
  });
});

describe.skipIf(!hasProgram('systemd-analyze', 'systemd'))('systemd', () => {
  test.each(readdirSync(inRoot('deploy')).filter((name) => name.endsWith('.service')))(
    'rates the exposure of %s at 3 of 10 at most',
    (name) => {
      const { output } = run('systemd-analyze', 'security', '--offline=true', inRoot('deploy', name));
      const exposure = Number(/exposure level for \S+: ([\d.]+)/.exec(output)?.[1]);
      expect(exposure).toBeGreaterThan(0);
      expect(exposure).toBeLessThanOrEqual(3);
    },
  );

  test('accepts every unit where Node is at /usr/bin/node', () => {
    const units = readdirSync(inRoot('deploy')).filter((name) => /\.(service|timer)$/.test(name));
    expect(units).toHaveLength(3);
    const { output } = run('systemd-analyze', 'verify', ...units.map((name) => inRoot('deploy', name)));
    const ours = output
      .split('\n')
      .filter((line) => /site/.test(line) && !/Command .* is not executable/.test(line));
    expect(existsSync('/usr/bin/node') ? output.trim() : ours.join('\n')).toBe('');
  });
});
