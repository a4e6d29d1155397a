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
 * Tries each of these APIs in a worker, with an address that names it. Returns the error of each, and the directives
 * that the browser reported as violated. Runs inside the worker.
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
    const way = /[?&]way=(\w+)/.exec(blockedURI)?.[1];
    if (way) violated[way] = effectiveDirective;
  });
  const urlOf = (way: string, path = '/robots.txt') => `${origin}${path}?way=${way}`;
  const answers = (target: EventTarget) =>
    new Promise<void>((resolve, reject) => {
      for (const type of ['open', 'load', 'message']) target.addEventListener(type, () => resolve());
      for (const type of ['error', 'close']) target.addEventListener(type, () => reject(new Error(type)));
    });
  const ways: Record<string, () => unknown> = {
    fetch: () => fetch(urlOf('fetch')),
    beacon: () => fetch(urlOf('beacon'), { method: 'POST', body: 'x', keepalive: true, mode: 'no-cors' }),
    xhr: () => {
      const request = new XMLHttpRequest();
      request.open('POST', urlOf('xhr'));
      request.send('x');
      return answers(request);
    },
    socket: () => answers(new WebSocket(urlOf('socket').replace(/^http/, 'ws'))),
    events: () => answers(new EventSource(urlOf('events'))),
    scripts: () => scope.importScripts(urlOf('scripts', '/icon.svg')),
    module: () => import(urlOf('module', '/icon.svg')),
    nested: () => answers(new Worker(urlOf('nested', '/icon.svg'))),
    font: () => new FontFace('way', `url(${urlOf('font')})`).load(),
  };
  const open: string[] = [];
  for (const [way, attempt] of Object.entries(ways)) {
    try {
      await Promise.race([attempt(), new Promise((_, reject) => setTimeout(reject, 10_000))]);
      open.push(way);
    } catch {
      // Blocked, or refused by the server, which `violated` tells apart.
    }
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { open, violated };
}
