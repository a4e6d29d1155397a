import { useEffect, useRef } from 'react';
import { refocus } from './pane-focus';
import { useAnnouncer } from './use-announcer';
import { useJob } from './use-job';

/**
 * The job of a tool for one file, announced to screen readers, and the tool's document pane. The pane's heading gets the
 * focus when the tool appears, or if the job's start or end removes the focused button.
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
