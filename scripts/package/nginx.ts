import { METHODS } from 'node:http';
import { caching } from '../../lib/headers';
import { endpointMethods, endpoints, methodsOfNext, oddAddress } from '../http-layer/early-answers';
import { mediaTypes, type SiteFile } from './files';
import {
  constantHeaders,
  endpointHeaders,
  policyHeader,
  type VaryingHeader,
  varyingHeaders,
} from './header-rules';
import { type HeaderRoute, type RedirectRoute, type RoutesManifest, withCaptures } from './routes';

/**
 * nginx configuration of the packaged site, from the manifests of `next build`: the same headers and
 * redirects, by the same regular expressions. Pages are exact locations, which need no regular expression.
 */

/** Timeout of the proxy: slightly longer than the endpoint may take to respond (`maxDuration` of its route). */
const endpointSeconds = 35;

/** Directives for nginx's `http` block: maps from an address to its headers and redirect. */
export function httpConfig({ headers, redirects }: RoutesManifest): string {
  return `# Written by npm run package. Goes into nginx's http block.
# Addresses as the browser sent them, still encoded: nothing decoded can end up in a Location header.
map $request_uri $site_path {
  "~^(?<path_before_query>[^?]*)" $path_before_query;
}
# Doubled slashes are taken out first, so that every spelling is one step from its page.
map $site_path $site_single {
  default $site_path;
  "~^/+$" "/";
${singleSlashes(5).join('\n')}
  "~^(.*?)//+(.*)$" "$1/$2";
}
map $site_single $site_spelled {
  default $site_single;
${redirects.map(redirectEntry).join('\n')}
}
map "$site_path $site_spelled" $site_redirect {
  default $site_spelled;
  "~^(?<same_path>.*) \\k<same_path>$" "";
}
map $site_path $site_redirect_slash {
  default "";
  "~//|/$" $site_redirect;
}
map "$request_method $request_uri" $site_method {
  default "none";
  "~^(GET|HEAD) " "";
  "~^(${METHODS.join('|')}) (${endpoints.join('|')})(\\?|$)" "";
  "~^(${methodsOfNext.join('|')}) /api/" "";
  "~^(${METHODS.join('|')}) " "other";
}
map $request_uri $site_allow {
  default "GET, HEAD";
${Object.entries(endpointMethods)
  .map(([path, methods]) => `  ${quote(`~^${path}(\\?|$)`)} ${quote(methods)};`)
  .join('\n')}
}
# Asked for a socket that the site does not have. Other protocols are not spoken, and the request is answered.
map $http_upgrade $site_socket {
  default "";
  "~*\\bwebsocket\\b" "1";
}
map $http_x_forwarded_proto $site_scheme {
  default $scheme;
  "~^https?$" $http_x_forwarded_proto;
}
${varyingHeaders(headers).map(headerMap).join('\n')}
# Endpoints have a policy of their own; nginx's answers in their place get the strictest.
map $upstream_http_content_security_policy $site_own_policy {
  default "";
  "" $site_content_security_policy;
}`;
}

