import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startBuilt } from '@/lab/measure';
import { stopChildren } from '@/scripts/lib/child';
import type { Run } from '@/scripts/lib/command';
import { parseCommandLine } from '@/scripts/lib/command-line';
import { inRoot } from '@/scripts/lib/paths';
import { fail } from '@/scripts/lib/terminal';
import { testCertificate, testKey } from '@/tests/helpers/certificate';

/**
 * `npm run lab -- observatory`: rates the last build with MDN's HTTP Observatory. The scanner requires TLS, so a
 * proxy in front of `next start` answers TLS, and redirects plain HTTP on the same port. The scanner has two
 * hundred packages, so it is fetched on demand instead of being a dependency.
 */

const scanner = '@mdn/mdn-http-observatory';
const version = '1.4.8';
const folder = inRoot('node_modules/.cache/observatory');

type Result = {
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
};

export const run: Run = async (argv, { commandText }) => {
  parseCommandLine({}, { argv, commandText });
  if (!existsSync(inRoot('.next/BUILD_ID')))
    fail('Nothing is built yet. Run SITE_URL=… npm run build first.');
  fetchScanner();

  const port = await startBuilt(4790, 2).catch((error: Error) => fail(error.message));
  const front = proxy(port).listen(port + 1, 'localhost');

  const { scan, tests } = await rate(`localhost:${port + 1}`);
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
    console.log(`${pass ? '✓' : '✗'} ${name}: ${result} (${scoreModifier >= 0 ? '+' : ''}${scoreModifier})`);
  }
  console.log(`\n${scan.grade}, score ${scan.score}, ${scan.testsPassed} of ${scan.testsQuantity} passed.`);
  front.close();
  stopChildren();
  return scan.grade === 'A+' && Object.values(tests).every(({ pass }) => pass) ? 0 : 1;
};

/** Installs the scanner without its install script, which downloads lists that only preloaded sites need. */
function fetchScanner(): void {
  const home = join(folder, 'node_modules', scanner);
  if (existsSync(join(home, 'conf/hsts-preload.json'))) return;
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund'];
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...flags, `${scanner}@${version}`], {
    stdio: 'inherit',
  });
  if (status !== 0) fail(`${scanner} could not be installed.`);
  writeFileSync(join(home, 'conf/hsts-preload.json'), '{}');
}

/** Answers TLS and plain HTTP on one port: a connection whose first byte is 0x16 starts a TLS handshake, any other is plain HTTP. */
function proxy(target: number) {
  const httpServer = createServer(({ headers, url }, response) => {
    response.writeHead(308, { Location: `https://${headers.host}${url}` }).end();
  });
  const secure = createTlsServer(
    { key: testKey, cert: testCertificate },
    ({ method, url, headers }, response) => {
      const forwarded = request({ port: target, host: '127.0.0.1', method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      response.req.pipe(forwarded);
    },
  );
  return createTcpServer((socket: Socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', (chunk) => {
      socket.pause();
      socket.unshift(chunk);
      (chunk[0] === 0x16 ? secure : httpServer).emit('connection', socket);
      process.nextTick(() => socket.resume());
    });
  });
}

/** Runs the scanner in a separate process, which trusts the test certificate. */
async function rate(host: string): Promise<Result> {
  const certificate = join(folder, 'certificate.pem');
  writeFileSync(certificate, testCertificate);
  const scannerFile = join(folder, 'node_modules', scanner, 'src/index.js');
  const code = `const { scan } = await import(${JSON.stringify(scannerFile)});
    console.log(JSON.stringify(await scan(${JSON.stringify(host)})));`;
  const env = { PATH: process.env.PATH, NODE_ENV: 'production' as const, NODE_EXTRA_CA_CERTS: certificate };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    env,
  });
  return JSON.parse(stdout);
}
