import { expect, it } from 'vitest';
import type { Stores } from '@/lib/contact/endpoint';
import { createStores, localStores } from '@/lib/contact/stores';
import { readEnv } from '@/lib/env';
import { settings } from '@/tests/helpers/contact';

/** Tests the stores of a process with REDIS_URL when the shared stores cannot be created. */

const result = readEnv(settings(25, { REDIS_URL: 'redis://127.0.0.1:1', CONTACT_RATE_MAX: '2' }));
if (!result.ok) throw new Error('settings');
const { env } = result;

it('creating the shared stores is tried again with the next message', async () => {
  const shared: Stores = localStores(env);
  const tries = [Promise.reject(new Error('no client')), Promise.resolve(shared)];
  const stores = createStores(() => tries.shift() ?? Promise.reject(new Error('once too often')));
  expect((await stores(env)).unavailable?.()).toBe(true);
  expect(await stores(env)).toBe(shared);
  expect(await stores(env)).toBe(shared);
});

it('without shared stores, the process keeps a count of its own over several messages', async () => {
  const stores = createStores(() => Promise.reject(new Error('no client')));
  const verdicts = [];
  for (let n = 0; n < 3; n++) verdicts.push((await (await stores(env)).limiter.take('203.0.113.7')).ok);
  expect(verdicts).toEqual([true, true, false]);
});
