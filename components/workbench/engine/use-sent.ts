import { useEffect, useState } from 'react';
import { requestsSent } from './sent';

/** Requests that could have carried something since the first file was chosen; follows the browser's own count. */
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
