import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { caching } from '@/lib/headers';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'application/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

type Answer = { body: Buffer; headers: Record<string, string> };

type Options = {
  /** Delay of every response in milliseconds. */
  latency?: number;
  /** Called with every requested address. */
  onRequest?: (url: string) => void;
};

/**
 * Serves a packaged site from memory with brotli, so that a page and its twin (`twin.ts`) are served in the same way.
 *
 * @param root folder with files and their `.br` copies
 * @param pages HTML that is served instead of a page's file, by path
 */
export async function serve(
  root: string,
  pages: ReadonlyMap<string, string>,
  { latency = 0, onRequest }: Options = {},
) {
  const answers = new Map<string, Answer | undefined>();
  const server: Server = createServer(async ({ url = '/' }, response) => {
    onRequest?.(url);
    if (latency > 0) await wait(latency);
    const path = url.replace(/\?.*/, '');
    if (!answers.has(path)) answers.set(path, answer(root, path, pages.get(path)));
    const found = answers.get(path);
    response.writeHead(found ? 200 : 404, { ...found?.headers, 'Content-Length': found?.body.length ?? 0 });
    response.end(found?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

function answer(root: string, path: string, html: string | undefined): Answer | undefined {
  if (html !== undefined) return brotliAnswer(brotli(html), '.html');
  const page = path === '/' ? '/index.html' : `${path}.html`;
  const file = [page, path].map((name) => join(root, name)).find((name) => extname(name) && existsSync(name));
  if (!file) return undefined;
  const extension = extname(file);
  const cacheHeaders = {
    'Cache-Control': path.startsWith('/_next/static/') ? caching.immutable : caching.page,
  };
  if (existsSync(`${file}.br`)) {
    const { body, headers } = brotliAnswer(readFileSync(`${file}.br`), extension);
    return { body, headers: { ...headers, ...cacheHeaders } };
  }
  return {
    body: readFileSync(file),
    headers: { 'Content-Type': types[extension] ?? 'application/octet-stream', ...cacheHeaders },
  };
}

const brotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

function brotliAnswer(body: Buffer, extension: string): Answer {
  const type = types[extension] ?? 'text/plain';
  return {
    body,
    headers: { 'Content-Type': type, 'Content-Encoding': 'br' },
  };
}
