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
 * deploy/release.sh with a git, an npm and a systemctl of its own, each of which can be made to fail. What it must never
 * do is turn `current` to a release that does not answer.
 */

const possible = hasProgram('flock', 'util-linux') && hasProgram('curl', 'curl');

/** A site that answers like ours, unless the release is broken. */
const server = `
import { createServer } from 'node:http';
const broken = BROKEN;
const scripts = true;
createServer((request, response) => {
  const lost = request.url.startsWith('/_next/') && !scripts;
  response.statusCode = broken ? 500 : lost ? 404 : 200;
  response.end(request.url === '/api/health' ? '{"status":"ok","version":"0.1.0+0123456"}' : '<script src="/_next/static/a.js" async>');
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

describe.skipIf(!possible)('deploy/release.sh', { timeout: 60_000 }, () => {
  let folder = '';
  let port = 0;
  const at = (...parts: string[]) => join(folder, ...parts);

  function program(name: string, lines: string) {
    writeFileSync(at('bin', name), `#!/bin/sh\n${lines}\n`);
    chmodSync(at('bin', name), 0o755);
  }

  function release(name: string, broken = false) {
    const file = at('srv/releases', name, '.next/standalone/server.js');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, server.replace('BROKEN', String(broken)));
    writeFileSync(at('srv/releases', name, '.next/standalone/package.json'), '{"type":"module"}');
    writeFileSync(at('srv/releases', name, '.answered'), '');
    return at('srv/releases', name);
  }

  const stop = () => spawnSync('sh', ['-c', `[ ! -e ${at('pid')} ] || kill $(cat ${at('pid')})`]);

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'release-'));
    port = await freePorts(4590, 2);
    mkdirSync(at('bin'));
    const first = release('20200101-000000');
    symlinkSync(first, at('srv/current'));
    program(
      'git',
      `[ "$1" = rev-parse ] && { echo 0123456789; exit; }\nfor last; do :; done\ncp -r ${at('new')} "$last"`,
    );
    program('npm', ':');
    // systemd starts the instance in the folder that \`current\` names then.
    program(
      'restart',
      `[ ! -e ${at('pid')} ] || kill $(cat ${at('pid')}); sleep 0.2
cd ${at('srv/current')} && PORT=${port} node .next/standalone/server.js >/dev/null 2>&1 9>&- & echo $! >${at('pid')}`,
    );
    const next = release('next');
    spawnSync('mv', [next, at('new')]);
    rmSync(at('new/.answered'));
  });
  afterEach(() => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const environment = (seconds: number) => ({
    PATH: `${at('bin')}:${dirname(process.execPath)}:${process.env.PATH}`,
    NODE_ENV: 'production' as const,
    SITE_FOLDER: at('srv'),
    INSTANCES: `site@${port}`,
    PROBE_PORT: String(port + 1),
    RESTART: at('bin/restart'),
    HEALTH_SECONDS: String(seconds),
    REPOSITORY: 'https://git.example/site.git',
    SITE_URL: 'https://www.example.com',
  });
  const state = () => ({
    current: readlinkSync(at('srv/current')).split('/').at(-1),
    releases: readdirSync(at('srv/releases')).sort(),
  });

  function run(...args: string[]) {
    const { status, stdout, stderr } = spawnSync('sh', [inRoot('deploy/release.sh'), ...args], {
      encoding: 'utf8',
      env: environment(2),
    });
    return { status, output: stdout + stderr, ...state() };
  }

  const answers = (on: number) =>
    fetch(`http://127.0.0.1:${on}/`).then(
      () => true,
      () => false,
    );

  async function until(holds: () => Promise<boolean>) {
    while (!(await holds())) await wait(50);
  }

  test('turns to a release that answers, and back again', async () => {
    const { status, current, output, releases } = run();
    expect(output).toContain('on the air');
    expect(status).toBe(0);
    expect(releases).toEqual(['20200101-000000', current]);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<script');
    expect(run('--rollback')).toMatchObject({ status: 0, current: '20200101-000000' });
    expect(run('--rollback')).toMatchObject({ status: 1, current: '20200101-000000' });
  });

  test.each([
    ['the clone fails', () => program('git', 'exit 128')],
    ['the clone fails half way', () => program('git', `for last; do :; done\nmkdir "$last"\nexit 1`)],
    ['npm ci fails', () => program('npm', '[ "$1" != ci ]')],
    ['the build fails', () => program('npm', '[ "$1" != run ]')],
    ['the release does not start', () => rmSync(at('new/.next/standalone/server.js'))],
    [
      'the build shows drafts',
      () => {
        mkdirSync(at('new/.next/server/app'), { recursive: true });
        writeFileSync(at('new/.next/server/app/drafts.html'), '');
      },
    ],
    [
      'the release does not answer',
      () => writeFileSync(at('new/.next/standalone/server.js'), server.replace('BROKEN', 'true')),
    ],
    [
      'what answers was built from another commit',
      () => {
        const other = server.replace('BROKEN', 'false').replace('+0123456', '+fedcba9');
        writeFileSync(at('new/.next/standalone/server.js'), other);
      },
    ],
    [
      'the release lacks the scripts of its pages',
      () => {
        const lacking = server.replace('BROKEN', 'false').replace('scripts = true', 'scripts = false');
        writeFileSync(at('new/.next/standalone/server.js'), lacking);
      },
    ],
  ])('when %s, everything stays as it was, and nothing is restarted', (_, breaks) => {
    breaks();
    program('restart', `touch ${at('restarted')}`);
    const { status, current, releases } = run();
    expect(status).not.toBe(0);
    expect(current).toBe('20200101-000000');
    expect(releases).toEqual(['20200101-000000']);
    expect(existsSync(at('restarted'))).toBe(false);
  });

  test.each([
    ['dies slowly', 'setTimeout(() => process.exit(1), 1500);'],
    ['dies at once', 'process.exit(1);'],
    ['answers as well', server.replace('BROKEN', 'false')],
  ])('what another program answers on the port counts for nothing: the release %s', async (_, lines) => {
    writeFileSync(at('new/.next/standalone/server.js'), lines);
    writeFileSync(at('other.mjs'), server.replace('BROKEN', 'false'));
    program('restart', `touch ${at('restarted')}`);
    const env = { ...environment(2), PORT: String(port + 1) };
    const other = spawn(process.execPath, [at('other.mjs')], { env, stdio: 'ignore' });
    try {
      await until(() => answers(port + 1));
      const { status, output, current, releases } = run();
      expect(output).toContain(`port ${port + 1}`);
      expect({ status, current, releases }).toEqual({
        status: 1,
        current: '20200101-000000',
        releases: ['20200101-000000'],
      });
      expect(existsSync(at('restarted'))).toBe(false);
    } finally {
      other.kill();
    }
  });

  test.each([
    ['SIGHUP', 129],
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('%s while the release is tried leaves no server and no folder behind', async (signal, code) => {
    writeFileSync(at('new/.next/standalone/server.js'), server.replace('BROKEN', 'true'));
    const script: ChildProcess = spawn('sh', [inRoot('deploy/release.sh')], {
      env: environment(30),
      stdio: 'ignore',
    });
    await until(() => answers(port + 1));
    script.kill(signal);
    expect(await once(script, 'exit')).toEqual([code, null]);
    expect(await answers(port + 1)).toBe(false);
    expect(state()).toEqual({ current: '20200101-000000', releases: ['20200101-000000'] });
  });

  test('--rollback skips releases that were never live', () => {
    release('20200102-000000');
    rmSync(at('srv/releases/20200102-000000/.answered'));
    run();
    expect(run('--rollback')).toMatchObject({ status: 0, current: '20200101-000000' });
  });

  test('a relative folder works, and a rollback afterwards too', () => {
    for (const name of ['20200102-000000', '20200103-000000']) release(name);
    const within = (...args: string[]) =>
      spawnSync('sh', [inRoot('deploy/release.sh'), ...args], {
        cwd: at('srv'),
        encoding: 'utf8',
        env: { ...environment(2), SITE_FOLDER: '.' },
      }).status;
    expect(within('--rollback', 'releases/20200102-000000')).toBe(0);
    expect(readlinkSync(at('srv/current'))).toBe(at('srv/releases/20200102-000000'));
    expect(within('--rollback')).toBe(0);
    expect(state().current).toBe('20200101-000000');
  });

  test('a relative symbolic link, as the guide makes it, is a valid release', () => {
    release('20200102-000000');
    rmSync(at('srv/current'));
    symlinkSync('releases/20200102-000000', at('srv/current'));
    expect(run('--rollback')).toMatchObject({ status: 0, current: '20200101-000000' });
  });

  test('a release keeps no packages: its server does without them', () => {
    program('npm', '[ "$1" != ci ] || mkdir -p node_modules/next');
    const { status, current = '' } = run();
    expect(status).toBe(0);
    expect(existsSync(at('srv/releases', current, 'node_modules'))).toBe(false);
  });

  test('announces before the trial run that there are no settings, so that the server’s error is expected', () => {
    expect(run().output).toContain('without the settings of the service');
  });

  test('when the restarted site does not answer, it goes back to the release before', async () => {
    // It answers on the port where it is tried, and nowhere else.
    const picky = server.replace('BROKEN', `process.env.PORT !== '${port + 1}'`);
    writeFileSync(at('new/.next/standalone/server.js'), picky);
    const { status, current, output } = run();
    expect(output).toContain('back to');
    expect(status).toBe(1);
    expect(current).toBe('20200101-000000');
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<script');
  });

  test('a second release is refused while one is running', () => {
    program(
      'npm',
      `[ "$1" != ci ] || sh ${inRoot('deploy/release.sh')} >${at('second')} 2>&1 && touch ${at('went')}`,
    );
    run();
    expect(existsSync(at('went'))).toBe(false);
  });
});
