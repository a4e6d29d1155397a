import { useEffect, useRef } from 'react';
import { refocus } from './pane-focus';
import { useAnnouncer } from './use-announcer';
import { useJob } from './use-job';

/**
 * The job of a tool for one file, announced to screen readers, and its document pane. Its heading gets the focus when
 * files are chosen or the focused button is removed.
 */
export function useToolJob() {
  const runner = useJob();
  const { job } = runner;
  const { state } = job;
  const documentPane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'done') refocus(documentPane.current, { preventScroll: state === 'working' });
  }, [state]);
  useAnnouncer(job);
  return { runner, job, documentPane };
}
