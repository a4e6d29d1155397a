import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hasProgram } from 'engines/testing/programs';
import { afterEach, describe, expect, test } from 'vitest';
import { freePorts } from '@/scripts/lib/ports';
import { settings } from '@/tests/helpers/contact';
import { installCaddyConfig, installNginxConfig } from '@/tests/helpers/proxies';
import { startSmtp } from '@/tests/helpers/smtp';
import { type VisitOutcome, visit } from './load';

/**
 * Restarts servers under steady load, through the proxies as deploy/ sets them up, over connections that are kept open. With two
 * instances no request fails. With one, requests fail only while it is down, and no message is lost or sent twice.
 */

const seconds = 20;
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of cleanups.splice(0).reverse()) await step();
});

const standalone = ['.next/standalone/server.js'];
const npmStart = ['--import', 'tsx', 'scripts/start.ts'];
const packaged = ['dist/serve.mjs'];

type Instance = { stop: () => Promise<number>; start: () => Promise<void> };

function createInstance(port: number, apiPort: number, mailServer: number, args: string[]): Instance {
  let program: ChildProcess | undefined;
  const { PATH, HOME } = process.env;
  const start = async () => {
    program = spawn(process.execPath, args, {
      stdio: 'ignore',
      env: {
        PATH,
        HOME,
        NODE_ENV: 'production',
        HOSTNAME: '127.0.0.1',
        PORT: String(port),
        API_PORT: String(apiPort),
        ...settings(mailServer),
      },
    });
    while (!(await isAnswering(`http://127.0.0.1:${port}/api/ready`))) await wait(50);
  };
  // Ends the program by SIGTERM: `npm start` has a server as a child, which a SIGKILL would leave running.
  cleanups.push(async () => {
    if (!program || program.exitCode !== null || program.signalCode) return;
    const end = once(program, 'exit');
    program.kill('SIGTERM');
    await end;
  });
  return {
    start,
    /** @returns milliseconds until the process has ended */
    stop: async () => {
      const signalledAt = Date.now();
      const end = once(program as ChildProcess, 'exit');
      program?.kill('SIGTERM');
      await end;
      return Date.now() - signalledAt;
    },
  };
}

const isAnswering = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

type Proxy = 'nginx' | 'caddy';

async function startProxy(
  proxy: Proxy,
  instances: readonly [number, number] | readonly [number],
  http: number,
) {
  const https = http + 1;
  const { config, remove, folder } =
    proxy === 'nginx'
      ? installNginxConfig('nginx-proxy.conf', { http, https, instances })
      : installCaddyConfig({ http, instances });
  const args =
    proxy === 'nginx'
      ? ['-c', config, '-g', 'daemon off;']
      : ['run', '--adapter', 'caddyfile', '--config', config];
  const program = spawn(proxy, args, { stdio: 'ignore' });
  cleanups.push(remove, async () => {
    if (process.env.DEBUG_PROXY && proxy === 'nginx')
      console.log(readFileSync(join(folder, 'error.log'), 'utf8').slice(-3000));
    const end = once(program, 'exit');
    program.kill('SIGTERM');
    await end;
  });
  return proxy === 'nginx' ? `https://127.0.0.1:${https}` : `http://127.0.0.1:${http}`;
}

async function restartUnderLoad(proxy: Proxy, count: 1 | 2, args: string[]) {
  const mailServer = await startSmtp({ delay: () => 15 });
  cleanups.push(() => mailServer.close());
  const firstPort = await freePorts(4560, 6);
  const ports = [firstPort, firstPort + 1].slice(0, count) as [number, number] | [number];
  const instances = ports.map((port) => createInstance(port, port + 4, mailServer.port, args));
  await Promise.all(instances.map(({ start }) => start()));
  const origin = await startProxy(proxy, ports, firstPort + 2);
  await wait(1000);

  const visits = visit(origin, seconds);
  const stopTimes: number[] = [];
  for (let round = 0; round < (count === 2 ? 2 : 1); round++) {
    for (const restarted of instances) {
      await wait(2000);
      stopTimes.push(await restarted.stop());
      await restarted.start();
    }
  }
  const outcome = await visits;
  const delivered = mailServer.mails.map(({ raw }) => /Message \d+/.exec(raw)?.[0] ?? '');
  report(proxy, count, outcome, stopTimes, delivered.length);
  return { outcome, stopTimes, delivered };
}

function report(
  proxy: Proxy,
  count: number,
  { answers: answerCounts, accepted }: VisitOutcome,
  stopTimes: number[],
  mails: number,
) {
  const list = [...answerCounts].map(([what, times]) => `${what}: ${times}`).join(', ');
  console.log(
    `${proxy}, ${count} instance(s), ${seconds} s: ${list}; accepted ${accepted.size}, delivered ${mails}; gone after ${stopTimes.join(', ')} ms`,
  );
}

const proxies: [Proxy, boolean][] = [
  ['nginx', hasProgram('nginx', 'nginx')],
  ['caddy', hasProgram('caddy', 'caddy')],
];
const servers: [string, string[]][] = [
  ['standalone server', standalone],
  ['npm start', npmStart],
  ['package', packaged],
];

describe.each(proxies)('behind %s', (proxy, isInstalled) => {
  test.skipIf(!isInstalled).each(servers)(
    'with two instances of the %s, restarted in turn, no request fails',
    async (_, args) => {
      const { outcome, stopTimes, delivered } = await restartUnderLoad(proxy, 2, args);
      expect([...outcome.answers.keys()].sort()).toEqual(['GET 200', 'POST 200']);
      expect(outcome.accepted.size).toBeGreaterThan(20);
      expect(new Set(delivered)).toEqual(outcome.accepted);
      expect(delivered).toHaveLength(outcome.accepted.size);
      // The last answer takes a fraction of a second, and the server ends two seconds after it.
      for (const time of stopTimes) expect(time).toBeLessThan(3500);
    },
    90_000,
  );

  test.skipIf(!isInstalled).each(servers)(
    'with one instance of the %s, requests fail only while it is down',
    async (_, args) => {
      const { outcome, stopTimes, delivered } = await restartUnderLoad(proxy, 1, args);
      const failures = [...outcome.answers.keys()].filter((answer) => !answer.endsWith(' 200'));
      for (const answer of failures) expect(answer).toMatch(/ 50[23]$/);
      expect(outcome.accepted.size).toBeGreaterThan(20);
      expect(new Set(delivered)).toEqual(outcome.accepted);
      expect(delivered).toHaveLength(outcome.accepted.size);
      for (const time of stopTimes) expect(time).toBeLessThan(3500);
    },
    90_000,
  );
});
