import type { Fault } from 'engines';
import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { say } from '@/lib/sentences';
import type { ChosenPaper, usePapers } from '../engine/use-papers';
import { AddFiles } from '../parts/add-files';
import { Awaited } from '../parts/awaited';
import { Bar, Notice, Way } from '../parts/bench';
import { FaultNotice } from '../parts/fault-notice';
import { PaperTroubles } from '../parts/paper-troubles';
import { TextIn } from '../parts/text-in';
import { Waiting } from '../parts/waiting';
import type { ToolProps } from '../tool';
import styles from './summary.module.css';

type Props = Pick<ToolProps<'summary'>, 'frame' | 'words' | 'accept' | 'onFiles'> & {
  ref: Ref<HTMLDivElement>;
  of: ReturnType<typeof usePapers>;
  /** The current text, and the other chosen ones. */
  paper: ChosenPaper | undefined;
  waiting: readonly ChosenPaper[];
  /** It is being read: the counterfoil shows the progress. */
  reading: boolean;
  /** A text whose reading was cancelled. */
  cancelled: File | undefined;
  /** No points were found: the counterfoil offers another text. */
  nothing: boolean;
  /** It has pages. */
  paged: boolean;
  faults: readonly (Fault | undefined)[];
  onRetry: () => void;
  /** The field for another text is shown. */
  other: boolean;
  onOther: (other: boolean) => void;
  children: ReactNode;
};

/** The tray of Summarize Text: the text, what prevents reading it, and the field for another one. */
export function SummaryTray({
  ref,
  frame,
  words,
  paper,
  waiting,
  of,
  other,
  reading,
  cancelled,
  ...props
}: Props) {
  const { info, file } = paper ?? {};
  const name = file?.name ?? '';
  const note = info && [
    say(words.words, { count: info.words }),
    props.paged ? say(frame.pages, { count: info.sheets.length }) : '',
  ];
  const add = (
    <AddFiles
      {...{ frame, accept: props.accept, onFiles: props.onFiles }}
      multiple={false}
      label={frame.another}
    />
  );
  return (
    <div ref={ref} className={styles.tray}>
      <Bar
        title={paper ? name : frame.noneOpen}
        note={note?.filter(Boolean).join(' ·\u00a0')}
        end={
          paper && !reading && (other || !props.nothing) ? (
            <Button
              variant="outline"
              className={styles.small}
              aria-expanded={other}
              onClick={() => props.onOther(!other)}
            >
              {other ? words.otherBack : words.other}
            </Button>
          ) : undefined
        }
      />
      {props.faults.map((fault) =>
        fault ? (
          <FaultNotice key={fault.code} frame={frame} fault={fault} file={name}>
            <Way onClick={props.onRetry}>{frame.retry}</Way>
          </FaultNotice>
        ) : null,
      )}
      {cancelled && !paper ? (
        <Notice title={frame.cancelled}>
          <Way onClick={() => props.onFiles([cancelled])}>{frame.retry}</Way>
        </Notice>
      ) : null}
      <PaperTroubles
        {...{ frame }}
        fetched={undefined}
        papers={of.papers.filter((one) => (one === paper && !reading) || one.state === 'refused')}
        onUnlock={of.unlock}
        onRetry={of.retry}
        onRemove={of.remove}
      />
      <Waiting
        {...{ frame }}
        files={waiting}
        onOpen={paper && (() => of.remove(paper.key))}
        onRemove={of.remove}
      />
      {reading ? (
        <Awaited>
          <span translate="no">{name}</span>
        </Awaited>
      ) : other || !paper ? (
        <div className={styles.other} data-first={paper ? undefined : ''}>
          {paper ? null : add}
          <TextIn words={words.textIn} onFiles={props.onFiles} />
          {paper ? add : null}
        </div>
      ) : (
        <div className={styles.view} data-short={props.nothing || undefined}>
          {props.children}
        </div>
      )}
    </div>
  );
}
