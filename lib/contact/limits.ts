import { networkOf } from './visitor-address';

/** `network`: the IPv6 /48 of a client. */
export const limits = ['client', 'network', 'all'] as const;
export type Limit = (typeof limits)[number];

export type LimitVerdict = { ok: true } | { ok: false; limit: Limit; retryAfter: number };

export type Limiter = {
  /** Counts one message. Without `client` only the global limit applies. `retryAfter` is in seconds. */
  take(client: string | undefined): Promise<LimitVerdict>;
};

export type LimitSettings = { perClient: number; all: number };

/** Windows in seconds. */
export const clientWindow = 600;
export const allWindow = 3600;

/** Hourly limit of one wider network: half of the global one, so that no customer can block the form. */
export const networkLimit = ({ perClient, all }: LimitSettings) => Math.max(perClient, Math.floor(all / 2));

/** Most clients and networks remembered; the oldest are dropped first. */
const clientsKept = 10_000;

type Window = { count: number; ends: number };

/** Fixed windows in this process's memory. */
export function memoryLimiter(settings: LimitSettings, now: () => number = Date.now): Limiter {
  const windows = new Map<string, Window>();
  let everyone: Window = { count: 0, ends: 0 };

  const current = (window: Window | undefined, seconds: number): Window =>
    window && window.ends > now() ? window : { count: 0, ends: now() + seconds * 1000 };
  const refused = (limit: Limit, { ends }: Window): LimitVerdict => ({
    ok: false,
    limit,
    retryAfter: Math.max(1, Math.ceil((ends - now()) / 1000)),
  });

  const count = (limit: Limit, key: string, most: number, seconds: number): LimitVerdict => {
    const window = current(windows.get(key), seconds);
    if (window.count >= most) return refused(limit, window);
    window.count++;
    windows.delete(key);
    windows.set(key, window);
    for (const oldest of windows.keys()) {
      if (windows.size <= clientsKept) break;
      windows.delete(oldest);
    }
    return { ok: true };
  };

  return {
    async take(client) {
      if (client !== undefined) {
        const own = count('client', client, settings.perClient, clientWindow);
        if (!own.ok) return own;
        const network = networkOf(client);
        const wider = network && count('network', network, networkLimit(settings), allWindow);
        if (wider && !wider.ok) return wider;
      }
      everyone = current(everyone, allWindow);
      if (everyone.count >= settings.all) return refused('all', everyone);
      everyone.count++;
      return { ok: true };
    },
  };
}
