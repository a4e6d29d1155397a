import { describe, expect, it } from 'vitest';
import { honeypotField } from '@/lib/contact/rules';
import { endpointUrl, settings, visitor } from '@/tests/helpers/contact';
import { oneMailServer } from '@/tests/helpers/mail-servers';
import { createEndpoint } from '@/tests/helpers/test-endpoint';

/** Each row is an input that is accepted; the test checks its answer, its log line and its message. */

const server = await oneMailServer();

/** A body that is an object is sent as JSON. */
type Row = { input: string; headers?: Record<string, string>; body?: unknown };

const json = JSON.stringify(visitor);
const victim = 'victim@evil.example';

const rows: Row[] = [
  { input: 'the three fields' },
  {
    input: 'the longest values',
    body: {
      fullName: 'N'.repeat(200),
      email: `${'e'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(57)}.io`,
      message: 'm'.repeat(10_000),
    },
  },
  { input: '10,000 astral characters in 96 KiB', body: { ...visitor, message: '😀'.repeat(5000) } },
  {
    input: '10,000 characters with line breaks as Windows writes them',
    body: { ...visitor, message: 'm\r\n'.repeat(5000) },
  },
  { input: 'an empty hidden field', body: { ...visitor, [honeypotField]: '' } },
  {
    input: 'unknown fields',
    body: {
      ...visitor,
      bcc: victim,
      to: victim,
      cc: [victim],
      headers: { 'X-Evil': '1' },
      attachments: [{ path: '/etc/passwd' }],
      subject: 'Evil',
      from: 'ceo@bank.example',
      raw: 'Evil',
    },
  },
  {
    input: 'keys that would pollute the prototype',
    body: `{"__proto__":{"bcc":"${victim}"},"constructor":{"prototype":{"bcc":"v@evil.example"}},${json.slice(1)}`,
  },
  {
    input: 'a field that comes twice: the last one counts, and it alone is checked',
    body: `{"email":"${victim}\\r\\nBcc: v@evil.example","message":{"path":"/etc/passwd"},${json.slice(1)}`,
  },
  { input: 'an unknown context', body: { ...visitor, context: 'plan=gold&topic=<script>' } },
  { input: 'JSON with a charset', headers: { 'Content-Type': 'Application/JSON; charset="UTF-8"' } },
  {
    input: 'Sec-Fetch-Site: same-origin',
    headers: { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://elsewhere.example' },
  },
  { input: 'Sec-Fetch-Site: none', headers: { 'Sec-Fetch-Site': 'none' } },
  { input: 'Origin of SITE_URL', headers: { Origin: 'https://www.triplicate.test' } },
  {
    input: 'Origin of the host it is sent to',
    headers: { Origin: 'http://preview.triplicate.test:3000', Host: 'preview.triplicate.test:3000' },
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
  ].map((email) => ({ input: `the address ${email}`, body: { ...visitor, email } })),
];

describe('the endpoint sends one message for', () => {
  it.each(rows)('$input', async ({ body, headers }) => {
    const { post, log, ready } = createEndpoint(settings(server.port));
    await ready();
    const started = Date.now();
    const response = await post(body, headers);
    expect(Date.now() - started).toBeLessThan(6000);
    const { message, reference } = await response.json();
    expect(response.status).toBe(200);
    expect(reference).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(message).toContain(reference);
    const line = { event: 'contact.sent', status: 200, level: 'info', attempts: 1, ref: reference };
    expect(log).toEqual([expect.objectContaining(line)]);
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]).toMatchObject({ from: 'website@triplicate.test', to: ['inbox@triplicate.test'] });
    expect(server.mails[0]?.raw).not.toMatch(/evil\.example|X-Evil|root:/);
  });
});

describe('OPTIONS', () => {
  it('answers 204 with Allow, without CORS headers and without a log line', async () => {
    const { send, log } = createEndpoint(settings(server.port));
    const response = await send(
      new Request(endpointUrl, { method: 'OPTIONS', headers: { Origin: 'https://evil.example' } }),
    );
    expect(response.status).toBe(204);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect([...response.headers.keys()].filter((key) => key.startsWith('access-control'))).toEqual([]);
    expect(log).toEqual([]);
  });
});
