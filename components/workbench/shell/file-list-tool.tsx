import type { Fault } from 'engines';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { AddFiles } from './add-files';
import { FaultNotice } from './fault-notice';
import { Working } from './progress';
import { RefusedFiles } from './refused-files';
import { ResultPanel } from './result';
import { useShell } from './shell-context';
import { makeFileSteps } from './steps';
import { Notice, NoticeAction, PaneHeader, ToolShell } from './tool-shell';
import type { Fetched } from './use-engine';
import { useHeldHeight } from './use-held-height';
import type { JobRunner } from './use-job';
import { useSharedMessages } from './use-messages';

type Props = Omit<FileFaultsProps, 'fault'> & {
  runner: JobRunner;
  fetched: Fetched;
  documentPane: RefObject<HTMLDivElement | null>;
  /** The listed files are read, and there are enough. */
  isAdded: boolean;
  /** Number of listed files. */
  count: number;
  /** Heading of the list, once there are files: a `PaneHeader`. */
  heading: ReactNode;
  /** Title and number of pages of the running job. */
  jobTitle: string;
  pages: number;
  /** Label of the save button, if it is not the file's name. */
  saveLabel?: string;
  /** Preview of the finished file, in the result panel. */
  resultPreview?: ReactNode;
  /** Summary of the list, below it and its add button. */
  below?: ReactNode;
  /** The list; when done, the originals with their output, under a heading of their own. */
  children: ReactNode;
  optionsPanel: ReactNode;
  /** The list keeps its width from the first file to the result, and its height while the tool works. */
  isSteady?: boolean;
};

/** All states of a tool that makes one file from several. */
export function FileListTool({ runner, fetched, documentPane, count, heading, ...more }: Props) {
  const shared = useSharedMessages();
  const { unsaved } = useShell();
  const {
    jobTitle,
    pages,
    children,
    optionsPanel,
    large,
    below,
    resultPreview,
    saveLabel,
    isAdded,
    isSteady,
    ...faults
  } = more;
  const { job } = runner;
  const working = job.state === 'working';
  useHeldHeight(documentPane, isSteady === true && working);
  if (job.state === 'done') {
    const { outcome, seconds } = job;
    return (
      <ToolShell
        completedSteps={makeFileSteps({ isAdded: true, isStarted: true, isDownloaded: !unsaved })}
        done
        documentPane={children}
        optionsPanel={<ResultPanel {...{ seconds, saveLabel, ...outcome }}>{resultPreview}</ResultPanel>}
      />
    );
  }
  return (
    <ToolShell
      completedSteps={makeFileSteps({
        isAdded,
        isStarted: working,
        running: working ? shared.creating : undefined,
      })}
      empty={count === 0}
      documentPane={
        <div
          ref={documentPane}
          data-steady={isSteady && count > 0 ? '' : undefined}
          className="flex flex-1 flex-col"
        >
          {count > 0 ? heading : <PaneHeader title={shared.noneOpen} />}
          <FileFaults
            {...faults}
            fault={working ? undefined : job.fault}
            large={working ? undefined : large}
          />
          {children}
          <AddFiles disabled={working} />
          {count > 0 ? below : null}
        </div>
      }
      optionsPanel={
        working ? (
          <Working
            {...{ fetched, runner, count }}
            title={jobTitle}
            note={formatMessage(shared.pages, { count: pages })}
          />
        ) : (
          optionsPanel
        )
      }
    />
  );
}

type FileFaultsProps = {
  /** The error that ended the job. */
  fault?: Fault;
  /** The chosen files; refused ones are reported. */
  files: ComponentProps<typeof RefusedFiles>['files'];
  /** Total size in bytes, while the visitor is asked whether to continue; undefined otherwise. */
  large?: number;
  onContinue: () => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** Above the list: errors with their actions. The files stay listed. */
export function FileFaults({ fault, files, large, onContinue, onRetry, onRemove }: FileFaultsProps) {
  const shared = useSharedMessages();
  const listed = files.filter(({ state }) => state !== 'refused');
  const largest = listed.length > 1 ? listed.toSorted((a, b) => b.file.size - a.file.size)[0] : undefined;
  return (
    <>
      {fault ? (
        <FaultNotice fault={fault}>
          {fault.code === 'memory' && largest ? (
            <NoticeAction onClick={() => onRemove(largest.key)}>
              {formatMessage(shared.memoryAt.leaveOut, { file: largest.file.name })}
            </NoticeAction>
          ) : null}
        </FaultNotice>
      ) : null}
      {large === undefined ? null : (
        <Notice
          title={formatMessage(shared.large.title, { size: fileSize(large) })}
          text={shared.large.text}
          refused
        >
          <NoticeAction onClick={onContinue}>{shared.large.anyway}</NoticeAction>
        </Notice>
      )}
      <RefusedFiles {...{ files, onRetry, onRemove }} />
    </>
  );
}
