import { clientKey, unknownVisitor, widerNetwork } from './visitor-key';

/**
 * `network`: the IPv6 /48 of a client. `busy`: half of the hour's messages are used, and one of them was this visitor's.
 */
export const limits = ['client', 'network', 'busy', 'all'] as const;
export type Limit = (typeof limits)[number];

export type LimitVerdict =
  /** `giveBack` subtracts the message again, if it was not sent. */
  { ok: true; giveBack: () => Promise<void> } | { ok: false; limit: Limit; retryAfter: number };

export type Limiter = {
  /** Counts one message. Without `client` only the global limit applies. `retryAfter` is in seconds. */
  take(client: string | undefined): Promise<LimitVerdict>;
};

export type LimitSettings = { perClient: number; all: number };

/** Hourly limit of one wider network: half of the global one, so that no customer can block the form. */
const networkLimit = ({ perClient, all }: LimitSettings) => Math.max(perClient, Math.floor(all / 2));

/**
 * Windows in seconds, by counter. The `…Tries` counters also include messages that were not sent, which protects
 * against floods during an outage.
 */
export const windowSeconds = {
  client: 600,
  clientTries: 600,
  network: 3600,
  networkTries: 3600,
  /** Messages of one visitor, or of one wider network, in the current hour. */
  share: 3600,
  all: 3600,
  allTries: 3600,
} as const;

export type CounterName = keyof typeof windowSeconds;

/**
 * Attempts allowed per message of each limit: while the mail server takes nothing, messages do not count, but visitors
 * try again.
 */
const triesPerMessage = { client: 4, network: 4, all: 10 };

/** Counts in windows that start with the first count. */
export type Counter = {
  /** Adds one. @returns the new count, and milliseconds until the window ends */
  add(key: string): Promise<{ count: number; remainingTime: number }>;
  subtract(key: string): Promise<void>;
};

/**
 * Applies the limits, with counters of any kind.
 *
 * Once half of the hour's messages are used up, the other half is reserved for visitors who have not sent any:
 * otherwise a dozen addresses with five messages each could close the form for everybody. This rule needs no data from
 * the form, and so works without a script.
 */
export function createLimiter(counters: Record<CounterName, Counter>, settings: LimitSettings): Limiter {
  const max = { client: settings.perClient, network: networkLimit(settings), all: settings.all };
  return {
    async take(client) {
      const network = client && widerNetwork(client);
      const visitor = client === unknownVisitor ? undefined : (network ?? client);
      const countedKeys: [CounterName, string][] = [];
      const giveBack = async (names: [CounterName, string][]) => {
        for (const [name, key] of names) await counters[name].subtract(key);
      };
      const count = async (name: CounterName, key: string) => {
        countedKeys.push([name, key]);
        return counters[name].add(key);
      };
      const refuse = async (limit: Limit, remainingTime: number): Promise<LimitVerdict> => {
        await giveBack(countedKeys);
        return { ok: false, limit, retryAfter: Math.max(1, Math.ceil(remainingTime / 1000)) };
      };

      const clientCount = client && (await count('client', client));
      if (clientCount && clientCount.count > max.client) return refuse('client', clientCount.remainingTime);
      const networkCount = network && (await count('network', network));
      if (networkCount && networkCount.count > max.network)
        return refuse('network', networkCount.remainingTime);
      const totalCount = await count('all', 'all');
      const shareCount = visitor && (await count('share', visitor));
      if (shareCount && shareCount.count > 1 && totalCount.count > max.all / 2)
        return refuse('busy', totalCount.remainingTime);
      if (totalCount.count > max.all) return refuse('all', totalCount.remainingTime);

      const messageKeys = [...countedKeys];
      const tries: [Limit & ('client' | 'network' | 'all'), CounterName, string | undefined][] = [
        ['client', 'clientTries', client],
        ['network', 'networkTries', network],
        ['all', 'allTries', 'all'],
      ];
      for (const [limit, name, key] of tries) {
        const tryCount = key && (await count(name, key));
        if (tryCount && tryCount.count > max[limit] * triesPerMessage[limit])
          return refuse(limit, tryCount.remainingTime);
      }
      return { ok: true, giveBack: () => giveBack(messageKeys) };
    },
  };
}

/** Largest number of clients and networks that a counter remembers; the oldest are dropped first. */
const maxKeys = 10_000;

/**
 * The limits in this process's memory.
 *
 * @param now milliseconds of a monotonic clock: a window must not end a day late, or at once, because the machine's
 *   clock was set
 */
export function memoryLimiter(settings: LimitSettings, now: () => number = () => performance.now()): Limiter {
  const counter = (seconds: number): Counter => {
    const counts = new Map<string, { count: number; ends: number }>();
    const length = seconds * 1000;
    return {
      async add(address) {
        const key = clientKey(address);
        const existing = counts.get(key);
        const window = existing && existing.ends > now() ? existing : { count: 0, ends: now() + length };
        window.ends = Math.min(window.ends, now() + length);
        window.count++;
        counts.delete(key);
        counts.set(key, window);
        for (const oldest of counts.keys()) {
          if (counts.size <= maxKeys) break;
          counts.delete(oldest);
        }
        return { count: window.count, remainingTime: window.ends - now() };
      },
      async subtract(address) {
        const window = counts.get(clientKey(address));
        if (window && window.count > 0) window.count--;
      },
    };
  };
  const names = Object.keys(windowSeconds) as CounterName[];
  const counters = Object.fromEntries(names.map((name) => [name, counter(windowSeconds[name])]));
  return createLimiter(counters as Record<CounterName, Counter>, settings);
}
