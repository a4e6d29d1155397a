import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '@/scripts/lib/ports';
import { type Driver, type Options, patiently } from './driver';

/** Starts WebKitGTK's driver, and with it its MiniBrowser; speaks classic WebDriver, which is JSON over HTTP. */
export async function startWebkit(browser: string, { scripts }: Options): Promise<Driver> {
  const port = await freePorts(Number(process.env.BROWSERS_PORT ?? 4400) + 10, 1);
  const program = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  const ended = once(program, 'exit');

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as { value: { message?: string } | null };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value?.message}`);
    return value;
  }

  const options = {
    binary: browser,
    args: ['--automation', `--enable-javascript=${scripts ? 'TRUE' : 'FALSE'}`],
  };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId, capabilities: here } = (await patiently(() =>
    send('POST', '/session', { capabilities }),
  )) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;

  return {
    version: here.browserVersion,
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    back: async () => void (await send('POST', `${session}/back`, {})),
    // Of the window, whose toolbar is at least 447 px wide.
    resize: async (width, height) => void (await send('POST', `${session}/window/rect`, { width, height })),
    call: (source, args) =>
      send('POST', `${session}/execute/sync`, { script: `return (${source})(...arguments)`, args }),
    perform: async (actions) => {
      await send('POST', `${session}/actions`, { actions });
      await send('DELETE', `${session}/actions`);
    },
    errors: () => undefined,
    close: async () => {
      await send('DELETE', session);
      program.kill('SIGTERM');
      await ended;
    },
  };
}
