import { useEffect, useRef } from 'react';
import { useJob } from './use-job';
import { useVoice } from './use-voice';

/** Focuses the heading of a tray if the focused element was removed. */
export function refocus(tray: HTMLElement | null, options?: FocusOptions): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) tray?.querySelector('h2')?.focus(options);
}

/**
 * The job of a tool for one file, announced to screen readers, and its tray. Its heading gets the focus when
 * files are chosen or the focused button is removed.
 */
export function useTrayJob(voice: Omit<Parameters<typeof useVoice>[0], 'job'>) {
  const work = useJob();
  const { job } = work;
  const { state } = job;
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'done') refocus(tray.current, { preventScroll: state === 'working' });
  }, [state]);
  useVoice({ ...voice, job });
  return { work, job, tray };
}