/** Directives for nginx's `server` block, which needs an upstream called `site_api` and a `root`. */
export function serverConfig({ headers }: RoutesManifest, files: readonly SiteFile[]): string {
  const commonLines = headerLines(headers);
  const withType = files.filter(({ type, address }) => type && !address.endsWith('.html'));
  const staticFiles = files.filter(({ type, address }) => !type && !/^\/(art|engines|_next)\//.test(address));
  return `# Written by npm run package. Goes into a server block with a root; needs the upstream site_api.
types {
${mediaTypes(files)
  .map(([extension, type]) => `  ${quote(type)} ${extension};`)
  .join('\n')}
}
default_type application/octet-stream;
server_tokens off;
absolute_redirect off;
merge_slashes off;
# The time of a file stands for its content; see ETag.
if_modified_since off;
# Next sends pages whole, and one range of a file.
max_ranges 0;
gzip off;
gzip_static on;
gzip_vary on;
error_page 404 /404.html;
error_page 405 = @method;
error_page 494 =431 @large;
error_page 501 505 =400 /unreadable;
error_page 502 503 504 /500.html;

${commonLines}

# No method of HTTP, one that files do not answer, or no address of a URL. Node gives the same answer.
if ($site_socket) { return 400; }
if ($site_method = "none") { return 400; }
if ($site_method = "other") { return 405; }
if ($site_path ~* "${oddAddress.source.replace('\\\\', '\\x5c')}") { return 400; }

location = /404.html { internal; }
location = /500.html { internal; }
location @method {
  internal;
  add_header Allow $site_allow always;
  ${commonLines.replaceAll('\n', '\n  ')}
  return 405;
}
location @large {
  internal;
  return 431;
}
# A version of HTTP or an encoding of bodies that is unknown: Node calls both unreadable.
location = /unreadable {
  internal;
  return 400;
}
${['/art/', '/engines/', '/_next/static/'].map(folderLocation).join('\n')}
${staticFiles.map(({ address }) => `location = ${address} { max_ranges 1; try_files $uri =404; }`).join('\n')}
${withType
  .map(
    ({ address, path, type }) =>
      `location = ${address} { types { } default_type ${quote(type ?? '')}; try_files /${path} =404; }`,
  )
  .join('\n')}

location ~ ^(?:${endpoints.join('|')})$ {
  # Other spellings are other addresses.
  if ($site_path != $uri) { return 404; }
  proxy_pass http://site_api;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_set_header X-Forwarded-Proto $site_scheme;
  # Another instance, when one accepts no connection. A message that was handed over is never sent a second time: nginx
  # repeats a POST only when the connection was refused.
  proxy_next_upstream error timeout;
  proxy_connect_timeout 5s;
  proxy_read_timeout ${endpointSeconds}s;
  # Above the endpoint's own limit, and all of it in memory: what visitors write never touches the disk, and no
  # folder to write to is needed.
  client_max_body_size 128k;
  client_body_buffer_size 128k;
${endpointHeaders(headers)
  .map((name) => `  proxy_hide_header ${name};`)
  .join('\n')}
}

location ~ ^/api(?:/|$) { return 404; }
location / {
  if ($site_redirect) { return 308 $site_redirect$is_args$args; }
  return 404;
}
`;
}

/** Header lines for the server and for each location with its own headers, because such a location inherits none. */
function headerLines(headers: readonly HeaderRoute[]): string {
  return [
    'add_header Last-Modified "";',
    ...constantHeaders(headers).map(({ key, value }) => `add_header ${key} ${quote(value)} always;`),
    ...varyingHeaders(headers).map(
      ({ name, variable }) =>
        `add_header ${name} ${name === policyHeader ? '$site_own_policy' : variable} always;`,
    ),
  ].join('\n');
}

/** Files of a folder; other spellings of its addresses resolve to the same files. */
const folderLocation = (path: string) => `location ^~ ${path} {
  if ($site_redirect_slash) { return 308 $site_redirect_slash$is_args$args; }
  max_ranges 1;
  try_files $uri =404;
}`;

/** Entries for addresses of one to `depth` segments. */
function singleSlashes(depth: number): string[] {
  return Array.from({ length: depth }, (_, index) => {
    const parts = Array.from({ length: index + 1 }, (_, n) => n + 1);
    return `  "~^/+${parts.map(() => '([^/]+)').join('/+')}(/?)/*$" "/${parts.map((n) => `$${n}`).join('/')}$${index + 2}";`;
  });
}

function redirectEntry(route: RedirectRoute): string {
  if (route.has || route.missing)
    throw new Error(`${route.source}: a redirect with conditions is not known here`);
  if (route.statusCode !== 308) throw new Error(`${route.source}: answers ${route.statusCode}, not 308`);
  return `  ${quote(`~${route.regex}`)} ${quote(withCaptures(route))};`;
}

function headerMap({ name, variable, entries, otherwise }: VaryingHeader): string {
  const lines = entries.map(({ pattern, value }) => `  ${quote(`~${pattern}`)} ${quote(value)};`);
  if (name !== 'Cache-Control')
    return `map $request_uri ${variable} {\n  default ${quote(otherwise)};\n${lines.join('\n')}\n}\n`;
  // An address with a hash may be cached forever, but not its 404.
  return `map $request_uri ${variable}_found {
  default "";
  "~^/_next/static/" ${quote(caching.immutable)};
${lines.join('\n')}
}
map "$status $request_uri" ${variable} {
  "~^\\d+ (${endpoints.join('|')})(\\?|$)" "";
  "~^[45]" ${quote(caching.missing)};
  default ${variable}_found;
}
`;
}

/** A string of the configuration language: only the quote is escaped, a backslash is literal. */
const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`;
