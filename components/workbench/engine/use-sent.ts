import { useEffect, useState } from 'react';
import { requestsSent } from './sent';

/** Requests since the first file was chosen that could have carried data, as counted by the browser. */
export function useSent(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const since = performance.now();
    const look = () => setCount(requestsSent(performance.getEntriesByType('resource'), since));
    const observer = new PerformanceObserver(look);
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }, []);
  return count;
}
