import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hasProgram } from 'engines/testing/programs';
import { beforeAll, describe, expect, test } from 'vitest';
import { freePorts } from '@/scripts/lib/ports';
import { settings, visitor } from '@/tests/helpers/contact';
import { installNginxConfig } from '@/tests/helpers/proxies';
import { containerCommand, guideCommands, hasBubblewrap, startCommandsOfUnits } from './guide';
import { answered, setUpOperator } from './operator';
import { sendRequest } from './send-request';

/**
 * Follows the parts of docs/deploy.md that need no systemd, with the commands of the guide, from a fresh clone of what is
 * committed, each in a folder that holds nothing else: the package, the package behind an installed nginx, `npm start`,
 * and the standalone server.
 */

const hasNginx = hasProgram('nginx', 'nginx');
const { pathOf, folder, run, start, ...helpers } = setUpOperator();
const packageCommands = guideCommands('### The same without Docker');
const nodeCommands = guideCommands('## Plain Node behind a proxy');
const env = (more: Record<string, string>) => settings(helpers.mail().port, more);

beforeAll(async () => {
  await run([`git clone --quiet ${helpers.repository()} clone`], folder);
  await run(packageCommands.slice(0, -1), pathOf('clone'));
  // Outside the checkout, with modification times kept, as the guide says.
  const copyOptions = { recursive: true, preserveTimestamps: true };
  cpSync(pathOf('clone/dist'), pathOf('package'), copyOptions);
  cpSync(pathOf('clone/.next/standalone'), pathOf('standalone'), copyOptions);
}, 1_800_000);

test.skipIf(!hasNginx)(
  'the package alone prints its address; its health check and its doctor succeed',
  async () => {
    const port = await freePorts(4620, 2);
    const environment = env({ PORT: String(port), API_PORT: String(port + 1) });
    expect(packageCommands.at(-1)).toBe('node dist/serve.mjs');
    const site = start(['node serve.mjs'], pathOf('package'), environment);
    await helpers.expectSite(`http://127.0.0.1:${port}`, site);
    expect(site.output()).toContain(`The site is ready: http://localhost:${port}\n`);
    await run(['node serve.mjs --health'], pathOf('package'), environment);
    expect(await run(['node serve.mjs --doctor --send'], pathOf('package'), environment)).toContain(
      '✓ Test message',
    );
  },
  60_000,
);

test.skipIf(!hasNginx || !hasBubblewrap())(
  'the package serves pages and messages when it starts as in the container: without rights, and with only /tmp to write to',
  async () => {
    const port = await freePorts(4620, 2);
    const environment = env({ PORT: String(port), API_PORT: String(port + 1) });
    const site = start([containerCommand(pathOf('package'), environment)], folder);
    await helpers.expectSite(`http://127.0.0.1:${port}`, site);
  },
  60_000,
);

describe.skipIf(!hasNginx)('the package as a site of an installed nginx', () => {
  async function serve() {
    const port = await freePorts(4620, 4);
    const instances = [port, port + 1] as const;
    for (const instance of instances)
      start(
        [startCommandsOfUnits()['site@.service']],
        pathOf('srv/current'),
        env({ PORT: String(instance), HOSTNAME: '127.0.0.1' }),
      );
    const ports = { http: port + 2, https: port + 3, instances };
    const site = installNginxConfig('nginx-package.conf', ports, pathOf('srv/current'));
    const configTest = spawnSync('nginx', ['-t', '-c', site.config], { encoding: 'utf8' });
    expect(configTest.stderr).toContain('test is successful');
    expect(configTest.stderr).not.toContain('[warn]');
    const nginx = helpers.proxy('nginx', site);
    for (const instance of instances) await answered(`http://127.0.0.1:${instance}/api/ready`);
    const origin = `https://127.0.0.1:${ports.https}`;
    await answered(origin, nginx);
    return { origin, http: `http://127.0.0.1:${ports.http}`, nginx };
  }

  beforeAll(async () => {
    mkdirSync(pathOf('srv/releases'), { recursive: true });
    for (const release of ['1', '2'])
      cpSync(pathOf('package'), pathOf('srv/releases', release), {
        recursive: true,
        preserveTimestamps: true,
      });
    const pages = readdirSync(pathOf('srv/releases/2/www')).filter((name) => /^faqs\.html/.test(name));
    for (const name of pages) writeFileSync(pathOf('srv/releases/2/www', name), 'next release');
    symlinkSync('releases/1', pathOf('srv/current'));
  }, 120_000);

  test('serves pages in the encoding that was asked for, redirects, and messages', async () => {
    const { origin, http } = await serve();
    await helpers.expectSite(origin);
    const overHttp = await sendRequest(`${http}/pricing?a=b`);
    expect([overHttp.status, overHttp.headers.location]).toEqual([
      301,
      'https://www.example.com/pricing?a=b',
    ]);

    const file = readFileSync(pathOf('package/www/pricing.html'));
    const encodings = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
    for (const [encoding, decode] of Object.entries(encodings)) {
      const { headers, body } = await sendRequest(`${origin}/pricing`, {
        headers: { 'Accept-Encoding': encoding },
      });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(decode(body).equals(file)).toBe(true);
    }
    const { etag = '' } = (await sendRequest(`${origin}/pricing`)).headers;
    expect((await sendRequest(`${origin}/pricing`, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  }, 60_000);

  test('refuses the method TRACE and a message that is too large, as the site does', async () => {
    const { origin } = await serve();
    for (const address of ['/pricing', '/api/contacts'])
      expect((await sendRequest(origin + address, { method: 'TRACE' })).status).toBe(405);
    const json = { ...visitor, message: 'x'.repeat(140_000) };
    expect((await sendRequest(`${origin}/api/contacts`, { method: 'POST', json })).status).toBe(413);
  }, 60_000);

  test('shows the next release after a reload, and a page that did not change keeps its ETag', async () => {
    const { origin, nginx } = await serve();
    const pageBefore = await sendRequest(`${origin}/pricing`);
    const [switchCommand = ''] = guideCommands('A release, made where').filter((line) =>
      line.includes('turn'),
    );
    await run([switchCommand.replace(/releases\/\d+/, 'releases/2')], pathOf('srv'));
    nginx.reload();
    let shownPage = '';
    for (let tries = 0; tries < 200 && shownPage !== 'next release'; tries++) {
      shownPage = String((await sendRequest(`${origin}/faqs`)).body);
      await wait(50);
    }
    expect(shownPage).toBe('next release');
    expect(pageBefore.headers.etag).toBeTruthy();
    expect((await sendRequest(`${origin}/pricing`)).headers.etag).toBe(pageBefore.headers.etag);
  }, 60_000);
});

test('npm start, the last command below “Plain Node behind a proxy”, serves the clone', async () => {
  expect(nodeCommands.slice(0, -1)).toEqual(packageCommands.slice(0, 2));
  expect(nodeCommands.at(-1)).toBe('PORT=3000 npm start');
  const port = await freePorts(4620, 1);
  const site = start([`PORT=${port} npm start`], pathOf('clone'), env({}));
  await helpers.expectSite(`http://127.0.0.1:${port}`, site);
}, 60_000);

test('the standalone server serves from a folder of its own, with its doctor beside it', async () => {
  const port = await freePorts(4620, 1);
  const environment = env({ PORT: String(port) });
  const site = start(['node server.js'], pathOf('standalone'), environment);
  await helpers.expectSite(`http://127.0.0.1:${port}`, site);
  expect(await run(['node doctor.cjs'], pathOf('standalone'), environment)).toContain('✓ Settings valid');
}, 60_000);
