import type { Env } from '../env';
import type { Delivery } from './deliver';
import type { Stores } from './endpoint';
import { memoryLimiter } from './limits';
import { memoryRepeats } from './repeats';

/**
 * Limits and repeats, created with the first message and kept for the life of the process. Redis and its
 * client are loaded only if REDIS_URL is set, which keeps the endpoint's cold start short. If that fails, the
 * process counts alone and retries with the next message.
 *
 * @param load creates the shared stores
 */
export function createStores(load: typeof loadShared = loadShared): (env: Env) => Promise<Stores> {
  let memoryStores: Stores | undefined;
  let shared: Promise<Stores> | undefined;
  return async (env) => {
    memoryStores ??= { ...localStores(env), unavailable: () => Boolean(env.redisUrl) };
    if (!env.redisUrl) return memoryStores;
    shared ??= load(env, env.redisUrl);
    const attempt = shared;
    try {
      return await attempt;
    } catch {
      if (shared === attempt) shared = undefined;
      return memoryStores;
    }
  };
}

/** Stores in the memory of this process. */
export function localStores(env: Env, now?: () => number): Stores {
  return { limiter: memoryLimiter(env.rate, now), repeats: memoryRepeats<Delivery>(now) };
}

async function loadShared(env: Env, url: string): Promise<Stores> {
  const { sharedStores } = await import('./shared-stores');
  return sharedStores(env, url);
}
