import type { ReactNode, Ref } from 'react';
import type { Fault } from '@/lib/engines/engine';
import type { FrameWords } from '@/lib/schema/workbench';
import { fileSize } from '@/lib/sentences';
import type { Fetched } from '../engine/use-engine';
import type { OneOf } from '../engine/use-one-of';
import { AddFiles } from './add-files';
import { Awaited } from './awaited';
import { Bar } from './bench';
import { FaultNotice } from './fault-notice';
import { isLocked, Password } from './password';
import { Reading } from './reading';
import { RefusedFiles } from './refused-files';
import { Waiting } from './waiting';

type Props = OneOf<unknown> & {
  frame: FrameWords;
  ref: Ref<HTMLDivElement>;
  accept: string;
  onFiles: (files: readonly File[]) => void;
  fetched: Fetched;
  /** The error that ended the job. */
  fault?: Fault;
  /** Offer of a smaller job after a lack of memory. */
  smaller?: ReactNode;
  /** A job is running: other actions are hidden. */
  busy: boolean;
  /** Replaces the file's name where the tool works without a file. */
  without?: string;
  /** The accepted kinds are listed below it. */
  brief?: boolean;
  /** An alternative to a file, while none is open. */
  instead?: ReactNode;
  /** Title that replaces the file's name. */
  title?: string;
  /** Note and buttons to the right of the title. */
  note?: string;
  end?: ReactNode;
  /** Content of the file. */
  children: ReactNode;
};

/** The tray of a single-file tool: states of the chosen files, until the content of one can be shown. */
export function OneFile({
  frame,
  ref,
  accept,
  onFiles,
  fetched,
  fault,
  smaller,
  busy,
  title,
  note,
  end,
  without,
  instead,
  brief,
  ...props
}: Props) {
  const { one, waiting, refused, open, remove, unlock, retry, children } = props;
  const there = one?.state === 'ready' || (one === undefined && without !== undefined);
  return (
    <div ref={ref} className="flex flex-1 flex-col">
      <Bar
        title={title ?? one?.file.name ?? without ?? frame.noneOpen}
        note={one ? (note ?? fileSize(one.file.size)) : undefined}
        end={one?.state === 'ready' && !busy ? end : undefined}
      />
      {fault ? (
        <FaultNotice frame={frame} fault={fault} file={one?.file.name}>
          {fault.code === 'memory' ? smaller : null}
        </FaultNotice>
      ) : null}
      <RefusedFiles {...{ frame, brief }} files={refused} onRetry={retry} onRemove={remove} />
      {busy ? null : <Waiting {...{ frame }} files={waiting} onOpen={open} onRemove={remove} />}
      {isLocked(one) ? (
        <div className="px-(--sides) py-4 text-carbon-850">
          <Password key={one.key} {...{ frame }} of={one} onUnlock={unlock} />
        </div>
      ) : null}
      {one?.state === 'reading' ? (
        <Awaited>
          <Reading {...{ frame, fetched }} file={one.file.name} />
        </Awaited>
      ) : null}
      {there ? children : null}
      {busy || one?.state === 'ready' ? null : (
        <AddFiles
          {...{ frame, accept, onFiles }}
          multiple={false}
          label={frame.another}
          quiet={one?.state === 'reading'}
        >
          {one ? null : instead}
        </AddFiles>
      )}
    </div>
  );
}
