import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '@/scripts/lib/ports';
import { copyOfSite } from '@/tests/helpers/copy';

/** `npm run dev` in a copy of the site, edited as an editor would. Home is open before the first edit. */

const site = copyOfSite({ forNext: true });
let url = '';
let dev: ChildProcess;
let printed = '';

beforeAll(async () => {
  const port = await freePorts(4940, 2);
  url = `http://localhost:${port}`;
  dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: site.folder,
    env: { ...process.env, SITE_URL: '', PORT: String(port), MAIL_PORT: String(port + 1) },
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  await until(() => printed.includes('Ctrl-C ends both.'));
  await open('/');
}, 120_000);

afterAll(async () => {
  const ended = new Promise((done) => dev.once('exit', done));
  dev.kill('SIGTERM');
  await ended;
  site.remove();
}, 120_000);

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; !(await holds()); tries++) {
    if (tries > 900) throw new Error(`It never came to be. Printed so far:\n${printed}`);
    await wait(100);
  }
}

async function open(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(url + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}

/** An edit, and the moment that the watcher of the development server needs to see it. */
async function edit(file: string, from: string | RegExp, to: string): Promise<() => void> {
  const undo = site.edit(file, from, to);
  await wait(1000);
  return undo;
}

test('a page that is first opened after an edit shows it, and so does one that was open before', async () => {
  await edit('content/support.ts', "title: 'Upload Failures'", "title: 'When Uploads Fail'");
  expect((await open('/support')).text).toContain('When Uploads Fail');
  await edit('content/pricing.ts', 'monthly: 390, yearly: 3900', 'monthly: 420, yearly: 4200');
  for (const path of ['/pricing', '/', '/faqs']) {
    const { text } = await open(path);
    expect(text, path).toContain('₹420');
    expect(text, path).not.toContain('₹390');
  }
}, 120_000);

test('a new entry has its page, its aliases and its card without a start by hand', async () => {
  await open('/feature2page');
  expect(site.run('scripts/new.ts', ['feature', 'Client Portal']).code).toBe(0);
  await until(() => printed.includes('The site starts again'));
  await until(() =>
    open('/feature11page').then(
      ({ status }) => status === 200,
      () => false,
    ),
  );
  expect((await open('/feature11page')).text).toContain('Client Portal');
  expect((await open('/features/client-portal')).status).toBe(308);
  expect((await open('/features')).text).toContain('/feature11page');
}, 120_000);

test.each([
  ['a mistake', "slug: 'smart-tagging'", "slug: 'Smart Tagging'", '[1].slug may hold only small letters'],
  [
    'a mistake of syntax',
    "slug: 'smart-tagging',",
    "slug: 'smart-tagging'",
    'is not expected here. Most often a comma',
  ],
])(
  '%s is told in the terminal once, without a stack, and is gone when it is mended',
  async (_, from, to, words) => {
    const start = printed.length;
    const since = () => printed.slice(start);
    const undo = await edit('content/features.ts', from, to);
    await until(() => since().includes(words));
    expect(since()).toContain('Content error in content/features.ts');
    expect((await open('/feature2page')).status).toBe(500);
    undo();
    await until(() => since().includes('Content: no mistakes found.'));
    await until(async () => (await open('/feature2page')).status === 200);
    expect(since()).not.toMatch(/^\s+at (contentError|parseContent)/m);
  },
  120_000,
);

test('a page shows the mistake with file, field and what is wrong', async () => {
  const undo = await edit('content/site.ts', /email: '[^']+'/, "email: 'hello'");
  const { status, text } = await open('/support');
  expect(status).toBe(500);
  expect(text).toMatch(/Content error in content\/site\.ts.{1,9}email is no e-mail address/);
  undo();
  await until(async () => (await open('/support')).status === 200);
}, 120_000);
