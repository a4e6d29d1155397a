import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Env } from '../env';
import type { Delivery } from './deliver';
import type { Stores } from './endpoint';
import {
  type Counter,
  type CounterName,
  createLimiter,
  type Limiter,
  memoryLimiter,
  windowSeconds,
} from './limits';
import { memoryRepeats, type Repeats, retentionTime } from './repeats';
import { clientKey } from './visitor-key';

/** Redis timeout in ms; afterwards limits are per process. */
const redisTimeout = 1000;
const pollInterval = 200;

/**
 * Limits and idempotency shared by all instances with the same REDIS_URL. Without Redis each instance counts
 * alone, and the log says so. Redis holds hashes, counts and results, nothing a visitor typed.
 */
export async function sharedStores(env: Env, url: string): Promise<Required<Stores>> {
  const [{ Redis }, { RateLimiterRedis }] = await Promise.all([
    import('ioredis'),
    import('rate-limiter-flexible'),
  ]);
  const redis = new Redis(url, {
    connectTimeout: redisTimeout,
    commandTimeout: redisTimeout,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 5000),
  });
  // Without a listener a lost connection would end the process; each request logs the outage.
  redis.on('error', () => undefined);
  await Promise.race([new Promise((resolve) => redis.once('ready', resolve)), wait(redisTimeout)]);

  const counter = (name: CounterName): Counter => {
    const duration = windowSeconds[name];
    // This only counts: `createLimiter` decides how many are too many.
    const counts = new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `contact:${name}`,
      points: 1,
      duration,
    });
    return {
      async add(key) {
        const { consumedPoints, msBeforeNext } = await counts.penalty(clientKey(key));
        const remaining = Math.min(msBeforeNext, duration * 1000);
        // If the clock of Redis' machine was set back, the window would last longer than its duration.
        if (remaining < msBeforeNext) await redis.pexpire(counts.getKey(clientKey(key)), remaining);
        return { count: consumedPoints, remainingTime: remaining };
      },
      async subtract(key) {
        await counts.reward(clientKey(key));
      },
    };
  };
  const names = Object.keys(windowSeconds) as CounterName[];
  const counters = Object.fromEntries(names.map((name) => [name, counter(name)]));
  const state: State = { unavailable: false };
  return {
    limiter: withFallback(
      createLimiter(counters as Record<CounterName, Counter>, env.rate),
      memoryLimiter(env.rate),
      state,
    ),
    repeats: sharedRepeats(redis, env.timeouts.total, state),
    unavailable: () => state.unavailable || redis.status !== 'ready',
    close: async () => redis.disconnect(),
  };
}

/** Whether the last use of Redis failed: a connection can be open without answering. */
type State = { unavailable: boolean };

/** Counts in Redis, or in this instance alone while Redis does not answer. */
function withFallback(shared: Limiter, local: Limiter, state: State): Limiter {
  return {
    async take(client) {
      try {
        const verdict = await shared.take(client);
        state.unavailable = false;
        if (!verdict.ok) return verdict;
        // No visitor waits for a Redis that stopped answering in the meantime.
        const giveBack = async () =>
          state.unavailable ? undefined : verdict.giveBack().catch(() => undefined);
        return { ok: true, giveBack };
      } catch {
        state.unavailable = true;
        return local.take(client);
      }
    },
  };
}

const sendingValue = 'flying';

/**
 * Stored while a mail server has the message but its answer is not recorded yet; the instance that sent it may have
 * been killed.
 */
const handedOverValue = 'handed';

/** The result for a message that was handed over, but whose answer is unknown. */
const unknownResult: Delivery = { ok: false, fault: 'uncertain', attempts: 0, relay: 'main' };

/** Another instance is sending the message, or was a moment ago, so this one must not. */
class SendingElsewhere extends Error {}

/** Only results of sent messages are stored; any other value is not one of ours. */
function readResult(value: string): Delivery {
  const result: Delivery | null = JSON.parse(value);
  if (result?.ok !== true) throw new Error('Redis holds something else under the key of a message.');
  return result;
}

function sharedRepeats(redis: Redis, totalTimeout: number, state: State): Repeats<Delivery> {
  const local = memoryRepeats<Delivery>();

  /** Returns true if this instance may send, or the result if another instance has sent. Throws without Redis. */
  async function claim(redisKey: string): Promise<true | Delivery> {
    const claimed = await redis.set(redisKey, sendingValue, 'PX', totalTimeout + 5000, 'NX');
    if (claimed) return true;
    // If Redis fails from here on, another instance still has the message, so this one must not send it.
    const value = await redis.get(redisKey).catch(() => sendingValue);
    return value && value !== sendingValue && value !== handedOverValue
      ? readResult(value)
      : resultElsewhere(redisKey);
  }

  /**
   * Waits for the result of a message that another instance is sending. This request does not send the message itself
   * afterwards: the visitor would wait twice as long, and without Redis the message could arrive twice. The same
   * applies if the other instance was killed after handing the message over, before it recorded the result.
   */
  async function resultElsewhere(redisKey: string): Promise<Delivery> {
    const deadline = performance.now() + totalTimeout;
    let value: string | null = null;
    while (performance.now() < deadline) {
      await wait(pollInterval);
      value = await redis.get(redisKey).catch(() => {
        state.unavailable = true;
        return null;
      });
      if (!value) break;
      if (value !== sendingValue && value !== handedOverValue) return readResult(value);
    }
    if (value === handedOverValue) return unknownResult;
    throw new SendingElsewhere();
  }

  /** Stores the result of a sent message, or releases the claim of another. A claim for which that fails expires. */
  async function storeResult(redisKey: string, result: Delivery): Promise<void> {
    const stored = result.ok
      ? redis.set(redisKey, JSON.stringify(result), 'PX', retentionTime)
      : redis.del(redisKey);
    await stored.catch(() => undefined);
  }

  return {
    async draftFor(textKey) {
      const draft = await local.draftFor(textKey);
      if (state.unavailable) return draft;
      const redisKey = `contact:draft:${textKey.slice(0, 40)}`;
      try {
        if (await redis.set(redisKey, draft, 'PX', retentionTime, 'NX')) return draft;
        return (await redis.get(redisKey)) ?? draft;
      } catch {
        state.unavailable = true;
        return draft;
      }
    },
    async once(key, send) {
      const redisKey = `contact:sent:${key.slice(0, 40)}`;
      let sentElsewhere = false;
      try {
        const { result, repeated } = await local.once(key, async () => {
          const claimed = await claim(redisKey).catch((error) => {
            if (error instanceof SendingElsewhere) throw error;
            state.unavailable = true;
            return 'unavailable' as const;
          });
          if (typeof claimed === 'object') {
            sentElsewhere = true;
            return claimed;
          }
          const delivery = await send(() => {
            if (claimed === true)
              void redis.set(redisKey, handedOverValue, 'PX', retentionTime).catch(() => undefined);
          });
          if (claimed === true) await storeResult(redisKey, delivery);
          return delivery;
        });
        return { result, repeated: repeated || sentElsewhere };
      } catch (error) {
        if (error instanceof SendingElsewhere) return undefined;
        throw error;
      }
    },
  };
}
