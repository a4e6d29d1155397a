/** Every API by which a worker could send something. */
export const requestApis = [
  'fetch',
  'beacon',
  'xhr',
  'socket',
  'events',
  'scripts',
  'module',
  'nested',
  'font',
] as const;

/**
 * Tries each of these APIs, with an address that names it. Returns those that reached the server, and for the others the
 * directive of the policy that the browser reported as violated. Runs inside the worker.
 */
export async function tryRequests(
  origin: string,
): Promise<{ open: string[]; violated: Record<string, string> }> {
  const scope = globalThis as unknown as {
    importScripts(address: string): void;
    addEventListener(type: string, listener: (event: SecurityPolicyViolationEvent) => void): void;
  };
  const violated: Record<string, string> = {};
  scope.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    const api = /[?&]api=(\w+)/.exec(blockedURI)?.[1];
    if (api) violated[api] = effectiveDirective;
  });
  const urlOf = (api: string, path = '/robots.txt') => `${origin}${path}?api=${api}`;
  const untilAnswered = (target: EventTarget) =>
    new Promise<void>((resolve, reject) => {
      for (const type of ['open', 'load', 'message']) target.addEventListener(type, () => resolve());
      for (const type of ['error', 'close']) target.addEventListener(type, () => reject(new Error(type)));
    });
  const attempts: Record<string, () => unknown> = {
    fetch: () => fetch(urlOf('fetch')),
    beacon: () => fetch(urlOf('beacon'), { method: 'POST', body: 'x', keepalive: true, mode: 'no-cors' }),
    xhr: () => {
      const request = new XMLHttpRequest();
      request.open('POST', urlOf('xhr'));
      request.send('x');
      return untilAnswered(request);
    },
    socket: () => untilAnswered(new WebSocket(urlOf('socket').replace(/^http/, 'ws'))),
    events: () => untilAnswered(new EventSource(urlOf('events'))),
    scripts: () => scope.importScripts(urlOf('scripts', '/icon.svg')),
    module: () => import(urlOf('module', '/icon.svg')),
    nested: () => untilAnswered(new Worker(urlOf('nested', '/icon.svg'))),
    font: () => new FontFace('tried', `url(${urlOf('font')})`).load(),
  };
  const open: string[] = [];
  for (const [api, attempt] of Object.entries(attempts)) {
    try {
      await Promise.race([attempt(), new Promise((_, reject) => setTimeout(reject, 10_000))]);
      open.push(api);
    } catch {
      // Blocked by the browser or refused by the server: only the former is in `violated`.
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { open, violated };
}
