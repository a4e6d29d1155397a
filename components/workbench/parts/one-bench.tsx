import type { Fault } from 'engines';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { FrameWords } from '@/lib/schema/workbench';
import { fileSize } from '@/lib/values';
import type { Fetched } from '../engine/use-engine';
import type { Work } from '../engine/use-job';
import type { OneOf } from '../engine/use-one-of';
import type { BenchProps } from '../tool';
import { AddFiles } from './add-files';
import { Awaited } from './awaited';
import { Bar, Bench } from './bench';
import { FaultNotice } from './fault-notice';
import { isLocked, Password } from './password';
import { Reading, Working } from './progress';
import { RefusedFiles } from './refused-files';
import { Waiting } from './waiting';

type TrayProps = {
  frame: FrameWords;
  tray: RefObject<HTMLDivElement | null>;
  chosen: OneOf<unknown>;
  fetched: Fetched;
  /** The error that ended the job. */
  fault?: Fault;
  /** Offer of a smaller job after a lack of memory. */
  smaller?: ReactNode;
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

type Props = TrayProps &
  Pick<ComponentProps<typeof Bench>, 'waits' | 'done'> & {
    bench: Omit<BenchProps, 'frame' | 'files' | 'announce' | 'onUnsaved'>;
    work: Work;
    /** Title of the running job, and the files made so far. */
    making: string;
    made?: ReactNode;
    step?: number;
    /** Whether there is something to work on; by default once a file is read. */
    there?: boolean;
    unsaved?: boolean;
    /** Progress of the engine that shows the file, where another does the job. */
    reading?: Fetched;
    /** Below the tray. */
    below?: ReactNode;
    /** The choices, until the job runs. */
    foil: ReactNode;
  };

/** A tool for one file until its result is there: the file, its choices, and the running job. */
export function OneBench({ bench, work, making, made, unsaved = false, foil, below, ...props }: Props) {
  const { chosen, frame, fetched } = props;
  const { step = 2, reading, waits, done, ...file } = props;
  const { there = chosen.one !== undefined && chosen.one.state !== 'locked' } = props;
  const { job } = work;
  return (
    <Bench
      {...bench}
      {...{ frame, step, waits, done, unsaved }}
      empty={!there}
      tray={
        <>
          <OneTray
            {...file}
            fetched={reading ?? fetched}
            accept={bench.accept}
            onFiles={bench.onFiles}
            fault={job.state === 'idle' ? (job.fault ?? file.fault) : undefined}
            busy={job.state === 'working'}
          />
          {below}
        </>
      }
      foil={
        job.state === 'working' ? (
          <Working {...{ frame, fetched, work }} title={making} count={1}>
            {made}
          </Working>
        ) : (
          foil
        )
      }
    />
  );
}

type BusyProps = TrayProps & Pick<BenchProps, 'accept' | 'onFiles'> & { busy: boolean };

/** States of the chosen files, until the content of one can be shown. A running job hides other actions. */
function OneTray({
  frame,
  tray,
  chosen,
  accept,
  onFiles,
  fetched,
  fault,
  busy,
  without,
  ...props
}: BusyProps) {
  const { one, waiting, refused, open, remove, unlock, retry } = chosen;
  const { smaller, brief, instead, title, note, end, children } = props;
  const there = one?.state === 'ready' || (one === undefined && without !== undefined);
  return (
    <div ref={tray} className="flex flex-1 flex-col">
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
