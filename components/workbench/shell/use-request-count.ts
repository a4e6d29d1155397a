import { useEffect, useState } from 'react';

/** Number of requests that could have carried data since the first file was chosen, as counted by the browser. */
export function useRequestCount(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const since = performance.now();
    const update = () => setCount(requestsSent(performance.getEntriesByType('resource'), since));
    const observer = new PerformanceObserver(update);
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return count;
}

/**
 * Counts requests of the page since a moment (Resource Timing). Files of the tool itself are fetched by
 * address alone and carry nothing; any other request could carry data.
 *
 * @param entries of `performance.getEntriesByType('resource')`
 * @param since in milliseconds of the page's clock
 * @returns how many requests could have carried data
 */
export function requestsSent(entries: readonly PerformanceEntry[], since: number): number {
  return entries.filter(({ name, startTime }) => startTime >= since && !isOwnFile(name)).length;
}

const ownFile = /^\/(engines|_next\/static|art)\/[^?]*$/;

function isOwnFile(address: string): boolean {
  if (/^(blob|data):/.test(address) || isIcon(address)) return true;
  const { origin, pathname, search } = new URL(address, location.href);
  return (
    origin === location.origin &&
    ownFile.test(pathname) &&
    (search === '' || /^\?(v|dpl)=[\w-]+$/.test(search))
  );
}

/** The page's icon: browsers fetch it when a sound is played, to show it in their media controls. */
const isIcon = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon]')].some(
    ({ href }) => href === address,
  );
