import { useEffect, useRef } from 'react';
import type { Job } from './use-job';

/** The tray of a tool. Its heading gets the focus when files are chosen or the focused button is removed. */
export function useTray({ state }: Job) {
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    if (state !== 'done' && (!activeElement || activeElement === body)) {
      tray.current?.querySelector('h2')?.focus({ preventScroll: state === 'working' });
    }
  }, [state]);
  return tray;
}
