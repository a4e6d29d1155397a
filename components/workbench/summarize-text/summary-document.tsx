import type { Fault } from 'engines';
import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { say } from '@/lib/sentences';
import { PaperFaults } from '../documents/paper-faults';
import { TextIn } from '../documents/text-in';
import type { ChosenPaper, usePapers } from '../documents/use-papers';
import { AddFiles } from '../shell/add-files';
import { FaultNotice } from '../shell/fault-notice';
import { Placeholder } from '../shell/placeholder';
import { Notice, NoticeAction, PaneHeader } from '../shell/tool-shell';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { Waiting } from '../shell/waiting';
import styles from './summarize-text.module.css';

type Props = {
  onFiles: (files: readonly File[]) => void;
  ref: Ref<HTMLDivElement>;
  of: ReturnType<typeof usePapers>;
  /** The current text, and the other chosen ones. */
  paper: ChosenPaper | undefined;
  waiting: readonly ChosenPaper[];
  /** It is being read: the options panel shows the progress. */
  reading: boolean;
  /** A text whose reading was cancelled. */
  cancelled: File | undefined;
  /** No points were found: the options panel offers another text. */
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

/** The document pane of Summarize Text: the text, what prevents reading it, and the field for another one. */
export function SummaryDocument({ ref, paper, waiting, of, other, reading, cancelled, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('summarize-text');
  const { info, file } = paper ?? {};
  const name = file?.name ?? '';
  const note = info && [
    say(messages.words, { count: info.words }),
    props.paged ? say(shared.pages, { count: info.sheets.length }) : '',
  ];
  const add = <AddFiles onFiles={props.onFiles} multiple={false} label={shared.another} />;
  return (
    <div ref={ref} className={styles.documentPane}>
      <PaneHeader
        title={paper ? name : shared.noneOpen}
        note={note?.filter(Boolean).join(' ·\u00a0')}
        end={
          paper && !reading && (other || !props.nothing) ? (
            <Button
              variant="outline"
              className={styles.small}
              aria-expanded={other}
              onClick={() => props.onOther(!other)}
            >
              {other ? messages.otherBack : messages.other}
            </Button>
          ) : undefined
        }
      />
      {props.faults.map((fault) =>
        fault ? (
          <FaultNotice key={fault.code} fault={fault} file={name}>
            <NoticeAction onClick={props.onRetry}>{shared.retry}</NoticeAction>
          </FaultNotice>
        ) : null,
      )}
      {cancelled && !paper ? (
        <Notice title={shared.cancelled}>
          <NoticeAction onClick={() => props.onFiles([cancelled])}>{shared.retry}</NoticeAction>
        </Notice>
      ) : null}
      <PaperFaults
        fetched={undefined}
        papers={of.papers.filter((one) => (one === paper && !reading) || one.state === 'refused')}
        onUnlock={of.unlock}
        onRetry={of.retry}
        onRemove={of.remove}
      />
      <Waiting files={waiting} onOpen={paper && (() => of.remove(paper.key))} onRemove={of.remove} />
      {reading ? (
        <Placeholder>
          <span translate="no">{name}</span>
        </Placeholder>
      ) : other || !paper ? (
        <div className={styles.other} data-first={paper ? undefined : ''}>
          {paper ? null : add}
          <TextIn messages={messages.textIn} onFiles={props.onFiles} />
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
