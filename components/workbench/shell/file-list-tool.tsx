import type { Fault } from 'engines';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { AddFiles } from './add-files';
import { FaultNotice } from './fault-notice';
import { Working } from './progress';
import { RefusedFiles } from './refused-files';
import { ResultPanel } from './result';
import type { ShellProps } from './tool';
import { Notice, NoticeAction, PaneHeader, ToolShell } from './tool-shell';
import type { Fetched } from './use-engine';
import type { JobRunner } from './use-job';
import { useSharedMessages } from './use-messages';

type Props = Omit<TroublesProps, 'frame' | 'fault'> & {
  props: Omit<ShellProps, 'files' | 'announce'>;
  runner: JobRunner;
  fetched: Fetched;
  documentPane: RefObject<HTMLDivElement | null>;
  /** Number of listed files, and their total size in bytes. */
  count: number;
  bytes: number;
  title: string;
  /** Beside the title. */
  end?: ReactNode;
  /** Title and number of pages of the running job. */
  making: string;
  pages: number;
  /** Label of the save button, if it is not the file's name. */
  again?: string;
  /** Summary of the list, below it and its add button. */
  below?: ReactNode;
  children: ReactNode;
  optionsPanel: ReactNode;
  /** Shown when done: the originals, and their output. */
  copied: ReactNode;
};

/** All states of a tool that makes one file from several. */
export function FileListTool({ props, runner, fetched, documentPane, count, bytes, title, ...more }: Props) {
  const shared = useSharedMessages();
  const { making, pages, children, optionsPanel, copied, large, below, again, end, ...troubles } = more;
  const { onUnsaved, ...shell } = props;
  const { job } = runner;
  if (job.state === 'done') {
    const { outcome, took } = job;
    return (
      <ToolShell
        {...shell}
        step={3}
        documentPane={copied}
        optionsPanel={
          <ResultPanel {...{ took, again, ...outcome }} next={shell.next} onSaved={() => onUnsaved(false)} />
        }
      />
    );
  }
  const working = job.state === 'working';
  return (
    <ToolShell
      {...shell}
      step={2}
      empty={count === 0}
      documentPane={
        <div ref={documentPane} className="flex flex-1 flex-col">
          {count > 0 ? (
            <PaneHeader title={title} note={fileSize(bytes)} end={end} />
          ) : (
            <PaneHeader title={shared.noneOpen} />
          )}
          <Troubles
            {...troubles}
            fault={working ? undefined : job.fault}
            large={working ? undefined : large}
          />
          {children}
          {working ? null : <AddFiles {...shell} />}
          {count > 0 ? below : null}
        </div>
      }
      optionsPanel={
        working ? (
          <Working
            {...{ fetched, runner, count }}
            title={making}
            note={say(shared.pages, { count: pages })}
          />
        ) : (
          optionsPanel
        )
      }
    />
  );
}

type TroublesProps = {
  /** The error that ended the job. */
  fault?: Fault;
  /** The chosen files; refused ones are reported. */
  files: ComponentProps<typeof RefusedFiles>['files'];
  /** Total size in bytes, while the visitor is asked whether to continue; undefined otherwise. */
  large?: number;
  onAnyway: () => void;
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
};

/** Above the list: errors with their actions. The files stay listed. */
export function Troubles({ fault, files, large, onAnyway, onRetry, onRemove }: TroublesProps) {
  const shared = useSharedMessages();
  const listed = files.filter(({ state }) => state !== 'refused');
  const largest =
    listed.length > 1 ? listed.toSorted((one, other) => other.file.size - one.file.size)[0] : undefined;
  return (
    <>
      {fault ? (
        <FaultNotice fault={fault}>
          {fault.code === 'memory' && largest ? (
            <NoticeAction onClick={() => onRemove(largest.key)}>
              {say(shared.memoryAt.leaveOut, { file: largest.file.name })}
            </NoticeAction>
          ) : null}
        </FaultNotice>
      ) : null}
      {large === undefined ? null : (
        <Notice title={say(shared.large.title, { size: fileSize(large) })} text={shared.large.text} refused>
          <NoticeAction onClick={onAnyway}>{shared.large.anyway}</NoticeAction>
        </Notice>
      )}
      <RefusedFiles {...{ files, onRetry, onRemove }} brief={listed.length === 0} />
    </>
  );
}
