import type { ComponentProps, ReactNode, RefObject } from 'react';
import { fileSize, say } from '@/lib/sentences';
import type { Fetched } from '../engine/use-engine';
import type { Work } from '../engine/use-job';
import type { BenchProps } from '../tool';
import { AddFiles } from './add-files';
import { Bar, Bench } from './bench';
import { Done } from './done';
import { Working } from './progress';
import { Troubles } from './troubles';

type Props = Omit<ComponentProps<typeof Troubles>, 'frame' | 'fault'> & {
  props: Omit<BenchProps, 'files' | 'announce'>;
  work: Work;
  fetched: Fetched;
  tray: RefObject<HTMLDivElement | null>;
  /** Number of listed files, and their total size in bytes. */
  count: number;
  bytes: number;
  title: string;
  /** Title and number of pages of the running job. */
  making: string;
  pages: number;
  /** Label of the save button, if it is not the file's name. */
  again?: string;
  /** Summary of the list, below it and its add button. */
  below?: ReactNode;
  children: ReactNode;
  foil: ReactNode;
  /** Shown when done: the originals, and their output. */
  copied: ReactNode;
};

/** All states of a tool that makes one file from several. */
export function ListBench({ props, work, fetched, tray, count, bytes, title, ...more }: Props) {
  const { making, pages, children, foil, copied, large, below, again, ...troubles } = more;
  const { frame, onUnsaved, ...bench } = props;
  const { job } = work;
  if (job.state === 'done') {
    const { outcome, took } = job;
    return (
      <Bench
        {...bench}
        frame={frame}
        step={3}
        tray={copied}
        foil={
          <Done {...{ frame, took, again, ...outcome }} next={bench.next} onSaved={() => onUnsaved(false)} />
        }
      />
    );
  }
  const working = job.state === 'working';
  return (
    <Bench
      {...bench}
      frame={frame}
      step={2}
      empty={count === 0}
      tray={
        <div ref={tray} className="flex flex-1 flex-col">
          {count > 0 ? <Bar title={title} note={fileSize(bytes)} /> : <Bar title={frame.noneOpen} />}
          <Troubles
            {...troubles}
            frame={frame}
            fault={working ? undefined : job.fault}
            large={working ? undefined : large}
          />
          {children}
          {working ? null : <AddFiles frame={frame} {...bench} />}
          {count > 0 ? below : null}
        </div>
      }
      foil={
        working ? (
          <Working
            {...{ frame, fetched, work, count }}
            title={making}
            note={say(frame.pages, { count: pages })}
          />
        ) : (
          foil
        )
      }
    />
  );
}
