import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { Work } from '../engine/use-job';
import type { OneOf } from '../engine/use-one-of';
import type { BenchProps } from '../tool';
import { Bench } from './bench';
import { OneFile } from './one-file';
import { Working } from './progress';

type FileProps = Omit<
  ComponentProps<typeof OneFile>,
  keyof OneOf<unknown> | 'ref' | 'accept' | 'onFiles' | 'busy' | 'brief'
>;

type Props = FileProps & {
  bench: Omit<BenchProps, 'frame' | 'files' | 'announce' | 'onUnsaved'>;
  chosen: OneOf<unknown>;
  work: Work;
  tray: RefObject<HTMLDivElement | null>;
  /** Title of the running job. */
  making: string;
  step?: number;
  /** Whether there is something to work on; by default once a file is read. */
  there?: boolean;
  unsaved?: boolean;
  /** Progress of the engine that shows the file, where another does the job. */
  reading?: FileProps['fetched'];
  /** The choices, until the job runs. */
  foil: ReactNode;
};

/** A tool for one file until its result is there: the file, its choices, and the running job. */
export function OneBench({ bench, chosen, work, tray, making, unsaved = false, foil, ...props }: Props) {
  const {
    step = 2,
    reading,
    there = chosen.one !== undefined && chosen.one.state !== 'locked',
    ...file
  } = props;
  const { frame, fetched } = file;
  const { job } = work;
  const working = job.state === 'working';
  return (
    <Bench
      {...bench}
      {...{ frame, step, unsaved }}
      empty={!there}
      tray={
        <OneFile
          {...chosen}
          {...file}
          fetched={fetched ?? reading}
          ref={tray}
          accept={bench.accept}
          onFiles={bench.onFiles}
          fault={job.state === 'idle' ? (job.fault ?? file.fault) : undefined}
          busy={working}
        />
      }
      foil={working ? <Working {...{ frame, fetched, work }} title={making} count={1} /> : foil}
    />
  );
}
