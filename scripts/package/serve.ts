import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, isIP } from 'node:net';
import { availableParallelism, hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Serves the packaged site: nginx for everything that is a file, Node for /api/*. Both end together. For one second after
 * SIGTERM, both still serve, but each response closes its connection, and `/api/ready` answers 503. Then nginx finishes its
 * requests, and Node ends after it, so that a message that is being sent still is. Needs no file of the checkout and writes
 * only to the temporary folder.
 *
 *     node serve.mjs           PORT (8080), HOSTNAME, API_PORT (3001), WORKERS, KEEP_ALIVE_TIMEOUT (75000)
 *     node serve.mjs --health  exit code 0 when pages and endpoint answer
 *     node serve.mjs --doctor  checks the mail settings of this environment; with --send sends a test message
 */

const folder = import.meta.dirname;
const port = process.env.PORT ?? '8080';
const apiPort = process.env.API_PORT ?? '3001';
/** The address to listen on. Containers set it to the machine's own name, which counts as unset: all addresses. */
const { HOSTNAME: hostSetting = '' } = process.env;
const host = [hostname(), ''].includes(hostSetting)
  ? undefined
  : hostSetting.replace(/^localhost$/, '127.0.0.1');
const workers = process.env.WORKERS ?? String(Math.min(4, availableParallelism()));
/** Milliseconds for which nginx keeps an idle connection; the site's other servers use the same value. */
const keepAlive = Number(process.env.KEEP_ALIVE_TIMEOUT) || 75_000;
/** Milliseconds for which a stop waits for open requests, as long as the endpoint may take to respond; then they are aborted. */
const drainMs = 35_000;
/** Milliseconds from SIGTERM, when responses begin to close their connections, to the stop; as in scripts/http-layer/drain.ts. */
const noticeMs = 1000;

const modes = ['--health', '--doctor'];
const cliArgs = process.argv.slice(2);
if (cliArgs.length > 0 && !modes.some((mode) => cliArgs.includes(mode)))
  refuse(`serve.mjs does not know “${cliArgs.join(' ')}”. It knows ${modes.join(' and ')}.`);
if (cliArgs.includes('--doctor')) process.exit(await doctor());
for (const [name, value] of Object.entries({ PORT: port, API_PORT: apiPort }))
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535)
    refuse(`${name} must be a number from 1 to 65535. Found: "${value}".`);
if (host !== undefined && isIP(host) === 0) refuse(`HOSTNAME must be an IP address. Found: "${host}".`);
/** Origin at which this machine reaches the site. */
const origin = `http://${inUrl(host === undefined || host === '0.0.0.0' ? '127.0.0.1' : host)}:${port}`;
if (cliArgs.includes('--health')) process.exit((await isHealthy()) ? 0 : 1);
await serve();

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

