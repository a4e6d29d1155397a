import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Env } from '../env';
import type { Delivery } from './deliver';
import type { Stores } from './endpoint';
import {
  allWindow,
  clientWindow,
  type Limit,
  type Limiter,
  type LimitVerdict,
  memoryLimiter,
  networkLimit,
} from './limits';
import { memoryRepeats, memoryTime, type Repeats } from './repeats';
import { clientKey, networkOf } from './visitor-address';

/** Redis timeout in ms; afterwards limits are per process. */
const longestWait = 1000;
const pollEvery = 200;

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
    connectTimeout: longestWait,
    commandTimeout: longestWait,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 5000),
  });
  // Without a listener a lost connection would end the process; each request logs the outage.
  redis.on('error', () => undefined);
  await Promise.race([new Promise((resolve) => redis.once('ready', resolve)), wait(longestWait)]);

  const counter = (name: string, points: number, duration: number) =>
    new RateLimiterRedis({ storeClient: redis, keyPrefix: `contact:${name}`, points, duration });
  const state: State = { away: false };
  return {
    limiter: sharedLimiter(
      {
        client: counter('client', env.rate.perClient, clientWindow),
        network: counter('network', networkLimit(env.rate), allWindow),
        all: counter('all', env.rate.all, allWindow),
      },
      memoryLimiter(env.rate),
      state,
    ),
    repeats: sharedRepeats(redis, env.timeouts.total, state),
    away: () => state.away || redis.status !== 'ready',
    close: async () => redis.disconnect(),
  };
}

/** Whether the last use of Redis failed: a connection can be open without answering. */
type State = { away: boolean };

function sharedLimiter(counters: Record<Limit, RateLimiterRedis>, alone: Limiter, state: State): Limiter {
  const take = async (limit: Limit, key: string): Promise<LimitVerdict> => {
    try {
      await counters[limit].consume(key);
      return { ok: true };
    } catch (rejected) {
      // The library rejects with its counts at a limit, and with an Error without Redis.
      if (rejected instanceof Error) throw rejected;
      const { msBeforeNext } = rejected as { msBeforeNext: number };
      return { ok: false, limit, retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
    }
  };

  /** The first limit that is reached; later ones are not counted then. */
  const takeAll = async (client: string | undefined): Promise<LimitVerdict> => {
    const network = client && networkOf(client);
    const keys: [Limit, string | undefined][] = [
      ['client', client && clientKey(client)],
      ['network', network && clientKey(network)],
      ['all', 'all'],
    ];
    for (const [limit, key] of keys) {
      const verdict = key === undefined ? undefined : await take(limit, key);
      if (verdict && !verdict.ok) return verdict;
    }
    return { ok: true };
  };

  return {
    async take(client) {
      try {
        const verdict = await takeAll(client);
        state.away = false;
        return verdict;
      } catch {
        state.away = true;
        return alone.take(client);
      }
    },
  };
}

const sending = 'flying';

/** Another instance is sending it, or was a moment ago: this one must not send it now. */
class SendingElsewhere extends Error {}

/** Only results of sent messages are stored. Any other value is foreign and proves nothing. */
function readResult(value: string): Delivery {
  const result: Delivery | null = JSON.parse(value);
  if (result?.ok !== true) throw new Error('Redis holds something else under the key of a message.');
  return result;
}

function sharedRepeats(redis: Redis, totalTimeout: number, state: State): Repeats<Delivery> {
  const own = memoryRepeats<Delivery>();

  /** True if this instance may send, the result if another has sent, an error without Redis. */
  async function claim(name: string): Promise<true | Delivery> {
    const claimed = await redis.set(name, sending, 'PX', totalTimeout + 5000, 'NX');
    if (claimed) return true;
    // If Redis fails from here on, another instance still has the message, so this one must not send it.
    const value = await redis.get(name).catch(() => sending);
    return value && value !== sending ? readResult(value) : elsewhere(name);
  }

  /**
   * Result of a message that another instance is sending. A request that waited for it does not send any
   * more: the visitor would wait twice as long, and without Redis the message could arrive twice.
   */
  async function elsewhere(name: string): Promise<Delivery> {
    const until = Date.now() + totalTimeout;
    while (Date.now() < until) {
      await wait(pollEvery);
      const value = await redis.get(name).catch(() => {
        state.away = true;
        return null;
      });
      if (!value) break;
      if (value !== sending) return readResult(value);
    }
    throw new SendingElsewhere();
  }

  /** A claim that cannot be released or completed expires by itself. */
  async function settle(name: string, result: Delivery): Promise<void> {
    const settled = result.ok ? redis.set(name, JSON.stringify(result), 'PX', memoryTime) : redis.del(name);
    await settled.catch(() => undefined);
  }

  return {
    async once(key, send) {
      const name = `contact:sent:${key.slice(0, 40)}`;
      let sentElsewhere = false;
      try {
        const { result, repeated } = await own.once(key, async () => {
          const claimed = await claim(name).catch((error) => {
            if (error instanceof SendingElsewhere) throw error;
            state.away = true;
            return 'away' as const;
          });
          if (typeof claimed === 'object') {
            sentElsewhere = true;
            return claimed;
          }
          const delivery = await send();
          if (claimed === true) await settle(name, delivery);
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
