export type LimitVerdict = { ok: true } | { ok: false; limit: 'client' | 'all'; retryAfter: number };

export type Limiter = {
  /** Counts one message. `client` undefined: only the limit of all visitors counts. Seconds in `retryAfter`. */
  take(client: string | undefined): Promise<LimitVerdict>;
};

export type LimitSettings = { perClient: number; all: number };

/** Windows in seconds. */
export const clientWindow = 600;
export const allWindow = 3600;

/** Most clients remembered at a time; the oldest are forgotten first. */
const clientsKept = 10_000;

type Window = { count: number; ends: number };

/** Fixed windows in this process's memory. */
export function memoryLimiter({ perClient, all }: LimitSettings, now: () => number = Date.now): Limiter {
  const clients = new Map<string, Window>();
  let everyone: Window = { count: 0, ends: 0 };

  const current = (window: Window | undefined, seconds: number): Window =>
    window && window.ends > now() ? window : { count: 0, ends: now() + seconds * 1000 };
  const until = (window: Window) => Math.max(1, Math.ceil((window.ends - now()) / 1000));

  return {
    async take(client) {
      if (client !== undefined) {
        const window = current(clients.get(client), clientWindow);
        if (window.count >= perClient) return { ok: false, limit: 'client', retryAfter: until(window) };
        window.count++;
        clients.delete(client);
        clients.set(client, window);
        for (const oldest of clients.keys()) {
          if (clients.size <= clientsKept) break;
          clients.delete(oldest);
        }
      }
      everyone = current(everyone, allWindow);
      if (everyone.count >= all) return { ok: false, limit: 'all', retryAfter: until(everyone) };
      everyone.count++;
      return { ok: true };
    },
  };
}
