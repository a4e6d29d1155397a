import type { Progress } from 'engines';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { SharedMessages } from '@/lib/schema/workbench';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import styles from './progress.module.css';
import { Note, OptionsBody, OptionsFooter, PaneHeader } from './tool-shell';
import type { Fetched } from './use-engine';
import type { JobRunner } from './use-job';
import { useSharedMessages } from './use-messages';

type Props = {
  /** Title of the running job. */
  title: string;
  note?: string;
  runner: Pick<JobRunner, 'job' | 'cancel' | 'wait'>;
  fetched: Fetched;
  /** Number of input files; with several, the current one is named. */
  count: number;
  /** The files made so far. */
  children?: ReactNode;
};

/** The progress as a text. */
export function progressText(
  messages: SharedMessages['progress'],
  progress: Progress | undefined,
  fetched: Fetched,
): string {
  if (fetched)
    return formatMessage(messages.fetching, { done: fileSize(fetched.done), total: fileSize(fetched.total) });
  const { stage = 'starting', done = 0, total = 0 } = progress ?? {};
  return formatMessage(messages.stages[stage], { done, total });
}

/** The options panel while the tool works. */
export function Working({ title, note, runner, fetched, count, children }: Props) {
  const shared = useSharedMessages();
  const { progress, stalled } = runner.job.state === 'working' ? runner.job : {};
  const { done, total } = fetched ?? progress ?? { done: 0, total: 0 };
  const share = total > 0 ? Math.min(1, done / total) : undefined;
  const words = progressText(shared.progress, progress, fetched);
  // The job starts only when the engine is loaded: until then, the bar and the line above it show the download.
  const { loadingSize } = shared.progress;
  return (
    <>
      <PaneHeader optionsPanel hiddenOnPhones title={title} note={fetched ? undefined : note} />
      {/* On phones the foot says what happens; it would cover the note that nothing is stored. */}
      <OptionsBody fills hiddenOnPhones={!stalled && !children}>
        {children}
        {stalled ? (
          <Note title={shared.progress.stalled}>
            <button
              type="button"
              className="min-h-(--touch) cursor-pointer font-semibold text-pen-700 underline"
              onClick={runner.wait}
            >
              {shared.wait}
            </button>
          </Note>
        ) : (
          <Note title={shared.progress.stored.title}>{shared.progress.stored.text}</Note>
        )}
      </OptionsBody>
      {/* On phones the sticky footer, in which the start button was pressed. */}
      <OptionsFooter onTop>
        <div className={styles.progress}>
          <p aria-hidden="true" className="md:hidden font-semibold text-carbon-950">
            {title}
          </p>
          <p className={styles.figures}>
            <b className="max-md:font-normal">
              {fetched ? formatMessage(loadingSize, { total: fileSize(fetched.total) }) : words}
            </b>
            {share === undefined ? null : (
              <span className="flex-none whitespace-nowrap">{Math.round(share * 100)}%</span>
            )}
          </p>
          <progress max={1} value={share} aria-label={words} />
          {progress?.file && count > 1 ? (
            <p className="text-xs/[1.4] text-carbon-800">
              {formatMessage(shared.progress.now, { file: progress.file })}
            </p>
          ) : null}
        </div>
        <Button variant="outline" className="w-full" onClick={runner.cancel}>
          {shared.cancel}
        </Button>
      </OptionsFooter>
    </>
  );
}

type ReadingProps = { file: string; fetched: Fetched };

/** Placeholder of a file's content while it is read. Before the first file, the engine is loaded. */
export function Reading({ file, fetched }: ReadingProps) {
  const shared = useSharedMessages();
  const words = fetched
    ? progressText(shared.progress, undefined, fetched)
    : formatMessage(shared.readingFile, { file });
  return (
    <div className={styles.progress}>
      <p className={styles.figures}>{words}</p>
      {fetched ? <progress max={fetched.total} value={fetched.done} aria-label={words} /> : null}
    </div>
  );
}
