import nodemailer from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { type Mailbox, startMailbox } from '@/scripts/lib/mailbox';
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

test('a message is kept, passed to onMail and shown as text', async () => {
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
  const [, time = '', shownTime] = /<time datetime="([^"]+)">([^<]+)</.exec(page) ?? [];
  expect(time).toBe(mail?.receivedAt);
  expect(shownTime).toContain(`${new Date(time).getHours() % 12 || 12}:`);
  expect(shownTime).toContain(String(new Date(time).getFullYear()));
  expect(page).not.toMatch(/(src|href)="https?:\/\/(?!localhost)/);
});

test('DELETE removes all messages', async () => {
  const box = await open();
  await send(box);
  await fetch(`${box.url}/messages.json`, { method: 'DELETE' });
  expect(await (await fetch(`${box.url}/messages.json`)).json()).toEqual([]);
});
