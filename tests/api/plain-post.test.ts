import { describe, expect, it } from 'vitest';
import { endpointMessages as copy } from '@/app/api/contacts/messages';
import { contact } from '@/content/contact';
import { contextField, honeypotField } from '@/lib/contact/rules';
import { endpointUrl, settings, visitor } from '@/tests/helpers/contact';
import { lastMail, oneMailServer } from '@/tests/helpers/mail-servers';
import { otherPlan } from '@/tests/helpers/plans';
import { startSmtp } from '@/tests/helpers/smtp';
import { createEndpoint } from '@/tests/helpers/test-endpoint';
import { trialFrom } from '@/tests/helpers/trial';

/** The form, posted as by a browser without JavaScript: the answers are pages instead of JSON. */

const server = await oneMailServer();

type Endpoint = ReturnType<typeof createEndpoint>;
/** Posts to an endpoint of its own, whose log no one reads. */
const postForm: Endpoint['postForm'] = (...form) => createEndpoint(settings(server.port)).postForm(...form);
const send: Endpoint['send'] = (request) => createEndpoint(settings(server.port)).send(request);

/** A topic and a page with a trial link that the site has: a built server knows no others. */
const [topic, { subject }] = Object.entries(contact.topics)[0] ?? ['', { subject: '' }];
const { trial, about: aboutTrial } = trialFrom(/^\/security\d/);

