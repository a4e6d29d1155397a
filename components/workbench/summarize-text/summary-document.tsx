import type { Fault } from 'engines';
import type { ReactNode, Ref } from 'react';
import { Button } from '@/components/ui/button';
import { formatMessage } from '@/lib/sentences';
import { DocumentFaults } from '../documents/document-faults';
import { TextEntry } from '../documents/text-entry';
import { UnreadPages } from '../documents/unread-pages';
import type { ChosenDocument, useDocuments } from '../documents/use-documents';
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
  chosen: ReturnType<typeof useDocuments>;
  /** The current text, and the other chosen ones. */
  doc: ChosenDocument | undefined;
  waiting: readonly ChosenDocument[];
  /** The current text is being read: the options panel shows the progress. */
  reading: boolean;
  /** A text whose reading was cancelled. */
  cancelled: File | undefined;
  /** No points were found: the options panel offers another text. */
  hasNoPoints: boolean;
  /** The current text has pages. */
  paged: boolean;
  faults: readonly (Fault | undefined)[];
  onRetry: () => void;
  /** The field for another text is shown. */
  showsTextField: boolean;
  onShowTextField: (other: boolean) => void;
  children: ReactNode;
};

/** The document pane of Summarize Text: the text, what prevents reading it, and the field for another one. */
export function SummaryDocument({
  ref,
  doc,
  waiting,
  chosen,
  showsTextField,
  reading,
  cancelled,
  ...props
}: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('summarize-text');
  const { info, file } = doc ?? {};
  const name = file?.name ?? '';
  const note = info && [
    formatMessage(messages.words, { count: info.words }),
    props.paged ? formatMessage(shared.pages, { count: info.sheets.length }) : '',
  ];
  const add = <AddFiles onFiles={props.onFiles} multiple={false} label={shared.another} />;
  return (
    <div ref={ref} className={styles.documentPane}>
      <PaneHeader
        title={doc ? name : shared.noneOpen}
        note={note?.filter(Boolean).join(' ·\u00a0')}
        end={
          doc && !reading && (showsTextField || !props.hasNoPoints) ? (
            <Button
              variant="outline"
              className={styles.small}
              aria-expanded={showsTextField}
              onClick={() => props.onShowTextField(!showsTextField)}
            >
              {showsTextField ? messages.backToText : messages.changeText}
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
      {cancelled && !doc ? (
        <Notice title={shared.cancelled}>
          <NoticeAction onClick={() => props.onFiles([cancelled])}>{shared.retry}</NoticeAction>
        </Notice>
      ) : null}
      <DocumentFaults
        fetched={undefined}
        documents={chosen.documents.filter(
          (entry) => (entry === doc && !reading) || entry.state === 'refused',
        )}
        onUnlock={chosen.unlock}
        onRetry={chosen.retry}
        onRemove={chosen.remove}
      />
      {info && !reading ? <UnreadPages documents={[info]} /> : null}
      <Waiting files={waiting} onOpen={doc && (() => chosen.remove(doc.key))} onRemove={chosen.remove} />
      {reading ? (
        <Placeholder>
          <span translate="no">{name}</span>
        </Placeholder>
      ) : showsTextField || !doc ? (
        <div className={styles.otherText} data-first={doc ? undefined : ''}>
          {doc ? null : add}
          <TextEntry messages={messages.textIn} onFiles={props.onFiles} />
          {doc ? add : null}
        </div>
      ) : (
        <div className={styles.view} data-short={props.hasNoPoints || undefined}>
          {props.children}
        </div>
      )}
    </div>
  );
}
