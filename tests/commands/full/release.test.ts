import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasProgram } from 'engines/testing/programs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { freePorts } from '@/scripts/lib/ports';

/**
 * Runs deploy/release.sh with stand-ins for git, npm and the restart command, each of which can be made to fail. The
 * script must never turn `current` to a release that does not answer.
 */

const canRun = hasProgram('flock', 'util-linux') && hasProgram('curl', 'curl');

/** The source of a server that answers like the site, or with 500 if `broken`. */
const server = `
import { createServer } from 'node:http';
const broken = BROKEN;
const scripts = true;
createServer((request, response) => {
  const isLostScript = request.url.startsWith('/_next/') && !scripts;
  response.statusCode = broken ? 500 : isLostScript ? 404 : 200;
  response.end(request.url === '/api/health' ? '{"status":"ok","version":"0.1.0+0123456"}' : '<script src="/_next/static/a.js" async>');
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

describe.skipIf(!canRun)('deploy/release.sh', { timeout: 60_000 }, () => {
  let folder = '';
  let port = 0;
  const pathOf = (...parts: string[]) => join(folder, ...parts);

  function writeProgram(name: string, lines: string) {
    writeFileSync(pathOf('bin', name), `#!/bin/sh\n${lines}\n`);
    chmodSync(pathOf('bin', name), 0o755);
  }

  function addRelease(name: string, broken = false) {
    const file = pathOf('srv/releases', name, '.next/standalone/server.js');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, server.replace('BROKEN', String(broken)));
    writeFileSync(pathOf('srv/releases', name, '.next/standalone/package.json'), '{"type":"module"}');
    writeFileSync(pathOf('srv/releases', name, '.answered'), '');
    return pathOf('srv/releases', name);
  }

  const stop = () => spawnSync('sh', ['-c', `[ ! -e ${pathOf('pid')} ] || kill $(cat ${pathOf('pid')})`]);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    port = await freePorts(4590, 2);
    mkdirSync(pathOf('bin'));
    const first = addRelease('20200101-000000');
    symlinkSync(first, pathOf('srv/current'));
    writeProgram(
      'git',
      `[ "$1" = rev-parse ] && { echo 0123456789; exit; }\nfor last; do :; done\ncp -r ${pathOf('new')} "$last"`,
    );
    writeProgram('npm', ':');
    // Like systemd, starts the server in the folder that `current` names at that moment.
    writeProgram(
      'restart',
      `[ ! -e ${pathOf('pid')} ] || kill $(cat ${pathOf('pid')}); sleep 0.2
cd ${pathOf('srv/current')} && PORT=${port} node .next/standalone/server.js >/dev/null 2>&1 9>&- & echo $! >${pathOf('pid')}`,
    );
    const next = addRelease('next');
    spawnSync('mv', [next, pathOf('new')]);
    rmSync(pathOf('new/.answered'));
  });
  afterEach(() => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const environment = (seconds: number) => ({
    PATH: `${pathOf('bin')}:${dirname(process.execPath)}:${process.env.PATH}`,
    NODE_ENV: 'production' as const,
    SITE_FOLDER: pathOf('srv'),
    INSTANCES: `site@${port}`,
    PROBE_PORT: String(port + 1),
    RESTART: pathOf('bin/restart'),
    HEALTH_SECONDS: String(seconds),
    REPOSITORY: 'https://git.example/site.git',
    SITE_URL: 'https://www.example.com',
  });
  const siteFolderState = () => ({
    current: readlinkSync(pathOf('srv/current')).split('/').at(-1),
    releases: readdirSync(pathOf('srv/releases')).sort(),
  });

  function run(...args: string[]) {
    const { status, stdout, stderr } = spawnSync('sh', [inRoot('deploy/release.sh'), ...args], {
      encoding: 'utf8',
      env: environment(2),
    });
    return { status, output: stdout + stderr, ...siteFolderState() };
  }

  const answers = (at: number) =>
    fetch(`http://127.0.0.1:${at}/`).then(
      () => true,
      () => false,
    );

  async function until(condition: () => Promise<boolean>) {
    while (!(await condition())) await wait(50);
  }

  test('turns `current` to a release that answers, and back again', async () => {
    const { status, current, output, releases } = run();
    expect(output).toContain('live: ');
    expect(status).toBe(0);
    expect(releases).toEqual(['20200101-000000', current]);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<script');
    expect(run('--rollback')).toMatchObject({ status: 0, current: '20200101-000000' });
    expect(run('--rollback')).toMatchObject({ status: 1, current: '20200101-000000' });
  });

  test.each([
    ['the clone fails', () => writeProgram('git', 'exit 128')],
    ['the clone fails half way', () => writeProgram('git', `for last; do :; done\nmkdir "$last"\nexit 1`)],
    ['npm ci fails', () => writeProgram('npm', '[ "$1" != ci ]')],
    ['the build fails', () => writeProgram('npm', '[ "$1" != run ]')],
    ['the release does not start', () => rmSync(pathOf('new/.next/standalone/server.js'))],
    [
      'the build shows drafts',
      () => {
        mkdirSync(pathOf('new/.next/server/app'), { recursive: true });
        writeFileSync(pathOf('new/.next/server/app/drafts.html'), '');
      },
    ],
    [
      'the release does not answer',
      () => writeFileSync(pathOf('new/.next/standalone/server.js'), server.replace('BROKEN', 'true')),
    ],
    [
      'the server that answers was built from another commit',
      () => {
        const other = server.replace('BROKEN', 'false').replace('+0123456', '+fedcba9');
        writeFileSync(pathOf('new/.next/standalone/server.js'), other);
      },
    ],
    [
      'the release lacks the scripts of its pages',
      () => {
        const lacking = server.replace('BROKEN', 'false').replace('scripts = true', 'scripts = false');
        writeFileSync(pathOf('new/.next/standalone/server.js'), lacking);
      },
    ],
  ])('when %s, everything stays as it was, and nothing is restarted', (_, breakRelease) => {
    breakRelease();
    writeProgram('restart', `touch ${pathOf('restarted')}`);
    const { status, current, releases } = run();
    expect(status).not.toBe(0);
    expect(current).toBe('20200101-000000');
    expect(releases).toEqual(['20200101-000000']);
    expect(existsSync(pathOf('restarted'))).toBe(false);
  });

  test.each([
    ['dies after a while', 'setTimeout(() => process.exit(1), 1500);'],
    ['dies at once', 'process.exit(1);'],
    ['answers as well', server.replace('BROKEN', 'false')],
  ])(
    'does not turn to a release that %s while another program answers on the probe port',
    async (_, lines) => {
      writeFileSync(pathOf('new/.next/standalone/server.js'), lines);
      writeFileSync(pathOf('other.mjs'), server.replace('BROKEN', 'false'));
      writeProgram('restart', `touch ${pathOf('restarted')}`);
      const env = { ...environment(2), PORT: String(port + 1) };
      const other = spawn(process.execPath, [pathOf('other.mjs')], { env, stdio: 'ignore' });
      try {
        await until(() => answers(port + 1));
        const { status, output, current, releases } = run();
        expect(output).toContain(`port ${port + 1}`);
        expect({ status, current, releases }).toEqual({
          status: 1,
          current: '20200101-000000',
          releases: ['20200101-000000'],
        });
        expect(existsSync(pathOf('restarted'))).toBe(false);
      } finally {
        other.kill();
      }
    },
  );

  test.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s while the release is tried leaves no server and no folder behind', async (signal, code) => {
    writeFileSync(pathOf('new/.next/standalone/server.js'), server.replace('BROKEN', 'true'));
    const script: ChildProcess = spawn('sh', [inRoot('deploy/release.sh')], {
      env: environment(30),
      stdio: 'ignore',
    });
    await until(() => answers(port + 1));
    script.kill(signal);
    expect(await once(script, 'exit')).toEqual([code, null]);
    expect(await answers(port + 1)).toBe(false);
    expect(siteFolderState()).toEqual({ current: '20200101-000000', releases: ['20200101-000000'] });
  });

  test('--rollback skips releases that were never live', () => {
    addRelease('20200102-000000');
    rmSync(pathOf('srv/releases/20200102-000000/.answered'));
    run();
    expect(run('--rollback')).toMatchObject({ status: 0, current: '20200101-000000' });
  });

  test('accepts a relative SITE_FOLDER, for a first and a second rollback', () => {
    for (const name of ['20200102-000000', '20200103-000000']) addRelease(name);
    const runInFolder = (...args: string[]) =>
      spawnSync('sh', [inRoot('deploy/release.sh'), ...args], {
        cwd: pathOf('srv'),
        encoding: 'utf8',
        env: { ...environment(2), SITE_FOLDER: '.' },
      }).status;
    expect(runInFolder('--rollback', 'releases/20200102-000000')).toBe(0);
    expect(readlinkSync(pathOf('srv/current'))).toBe(pathOf('srv/releases/20200102-000000'));
    expect(runInFolder('--rollback')).toBe(0);
    expect(siteFolderState().current).toBe('20200101-000000');
  });

  test('accepts a relative symbolic link as `current`, as the guide makes it', () => {
    addRelease('20200102-000000');
    rmSync(pathOf('srv/current'));
    symlinkSync('releases/20200102-000000', pathOf('srv/current'));
    expect(run('--rollback')).toMatchObject({ status: 0, current: '20200101-000000' });
  });

  test('removes node_modules from a release: its server does not need them', () => {
    writeProgram('npm', '[ "$1" != ci ] || mkdir -p node_modules/next');
    const { status, current = '' } = run();
    expect(status).toBe(0);
    expect(existsSync(pathOf('srv/releases', current, 'node_modules'))).toBe(false);
  });

  test('says that the trial run lacks the settings of the service', () => {
    expect(run().output).toContain('without the settings of the service');
  });

  test('goes back to the earlier release if the restarted site does not answer', async () => {
    // This release answers only on the port where it is tried.
    const onlyOnProbePort = server.replace('BROKEN', `process.env.PORT !== '${port + 1}'`);
    writeFileSync(pathOf('new/.next/standalone/server.js'), onlyOnProbePort);
    const { status, current, output } = run();
    expect(output).toContain('back to');
    expect(status).toBe(1);
    expect(current).toBe('20200101-000000');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<script');
  });

  test('refuses a second release while one is under way', () => {
    writeProgram(
      'npm',
      `[ "$1" != ci ] || sh ${inRoot('deploy/release.sh')} >${pathOf('second')} 2>&1 && touch ${pathOf('second-succeeded')}`,
    );
    run();
    expect(existsSync(pathOf('second-succeeded'))).toBe(false);
  });
});