function multipart(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The line “About: …” of the mail that arrived, if it has one. */
async function aboutOfMail(): Promise<string | undefined> {
  const { text } = await lastMail(server);
  return /^About: +(.+)$/m.exec(text ?? '')?.[1];
}

const urlencoded = 'application/x-www-form-urlencoded';
const boundary = '----FormBoundaryOfABrowser7MA4YWxk';

/** A multipart body as bytes in this encoding. */
function multipartBytes(encoding: 'utf8' | 'latin1'): Uint8Array<ArrayBuffer> {
  const parts = Object.entries({ ...visitor, fullName: 'Ren\u00e9' }).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return new Uint8Array(Buffer.from(`${parts.join('')}--${boundary}--\r\n`, encoding));
}

describe('a GET request, as on a reload after a failed post,', () => {
  it('redirects a browser to the form', async () => {
    const { send, log } = createEndpoint(settings(server.port));
    const response = await send(
      new Request(endpointUrl, { headers: { Accept: 'text/html,application/xhtml+xml' } }),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact');
    expect(log[0]).toMatchObject({ event: 'contact.method', status: 303 });
  });

  it('gets a 405 as JSON if it does not come from a browser', async () => {
    const response = await send(new Request(endpointUrl));
    expect(response.status).toBe(405);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
  });
});

describe('a plain form post', () => {
  it.each([
    ['urlencoded', visitor],
    ['multipart', multipart(visitor)],
  ])('(%s) redirects to the thank-you page, with nothing personal in the address', async (_, fields) => {
    const { postForm, log } = createEndpoint(settings(server.port));
    const response = await postForm(fields);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/contact/thank-you');
    expect(await response.text()).toBe('');
    expect(server.mails).toHaveLength(1);
    expect(log[0]).toMatchObject({ event: 'contact.sent', status: 303 });
  });

  it('puts the plan of its context field into the mail', async () => {
    await postForm({
      ...visitor,
      [contextField]: `plan=${otherPlan.slug}&billing=monthly`,
      [honeypotField]: '',
    });
    expect((await lastMail(server)).text).toContain(`${otherPlan.name} plan, billed monthly`);
  });

  it.each([
    [
      'the plan of the page it was filled in on',
      `/contact?plan=${otherPlan.slug}&billing=yearly&renew=on`,
      `${otherPlan.name} plan, billed yearly, auto-renewal on`,
    ],
    ['the topic of that page', `/contact?topic=${topic}`, subject],
    ['the trial of that page, with the page that linked to it', `/contact?trial=${trial}`, aboutTrial],
  ])('puts into the mail %s, which the browser names in Referer', async (_, page, about) => {
    await postForm(visitor, { Referer: `https://www.triplicate.test${page}` });
    expect(await aboutOfMail()).toBe(about);
  });

  it('prefers the form’s values to those of the page address', async () => {
    const fields = { ...visitor, [contextField]: `topic=${topic}` };
    await postForm(fields, { Referer: `https://www.triplicate.test/contact?plan=${otherPlan.slug}` });
    expect(await aboutOfMail()).toBe(subject);
  });

  it('from a page with an unknown plan does not mention it', async () => {
    const Referer = 'https://www.triplicate.test/contact?plan=a-plan-of-last-year&billing=yearly';
    expect((await postForm(visitor, { Referer })).status).toBe(303);
    expect(await aboutOfMail()).toBeUndefined();
  });

  it.each([
    ['another page', `https://www.triplicate.test/pricing?plan=${otherPlan.slug}`],
    ['unknown values', 'https://www.triplicate.test/contact?plan=<b>gold</b>&topic=win'],
    ['no address at all', `contact?plan=${otherPlan.slug}`],
    ['no query', 'https://www.triplicate.test/contact'],
  ])('takes nothing from a Referer with %s', async (_, Referer) => {
    expect((await postForm(visitor, { Referer })).status).toBe(303);
    expect(await aboutOfMail()).toBeUndefined();
  });

  it('that fails keeps the choice of its page for the second try', async () => {
    const Referer = `https://www.triplicate.test/contact?plan=${otherPlan.slug}&billing=yearly`;
    const page = await (await postForm({ ...visitor, email: '' }, { Referer })).text();
    expect(page).toContain(`name="context" value="plan=${otherPlan.slug}&amp;billing=yearly"`);
  });

  it('that fails a check is shown again with the exact message, the field marked and all values kept', async () => {
    const formValues = {
      fullName: 'Asha "R" <b>',
      email: 'asha@example',
      message: '\nline & "quote"\n</textarea><script>',
    };
    const response = await postForm({ ...formValues, [contextField]: `topic=${topic}` });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).toContain(`<a href="#email">${copy.form.checks.email}</a>`);
    expect(page).toMatch(/<input id="email"[^>]* aria-invalid="true" aria-describedby="email-why"/);
    expect(page).toContain('value="Asha &quot;R&quot; &lt;b&gt;"');
    expect(page).toContain('value="asha@example"');
    expect(page).toContain(
      'rows="8">\n\nline &amp; &quot;quote&quot;\n&lt;/textarea&gt;&lt;script&gt;</textarea>',
    );
    expect(page).toContain(`name="context" value="topic=${topic}"`);
    expect(page).not.toContain('<script');
    for (const { href } of copy.site.links) expect(page).toContain(`<a href="${href}">`);
    expect(server.mails).toHaveLength(0);
  });

  it('that fails a check gets a page whose policy allows only its own style and a post to this site', async () => {
    const { headers } = await postForm({ ...visitor, fullName: '' });
    expect(headers.get('content-security-policy') ?? '').toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('that cannot reach the mail server says so, keeps the text and offers an email link', async () => {
    const response = await createEndpoint(settings(1)).postForm(visitor);
    const page = await response.text();
    expect(response.status).toBe(503);
    expect(page).toContain(`<strong>${copy.form.alert}</strong>`);
    expect(page).toContain(copy.form.failed);
    expect(page).toContain(`value="${visitor.email}"`);
    expect(page).toContain(`mailto:${copy.site.email}?body=Do%20you%20scan`);
    expect(page).toContain(
      `<title>${copy.form.errorPrefix} ${copy.page.notSent} | ${copy.site.name}</title>`,
    );
    const visibleText = page.slice(page.indexOf('<main>')).replace(/<[^>]+>/g, ' ');
    expect(visibleText.split(copy.page.notSent), 'said once').toHaveLength(2);
  });

  it('that no second try can send asks the visitor to write an email, not to try again', async () => {
    const refusing = await startSmtp({ script: { final: ['554 5.7.1 no'] } });
    const { SMTP_HOST: _, ...noHost } = settings(1);
    for (const source of [noHost, settings(refusing.port)]) {
      const page = await (await createEndpoint(source).postForm(visitor)).text();
      expect(page).toContain(copy.page.writeOnly);
      expect(page).not.toContain(copy.form.failed);
    }
    await refusing.close();
  });

  it('whose delivery is uncertain says so, and a second try sends the same Message-ID', async () => {
    const flaky = await startSmtp({ script: { final: ['keep:close'] } });
    const clock = { time: 0 };
    const { postForm } = createEndpoint(settings(flaky.port), { now: () => clock.time });
    const page = await (await postForm(visitor)).text();
    expect(page).toContain(copy.page.uncertain);
    const draft = /name="draft" value="([^"]+)"/.exec(page)?.[1] ?? '';
    clock.time += 20 * 60 * 1000;
    expect((await postForm({ ...visitor, draft })).status).toBe(303);
    const ids = flaky.mails.map(({ raw }) => /^Message-ID:\s+(\S+)/m.exec(raw)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    await flaky.close();
  });

  it('with multipart fields in UTF-8 arrives as it was typed', async () => {
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}`, Accept: 'text/html' };
    const request = { method: 'POST', headers, body: multipartBytes('utf8') };
    expect((await send(new Request(endpointUrl, request))).status).toBe(303);
    expect((await lastMail(server)).text).toContain('Ren\u00e9');
  });

  it('with a file is refused', async () => {
    const { postForm, log } = createEndpoint(settings(server.port));
    const response = await postForm(
      multipart({ ...visitor, file: new Blob(['MZ'], { type: 'application/pdf' }) }),
    );
    expect(response.status).toBe(422);
    expect(log[0]?.event).toBe('contact.invalid');
    expect(server.mails).toHaveLength(0);
  });

  it.each([
    ['twice the same field', 'fullName=a&fullName=b&email=a%40b.c&message=x', urlencoded, 400],
    ['a multipart body without a boundary', 'x', 'multipart/form-data', 400],
    ['a broken multipart body', '--x\r\nContent-Disposition', 'multipart/form-data; boundary=x', 400],
    ['bytes that are not UTF-8, percent-encoded', 'fullName=Ren%E9&email=a%40b.c&message=x', urlencoded, 400],
    [
      'bytes that are not UTF-8 in a part',
      multipartBytes('latin1'),
      `multipart/form-data; boundary=${boundary}`,
      400,
    ],
    ['no fields', '', urlencoded, 422],
  ])('with %s is refused', async (_, body, type, status) => {
    const headers = { 'Content-Type': type, Accept: 'text/html' };
    const response = await send(new Request(endpointUrl, { method: 'POST', headers, body }));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(server.mails).toHaveLength(0);
  });

  it('from another site gets a page without the posted text', async () => {
    const response = await postForm({ ...visitor, fullName: '' }, { 'Sec-Fetch-Site': 'cross-site' });
    const page = await response.text();
    expect(response.status).toBe(403);
    expect(page).not.toContain(visitor.email);
    expect(page).not.toContain('<form');
  });

  it('with Accept: application/json gets JSON', async () => {
    const response = await postForm(visitor, { Accept: 'application/json' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ reference: expect.any(String) });
  });

  it('normalises the line breaks that browsers post', async () => {
    await postForm({ ...visitor, message: 'one\r\ntwo' });
    expect((await lastMail(server)).text).toContain('\n\none\ntwo\n\n');
  });
});