function doctor(): Promise<number> {
  const args = cliArgs.filter((argument) => argument !== '--doctor');
  const child = spawn(process.execPath, [join(folder, 'server/doctor.cjs'), ...args], { stdio: 'inherit' });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

async function serve(): Promise<void> {
  for (const [name, value] of Object.entries({ PORT: port, API_PORT: apiPort })) {
    if ((await listenError(Number(value), name === 'PORT' ? host : '127.0.0.1')) === undefined) continue;
    refuse(
      `Port ${value} cannot be used: another program listens there, or it needs more rights. Choose another with ${name}=….`,
    );
  }
  const temporary = mkdtempSync(join(tmpdir(), 'site-'));
  const config = join(temporary, 'nginx.conf');
  writeFileSync(config, mainConfig(temporary, await listenLines()));

  const node = run(process.execPath, [join(folder, 'server/server.js')], {
    HOSTNAME: '127.0.0.1',
    PORT: apiPort,
    // Longer than nginx's 60 s for upstream connections: no message is sent on a closing connection.
    KEEP_ALIVE_TIMEOUT: '75000',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  });
  if (!(await untilAnswered(`http://127.0.0.1:${apiPort}/api/health`, node.ended))) process.exit(1);
  const nginx = run('nginx', ['-c', config, '-p', temporary, '-e', 'stderr', '-g', 'daemon off;'], {});

  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(
      () => {
        nginx.child.kill('SIGTERM');
        node.child.kill('SIGKILL');
        process.exit(1);
      },
      noticeMs + drainMs + 2000,
    ).unref();
    if (code === 0) {
      node.child.kill('SIGUSR2');
      writeFileSync(stoppingFile(temporary), '');
      await wait(noticeMs);
    }
    nginx.child.kill('SIGQUIT');
    await nginx.ended;
    node.child.kill('SIGTERM');
    await node.ended;
    rmSync(temporary, { recursive: true, force: true });
    process.exit(code);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
  void untilAnswered(`${origin}/`, nginx.ended).then((ready) => {
    if (ready) console.log(`The site is ready: http://localhost:${port}`);
  });
  const [endedProgram] = await Promise.race([
    node.ended.then(() => ['node']),
    nginx.ended.then(() => ['nginx']),
  ]);
  if (!stopping) console.error(`${endedProgram} has ended, so the container ends too.`);
  await stop(1);
}

/** A file whose presence tells nginx that the site is stopping. */
function stoppingFile(temporary: string): string {
  return join(temporary, 'stopping');
}

function run(program: string, args: string[], env: Record<string, string>) {
  const child: ChildProcess = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`);
      resolve();
    });
  });
  return { child, ended };
}

/** Resolves to true once the server answers, or to false if its process ends first. */
async function untilAnswered(url: string, ended: Promise<void>): Promise<boolean> {
  let exited = false;
  void ended.then(() => (exited = true));
  while (!exited) {
    if (await fetch(url).catch(() => undefined)) return true;
    await wait(50);
  }
  return false;
}

/** Why nothing can listen on a port: the system's error code, such as EADDRINUSE; undefined if it can. */
function listenError(number: number, address: string | undefined): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code));
    probe.listen(number, address, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * nginx's listen lines: the address of HOSTNAME or, by default, all addresses of IPv4 and, if the kernel supports it,
 * IPv6.
 */
async function listenLines(): Promise<string> {
  if (host !== undefined) return `listen ${inUrl(host)}:${port};`;
  const unsupportedCodes = ['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'];
  const ipv6 = !unsupportedCodes.includes((await listenError(0, '::')) ?? '');
  return [`listen ${port};`, ...(ipv6 ? [`listen [::]:${port};`] : [])].join('\n    ');
}

/** Adds brackets to an IPv6 address. Declared as a function because it is used above. */
function inUrl(address: string): string {
  return isIP(address) === 6 ? `[${address}]` : address;
}

/** Whether pages and the endpoint respond. A 503 for missing mail settings counts as a response, because pages are served nevertheless. */
async function isHealthy(): Promise<boolean> {
  const get = (path: string) => fetch(`${origin}${path}`, { signal: AbortSignal.timeout(3000) });
  try {
    const [page, endpoint] = await Promise.all([get('/'), get('/api/health')]);
    return page.ok && (endpoint.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

function mainConfig(temporary: string, listen: string): string {
  const brotli = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules']
    .map((modules) => join(modules, 'ngx_http_brotli_static_module.so'))
    .find((file) => existsSync(file));
  if (!brotli) console.error('nginx has no brotli module here; pages go out as gzip.');
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const name of temporaryFolders) mkdirSync(join(temporary, name));
  return `${brotli ? `load_module ${brotli};` : ''}
worker_processes ${workers};
pid ${temporary}/nginx.pid;
error_log stderr error;
worker_shutdown_timeout ${drainMs / 1000}s;
worker_rlimit_nofile 8192;
events { worker_connections 4096; }
http {
${temporaryFolders.map((name) => `  ${name}_temp_path ${temporary}/${name};`).join('\n')}
  # The endpoint writes its own log, without addresses of visitors.
  access_log off;
  # Faults of requests are logged with the addresses of visitors; those of nginx itself go to the main log above.
  error_log /dev/null;
  sendfile on;
  tcp_nopush on;
  # Nobody holds a connection by sending or reading slowly; one without a request would also hold up a stop for as long.
  client_header_timeout 10s;
  client_body_timeout 10s;
  send_timeout 30s;
  reset_timedout_connection on;
  # The second number tells the client, in the header Keep-Alive.
  keepalive_timeout ${keepAlive}ms ${Math.floor(keepAlive / 1000)}s;
  keepalive_requests 100000;
  open_file_cache max=2000 inactive=1h;
  open_file_cache_valid 1h;
  ${brotli ? 'brotli_static on;' : ''}
  include ${folder}/nginx/http.conf;
  upstream site_api { server 127.0.0.1:${apiPort}; keepalive 16; }
  server {
    ${listen}
    root ${folder}/www;
    # Clients close their connections then: nginx ends idle ones at once, and one may just be used for a POST.
    set $site_connection "";
    if (-f ${stoppingFile(temporary)}) { set $site_connection close; }
    add_header Connection $site_connection always;
    include ${folder}/nginx/server.conf;
  }
}
`;
}
