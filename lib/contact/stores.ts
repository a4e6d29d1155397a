import type { Env } from '../env';
import type { Delivery } from './deliver';
import type { Stores } from './endpoint';
import { memoryLimiter } from './limits';
import { memoryRepeats } from './repeats';

/** Limits and repeats of this process, made once and kept for its life. */
export function createStores(): (env: Env) => Promise<Stores> {
  let stores: Promise<Stores> | undefined;
  return (env) => {
    stores ??= Promise.resolve({ limiter: memoryLimiter(env.rate), repeats: memoryRepeats<Delivery>() });
    return stores;
  };
}
