import { useEffect, useRef } from 'react';
import { useAnnouncer } from './use-announcer';
import { useJob } from './use-job';

/** Focuses the heading of a document pane if the focused element was removed. */
export function refocus(documentPane: HTMLElement | null, options?: FocusOptions): void {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body) documentPane?.querySelector('h2')?.focus(options);
}

/**
 * The job of a tool for one file, announced to screen readers, and its document pane. Its heading gets the focus when
 * files are chosen or the focused button is removed.
 */
export function useToolJob(voice: Omit<Parameters<typeof useAnnouncer>[0], 'job'>) {
  const runner = useJob();
  const { job } = runner;
  const { state } = job;
  const documentPane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'done') refocus(documentPane.current, { preventScroll: state === 'working' });
  }, [state]);
  useAnnouncer({ ...voice, job });
  return { runner, job, documentPane };
}
