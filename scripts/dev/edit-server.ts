import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { build } from 'esbuild';
import { binArgs, outputOf, scriptArgs } from '../lib/child';
import { contentSource } from '../lib/content-source';
import type { Content } from '../lib/content-watch';
import { inRoot, root } from '../lib/paths';
import type { Change } from './field';
import { editPage } from './pages';
import { editableText, quotesOf, toSource } from './source-text';

type Saved = { file: string; before: string; after: string };

/** Reason for refusing a change, worded for the editor. */
class Refusal extends Error {}

/**
 * Handler of /dev/edit: its page, the fields of content, and saving them. Accepts requests only from this machine and
 * from pages of its own origin, so that no other page can write through the browser.
 *
 * @returns true if the path was handled
 */
export function editHandler(content: Content) {
  const saves: Saved[] = [];

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== '/dev/edit' && !pathname.startsWith('/dev/edit/')) return false;
    void answer(pathname, request).then(
      ({ type, body }) =>
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      (error: unknown) => {
        const status = error instanceof Refusal ? 422 : 500;
        if (status === 500) console.error(error);
        response
          .writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
          .end(error instanceof Error ? error.message : String(error));
      },
    );
    return true;
  };

  async function answer(pathname: string, request: IncomingMessage): Promise<{ type: string; body: string }> {
    requireSameOrigin(request);
    const json = 'application/json';
    switch (`${request.method} ${pathname}`) {
      case 'GET /dev/edit':
        return { type: 'text/html; charset=utf-8', body: editPage };
      case 'GET /dev/edit/client.js':
        return { type: 'text/javascript; charset=utf-8', body: await client() };
      case 'GET /dev/edit/fields':
        await content.settled();
        return { type: json, body: await fields() };
      case 'POST /dev/edit/save':
        return { type: json, body: JSON.stringify(await save(JSON.parse(await bodyOf(request)))) };
      case 'POST /dev/edit/undo':
        return { type: json, body: JSON.stringify(await undo()) };
    }
    throw new Refusal('There is nothing at this address.');
  }

  async function save(changes: readonly Change[]) {
    for (const file of new Set(changes.map((change) => change.file))) {
      if (!/^content\/[\w-]+\.ts$/.test(file)) throw new Refusal(`${file} is not a content file.`);
      const oldSource = readFileSync(inRoot(file), 'utf8');
      const after = formatSource(
        file,
        changes.filter((change) => change.file === file).reduce(applyChange, oldSource),
      );
      if (after === oldSource) continue;
      const mistakes = await content.attempt(inRoot(file), after);
      if (mistakes !== undefined) throw new Refusal(mistakes.trim());
      saves.push({ file, before: oldSource, after });
    }
    return { undo: saves.length };
  }

  async function undo() {
    const last = saves.at(-1);
    if (!last) throw new Refusal('There is nothing to undo.');
    if (readFileSync(inRoot(last.file), 'utf8') !== last.after)
      throw new Refusal(`${last.file} has been changed by someone else since. Undo your change there.`);
    const mistakes = await content.attempt(inRoot(last.file), last.before);
    if (mistakes !== undefined) throw new Refusal(mistakes.trim());
    saves.pop();
    return { undo: saves.length };
  }
}

/** A file's text with one change made in it. */
function applyChange(text: string, { file, keys, sourceText }: Change): string {
  const place = contentSource(file, text).place(keys);
  const oldText = place?.keysLeft === 0 ? editableText(place.node, text) : undefined;
  if (!place || oldText === undefined)
    throw new Refusal(`This text is not where it was in ${file}. Reload the page and try again.`);
  const foreign = quotesOf(sourceText).find((name) => !quotesOf(oldText).includes(name));
  if (foreign !== undefined)
    throw new Refusal(
      `The text quoted no “${foreign}” before. Values can be moved or removed here; add one in ${file}.`,
    );
  const { node } = place;
  const isNumber = node.type === 'Literal' && typeof node.value === 'number';
  if (isNumber && !/^-?\d+(\.\d+)?$/.test(sourceText.trim()))
    throw new Refusal(`“${sourceText}” is not a number. Write it with digits only, like 1490.`);
  return text.slice(0, node.start) + toSource(node, sourceText) + text.slice(node.end);
}

function requireSameOrigin({ headers, socket }: IncomingMessage): void {
  const { host = '', origin } = headers;
  const isLocalAddress = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
  const isLocalHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  if (!isLocalAddress || !isLocalHost || (origin !== undefined && new URL(origin).host !== host))
    throw new Refusal('Content can be edited from this machine alone, at http://localhost.');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  if (!request.headers['content-type']?.startsWith('application/json'))
    throw new Refusal('A change is JSON.');
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

/** Lists the fields in a separate process, because this one caches the modules that it has loaded. */
async function fields(): Promise<string> {
  const { code, output, problems } = await outputOf(scriptArgs('dev/list-fields.ts'));
  if (code !== 0) throw new Refusal(problems.trim());
  return output;
}

async function client(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [inRoot('scripts/dev/client/main.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Formats a file as `npm run check -- --fix` does: a text that became long moves to its own line. */
function formatSource(file: string, text: string): string {
  const args = binArgs('@biomejs/biome/bin/biome', 'format', `--stdin-file-path=${file}`);
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, input: text, encoding: 'utf8' });
  return status === 0 && stdout !== '' ? stdout : text;
}
