import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailtoWith } from '@/lib/contact/mailto';

describe('mailtoWith', () => {
  it('has the address alone when there is no text', () => {
    expect(mailtoWith('post@site.example', '')).toBe('mailto:post@site.example');
  });

  it('encodes line breaks as RFC 6068 requires, and text cannot start another field', () => {
    expect(mailtoWith('post@site.example', 'a\nb\r\nc&bcc=v@evil.example', 'Hi?')).toBe(
      'mailto:post@site.example?subject=Hi%3F&body=a%0D%0Ab%0D%0Ac%26bcc%3Dv%40evil.example',
    );
  });

  it('takes any text, keeps its beginning and stays short enough for mail programs', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('😀', '\ud83d', '\udc00', 'न', 'a', ' ', '\n'), {
          maxLength: 4000,
          size: 'max',
        }),
        (parts) => {
          const text = parts.join('');
          const address = mailtoWith('post@site.example', text);
          const body = new URL(address).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
          expect(address.length).toBeLessThan(1600);
          const wellFormed = text.toWellFormed();
          if (body === wellFormed) return;
          expect(body.endsWith('…')).toBe(true);
          expect(wellFormed.startsWith(body.slice(0, -1))).toBe(true);
          expect(body.length).toBeGreaterThan(100);
        },
      ),
      { seed: 20251120 },
    );
  });
});
