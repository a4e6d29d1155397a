import { useEffect, useRef } from 'react';
import type { Job } from './use-job';

/** Focuses the heading of a tray if the focused element was removed. */
export function refocus(tray: HTMLElement | null, options?: FocusOptions): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) tray?.querySelector('h2')?.focus(options);
}

/** The tray of a tool. Its heading gets the focus when files are chosen or the focused button is removed. */
export function useTray({ state }: Job) {
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'done') refocus(tray.current, { preventScroll: state === 'working' });
  }, [state]);
  return tray;
}
