import { useEffect, useLayoutEffect } from 'react';
import { formatMessage } from '@/lib/sentences';
import { progressText } from './progress';
import { useShell } from './shell-context';
import type { Job } from './use-job';
import { useSharedMessages } from './use-messages';

/**
 * Announces to screen readers: added files, every tenth of the job, and its end. Also reports a result as unsaved
 * while there is one.
 *
 * @param reads the result is shown on the page, which takes further files; otherwise new files are for the next job
 */
export function useAnnouncer(job: Job, { reads = false } = {}): void {
  const shared = useSharedMessages();
  const { files, announce, onUnsaved, setBusy } = useShell();
  useEffect(() => {
    if (files.length > 0) announce(formatMessage(shared.added, { count: files.length }));
  }, [files, shared, announce]);

  const { done = 0, total = 0 } = (job.state === 'working' && job.progress) || {};
  const tenth = total > 0 ? Math.floor((10 * done) / total) : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced every tenth, not for every page.
  useEffect(() => {
    if (job.state === 'working') announce(progressText(shared.progress, job.progress, undefined));
    if (job.state === 'idle' && job.cancelled) announce(shared.cancelled);
    if (job.state === 'done') {
      const { files: resultFiles } = job.outcome;
      const [first] = resultFiles;
      if (resultFiles.length > 1) announce(formatMessage(shared.doneMany, { count: resultFiles.length }));
      else if (first) announce(formatMessage(shared.done, { count: first.pages ?? 1, file: first.name }));
    }
  }, [job.state, tenth]);

  // Before the result is painted, so that leaving right after it asks for confirmation.
  useLayoutEffect(() => onUnsaved(job.state === 'done'), [job.state, onUnsaved]);
  const isBusy = job.state === 'working' || (job.state === 'done' && !reads);
  useLayoutEffect(() => setBusy(isBusy), [isBusy, setBusy]);
}
