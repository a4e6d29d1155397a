import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '@/lab/measure';
import { exitCodeOf, startNode } from '@/scripts/lib/child';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { inRoot } from '@/scripts/lib/paths';
import { freePorts } from '@/scripts/lib/ports';
import { fail } from '@/scripts/lib/terminal';

/**
 * `npm run lab -- start`: measures the time from the start of the standalone server to its first answer, alternately
 * from the contact endpoint and a prerendered page. The difference is the endpoint's own cold start.
 */

const rounds = 9;
const server = inRoot('.next/standalone/server.js');

const probes = {
  page: { method: 'GET', path: '/terms', status: 200, body: '' },
  // Three empty fields: the endpoint parses, checks and refuses them without contacting a mail server.
  endpoint: {
    method: 'POST',
    path: '/api/contacts',
    status: 422,
    body: '{"fullName":"","email":"","message":""}',
  },
};
type Probe = (typeof probes)['page'];

export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  if (!existsSync(server)) fail('There is no standalone server. Run SITE_URL=… npm run build first.');

  const times: Record<keyof typeof probes, number[]> = { page: [], endpoint: [] };
  for (let round = 0; round < rounds; round++) {
    times.page.push(await coldStart(probes.page));
    times.endpoint.push(await coldStart(probes.endpoint));
  }
  const [page, endpoint] = [median(times.page), median(times.endpoint)];
  console.log(
    `First answer after a start, medians of ${rounds}: page ${page.toFixed(0)} ms, endpoint ${endpoint.toFixed(0)} ms, ${(endpoint / page).toFixed(2)} ×`,
  );
  return 0;
};

async function coldStart(probe: Probe): Promise<number> {
  const port = await freePorts(4850, 1);
  const started = performance.now();
  const child = startNode([server], {
    stdio: 'ignore',
    env: {
      PORT: String(port),
      HOSTNAME: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      CONTACT_FROM: 'website@localhost.example',
      CONTACT_TO: 'inbox@localhost.example',
    },
  });
  let status: number | undefined;
  while (status === undefined && child.exitCode === null) {
    status = await answer(port, probe);
    if (status === undefined) await wait(2);
  }
  const time = performance.now() - started;
  child.kill('SIGKILL');
  await exitCodeOf(child).catch(() => 1);
  if (status !== probe.status) fail(`${probe.method} ${probe.path} answered ${status}, not ${probe.status}.`);
  return time;
}

/** Status of the response; undefined if the server does not listen yet. */
function answer(port: number, { method, path, body }: Probe): Promise<number | undefined> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const probeRequest = request(
      { host: '127.0.0.1', port, method, path, headers, agent: false },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
      },
    );
    probeRequest.once('error', () => resolve(undefined));
    probeRequest.end(body);
  });
}
