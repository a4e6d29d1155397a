import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { hasProgram } from 'engines/testing/programs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '@/scripts/lib/ports';
import { settings } from '@/tests/helpers/contact';
import { installCaddyConfig, installNginxConfig } from '@/tests/helpers/proxies';
import { execStart, guideCommands } from './guide';
import { setUpOperator } from './operator';
import { sendRequest } from './send-request';

/**
 * Follows “With systemd” of docs/deploy.md from a fresh clone of what is committed: a release with the guide's command,
 * two instances, both proxies, the test message and the rollback. A shell stands in for systemd and starts what the units
 * start.
 */

const { pathOf, folder, run, ...machine } = setUpOperator();
/** The commands of the guide with the script that root would install as `site-release`. */
const [, release = '', rollback = ''] = guideCommands('**Releases**').map((line) =>
  line.replace('site-release', 'deploy/release.sh'),
);
const env: Record<string, string> = {};
let instances: readonly [number, number];
let proxyPorts: { http: number; https: number };

/**
 * Writes a stand-in for `systemctl restart` of an instance: it stops the instance and starts it in the folder that
 * `current` then names. setsid keeps the instance running when the shell ends. @returns path of the stand-in
 */
function writeSystemctl(): string {
  const set = Object.entries(settings(machine.mail().port)).map(([name, value]) => `${name}='${value}'`);
  writeFileSync(pathOf('site.env'), `${set.join('\n')}\n`);
  const script = `#!/bin/sh
port=\${1##*@}
pid=$(cat ${pathOf('pid')}.$port 2>/dev/null) && kill $pid 2>/dev/null
while [ -n "$pid" ] && kill -0 $pid 2>/dev/null; do sleep 0.1; done
set -a
. ${pathOf('site.env')}
cd ${pathOf('srv/current')}
PORT=$port HOSTNAME=127.0.0.1 NODE_ENV=production setsid ${execStart('site@.service')} >/dev/null 2>&1 9>&- &
echo $! >${pathOf('pid')}.$port
`;
  writeFileSync(pathOf('systemctl'), script);
  chmodSync(pathOf('systemctl'), 0o755);
  return pathOf('systemctl');
}

beforeAll(async () => {
  const port = await freePorts(4640, 5);
  instances = [port, port + 1];
  proxyPorts = { http: port + 3, https: port + 4 };
  Object.assign(env, {
    SITE_FOLDER: pathOf('srv'),
    INSTANCES: instances.map((instance) => `site@${instance}`).join(' '),
    PROBE_PORT: String(port + 2),
    RESTART: writeSystemctl(),
  });
  await run([`git clone --quiet ${machine.repository()} operator`], folder);
  await run(
    [release.replace(/REPOSITORY=\S+/, `REPOSITORY=${machine.repository()}`)],
    pathOf('operator'),
    env,
  );
}, 1_800_000);
afterAll(() => {
  for (const port of instances) spawnSync('sh', ['-c', `kill $(cat ${pathOf('pid')}.${port})`]);
});

const current = () => readlinkSync(pathOf('srv/current'));

async function expectInstances(): Promise<void> {
  for (const port of instances) await machine.expectSite(`http://127.0.0.1:${port}`);
}

test('a release of the repository is served by both instances', async () => {
  expect(readdirSync(pathOf('srv/releases'))).toEqual([current().split('/').at(-1)]);
  await expectInstances();
}, 60_000);

test.skipIf(!hasProgram('nginx', 'nginx'))(
  'nginx with deploy/nginx-proxy.conf serves the release over HTTPS, and redirects HTTP there',
  async () => {
    const nginx = machine.proxy(
      'nginx',
      installNginxConfig('nginx-proxy.conf', { ...proxyPorts, instances }),
    );
    await machine.expectSite(`https://127.0.0.1:${proxyPorts.https}`, nginx);
    const { status, headers } = await sendRequest(`http://127.0.0.1:${proxyPorts.http}/pricing`);
    expect([status, headers.location]).toEqual([301, 'https://www.example.com/pricing']);
  },
  60_000,
);

test.skipIf(!hasProgram('caddy', 'caddy'))(
  'Caddy with deploy/Caddyfile serves the release',
  async () => {
    const caddy = machine.proxy('caddy', installCaddyConfig({ http: proxyPorts.http, instances }));
    await machine.expectSite(`http://127.0.0.1:${proxyPorts.http}`, caddy);
  },
  60_000,
);

test('the test message of the timer arrives, marked as a test', async () => {
  const mailsBefore = machine.mail().mails.length;
  await run([execStart('site-test-message.service')], pathOf('srv/current'), settings(machine.mail().port));
  const [mail, ...others] = machine.mail().mails.slice(mailsBefore);
  expect(others).toEqual([]);
  expect(mail?.raw).toMatch(/^X-Contact-Test: 1\r?$/m);
}, 60_000);

test('--rollback returns to the previous release, and both instances serve it', async () => {
  const newest = current();
  const older = pathOf('srv/releases/20200101-000000');
  await run([`cp -al ${newest} ${older}`], folder);
  expect(await run([rollback], pathOf('operator'), env)).toContain('live: ');
  expect(current()).toBe(older);
  expect(existsSync(newest)).toBe(true);
  await expectInstances();
}, 60_000);
