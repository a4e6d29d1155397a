import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { engineFiles } from '@/lib/engine-files';
import { visitor } from '@/tests/helpers/contact';
import { type FakeSmtp, startSmtp } from '@/tests/helpers/smtp';
import { type Answer, ask } from './ask';
import { emptyFolder, repositoryIn, type Shell, shell } from './guide';

/**
 * What an operator who follows the guide has: an empty folder, a repository with what is committed here, a mail server,
 * and programs that end with each test.
 */
export function operator() {
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

    /** Starts a proxy of tests/helpers/proxies. It reads its files anew at `reload`. */
    proxy(program: 'nginx' | 'caddy', site: { config: string; remove: () => void }) {
      cleanups.push(site.remove);
      const command =
        program === 'nginx'
          ? `exec nginx -c ${site.config} -g 'daemon off;'`
          : `exec caddy run --adapter caddyfile --config ${site.config}`;
      return self.start([command], folder);
    },

    /**
     * Pages come with the site's address in them and with all their files, the tools' engines come compressed, old
     * addresses lead on, and a message that is accepted arrives.
     */
    async expectSite(origin: string, run?: Shell): Promise<void> {
      const page = await answered(`${origin}/pricing`, run);
      expect(page.status).toBe(200);
      expect(page.body.toString()).toContain('<link rel="canonical" href="https://www.example.com/pricing"');
      await expectFiles(origin);
      expect((await ask(`${origin}/nothing-here`)).status).toBe(404);
      expect((await ask(`${origin}/Pricing/`)).headers.location).toBe('/pricing');
      const mailsBefore = mailServer.mails.length;
      const json = { ...visitor, message: `To ${origin}, ${Date.now()}` };
      const sent = await ask(`${origin}/api/contacts`, { method: 'POST', json });
      expect({ status: sent.status, body: sent.body.toString() }).toMatchObject({ status: 200 });
      expect(mailServer.mails).toHaveLength(mailsBefore + 1);
    },
  };

  beforeAll(async () => {
    repository = repositoryIn(folder);
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

/** A tool's page holds its styles and names scripts, a font and pictures; scripts fetch its engine when it is first needed. */
async function expectFiles(origin: string): Promise<void> {
  const page = (await ask(`${origin}/toolsdetails/text-to-speech`)).body.toString();
  const addresses = new Set(page.match(/\/(?:_next\/static|art)\/[\w./-]+\.\w+/g));
  expect([...addresses].map((address) => address.split('.').at(-1))).toEqual(
    expect.arrayContaining(['js', 'woff2', 'svg']),
  );
  expect(page).toContain('<style');
  for (const address of addresses)
    expect(`${address} ${(await ask(origin + address)).status}`).toBe(`${address} 200`);

  const { src, assets, sizes } = engineFiles('voice');
  for (const address of [src, ...Object.keys(sizes).map((name) => assets + name)]) {
    const headers = { 'Accept-Encoding': 'gzip, deflate, br' };
    const engine = await ask(origin + address, { headers });
    expect(`${address} ${engine.status} ${engine.headers['content-encoding']}`).toBe(`${address} 200 br`);
  }
}

/**
 * The first answer that is not a proxy's or a server's fault.
 *
 * @throws what the program printed when it has ended or says nothing for half a minute
 */
export async function answered(url: string, run?: Shell): Promise<Answer> {
  let exited = false;
  void run?.ended.then(() => {
    exited = true;
  });
  const until = Date.now() + 30_000;
  while (!exited && Date.now() < until) {
    const answer = await ask(url).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    await wait(50);
  }
  throw new Error(`${url} does not answer. ${run?.output().slice(-2000) ?? ''}`);
}
