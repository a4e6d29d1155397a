import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { engineFiles } from '@/lib/engine-files';
import { visitor } from '@/tests/helpers/contact';
import { type FakeSmtp, startSmtp } from '@/tests/helpers/smtp';
import { cloneInto, emptyFolder, type Shell, shell } from './guide';
import { type Answer, sendRequest } from './send-request';

/**
 * Sets up what an operator who follows the guide has: an empty folder, a repository of the commit that is checked out
 * here, a mail server, and programs that end with each test.
 */
export function setUpOperator() {
  const { folder, remove } = emptyFolder();
  const cleanups: (() => unknown)[] = [];
  let repository = '';
  let mailServer: FakeSmtp;
  const self = {
    folder,
    repository: () => repository,
    mail: () => mailServer,
    pathOf: (...parts: string[]) => join(folder, ...parts),
    /** Adds a step that runs when the test has ended. */
    afterwards: (step: () => unknown) => cleanups.push(step),

    start(commands: readonly string[], cwd: string, env: Record<string, string> = {}): Shell {
      const run = shell(commands, { cwd, env });
      cleanups.push(() => run.stop());
      return run;
    },

    /** @returns what the commands printed @throws when one fails */
    async run(commands: readonly string[], cwd: string, env: Record<string, string> = {}): Promise<string> {
      const run = self.start(commands, cwd, env);
      const code = await run.ended;
      if (code !== 0)
        throw new Error(`${commands.join('; ')} ended with ${code}:\n${run.output().slice(-3000)}`);
      return run.output();
    },

    /** Starts a proxy of tests/helpers/proxies. `reload` makes it read its files again. */
    proxy(program: 'nginx' | 'caddy', site: { config: string; remove: () => void }) {
      cleanups.push(site.remove);
      const command =
        program === 'nginx'
          ? `exec nginx -c ${site.config} -g 'daemon off;'`
          : `exec caddy run --adapter caddyfile --config ${site.config}`;
      return self.start([command], folder);
    },

    /**
     * Expects a page with the site's address in it, the files of a tool's page, its engine compressed, a 404 for an
     * unknown address, a redirect from a misspelt one, and a mail for an accepted message.
     */
    async expectSite(origin: string, run?: Shell): Promise<void> {
      const page = await answered(`${origin}/pricing`, run);
      expect(page.status).toBe(200);
      expect(page.body.toString()).toContain('<link rel="canonical" href="https://www.example.com/pricing"');
      await expectFiles(origin);
      expect((await sendRequest(`${origin}/nothing-here`)).status).toBe(404);
      expect((await sendRequest(`${origin}/Pricing/`)).headers.location).toBe('/pricing');
      const mailsBefore = mailServer.mails.length;
      const json = { ...visitor, message: `To ${origin}, ${Date.now()}` };
      const sent = await sendRequest(`${origin}/api/contacts`, { method: 'POST', json });
      expect({ status: sent.status, body: sent.body.toString() }).toMatchObject({ status: 200 });
      expect(mailServer.mails).toHaveLength(mailsBefore + 1);
    },
  };

  beforeAll(async () => {
    repository = cloneInto(folder);
    mailServer = await startSmtp();
  });
  afterAll(async () => {
    await mailServer.close();
    remove();
  }, 300_000);
  afterEach(async () => {
    for (const step of cleanups.splice(0).reverse()) await step();
  });
  return self;
}

/**
 * Expects the styles of a tool's page in its HTML, each file that it names, and each file of its engine, compressed.
 */
async function expectFiles(origin: string): Promise<void> {
  const page = (await sendRequest(`${origin}/toolsdetails/text-to-speech`)).body.toString();
  const addresses = new Set(page.match(/\/(?:_next\/static|art)\/[\w./-]+\.\w+/g));
  expect([...addresses].map((address) => address.split('.').at(-1))).toEqual(
    expect.arrayContaining(['js', 'woff2', 'svg']),
  );
  expect(page).toContain('<style');
  for (const address of addresses)
    expect(`${address} ${(await sendRequest(origin + address)).status}`).toBe(`${address} 200`);

  const { src, assets, sizes } = engineFiles('voice');
  for (const address of [src, ...Object.keys(sizes).map((name) => assets + name)]) {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
    const response = await sendRequest(origin + address, { headers });
    expect(`${address} ${response.status} ${response.headers['content-encoding']}`).toBe(`${address} 200 br`);
  }
}

/**
 * Waits for the first answer with a status below 500.
 *
 * @throws with the program's output if the program ends, or after half a minute without such an answer
 */
export async function answered(url: string, run?: Shell): Promise<Answer> {
  let exited = false;
  void run?.ended.then(() => {
    exited = true;
  });
  const until = Date.now() + 30_000;
  while (!exited && Date.now() < until) {
    const answer = await sendRequest(url).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await wait(50);
  }
  throw new Error(`${url} does not answer. ${run?.output().slice(-2000) ?? ''}`);
}
