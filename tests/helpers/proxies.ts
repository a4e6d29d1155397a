import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, textOf } from '@/scripts/lib/paths';
import { testCertificate, testKey } from './certificate';

/**
 * Installs the proxy files of deploy/ with the test certificate, other ports and other folders. Everything else in them
 * stays as it is.
 */

export type Ports = {
  http: number;
  https: number;
  /** Ports of the instances; with only one, the line of the second is removed from the file. */
  instances: readonly [number, number] | readonly [number];
};

/**
 * @param added lines at the end of the file
 * @returns `config`, the path of a main configuration like Debian's with the file among its sites; `folder`, around it;
 *   and `remove`, which removes the folder
 */
export function installNginxConfig(
  file: string,
  { http, https, instances }: Ports,
  current = inRoot('dist'),
  added = '',
) {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const pathOf = (name: string) => join(folder, name);
  writeFileSync(pathOf('certificate.pem'), testCertificate);
  writeFileSync(pathOf('key.pem'), testKey);
  const [first, second] = instances;
  const site = `${textOf('deploy', file)}${added}`
    .replace(/listen (\[::\]:)?80( default_server)?;/g, `listen $1${http}$2;`)
    .replace(/listen (\[::\]:)?443 /g, `listen $1${https} `)
    .replaceAll('/etc/letsencrypt/live/www.example.com/fullchain.pem', pathOf('certificate.pem'))
    .replaceAll('/etc/letsencrypt/live/www.example.com/privkey.pem', pathOf('key.pem'))
    .replaceAll('/srv/site/current', current)
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace(/.*127\.0\.0\.1:3002.*\n/, second ? `  server 127.0.0.1:${second} max_fails=0;\n` : '');
  mkdirSync(pathOf('sites-enabled'));
  writeFileSync(pathOf('sites-enabled/site'), site);
  // If root starts nginx, its workers run as `nobody`; they write what is too large for memory, such as an engine, to
  // these folders.
  chmodSync(folder, 0o755);
  for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) {
    mkdirSync(pathOf(name));
    chmodSync(pathOf(name), 0o777);
  }
  writeFileSync(pathOf('nginx.conf'), debianMain(folder));
  return { folder, config: pathOf('nginx.conf'), remove: () => rmSync(folder, { recursive: true }) };
}

/**
 * The main configuration of Debian's package with the guide's changes. Its http block already has types and a default
 * type.
 */
const debianMain = (folder: string) => `
include /etc/nginx/modules-enabled/*.conf;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 2;
worker_rlimit_nofile 16384;
events { worker_connections 8192; }
http {
  sendfile on;
  tcp_nopush on;
  types_hash_max_size 2048;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  ssl_prefer_server_ciphers on;
  access_log off;
  gzip on;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/sites-enabled/*;
}
`;

/**
 * @returns `config`, the path of the Caddyfile, for plain HTTP on a port of this machine, since no test can get the
 *   certificates that Caddy gets by itself; `folder`, around it; and `remove`, which removes the folder
 */
export function installCaddyConfig({ http, instances: [first, second] }: Pick<Ports, 'http' | 'instances'>) {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const config = join(folder, 'Caddyfile');
  const site = textOf('deploy/Caddyfile')
    .replace(/^http:\/\/ \{[^}]*\}\n/m, '')
    .replace('www.example.com {', `http://:${http} {`)
    .replace(/^\{$/m, '{\n\tadmin off\n\tauto_https off')
    .replace('127.0.0.1:3001', `127.0.0.1:${first}`)
    .replace(' 127.0.0.1:3002', second ? ` 127.0.0.1:${second}` : '');
  writeFileSync(config, site);
  return { folder, config, remove: () => rmSync(folder, { recursive: true }) };
}
