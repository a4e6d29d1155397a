import type { Fault, FaultCode } from 'engines';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { AddFiles } from './add-files';
import { FaultNotice, retryable } from './fault-notice';
import { hasPasswordForm, Password } from './password';
import { Placeholder } from './placeholder';
import { Reading, Working } from './progress';
import { RefusedFiles } from './refused-files';
import { makeFileSteps, type StepCompletion } from './steps';
import { NoticeAction, PaneHeader, ToolShell } from './tool-shell';
import type { Fetched } from './use-engine';
import { useHeldHeight } from './use-held-height';
import type { JobRunner } from './use-job';
import { useSharedMessages } from './use-messages';
import type { SingleFile } from './use-single-file';
import { Waiting } from './waiting';

type DocumentPaneProps = {
  documentPane: RefObject<HTMLDivElement | null>;
  chosen: SingleFile<unknown>;
  fetched: Fetched;
  /** A fault to report, such as the one that ended the job; `onRetry` retries. */
  fault?: Fault;
  onRetry?: () => void;
  /** Offer of a smaller job after a lack of memory. */
  smallerJob?: ReactNode;
  /** Replaces the file's name where the tool works without a file. */
  titleWithoutFile?: string;
  /** An alternative to a file, while none is open. */
  alternativeToFile?: ReactNode;
  /** Title that replaces the file's name. */
  title?: string;
  /** Note and buttons to the right of the title. */
  note?: string;
  end?: ReactNode;
  /** As in `PaneHeader`. */
  ownRow?: boolean;
  /** As in `PaneHeader`. */
  copied?: { tone: string | undefined } | undefined;
  /** Content of the file. */
  children: ReactNode;
};

type Props = DocumentPaneProps & {
  /** Props of the shell that differ from those of the usual tool. */
  shell?: Pick<ComponentProps<typeof ToolShell>, 'steps' | 'waits' | 'done' | 'unsaved' | 'copyTone'> & {
    completedSteps?: readonly StepCompletion[];
  };
  runner: JobRunner;
  /** Code of a fault about which the choices ask: the document pane does not report it. */
  askedFault?: FaultCode;
  /** Title of the running job, and the files made so far. */
  jobTitle: string;
  filesSoFar?: ReactNode;
  /** Whether there is something to work on; by default once a file is read. */
  hasFile?: boolean;
  /** Progress of the engine that shows the file, where another does the job. */
  reading?: Fetched;
  /** The document pane keeps its width from the file to the result, and its height while the tool works. */
  isSteady?: boolean;
  /** Below the document pane. */
  below?: ReactNode;
  /** The choices, until the job runs. */
  optionsPanel: ReactNode;
};

/** A tool for one file until its result is there: the file, its choices, and the running job. */
export function SingleFileTool({
  shell,
  runner,
  askedFault,
  jobTitle,
  filesSoFar,
  optionsPanel,
  below,
  ...props
}: Props) {
  const shared = useSharedMessages();
  const { chosen, fetched, isSteady } = props;
  const {
    reading,
    hasFile = chosen.current !== undefined && chosen.current.state !== 'locked',
    ...file
  } = props;
  const { job } = runner;
  useHeldHeight(file.documentPane, isSteady === true && job.state === 'working');
  const fault = job.state === 'idle' ? (job.fault ?? file.fault) : undefined;
  return (
    <ToolShell
      completedSteps={makeFileSteps({
        isAdded: chosen.current?.state === 'ready',
        isStarted: job.state === 'working',
        running: job.state === 'working' ? shared.creating : undefined,
      })}
      unsaved={false}
      {...shell}
      empty={!hasFile}
      documentPane={
        <>
          <SingleFilePane
            {...file}
            fetched={reading ?? fetched}
            fault={fault?.code === askedFault ? undefined : fault}
            onRetry={job.state === 'idle' && job.fault ? undefined : file.onRetry}
            busy={job.state === 'working'}
            isSteady={isSteady && hasFile}
          />
          {below}
        </>
      }
      optionsPanel={
        job.state === 'working' ? (
          <Working {...{ fetched, runner }} title={jobTitle} count={1}>
            {filesSoFar}
          </Working>
        ) : (
          optionsPanel
        )
      }
    />
  );
}

type BusyProps = DocumentPaneProps & { busy: boolean; isSteady?: boolean };

/** The document pane: states of the chosen files, and the content of one once it is read. A running job hides other actions. */
function SingleFilePane({
  documentPane,
  chosen,
  fetched,
  fault,
  busy,
  titleWithoutFile,
  ...props
}: BusyProps) {
  const shared = useSharedMessages();
  const { current: one, waiting, refused, open, remove, unlock, retry } = chosen;
  const { onRetry, smallerJob, alternativeToFile, title, note, end, ownRow, copied, isSteady, children } =
    props;
  const hasFile = one?.state === 'ready' || (one === undefined && titleWithoutFile !== undefined);
  return (
    <div ref={documentPane} data-steady={isSteady ? '' : undefined} className="flex flex-1 flex-col">
      <PaneHeader
        title={title ?? one?.file.name ?? titleWithoutFile ?? shared.noneOpen}
        note={one ? (note ?? fileSize(one.file.size)) : undefined}
        end={one?.state === 'ready' && !busy ? end : undefined}
        {...{ ownRow, copied }}
      />
      {fault ? (
        <FaultNotice fault={fault} file={one?.file.name}>
          {fault.code === 'memory' ? smallerJob : null}
          {onRetry && ['offline', ...retryable].includes(fault.code) ? (
            <NoticeAction onClick={onRetry}>{shared.retry}</NoticeAction>
          ) : null}
        </FaultNotice>
      ) : null}
      <RefusedFiles files={refused} onRetry={retry} onRemove={remove} />
      {busy ? null : <Waiting files={waiting} onOpen={open} onRemove={remove} />}
      {hasPasswordForm(one) ? (
        <div className="px-(--side-padding) py-4 text-carbon-850">
          <Password key={one.key} chosen={one} onUnlock={unlock} />
          <NoticeAction onClick={() => remove(one.key)}>
            {formatMessage(shared.removeFile, { file: one.file.name })}
          </NoticeAction>
        </div>
      ) : null}
      {one?.state === 'reading' ? (
        <Placeholder>
          <Reading {...{ fetched }} file={one.file.name} />
        </Placeholder>
      ) : null}
      {hasFile ? children : null}
      {busy || one?.state === 'ready' ? null : (
        <AddFiles multiple={false} label={shared.another} isSecondary={one?.state === 'reading'}>
          {one ? null : alternativeToFile}
        </AddFiles>
      )}
    </div>
  );
}
