import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contact } from '@/content/contact';
import { contactEndpoint } from '@/content/contact-endpoint';
import { honeypotField } from '@/lib/contact/rules';
import { fill } from '@/lib/fill';
import { endpointUrl, settings, visitor } from '@/tests/helpers/contact';
import { aPlan } from '@/tests/helpers/plans';
import { target } from '@/tests/helpers/server';
import { site } from '@/tests/helpers/site';
import { bytesOf, type FakeSmtp, startSmtp } from '@/tests/helpers/smtp';

/** One row an input: what is answered, what is logged, and whether a message goes out. */

const { checks } = contact.form;
const { limits } = contactEndpoint;

let server: FakeSmtp;
beforeAll(async () => {
  server = await startSmtp();
});
beforeEach(() => {
  server.mails.length = 0;
});
afterAll(() => server.close());

type Row = {
  input: string;
  method?: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: unknown;
  status: number;
  event: string;
  message?: string;
  field?: string;
};

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const json = JSON.stringify(visitor);
const longest = {
  fullName: 'N'.repeat(200),
  email: `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(57)}.io`,
  message: 'm'.repeat(10_000),
};

const refused: Row[] = [
  // Method
  ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'].map((method) => ({
    input: `the method ${method}`,
    method,
    status: 405,
    event: 'contact.method',
  })),
  {
    input: 'PUT that calls itself POST',
    method: 'PUT',
    headers: { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST' },
    status: 405,
    event: 'contact.method',
  },
  // Origin
  ...['cross-site', 'same-site', 'nonsense'].map((value) => ({
    input: `Sec-Fetch-Site: ${value}`,
    headers: { 'Sec-Fetch-Site': value },
    status: 403,
    event: 'contact.cross_site',
  })),
  ...[
    'null',
    'https://evil.example',
    'https://www.triplicate.test.evil.example',
    'https://wwwatriplicate.test',
    'https://www.triplicate.test:8443',
    'http://www.triplicate.test',
    'https://user@evil.example',
    'file://',
  ].map((Origin) => ({
    input: `Origin: ${Origin}`,
    headers: { Origin, Host: 'www.triplicate.test.real' },
    status: 403,
    event: 'contact.cross_site',
  })),
  {
    input: 'a foreign origin with its own X-Forwarded-Host',
    headers: { Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example' },
    status: 403,
    event: 'contact.cross_site',
  },
  {
    input: 'a good origin on a request that the browser calls cross-site',
    headers: { Origin: 'https://www.triplicate.test', 'Sec-Fetch-Site': 'cross-site' },
    status: 403,
    event: 'contact.cross_site',
  },
  // Media type
  ...[
    'text/plain',
    'text/plain;charset=UTF-8',
    'text/html',
    'application/xml',
    'application/json-patch+json',
    'application/json; charset=utf-16',
    'multipart/mixed; boundary=x',
    '',
    'nonsense',
  ].map((type) => ({
    input: `the content type “${type}”`,
    headers: { 'Content-Type': type },
    body: json,
    status: 415,
    event: 'contact.media_type',
  })),
  ...['gzip', 'br', 'deflate, gzip'].map((encoding) => ({
    input: `a body encoded with ${encoding}`,
    headers: { 'Content-Encoding': encoding },
    body: json,
    status: 415,
    event: 'contact.media_type',
  })),
  // Size
  {
    input: 'a body of more than 96 KiB',
    body: { ...visitor, extra: 'x'.repeat(100_000) },
    status: 413,
    event: 'contact.too_large',
  },
  {
    input: 'a length header of a gigabyte',
    headers: { 'Content-Length': '1000000000' },
    body: json,
    status: 413,
    event: 'contact.too_large',
  },
  // Form of the body
  ...[
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '42',
    'true',
    '{"fullName":}',
    `${json}x`,
    "{'fullName':'a'}",
    `\ufeff${json}`,
  ].map((body) => ({
    input: `the body ${body.slice(0, 20).replace('\ufeff', 'BOM') || 'of length 0'}`,
    body,
    status: 400,
    event: 'contact.malformed',
  })),
  { input: 'UTF-16 called UTF-8', body: utf16(json), status: 400, event: 'contact.malformed' },
  {
    input: 'bytes that are no UTF-8',
    body: new Uint8Array([...Buffer.from('{"fullName":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
    status: 400,
    event: 'contact.malformed',
  },
  {
    input: 'nesting 40,000 levels deep',
    body: `${'['.repeat(40_000)}${']'.repeat(40_000)}`,
    status: 400,
    event: 'contact.malformed',
  },
  {
    input: 'nesting in an unknown field',
    body: `{"a":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`,
    status: 400,
    event: 'contact.malformed',
  },
  // Types of the fields
  ...[
    undefined,
    null,
    7,
    true,
    [],
    ['x'],
    {},
    { path: '/etc/passwd' },
    { href: 'http://169.254.169.254/' },
    { raw: 'x' },
  ].flatMap((value) =>
    (['fullName', 'email', 'message'] as const).map((field) => ({
      input: `${field} = ${JSON.stringify(value)}`,
      body: { ...visitor, [field]: value },
      status: 422,
      event: 'contact.invalid',
      field,
      message: checks[field],
    })),
  ),
  {
    input: 'fields that are inherited',
    body: '{"__proto__":{"fullName":"a","email":"a@b.c","message":"x"}}',
    status: 422,
    event: 'contact.invalid',
    field: 'fullName',
  },
  // The three checks in their order
  {
    input: 'nothing filled in',
    body: { fullName: '', email: '', message: '' },
    status: 422,
    event: 'contact.invalid',
    field: 'fullName',
    message: checks.fullName,
  },
  {
    input: 'a name of spaces',
    body: { ...visitor, fullName: ' \t\n\u00a0 ' },
    status: 422,
    event: 'contact.invalid',
    field: 'fullName',
    message: checks.fullName,
  },
  {
    input: 'a name without anything visible',
    body: { ...visitor, fullName: '\u200b\u202e\u0000' },
    status: 422,
    event: 'contact.invalid',
    field: 'fullName',
  },
  {
    input: 'only a name',
    body: { fullName: 'Asha', email: '', message: '' },
    status: 422,
    event: 'contact.invalid',
    field: 'email',
    message: checks.email,
  },
  ...[
    'asha',
    'asha@',
    '@example.org',
    'asha@example',
    'asha@.',
    'asha@example.',
    'a sha@example.org',
    'asha@exam ple.org',
    ' asha@example.org',
    'asha@example.org ',
    'asha.example@org',
    'asha@example.org\r\nBcc: victim@evil.example',
    'asha@example.org\u0000',
    'asha@exam\u0085ple.org',
    'asha@example.org\u2028',
  ].map((email) => ({
    input: `the address ${JSON.stringify(email)}`,
    body: { ...visitor, email },
    status: 422,
    event: 'contact.invalid',
    field: 'email',
    message: checks.email,
  })),
  {
    input: 'no message',
    body: { ...visitor, message: ' \n ' },
    status: 422,
    event: 'contact.invalid',
    field: 'message',
    message: checks.message,
  },
  // Lengths
  {
    input: 'a name of 201 characters',
    body: { ...visitor, fullName: 'N'.repeat(201) },
    status: 422,
    event: 'contact.invalid',
    field: 'fullName',
    message: fill(limits.fullName, { limit: '200' }),
  },
  {
    input: 'an address of 255 characters',
    body: { ...visitor, email: `${'e'.repeat(243)}@example.org` },
    status: 422,
    event: 'contact.invalid',
    field: 'email',
  },
  {
    input: 'a message of 10,001 characters',
    body: { ...visitor, message: 'm'.repeat(10_001) },
    status: 413,
    event: 'contact.invalid',
    field: 'message',
    message: fill(limits.message, { limit: '10,000' }),
  },
  // Honeypot
  {
    input: 'a field that comes twice, the last one bad',
    body: `${json.slice(0, -1)},"email":"asha@evil.example\\r\\nBcc: victim@evil.example"}`,
    status: 422,
    event: 'contact.invalid',
    field: 'email',
  },
  {
    input: 'the hidden field filled in',
    body: { ...visitor, [honeypotField]: 'buy now' },
    status: 422,
    event: 'contact.honeypot',
  },
];

const accepted: Row[] = [
  { input: 'the three fields', status: 200, event: 'contact.sent' },
  { input: 'the longest values', body: longest, status: 200, event: 'contact.sent' },
  {
    input: '10,000 astral characters in 96 KiB',
    body: { ...visitor, message: '😀'.repeat(5000) },
    status: 200,
    event: 'contact.sent',
  },
  {
    input: '10,000 characters with line breaks as Windows writes them',
    body: { ...visitor, message: `${'m\r\n'.repeat(5000)}` },
    status: 200,
    event: 'contact.sent',
  },
  {
    input: 'an empty hidden field',
    body: { ...visitor, [honeypotField]: '' },
    status: 200,
    event: 'contact.sent',
  },
  {
    input: 'unknown fields',
    body: {
      ...visitor,
      bcc: 'victim@evil.example',
      to: 'victim@evil.example',
      cc: ['victim@evil.example'],
      headers: { 'X-Evil': '1' },
      attachments: [{ path: '/etc/passwd' }],
      subject: 'Evil',
      from: 'ceo@bank.example',
      raw: 'Evil',
    },
    status: 200,
    event: 'contact.sent',
  },
  {
    input: 'a polluted prototype',
    body: `{"__proto__":{"bcc":"victim@evil.example"},"constructor":{"prototype":{"bcc":"v@evil.example"}},${json.slice(1)}`,
    status: 200,
    event: 'contact.sent',
  },
  {
    input: 'a field that comes twice: the last one counts, and it alone is checked',
    body: `{"email":"victim@evil.example\\r\\nBcc: v@evil.example","message":{"path":"/etc/passwd"},${json.slice(1)}`,
    status: 200,
    event: 'contact.sent',
  },
  {
    input: 'an unknown context',
    body: { ...visitor, context: 'plan=gold&topic=<script>' },
    status: 200,
    event: 'contact.sent',
  },
  {
    input: 'JSON with a charset',
    headers: { 'Content-Type': 'Application/JSON; charset="UTF-8"' },
    body: visitor,
    status: 200,
    event: 'contact.sent',
  },
  {
    input: 'Sec-Fetch-Site: same-origin',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://elsewhere.example' },
    status: 200,
    event: 'contact.sent',
  },
  {
    input: 'Sec-Fetch-Site: none',
    headers: { 'Sec-Fetch-Site': 'none' },
    status: 200,
    event: 'contact.sent',
  },
  {
    input: 'Origin of SITE_URL',
    headers: { Origin: 'https://www.triplicate.test' },
    status: 200,
    event: 'contact.sent',
  },
  {
    input: 'Origin of the host it is sent to',
    headers: { Origin: 'http://preview.triplicate.test:3000', Host: 'preview.triplicate.test:3000' },
    status: 200,
    event: 'contact.sent',
  },
  ...[
    'a@b.c,d@e.f',
    '<a@b.c>',
    '"x"@y.z',
    'group:a@b.c;',
    'आशा@example.org',
    'asha@bücher.example',
    `${'l'.repeat(65)}@example.org`,
    '.a@example.org',
    'a..b@example.org',
    "o'brien+tag@example.org",
  ].map((email) => ({
    input: `the address ${email}`,
    body: { ...visitor, email },
    status: 200,
    event: 'contact.sent',
  })),
];

function request(row: Row): Request {
  const body = row.body === undefined ? visitor : row.body;
  const bytes = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const method = row.method ?? 'POST';
  const init = {
    method,
    headers: { 'Content-Type': 'application/json', ...row.headers },
    body: ['GET', 'HEAD'].includes(method) ? undefined : bytes,
  };
  return new Request(endpointUrl, init as RequestInit);
}

describe('refuses', () => {
  it.each(refused)('$input: $status', async (row) => {
    const { send, log, ready } = site(settings(server.port));
    await ready();
    const [started, connected] = [Date.now(), server.connections()];
    const response = await send(request(row));
    expect(Date.now() - started).toBeLessThan(2000);
    expect(server.connections()).toBe(connected);
    expect(response.status).toBe(row.status);
    if (row.method !== 'HEAD') {
      const body = await response.json();
      expect(body).toMatchObject({
        status: row.status,
        title: expect.any(String),
        message: row.message ?? expect.any(String),
      });
      expect(body.field).toBe(row.field);
    }
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('allow')).toBe(row.status === 405 ? 'POST, OPTIONS' : null);
    expect(log).toEqual([expect.objectContaining({ event: row.event, status: row.status, level: 'warn' })]);
    expect(server.mails).toHaveLength(0);
    expect(JSON.stringify(log)).not.toMatch(/Quintessa|asha|palimpsest|evil/i);
  });
});

describe('sends one message for', () => {
  it.each(accepted)('$input', async (row) => {
    const { send, log, ready } = site(settings(server.port));
    await ready();
    const started = Date.now();
    const response = await send(request(row));
    expect(Date.now() - started).toBeLessThan(6000);
    const { message, reference } = await response.json();
    expect(response.status).toBe(200);
    expect(reference).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(message).toContain(reference);
    expect(log).toEqual([
      expect.objectContaining({ event: row.event, status: 200, level: 'info', attempts: 1, ref: reference }),
    ]);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ from: 'website@triplicate.test', to: ['inbox@triplicate.test'] });
    expect(server.mails[0]?.raw).not.toMatch(/evil\.example|X-Evil|root:/);
  });
});

describe('the message', () => {
  async function mailOf(
    values: Partial<typeof visitor> & { context?: string },
    env: Record<string, string> = {},
  ) {
    const { post } = site(settings(server.port, env));
    const response = await post({ ...visitor, ...values });
    expect(response.status).toBe(200);
    const mail = server.mails.at(-1);
    if (!mail) throw new Error('no mail');
    return {
      ...(await PostalMime.parse(bytesOf(mail))),
      raw: mail.raw,
      reference: (await response.json()).reference as string,
    };
  }
  const header = (mail: { headers: { key: string; value: string }[] }, key: string) =>
    mail.headers.filter((one) => one.key === key).map(({ value }) => value);

  it.each([
    ['feature2page', 'Smart Tagging'],
    ['usecase1page', 'CA Firms'],
    ['split-pdf', 'Split PDF'],
    ['pricing', 'Pricing'],
  ])(
    'that asks for the trial says so in its subject, with the page it was asked from: %s',
    async (trial, page) => {
      const mail = await mailOf({ context: `trial=${trial}` });
      const about = `Free trial, from the page ${page}`;
      expect(mail.subject).toBe(`${about}: ${visitor.fullName} (${mail.reference})`);
      expect(mail.text).toContain(about);
      expect(mail.html).toContain(about);
    },
  );

  it('comes from the site, answers to the visitor and carries the reference', async () => {
    const mail = await mailOf({ context: `plan=${aPlan.slug}&billing=yearly&renew=on` });
    expect(mail.from).toMatchObject({ name: 'Triplicate website', address: 'website@triplicate.test' });
    expect(mail.to).toMatchObject([{ address: 'inbox@triplicate.test' }]);
    expect(mail.replyTo).toMatchObject([{ name: visitor.fullName, address: visitor.email }]);
    expect(mail.subject).toBe(
      `${aPlan.name} plan, billed yearly, auto-renewal on: ${visitor.fullName} (${mail.reference})`,
    );
    for (const part of [
      visitor.fullName,
      visitor.email,
      mail.reference,
      `${aPlan.name} plan, billed yearly`,
      'https://www.triplicate.test',
    ]) {
      expect(mail.text).toContain(part);
      expect(mail.html).toContain(part);
    }
    expect(mail.text).toContain(visitor.message);
    expect(mail.messageId).toMatch(/^<contact\.[0-9a-f]{64}@triplicate\.test>$/);
    expect(header(mail, 'auto-submitted')).toEqual(['auto-generated']);
    expect(header(mail, 'x-auto-response-suppress')).toEqual(['All']);
    expect(header(mail, 'resend-idempotency-key')).toHaveLength(1);
    expect(mail.attachments).toEqual([]);
  });

  it.each([
    'a@b.c,d@e.f',
    '<a@b.c>',
    '"x"@y.z',
    'group:a@b.c;',
    'आशा@example.org',
    `${'l'.repeat(65)}@example.org`,
  ])('names %s in the text only', async (email) => {
    const mail = await mailOf({ email });
    expect(mail.replyTo).toBeUndefined();
    expect(mail.text).toContain(email);
    expect(mail.text).toContain('write to the address above');
  });

  it('has no Reply-To where it is turned off', async () => {
    expect((await mailOf({}, { CONTACT_REPLY_TO: 'off' })).replyTo).toBeUndefined();
  });

  it.each([
    'Eve\r\nBcc: victim@evil.example',
    'Eve\nX-Evil: 1',
    'Eve\r\n\r\n<script>',
    'Eve\u0000\u0007\u009f',
    'Eve <ceo@bank.example>, x',
    '"Eve" <ceo@bank.example>',
    '=?utf-8?Q?Eve=0D=0ABcc:_victim@evil.example?=',
    '\u202eevE\u2066',
    '\ud800Eve',
    'E'.repeat(200),
    '😀'.repeat(100),
  ])('keeps the name %j on one line of one mailbox', async (fullName) => {
    const mail = await mailOf({ fullName });
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.replyTo?.[0]?.address).toBe(visitor.email);
    expect(mail.to).toHaveLength(1);
    expect(mail.cc).toBeUndefined();
    expect(mail.bcc).toBeUndefined();
    expect(header(mail, 'x-evil')).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the subject must have none
    expect(mail.subject).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    expect((mail.subject ?? '').length).toBeLessThanOrEqual(120);
    expect(Math.max(...mail.raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
  });

  it('shows HTML as it was typed', async () => {
    const message = '<img src=x onerror=alert(1)> & "quoted"';
    const mail = await mailOf({ message });
    expect(mail.text).toContain(message);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;');
  });

  it('shows what would change the reading order, and keeps emoji, Devanagari and joiners', async () => {
    const mail = await mailOf({ message: 'a\u202eb \u2066c नमस्ते 👩‍👩‍👧 \u200fשלום' });
    expect(mail.text).toContain('a[U+202E]b [U+2066]c नमस्ते 👩‍👩‍👧 \u200fשלום');
  });

  it('keeps line breaks, tabs, leading dots and very long lines', async () => {
    const message = `.\n..\n\tindented\r\nnext\rlast\n${'long '.repeat(500)}end`;
    const mail = await mailOf({ message });
    expect(mail.text).toContain(message.replace('\r\n', '\n').replace('\r', '\n'));
  });

  it('is sent once when nothing but the visitor’s own copy is asked for: no mail goes to the visitor', async () => {
    await mailOf({});
    expect(server.mails.flatMap(({ to }) => to)).toEqual(['inbox@triplicate.test']);
  });
});

describe('OPTIONS', () => {
  it('answers 204 with Allow, without CORS headers and without a log line', async () => {
    const { send, log } = site(settings(server.port));
    const response = await send(
      new Request(endpointUrl, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect([...response.headers.keys()].filter((key) => key.startsWith('access-control'))).toEqual([]);
    expect(log).toEqual([]);
  });
});

// tests/api/http.test.ts does the same over a real connection.
describe.skipIf(target)('a body that lies about its size', () => {
  it('is no longer read once it is too large', async () => {
    let pulled = 0;
    let cancelled = false;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384));
      },
      cancel() {
        cancelled = true;
      },
    });
    const { send } = site(settings(server.port));
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' };
    const response = await send(new Request(endpointUrl, init as RequestInit));
    expect(response.status).toBe(413);
    expect(cancelled).toBe(true);
    expect(pulled).toBeLessThan(12);
  });

  it('and breaks off is malformed', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    const { send, log } = site(settings(server.port));
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, duplex: 'half' };
    expect((await send(new Request(endpointUrl, init as RequestInit))).status).toBe(400);
    expect(log[0]?.event).toBe('contact.malformed');
  });
});

