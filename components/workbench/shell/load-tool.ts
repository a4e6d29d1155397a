import { carry } from './hand-over';

/** Milliseconds after which a tool that is still loading counts as not loaded. */
const maxWait = 60_000;

const scriptPath = '/_next/static/';

/**
 * Waits for an import, and rejects if a script of the page fails: for one that arrives truncated or with a wrong type the
 * browser only fires an error event, and the import would never settle.
 */
export function withScriptErrors<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  const listening = new AbortController();
  const failed = new Promise<never>((_, reject) => {
    const report = ({ filename, message }: ErrorEvent) => {
      if (filename.includes(scriptPath)) reject(new Error(message));
    };
    addEventListener('error', report, { signal: listening.signal });
    const timer = setTimeout(() => reject(new Error('it takes too long')), maxWait);
    listening.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  return Promise.race([loading, failed]).finally(() => listening.abort());
}

/** Loads the page and its scripts again, and carries the files over. */
export async function reloadWith(files: readonly File[], onLeaving?: () => void): Promise<void> {
  const addresses = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes(scriptPath));
  // Bypasses the browser’s cache, which may hold a wrong response.
  const fetches = Promise.allSettled(addresses.map((address) => fetch(address, { cache: 'reload' })));
  await Promise.race([fetches, new Promise((done) => setTimeout(done, 5000))]);
  await carry(location.pathname + location.hash, files, onLeaving);
}
