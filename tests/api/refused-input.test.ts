import { describe, expect, it } from 'vitest';
import { contact } from '@/content/contact';
import { contactEndpoint } from '@/content/contact-endpoint';
import { honeypotField } from '@/lib/contact/rules';
import { fill } from '@/lib/fill';
import { endpointUrl, settings, visitor } from '@/tests/helpers/contact';
import { oneMailServer } from '@/tests/helpers/mail-servers';
import { createEndpoint } from '@/tests/helpers/test-endpoint';

/** Each row is an input that the endpoint refuses: it answers and logs why, and sends no message. */

const { checks } = contact.form;
const { limits } = contactEndpoint;
const server = await oneMailServer();

type Input = {
  input: string;
  method?: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: unknown;
  /** Expected in the answer. */
  message?: string;
  /** The form field that the answer must name. */
  field?: string;
};

const refusals = (status: number, event: string, inputs: Input[]) =>
  inputs.map((input) => ({ ...input, status, event: `contact.${event}` }));

/** The visitor's message with another value in one field, which the answer must name. */
const withField = (field: keyof typeof visitor, input: string, value: unknown, message?: string): Input => ({
  input,
  body: { ...visitor, [field]: value },
  field,
  message,
});

const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
const json = JSON.stringify(visitor);
const evil = 'https://evil.example';

const rows = [
  ...refusals(405, 'method', [
    ...['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'].map((method) => ({ input: `the method ${method}`, method })),
    {
      input: 'a PUT that headers call a POST',
      method: 'PUT',
      headers: { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST' },
    },
  ]),
  ...refusals(403, 'cross_site', [
    ...['cross-site', 'same-site', 'nonsense'].map((value) => ({
      input: `Sec-Fetch-Site: ${value}`,
      headers: { 'Sec-Fetch-Site': value },
    })),
    ...[
      'null',
      evil,
      'https://www.triplicate.test.evil.example',
      'https://wwwatriplicate.test',
      'https://www.triplicate.test:8443',
      'http://www.triplicate.test',
      'https://user@evil.example',
      'file://',
    ].map((Origin) => ({
      input: `Origin: ${Origin}`,
      headers: { Origin, Host: 'www.triplicate.test.real' },
    })),
    {
      input: 'a foreign origin with its own X-Forwarded-Host',
      headers: { Origin: evil, 'X-Forwarded-Host': 'evil.example' },
    },
    {
      input: 'a good origin on a request that the browser calls cross-site',
      headers: { Origin: 'https://www.triplicate.test', 'Sec-Fetch-Site': 'cross-site' },
    },
  ]),
  ...refusals(415, 'media_type', [
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
    ].map((type) => ({ input: `the content type “${type}”`, headers: { 'Content-Type': type } })),
    ...['gzip', 'br', 'deflate, gzip'].map((encoding) => ({
      input: `a body encoded with ${encoding}`,
      headers: { 'Content-Encoding': encoding },
    })),
  ]),
  ...refusals(413, 'too_large', [
    { input: 'a body of more than 96 KiB', body: { ...visitor, extra: 'x'.repeat(100_000) } },
    { input: 'a length header of a gigabyte', headers: { 'Content-Length': '1000000000' } },
  ]),
  ...refusals(400, 'malformed', [
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
    })),
    { input: 'UTF-16 called UTF-8', body: utf16(json) },
    {
      input: 'bytes that are not UTF-8',
      body: new Uint8Array([...Buffer.from('{"fullName":"'), 0xff, 0xfe, ...Buffer.from('"}')]),
    },
    { input: 'nesting 40,000 levels deep', body: `${'['.repeat(40_000)}${']'.repeat(40_000)}` },
    { input: 'nesting in an unknown field', body: `{"a":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}` },
  ]),
  // Types of the fields
  ...refusals(422, 'invalid', [
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
      (['fullName', 'email', 'message'] as const).map((field) =>
        withField(field, `${field} = ${JSON.stringify(value)}`, value, checks[field]),
      ),
    ),
    {
      input: 'fields that are inherited',
      body: '{"__proto__":{"fullName":"a","email":"a@b.c","message":"x"}}',
      field: 'fullName',
    },
  ]),
  // The required fields, checked in this order
  ...refusals(422, 'invalid', [
    {
      input: 'a form with nothing filled in',
      body: { fullName: '', email: '', message: '' },
      field: 'fullName',
      message: checks.fullName,
    },
    withField('fullName', 'a name of spaces', ' \t\n\u00a0 ', checks.fullName),
    withField('fullName', 'a name without visible characters', '\u200b\u202e\u0000'),
    {
      input: 'a form with only a name',
      body: { fullName: 'Asha', email: '', message: '' },
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
    ].map((email) => withField('email', `the address ${JSON.stringify(email)}`, email, checks.email)),
    withField('message', 'no message', ' \n ', checks.message),
    {
      input: 'a field that comes twice, the last one bad',
      body: `${json.slice(0, -1)},"email":"asha@evil.example\\r\\nBcc: victim@evil.example"}`,
      field: 'email',
    },
  ]),
  // Lengths
  ...refusals(422, 'invalid', [
    withField(
      'fullName',
      'a name of 201 characters',
      'N'.repeat(201),
      fill(limits.fullName, { limit: '200' }),
    ),
    withField('email', 'an address of 255 characters', `${'e'.repeat(243)}@example.org`),
  ]),
  ...refusals(413, 'invalid', [
    withField(
      'message',
      'a message of 10,001 characters',
      'm'.repeat(10_001),
      fill(limits.message, { limit: '10,000' }),
    ),
  ]),
  ...refusals(422, 'honeypot', [
    { input: 'the hidden field filled in', body: { ...visitor, [honeypotField]: 'buy now' } },
  ]),
];

function request({ method = 'POST', headers, body = visitor }: Input): Request {
  const bytes = typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body);
  const init = {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: ['GET', 'HEAD'].includes(method) ? undefined : bytes,
  };
  return new Request(endpointUrl, init as RequestInit);
}

describe('the endpoint refuses', () => {
  it.each(rows)('$input, with status $status', async (row) => {
    const { send, log, ready } = createEndpoint(settings(server.port));
    await ready();
    const started = Date.now();
    const connectionsBefore = server.connections();
    const response = await send(request(row));
    expect(Date.now() - started).toBeLessThan(2000);
    expect(server.connections()).toBe(connectionsBefore);
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
