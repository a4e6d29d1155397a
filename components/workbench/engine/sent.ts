/**
 * What left the page since a moment, as the browser counts it (Resource Timing). Files of the tool itself are fetched
 * by address alone and carry nothing; any other request could carry something.
 *
 * @param entries of `performance.getEntriesByType('resource')`
 * @param since in milliseconds of the page's clock
 * @returns how many requests could have carried something
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

/** The page's own icon, which a browser fetches when a sound is played to show it beside its name. */
const isIcon = (address: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon], link[rel=apple-touch-icon]')].some(
    ({ href }) => href === address,
  );
