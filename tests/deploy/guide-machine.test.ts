import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '@/scripts/lib/paths';
import { emptyFolder, guideCommands, hasBubblewrap } from './guide';

/** Runs the commands that docs/deploy.md gives to root, in a sandbox that only this test sees (bubblewrap). */

const possible = process.getuid?.() === 0 && hasBubblewrap();

describe.skipIf(!possible)('the lines for root below “With systemd”', () => {
  const { folder, remove } = emptyFolder();
  const pathOf = (...parts: string[]) => join(folder, ...parts);
  const lines = guideCommands('### With systemd');
  afterAll(remove);

  function onMachine(...commands: string[]): SpawnSyncReturns<string> {
    const binds = ['etc', 'srv', 'home', 'usr/local/bin'].flatMap((name) => [
      '--bind',
      pathOf(name),
      `/${name}`,
    ]);
    const system = ['--ro-bind', '/', '/', ...binds, '--tmpfs', '/tmp', '--dev', '/dev', '--proc', '/proc'];
    // The checkout may be below /tmp.
    const args = [...system, '--ro-bind', inRoot(), inRoot()];
    const script = ['set -e', ...commands].join('\n');
    return spawnSync('bwrap', [...args, '--chdir', inRoot(), 'sh', '-c', script], { encoding: 'utf8' });
  }
  const asDeploy = (command: string) =>
    onMachine(`setpriv --reuid deploy --regid deploy --clear-groups sh -c '${command}'`).status;

  beforeAll(() => {
    for (const name of ['etc/systemd/system', 'etc/sudoers.d', 'srv', 'home', 'usr/local/bin'])
      mkdirSync(pathOf(name), { recursive: true });
    const users = ['passwd', 'group', 'shadow', 'gshadow', 'login.defs', 'nsswitch.conf', 'skel', 'default'];
    for (const name of users.filter((each) => existsSync(join('/etc', each))))
      cpSync(join('/etc', name), pathOf('etc', name), { recursive: true });
    // The last line is left out: no systemd runs here that could reload its units.
    expect(lines.at(-1)).toBe('systemctl daemon-reload');
    expect(onMachine(...lines.slice(0, -1))).toMatchObject({ status: 0, stderr: '' });
  });

  test('install each unit of deploy/', () => {
    const units = readdirSync(inRoot('deploy')).filter((name) => /\.(service|timer)$/.test(name));
    expect(readdirSync(pathOf('etc/systemd/system')).sort()).toEqual(units.sort());
    for (const unit of units)
      expect(readFileSync(pathOf('etc/systemd/system', unit), 'utf8')).toBe(
        readFileSync(inRoot('deploy', unit), 'utf8'),
      );
  });

  test('install the release script under the name by which the guide has the user deploy run it', () => {
    const [login, release = '', rollback = ''] = guideCommands('**Releases**');
    expect(login).toBe('sudo -iu deploy');
    expect(release).toMatch(/ site-release main$/);
    expect(rollback).toBe('site-release --rollback');
    expect(asDeploy('test -x /usr/local/bin/site-release && ! test -w /usr/local/bin/site-release')).toBe(0);
  });

  test('make the settings readable by root only, and the releases writable by the user deploy', () => {
    expect(statSync(pathOf('etc/site.env')).mode & 0o777).toBe(0o600);
    expect(statSync(pathOf('etc/site.env')).uid).toBe(0);
    expect(asDeploy('cat /etc/site.env')).not.toBe(0);
    expect(asDeploy('mkdir /srv/site/releases/new && ln -s releases/new /srv/site/current')).toBe(0);
    expect(asDeploy('touch /etc/systemd/system/other.service')).not.toBe(0);
  });

  test('let deploy restart the instances that release.sh restarts, one at a time, and no other unit', () => {
    const [, instances = ''] =
      /\{INSTANCES:-(.*?)\}/.exec(readFileSync(inRoot('deploy/release.sh'), 'utf8')) ?? [];
    const [, allowed = ''] = /NOPASSWD: (.*)/.exec(readFileSync(pathOf('etc/sudoers.d/site'), 'utf8')) ?? [];
    const commands = instances.split(' ').map((name) => `/usr/bin/systemctl restart ${name}`);
    expect(allowed.split(', ')).toEqual(commands);
    // `visudo -c` requires this mode.
    expect(statSync(pathOf('etc/sudoers.d/site')).mode & 0o777).toBe(0o440);
  });
});
