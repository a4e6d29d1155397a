import { describe, expect, it, vi } from 'vitest';
import { memoryLimiter } from '@/lib/contact/limits';
import { memoryRepeats } from '@/lib/contact/repeats';

/** Nobody can fill the memory of the site: what it remembers is bounded, and the oldest entry is dropped first. */

describe('the limiter of one process', () => {
  it('remembers only the latest 10,000 visitors', async () => {
    const limiter = memoryLimiter({ perClient: 1, all: 1_000_000 }, () => 0);
    for (let n = 0; n <= 10_000; n++) expect((await limiter.take(`client ${n}`)).ok).toBe(true);
    expect((await limiter.take('client 10000')).ok).toBe(false);
    expect((await limiter.take('client 1')).ok).toBe(false);
    expect((await limiter.take('client 0')).ok).toBe(true);
  });
});

describe('the limits', () => {
  it('leave half of the hourly limit to others when one household posts from every network of its range', async () => {
    const clock = { value: 0 };
    const limiter = memoryLimiter({ perClient: 5, all: 60 }, () => clock.value);
    const refused = new Set<string>();
    for (let minute = 0; minute < 60; minute++) {
      clock.value = minute * 60_000;
      for (let n = 0; n < 13; n++) {
        const verdict = await limiter.take(`2001:db8:1:${n}::/64`);
        if (!verdict.ok) refused.add(verdict.limit);
      }
    }
    expect(refused).toEqual(new Set(['network']));
    for (let n = 0; n < 30; n++) expect((await limiter.take(`203.0.113.${n}`)).ok).toBe(true);
    expect(await limiter.take('203.0.113.99')).toMatchObject({ ok: false, limit: 'all' });
  });
});

describe('setting the clock', () => {
  const hour = 3_600_000;
  const day = 24 * hour;

  it('back by a day closes the form for an hour at most', async () => {
    const clock = { value: day };
    const limiter = memoryLimiter({ perClient: 5, all: 3 }, () => clock.value);
    for (let n = 0; n < 3; n++) expect((await limiter.take(`203.0.113.${n}`)).ok).toBe(true);
    clock.value = 0;
    expect(await limiter.take('203.0.113.9')).toMatchObject({ ok: false, retryAfter: 3600 });
    clock.value = hour;
    expect((await limiter.take('203.0.113.9')).ok).toBe(true);
  });

  it.each(['back', 'forward'])(
    '%s by a day changes no window: another clock measures windows',
    async (direction) => {
      const limiter = memoryLimiter({ perClient: 1, all: 10 });
      const repeats = memoryRepeats<{ ok: boolean }>();
      expect((await limiter.take('203.0.113.7')).ok).toBe(true);
      await repeats.once('key', async () => ({ ok: true }));
      const draft = await repeats.draftFor('text');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (direction === 'back' ? -day : day) });
      try {
        const refused = await limiter.take('203.0.113.7');
        expect(refused.ok ? 0 : refused.retryAfter).toBeGreaterThan(590);
        expect(refused.ok ? 0 : refused.retryAfter).toBeLessThanOrEqual(600);
        expect((await repeats.once('key', async () => ({ ok: true }))).repeated).toBe(true);
        expect(await repeats.draftFor('text')).toBe(draft);
      } finally {
        vi.useRealTimers();
      }
    },
  );
});

describe('twelve addresses', () => {
  it.each([
    ['of IPv4', (n: number) => `203.0.113.${n}`],
    ['of IPv6 networks', (n: number) => `2001:db8:${n}:1::/64`],
  ])('%s that post as often as possible do not close the form for others', async (_, address) => {
    const limiter = memoryLimiter({ perClient: 5, all: 60 }, () => 0);
    const accepted: boolean[] = [];
    const refused = new Set<string>();
    for (let turn = 0; turn < 10; turn++) {
      for (let n = 0; n < 12; n++) {
        const verdict = await limiter.take(address(n));
        accepted.push(verdict.ok);
        if (!verdict.ok) refused.add(verdict.limit);
      }
    }
    expect(refused).toContain('busy');
    expect(accepted.filter(Boolean)).toHaveLength(30);
    for (let n = 0; n < 30; n++) expect((await limiter.take(`198.51.100.${n}`)).ok).toBe(true);
    expect(await limiter.take('198.51.100.99')).toMatchObject({ ok: false, limit: 'all' });
  });
});

describe('the repeats of one process', () => {
  const result = { ok: true };

  it('remember only the latest 2,000 messages', async () => {
    const repeats = memoryRepeats<typeof result>(() => 0);
    for (let n = 0; n < 2002; n++) await repeats.once(`key ${n}`, async () => result);
    const isRepeated = async (n: number) => (await repeats.once(`key ${n}`, async () => result)).repeated;
    expect([await isRepeated(2001), await isRepeated(10), await isRepeated(0)]).toEqual([true, true, false]);
  });

  it('forget a message whose sending throws, and reject every request that waited for it', async () => {
    const repeats = memoryRepeats<typeof result>();
    const failingSend = () => Promise.reject(new Error('broken'));
    const outcomes = await Promise.allSettled([
      repeats.once('key', failingSend),
      repeats.once('key', failingSend),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await repeats.once('key', async () => result)).repeated).toBe(false);
  });
});
