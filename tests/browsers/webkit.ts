import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '@/scripts/lib/ports';
import { type Driver, type Options, retry, startedOrEnded } from './driver';

/**
 * Starts WebKitGTK's driver, which starts its MiniBrowser, and speaks classic WebDriver (JSON over HTTP) with it.
 *
 * @throws if the driver does not start; driver and browser are ended first
 */
export async function startWebkit(browser: string, { javaScript, startTimeout }: Options): Promise<Driver> {
  const port = await freePorts(Number(process.env.BROWSERS_PORT ?? 4400) + 10, 1);
  // The driver gets a process group, as it leaves its browser running when it ends without a session.
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore', detached: true });
  const ended = once(driverProcess, 'exit');
  const end = async () => {
    if (driverProcess.pid) process.kill(-driverProcess.pid, 'SIGTERM');
    await ended;
  };

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
    args: ['--automation', `--enable-javascript=${javaScript ? 'TRUE' : 'FALSE'}`],
  };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId, capabilities: actual } = (await startedOrEnded(
    () => retry(() => send('POST', '/session', { capabilities }), startTimeout),
    end,
  )) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;

  return {
    version: actual.browserVersion,
    open: async (url) => void (await send('POST', `${session}/url`, { url })),
    back: async () => void (await send('POST', `${session}/back`, {})),
    // Sets the size of the window, which its toolbar keeps at least 447 px wide.
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
      await end();
    },
  };
}
