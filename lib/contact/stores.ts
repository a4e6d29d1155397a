import type { Env } from '../env';
import type { Delivery } from './deliver';
import type { Stores } from './endpoint';
import { memoryLimiter } from './limits';
import { memoryRepeats } from './repeats';

/**
 * Limits and repeats, made with the first message and kept for the life of the process. Redis and its client are
 * loaded only where REDIS_URL is set: the endpoint's cold start does without them.
 */
export function createStores(): (env: Env) => Promise<Stores> {
  let stores: Promise<Stores> | undefined;
  return (env) => {
    stores ??= env.redisUrl ? loadShared(env, env.redisUrl) : Promise.resolve(ownStores(env));
    return stores;
  };
}

/** For one instance. */
export function ownStores(env: Env, now?: () => number): Stores {
  return { limiter: memoryLimiter(env.rate, now), repeats: memoryRepeats<Delivery>(now) };
}

async function loadShared(env: Env, url: string): Promise<Stores> {
  const { sharedStores } = await import('./shared-stores');
  return sharedStores(env, url);
}
