import { once } from 'node:events';
import { register } from 'node:module';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { importVersions } from '../lib/content-import';
import { contentVersions } from './content-versions';

let hookPort: MessagePort | undefined;

/**
 * Makes this program import content in its current state: changed files, and everything that imports them, are loaded
 * again.
 *
 * @param more versions of other modules that contain content, by their `file:` address
 */
export async function reloadContent(more: ReadonlyMap<string, string> = new Map()): Promise<void> {
  hookPort ??= startHook();
  const versions = contentVersions();
  const answer = once(hookPort, 'message');
  hookPort.postMessage(new Map([...versions, ...more]));
  await answer;
  importVersions(versions);
}

function startHook(): MessagePort {
  const { port1, port2: port } = new MessageChannel();
  register('./reload-content-hook.mjs', { parentURL: import.meta.url, data: { port }, transferList: [port] });
  // The module hook must not keep the program running.
  port1.unref();
  return port1;
}
