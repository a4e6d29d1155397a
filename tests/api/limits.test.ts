import { describe, expect, it } from 'vitest';
import { visitor } from '@/tests/helpers/contact';
import { endpointStarter } from '@/tests/helpers/mail-servers';

const start = endpointStarter();

describe('limits', () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const formValues = (n: number) => ({ ...visitor, message: `Message ${n}` });

  it('stop a visitor’s sixth message in ten minutes, say when to try again, and expire', async () => {
    const clock = { time: 0 };
    const { post, log } = await start({}, { CONTACT_RATE_MAX: '' }, { now: () => clock.time });
    for (let n = 0; n < 5; n++) expect((await post(formValues(n), from('203.0.113.7'))).status).toBe(200);
    clock.time += 60_000;
    const sixth = await post(formValues(6), from('203.0.113.7'));
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('540');
    expect((await sixth.json()).message).toContain('didn’t send your message: there were too many attempts');
    expect(log.at(-1)).toMatchObject({ event: 'contact.limited', limit: 'client' });
    expect((await post(formValues(7), from('203.0.113.8'))).status).toBe(200);
    clock.time += 540_000;
    expect((await post(formValues(8), from('203.0.113.7'))).status).toBe(200);
    expect(JSON.stringify(log)).not.toContain('203.0.113');
  });

  it('cannot be evaded with a forged X-Forwarded-For', async () => {
    const { post } = await start({}, { CONTACT_RATE_MAX: '2' });
    const statuses = [];
    for (let n = 0; n < 4; n++)
      statuses.push((await post(formValues(n), from(`198.51.100.${n}, 203.0.113.7`))).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  it('count all addresses of a customer’s IPv6 network as one visitor', async () => {
    const { post } = await start({}, { CONTACT_RATE_MAX: '2' });
    const statuses = [];
    for (let n = 1; n < 5; n++)
      statuses.push((await post(formValues(n), from(`2001:db8:1:2:${n}::${n}`))).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await post(formValues(9), from('2001:db8:1:3::1'))).status).toBe(200);
  });

  it('do not count a request refused for its content', async () => {
    const { post } = await start({}, { CONTACT_RATE_MAX: '1' });
    for (let n = 0; n < 5; n++)
      expect((await post({ ...visitor, email: 'x' }, from('203.0.113.7'))).status).toBe(422);
    expect((await post(visitor, from('203.0.113.7'))).status).toBe(200);
  });

  it('stop everyone once the hourly limit is reached', async () => {
    const clock = { time: 0 };
    const { post, log } = await start({}, { CONTACT_RATE_GLOBAL_MAX: '3' }, { now: () => clock.time });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await post(formValues(n), from(`203.0.113.${n}`))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect(log.at(-1)).toMatchObject({ event: 'contact.limited', limit: 'all', level: 'error' });
    clock.time += 3_600_000;
    expect((await post(formValues(9), from('203.0.113.9'))).status).toBe(200);
  });

  it('leave half of the hourly limit to others when one household posts from every network of its range', async () => {
    const { post, log } = await start({}, { CONTACT_RATE_GLOBAL_MAX: '6', CONTACT_RATE_MAX: '1' });
    const statuses = [];
    for (let n = 0; n < 6; n++) statuses.push((await post(formValues(n), from(`2001:db8:1:${n}::9`))).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    expect(log.at(-1)).toMatchObject({ event: 'contact.limited', limit: 'network', level: 'warn' });
    expect((await post(formValues(9), from('2001:db8:2:1::9'))).status).toBe(200);
  });

  it('are not used up by an outage of the mail server: visitors can send afterwards', async () => {
    const { post, log } = await start(
      { script: { mail: Array.from({ length: 24 }, () => '451 later') } },
      { CONTACT_RATE_MAX: '', CONTACT_RATE_GLOBAL_MAX: '5' },
    );
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await post(formValues(n), from('203.0.113.7'))).status);
    expect(new Set(statuses)).toEqual(new Set([503]));
    expect((await post(formValues(0), from('203.0.113.7'))).status).toBe(200);
    expect(log.at(-1)?.event).toBe('contact.sent');
  });

  it('stop a visitor during an outage after four times as many messages', async () => {
    const { post } = await start(
      { script: { mail: Array.from({ length: 99 }, () => '551 no') } },
      { CONTACT_RATE_MAX: '2' },
    );
    const statuses = [];
    for (let n = 0; n < 10; n++) statuses.push((await post(formValues(n), from('203.0.113.7'))).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 502), 429, 429]);
    expect((await post(formValues(11), from('203.0.113.8'))).status).toBe(502);
  });

  it('do not count a repeated message, which is not delivered again', async () => {
    const { server, post } = await start({}, { CONTACT_RATE_MAX: '2' });
    for (let n = 0; n < 4; n++) expect((await post(formValues(1), from('203.0.113.7'))).status).toBe(200);
    expect((await post(formValues(2), from('203.0.113.7'))).status).toBe(200);
    expect(server.mails).toHaveLength(2);
  });

  it('let everybody else write when twelve addresses have sent all they may', async () => {
    const { post, log } = await start({}, { CONTACT_RATE_MAX: '', CONTACT_RATE_GLOBAL_MAX: '' });
    for (let n = 0; n < 60; n++) await post(formValues(n), from(`203.0.113.${n % 12}`));
    expect(log.at(-1)).toMatchObject({ event: 'contact.limited', limit: 'busy', level: 'warn' });
    expect((await post(formValues(99), from('198.51.100.1'))).status).toBe(200);
  });

  it('per visitor do not apply without a proxy in front', async () => {
    const { post } = await start({}, { CONTACT_RATE_MAX: '1', TRUST_PROXY_HOPS: '0' });
    for (let n = 0; n < 3; n++) expect((await post(formValues(n), from('203.0.113.7'))).status).toBe(200);
  });
});