describe('a body made to be slow to read', () => {
  const bytes = 96 * 1024;
  it.each([
    ['an endless string of escaped quotes', `"${'\\"'.repeat(bytes / 2 - 1)}`, 400],
    ['the same, ending within an escape', `"${'\\"'.repeat(bytes / 2 - 1)}\\`, 400],
    ['a message of escaped quotes', `{"fullName":"${'\\"'.repeat(bytes / 2 - 20)}"}`, 422],
    ['opening brackets', '['.repeat(bytes), 400],
    ['many unknown fields', `{${Array.from({ length: 9000 }, (_, n) => `"f${n}":0`).join()}}`, 422],
  ])('is answered at once: %s', async (_, body, status) => {
    const { post, ready } = site(settings(server.port));
    await ready();
    const started = performance.now();
    expect((await post(body)).status).toBe(status);
    expect(performance.now() - started).toBeLessThan(1500);
  });
});

describe('settings that are missing', () => {
  it.each([
    ['SMTP_HOST', { SMTP_HOST: '' }],
    ['SMTP_PORT', { SMTP_PORT: 'abc' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.example' }],
    ['SMTP_IDLE_TIMEOUT_MS', { SMTP_IDLE_TIMEOUT_MS: 'abc' }],
    ['CONTACT_FROM', { CONTACT_FROM: '' }],
    ['CONTACT_FROM', { CONTACT_FROM: 'not an address' }],
    ['CONTACT_TO', { CONTACT_TO: '' }],
  ])('answer 503 and are named in the log: %s', async (name, env) => {
    const { post, log } = site(settings(server.port, env));
    const response = await post();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
    expect(log).toEqual([
      expect.objectContaining({ event: 'contact.config', level: 'error', settings: [name] }),
    ]);
    expect(server.mails).toHaveLength(0);
  });

  it('are all named at once, and only after the visitor’s own mistakes', async () => {
    const { post, log } = site({});
    expect((await post({ ...visitor, email: 'x' })).status).toBe(422);
    expect((await post()).status).toBe(503);
    expect(log[1]?.settings).toEqual(['SMTP_HOST', 'CONTACT_FROM', 'CONTACT_TO']);
  });
});

describe('a fault of our own', () => {
  it('is answered, logged without its words, and ends nothing', async () => {
    const { post, log } = site(settings(server.port), {
      stores: async () => {
        throw new TypeError('secret words');
      },
    });
    const response = await post();
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(log).toEqual([expect.objectContaining({ event: 'contact.error', cause: 'TypeError' })]);
    expect(JSON.stringify(log)).not.toContain('secret');
  });
});
