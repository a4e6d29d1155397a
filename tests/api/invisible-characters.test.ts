import { describe, expect, it } from 'vitest';
import { contact } from '@/content/contact';
import { contactEndpoint } from '@/content/contact-endpoint';
import { oddAddressNote, thankYouPath } from '@/lib/contact/rules';
import { visitor } from '@/tests/helpers/contact';
import { endpointStarter } from '@/tests/helpers/mail-servers';

/** Invisible characters: copied with an address, or typed to fill a required field. */

const start = endpointStarter();
const { checks } = contact.form;
const codePoints = (text: string) =>
  [...text].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(' ');

const invisible = [
  '\u200b',
  '\u2060',
  '\u200e',
  '\u200f',
  '\u00ad',
  '\u034f',
  '\u3164',
  '\uffa0',
  '\u115f',
  '\ufeff',
  '\u202e',
  '\u2066',
  '\u2800',
  '\ufe0f',
  '\u061c',
  '\u{e0041}',
];

describe('an invisible character in an email address', () => {
  it.each(invisible.map((character) => [codePoints(character), character]))(
    '(%s) is removed, and “Reply” reaches the visitor',
    async (_, character) => {
      const { server, post, postForm } = await start();
      const addresses = [
        `${character}asha@example.org`,
        `as${character}ha@example.org`,
        `asha@exam${character}ple.org`,
        `asha@example.org${character}`,
      ];
      for (const [n, email] of addresses.entries())
        expect((await post({ ...visitor, email, message: `${n}` })).status).toBe(200);
      expect((await postForm({ ...visitor, email: addresses[1] ?? '' })).headers.get('location')).toBe(
        thankYouPath,
      );
      expect(server.mails).toHaveLength(5);
      for (const { raw } of server.mails) {
        expect(raw).toMatch(/^Reply-To: .*<asha@example\.org>\r?$/m);
        expect(raw).not.toContain(character);
      }
    },
  );

  it.each([
    ['beside a letter that Reply-To does not allow', 'jos\u200bé@example.org'],
    ['with nothing else before the at sign', '\u200b@example.org'],
    ['in place of a host', 'asha@\u3164.org'],
    ['in place of the dot', 'asha@example\u200borg'],
    ['beside two at signs', 'a@b.c,\u200bd@e.f'],
  ])('%s is refused with the specified message', async (_, email) => {
    const { server, post } = await start();
    const answer = await post({ ...visitor, email });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: checks.email, field: 'email' });
    expect(server.mails).toHaveLength(0);
  });
});

describe('an email address', () => {
  it.each([
    ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
    ['ａｓｈａ@ｅｘａｍｐｌｅ.org', 'asha@example.org'],
    ['asha@пример.example', 'asha@xn--e1afmkfd.example'],
  ])('%s is written as %s in the mail', async (email, address) => {
    const { server, post } = await start();
    expect((await (await post({ ...visitor, email })).json()).message).not.toContain(
      contactEndpoint.oddAddress,
    );
    expect(server.mails[0]?.raw).toContain(`<${address}>`);
  });

  it.each(['josé@example.org', 'a@b.c,d@e.f', '<a@b.c>', '"x y"@z.example'.replace(' ', '')])(
    '%s, which “Reply” cannot reach, is accepted, and the visitor is told so',
    async (email) => {
      const { server, post, postForm } = await start();
      expect((await (await post({ ...visitor, email })).json()).message).toContain(
        contactEndpoint.oddAddress,
      );
      expect((await postForm({ ...visitor, email, message: 'Again' })).headers.get('location')).toBe(
        `${thankYouPath}#${oddAddressNote}`,
      );
      expect(server.mails).toHaveLength(2);
      for (const { raw } of server.mails) expect(raw).not.toMatch(/^Reply-To:/m);
    },
  );

  it('that “Reply” cannot reach is not mentioned with CONTACT_REPLY_TO=off', async () => {
    const { post } = await start({}, { CONTACT_REPLY_TO: 'off' });
    const { message } = await (await post({ ...visitor, email: 'josé@example.org' })).json();
    expect(message).not.toContain(contactEndpoint.oddAddress);
  });
});

describe('a required field with only blank characters', () => {
  it.each(
    [...invisible, '\u{1d159}', '\u{16fe4}', '\u2003', '\u3164 \u2800\n'].map((character) => [
      codePoints(character),
      character,
    ]),
  )('counts as empty: %s', async (_, blank) => {
    const { server, post } = await start();
    for (const field of ['fullName', 'message'] as const) {
      const answer = await post({ ...visitor, [field]: blank });
      expect(answer.status).toBe(422);
      expect(await answer.json()).toMatchObject({ message: checks[field], field });
    }
    expect(server.mails).toHaveLength(0);
  });
});

it('the subject keeps joiners and variation selectors of a name, and leaves out invisible blanks', async () => {
  const { server, post } = await start();
  const nameWithJoiners = 'می\u200cخواهم 👩\u200d💻';
  await post({ ...visitor, fullName: nameWithJoiners });
  await post({ ...visitor, fullName: 'As\u200bha\u3164 R\u00adao' });
  const subjects = server.mails.map(({ raw }) => /^Subject: ([\s\S]*?)\r?\n(?!\s)/m.exec(raw)?.[1] ?? '');
  expect(subjects[1]).toContain('Asha Rao');
  const encoded = subjects[0]?.replace(/\?=\s+=\?UTF-8\?[BQ]\?/gi, '') ?? '';
  const [, encoding = '', text = ''] = /=\?UTF-8\?([BQ])\?(.*?)\?=/i.exec(encoded) ?? [];
  const decoded =
    encoding.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString()
      : decodeURIComponent(text.replaceAll('=', '%').replaceAll('_', ' '));
  expect(decoded).toContain(nameWithJoiners);
});

it('a form with an empty file field is accepted, and one with a file is refused', async () => {
  const { server, postForm } = await start();
  const form = new FormData();
  for (const [name, value] of Object.entries(visitor)) form.set(name, value);
  form.set('upload', new File([], ''));
  expect((await postForm(form)).headers.get('location')).toBe(thankYouPath);
  form.set('upload', new File([], 'cv.pdf'));
  expect((await postForm(form)).status).toBe(422);
  expect(server.mails).toHaveLength(1);
});
