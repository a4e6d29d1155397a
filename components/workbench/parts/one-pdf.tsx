import type { ReactNode, Ref } from 'react';
import type { Fault } from '@/lib/engines/engine';
import type { FrameWords } from '@/lib/schema/workbench';
import { fileSize, pageList, say } from '@/lib/words';
import type { Fetched } from '../engine/use-engine';
import type { OnePdf as Chosen } from '../engine/use-one-pdf';
import { AddFiles } from './add-files';
import { Bar, Notice, Way } from './bench';
import { FaultNotice } from './fault-notice';
import styles from './one-pdf.module.css';
import { Password } from './password';
import { wordsOf } from './progress';

type Props = Chosen & {
  frame: FrameWords;
  ref: Ref<HTMLDivElement>;
  accept: string;
  onFiles: (files: readonly File[]) => void;
  fetched: Fetched;
  /** What ended the work, if it failed. */
  fault?: Fault;
  /** While the tool works nothing else is offered. */
  busy: boolean;
  /** Beside the name of the file. */
  end?: ReactNode;
  /** Pages of the file. */
  children: ReactNode;
};

/** The tray of a tool that works on one PDF: what came of the chosen files, until the pages of one are there. */
export function OnePdf({
  frame,
  ref,
  accept,
  onFiles,
  fetched,
  fault,
  busy,
  end,
  children,
  ...chosen
}: Props) {
  const { pdf, waiting, refused, open, remove, unlock, retry } = chosen;
  return (
    <div ref={ref} className="flex flex-1 flex-col">
      <Bar
        title={pdf?.file.name ?? frame.another}
        note={pdf ? noteOf(frame, pdf) : undefined}
        end={pdf?.info && !busy ? end : undefined}
      />
      {fault ? <FaultNotice frame={frame} fault={fault} file={pdf?.file.name} /> : null}
      {refused.map(({ key, file, fault }) => {
        const leave = <Way onClick={() => remove(key)}>{frame.dismiss}</Way>;
        if (fault?.code !== 'too-large') {
          const again = fault?.code === 'slow' || fault?.code === 'offline' || fault?.code === 'memory';
          return fault ? (
            <FaultNotice key={key} frame={frame} fault={fault} file={file.name}>
              {again ? <Way onClick={() => retry(key)}>{frame.retry}</Way> : null}
              {leave}
            </FaultNotice>
          ) : null;
        }
        const { large, largeFile } = frame;
        const values = { file: file.name, size: fileSize(file.size) };
        return (
          <Notice key={key} title={say(largeFile.title, values)} text={largeFile.text} refused>
            <Way onClick={() => retry(key)}>{large.anyway}</Way>
            {leave}
          </Notice>
        );
      })}
      {!busy
        ? waiting.map(({ key, file }) => (
            <Notice key={key} title={say(frame.oneAtATime, { file: file.name })}>
              <Way onClick={() => open(key)}>{say(frame.openInstead, { file: file.name })}</Way>
              <Way onClick={() => remove(key)}>{frame.dismiss}</Way>
            </Notice>
          ))
        : null}
      {pdf?.state === 'locked' || (pdf?.state === 'reading' && pdf.password) ? (
        <div className={styles.below}>
          <Password
            key={pdf.key}
            frame={frame}
            file={pdf.file.name}
            wrong={pdf.state === 'locked' && pdf.fault?.code === 'wrong-password'}
            onUnlock={(password) => unlock(pdf.key, password)}
          />
        </div>
      ) : null}
      {pdf?.state === 'reading' ? (
        <p className={styles.below}>
          {fetched ? wordsOf(frame.progress, undefined, fetched) : frame.reading}
        </p>
      ) : null}
      {pdf?.info?.repaired ? <Repaired frame={frame} {...pdf.info.repaired} /> : null}
      {pdf?.state === 'ready' ? children : null}
      {busy || pdf?.state === 'ready' ? null : (
        <AddFiles {...{ frame, accept, onFiles }} multiple={false} label={frame.another} />
      )}
    </div>
  );
}

const noteOf = (frame: FrameWords, { state, info, file }: NonNullable<Chosen['pdf']>) =>
  [
    state === 'locked' ? frame.locked : info ? say(frame.pages, { count: info.pages }) : '',
    fileSize(file.size),
  ]
    .filter(Boolean)
    .join(' · ');

function Repaired({
  frame,
  read,
  of,
  lost,
}: {
  frame: FrameWords;
  read: number;
  of: number;
  lost: readonly number[];
}) {
  const { title, text, whole } = frame.repairedFile;
  return (
    <Notice
      title={say(title, { read, of })}
      text={lost.length > 0 ? say(text, { count: lost.length, pages: pageList(lost) }) : whole}
    />
  );
}
