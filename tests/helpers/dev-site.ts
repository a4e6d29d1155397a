import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '@/scripts/lib/ports';
import { copySite } from '@/tests/helpers/site-copy';

/**
 * Starts `npm run dev` in a copy of the site, which a test may edit as an editor would.
 *
 * @param from first of the ports to try
 * @param env settings for this run
 * @returns a promise that is fulfilled when the command has printed that it is ready; `stop` ends the command and
 *   removes the copy
 */
export async function startDev(from: number, env: Record<string, string> = {}) {
  const site = copySite({ forNext: true });
  const port = await freePorts(from, 2);
  const url = `http://localhost:${port}`;
  let printed = '';
  const dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: site.folder,
    env: { ...process.env, SITE_URL: '', PORT: String(port), MAIL_PORT: String(port + 1), ...env },
  });
  const ended = new Promise((done) => dev.once('exit', done));
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (chunk) => (printed += chunk));

  async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
    for (let tries = 0; !(await condition()); tries++) {
      if (tries > 900) throw new Error(`The condition never became true. Printed so far:\n${printed}`);
      await wait(100);
    }
  }

  await until(() => printed.includes('Ctrl-C ends both.'));

  return {
    site,
    url,
    until,

    /** What the command has printed so far. */
    printed: () => printed,

    async open(path: string): Promise<{ status: number; text: string }> {
      const response = await fetch(url + path, { redirect: 'manual' });
      return { status: response.status, text: await response.text() };
    },

    /**
     * Makes an edit, and waits a second, until the watcher of the development server has seen it.
     *
     * @returns a function that undoes the edit
     */
    async edit(file: string, from: string | RegExp, to: string): Promise<() => void> {
      const undo = site.edit(file, from, to);
      await wait(1000);
      return undo;
    },

    async stop(): Promise<void> {
      dev.kill('SIGTERM');
      await ended;
      site.remove();
    },
  };
}
