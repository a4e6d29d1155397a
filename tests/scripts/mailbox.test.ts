import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import nodemailer from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '@/scripts/lib/mailbox';
import { root } from '@/scripts/lib/paths';
import { freePorts } from '@/scripts/lib/ports';
import type { ReceivedMail } from '@/scripts/lib/received-mail';

let mailbox: Mailbox | undefined;

afterEach(async () => {
  await mailbox?.close();
  mailbox = undefined;
});

async function open(onMail?: (mail: ReceivedMail) => void): Promise<Mailbox> {
  mailbox = await startMailbox({ port: await freePorts(4900, 1), siteUrl: 'http://localhost:3000', onMail });
  return mailbox;
}

const send = ({ smtpUrl }: Mailbox) =>
  nodemailer.createTransport(smtpUrl).sendMail({
    from: 'website@example.org',
    to: 'inbox@example.org',
    replyTo: { name: 'Asha Rao', address: 'asha@example.net' },
    subject: 'A <b>bold</b> question',
    text: 'First line.\n\n<script>alert(1)</script>',
    html: '<p>First line.</p>',
  });

test('a message is kept, announced and shown as text', async () => {
  const announced: string[] = [];
  const box = await open((mail) => announced.push(mail.subject));
  await send(box);
  expect(announced).toEqual(['A <b>bold</b> question']);

  const [mail]: ReceivedMail[] = await (await fetch(`${box.url}/messages.json`)).json();
  expect(mail).toMatchObject({
    from: 'website@example.org',
    to: 'inbox@example.org',
    replyTo: 'Asha Rao <asha@example.net>',
    envelope: { from: 'website@example.org', to: ['inbox@example.org'] },
  });
  expect(mail?.text).toContain('<script>alert(1)</script>');

  const page = await (await fetch(box.url)).text();
  expect(page).toContain('1 message');
  expect(page).toContain('A &lt;b&gt;bold&lt;/b&gt; question');
  expect(page).not.toContain('<script>alert(1)');
  const [, at = '', words] = /<time datetime="([^"]+)">([^<]+)</.exec(page) ?? [];
  expect(at).toBe(mail?.receivedAt);
  expect(words).toContain(`${new Date(at).getHours() % 12 || 12}:`);
  expect(words).toContain(String(new Date(at).getFullYear()));
  expect(page).not.toMatch(/(src|href)="https?:\/\/(?!localhost)/);
});

test('messages can be forgotten', async () => {
  const box = await open();
  await send(box);
  await fetch(`${box.url}/messages.json`, { method: 'DELETE' });
  expect(await (await fetch(`${box.url}/messages.json`)).json()).toEqual([]);
});

test.each([
  ['the site', 'PORT', { site: 0, mail: 1 }],
  ['the mailbox', 'MAIL_PORT', { site: 1, mail: 0 }],
])('a busy port of %s stops the start with a way out', async (what, name, offset) => {
  const busy = await freePorts(4920, 2);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(busy, resolve));
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: String(busy + offset.site), MAIL_PORT: String(busy + offset.mail) },
  });
  await new Promise((resolve) => other.close(resolve));
  expect(run.status).toBe(1);
  expect(run.stderr).toContain(`Port ${busy} is in use, so ${what} cannot start there.`);
  expect(run.stderr).toContain(`${name}=${busy + 100}`);
});

test('a port that is none is refused by name', () => {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: 'web' },
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('PORT is “web”. It must be a whole number from 1 to 65535, like PORT=3000.');
});
