import type { Fact } from 'engines';
import type { ReactNode } from 'react';
import { say } from '@/lib/sentences';
import type { Job } from '../engine/use-job';
import type { BenchProps } from '../tool';
import { Back } from './back';
import { Bar, Bench } from './bench';
import { Done } from './done';

type Props = Omit<BenchProps, 'files' | 'announce' | 'unsaved'> & {
  job: Extract<Job, { state: 'done' }>;
  /** Name and description of the file whose pages are shown; by default those of the copy. */
  title?: string;
  note?: string;
  /** The original and its output. */
  tray: ReactNode;
  back: string;
  onBack: () => void;
  zip?: string;
  /** Facts from the tool itself, listed before those of the engine. */
  known?: readonly Fact[];
  figure?: string;
  carried?: readonly File[];
  /** Preview of the result. */
  children?: ReactNode;
};

/** The finished state of a tool for one file: the original, and the copy torn off. */
export function DoneBench({ job, title, note, tray, back, onBack, zip, known, children, ...props }: Props) {
  const { frame, onUnsaved, figure, carried, ...bench } = props;
  const { outcome, took } = job;
  const [copy] = outcome.files;
  const what = note ?? (copy?.pages ? say(frame.pages, { count: copy.pages }) : undefined);
  return (
    <Bench
      {...bench}
      frame={frame}
      step={3}
      unsaved
      tray={
        <>
          <Bar title={title ?? copy?.name ?? ''} note={what} />
          {tray}
          <Back label={back} note={say(frame.asTheyWere, { count: 1 })} onBack={onBack} />
        </>
      }
      foil={
        <Done
          {...{ frame, took, zip, figure, carried }}
          files={outcome.files}
          facts={[...(known ?? []), ...outcome.facts]}
          next={bench.next}
          onSaved={() => onUnsaved(false)}
        >
          {children}
        </Done>
      }
    />
  );
}
