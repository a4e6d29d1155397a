import { describe, expect, it } from 'vitest';
import { platformOf, visitorKey, widerNetwork } from '@/lib/contact/visitor-key';

const forwardedHeaders = (value: string) => new Headers({ 'x-forwarded-for': value });

describe('visitorKey', () => {
  it.each([
    ['203.0.113.7', 1, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7', 1, '203.0.113.7'],
    ['1.1.1.1, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
    ['203.0.113.7', 3, '203.0.113.7'],
    ['203.0.113.7:4711', 1, '203.0.113.7'],
    ['::ffff:203.0.113.7', 1, '203.0.113.7'],
    ['::ffff:cb00:7107', 1, '203.0.113.7'],
    ['0:0:0:0:0:FFFF:203.0.113.7', 1, '203.0.113.7'],
    ['[::ffff:203.0.113.7]:4711', 1, '203.0.113.7'],
    ['::ffff:0:203.0.113.7', 1, '0:0:0:0::/64'],
    ['2001:db8::1', 1, '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', 1, '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::', 1, '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', 1, '2001:db8:1:2::/64'],
    ['::1', 1, '0:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', 1, '203.0.113.7'],
    ['fe80::1%eth0', 1, 'fe80:0:0:0::/64'],
    ['<script>', 1, 'unknown'],
    ['', 1, 'unknown'],
    ['1.2.3.4, ', 1, '1.2.3.4'],
    ['203.0.113.7, 1.2.3.4,,', 2, '203.0.113.7'],
    [' , ', 1, 'unknown'],
  ])('reads %j with %i proxies as %s', (value, hops, client) => {
    expect(visitorKey(forwardedHeaders(value), hops)).toBe(client);
  });

  it('is unknown without the header and undefined without proxies', () => {
    expect(visitorKey(new Headers(), 1)).toBe('unknown');
    expect(visitorKey(forwardedHeaders('203.0.113.7'), 0)).toBeUndefined();
  });

  it('trusts a platform’s own header only on that platform', () => {
    const headers = new Headers({
      'x-forwarded-for': '203.0.113.7',
      'x-vercel-forwarded-for': '198.51.100.1',
      'x-nf-client-connection-ip': '198.51.100.2',
    });
    expect(visitorKey(headers, 1)).toBe('203.0.113.7');
    expect(visitorKey(headers, 1, 'vercel')).toBe('198.51.100.1');
    expect(visitorKey(headers, 1, 'netlify')).toBe('198.51.100.2');
  });
});

describe('platformOf', () => {
  /** All environment variables of a function on Netlify, which lacks those of a build. */
  const netlify = {
    SITE_ID: '1d01c0c0-4554-4747-93b8-34ce3448ab95',
    SITE_NAME: 'petsof',
    URL: 'https://a.example',
  };

  it('recognises platforms by the variables that their functions get', () => {
    expect([
      platformOf({ VERCEL: '1' }),
      platformOf(netlify),
      platformOf({}),
      platformOf({ URL: 'x' }),
    ]).toEqual(['vercel', 'netlify', undefined, undefined]);
  });

  it('distinguishes visitors on Netlify by the header that the host sets', () => {
    const visitor = (address: string) =>
      visitorKey(
        new Headers({ 'x-nf-client-connection-ip': address, 'x-forwarded-for': `${address}, 100.64.0.1` }),
        1,
        platformOf(netlify),
      );
    expect([visitor('203.0.113.7'), visitor('203.0.113.8')]).toEqual(['203.0.113.7', '203.0.113.8']);
  });
});

describe('widerNetwork', () => {
  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['0:0:0:0::/64', '0:0:0::/48'],
    ['203.0.113.7', undefined],
    ['unknown', undefined],
  ])('of %s is %s', (client, network) => expect(widerNetwork(client)).toBe(network));
});
