import { useEffect, useRef } from 'react';
import type { Job } from './use-job';

/** The tray of a tool. Choosing files brings the focus to its heading; so does what takes the button away that was pressed. */
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
