import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { freePorts } from '@/scripts/lib/ports';
import { type Driver, type Options, retry, startedOrEnded } from './driver';

type Answer = { id?: number; type: string; result?: Record<string, unknown>; message?: string };
type Entry = { method: 'log.entryAdded'; params: { level: string; text: string } };

/**
 * Starts Firefox with a profile of its own and speaks WebDriver BiDi with it, without a driver program.
 *
 * @throws if Firefox does not start; its process is ended first
 */
export async function startFirefox(binary: string, { javaScript, startTimeout }: Options): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'site-firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref("javascript.enabled", ${javaScript});\n`);
  const port = await freePorts(Number(process.env.BROWSERS_PORT ?? 4400), 1);
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)];
  const browserProcess = spawn(binary, args, { stdio: 'ignore' });
  const ended = once(browserProcess, 'exit');
  const end = async () => {
    browserProcess.kill('SIGTERM');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  return startedOrEnded(async () => {
    const socket = await retry(() => connect(`ws://127.0.0.1:${port}/session`), startTimeout);
    return driverOf(socket, async () => {
      socket.close();
      await end();
    });
  }, end);
}

async function driverOf(socket: WebSocket, close: () => Promise<void>): Promise<Driver> {
  const waiting = new Map<number, (answer: Answer) => void>();
  const errors: string[] = [];
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as Answer | (Entry & { id?: undefined });
    if (message.id) waiting.get(message.id)?.(message);
    else if ('method' in message && message.params.level === 'error') errors.push(message.params.text);
  });
  let count = 0;
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    count += 1;
    const id = count;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result = {}, message } = await answered;
    if (type !== 'success') throw new Error(`${method}: ${message}`);
    return result;
  }

  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  if (!context) throw new Error('Firefox has no tab.');

  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await send('browsingContext.traverseHistory', { context, delta: -1 })),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    call: async (source, values) => {
      // Values are JSON both ways, as BiDi has a format of its own. Promises are not awaited: on a page whose scripts are
      // off they never settle.
      const { type, result, exceptionDetails } = (await send('script.evaluate', {
        expression: `JSON.stringify((${source})(...${JSON.stringify(values)}))`,
        target: { context },
        awaitPromise: false,
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    perform: async (actions) => {
      await send('input.performActions', { context, actions });
      await send('input.releaseActions', { context });
    },
    errors: () => errors,
    close,
  };
}

async function connect(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  return socket;
}
