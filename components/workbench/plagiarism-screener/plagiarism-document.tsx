import type { Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import { phone } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { DocumentFaults } from '../documents/document-faults';
import { NoneFound } from '../documents/none-found';
import { UnreadPages } from '../documents/unread-pages';
import type { ChosenDocument, useDocuments } from '../documents/use-documents';
import { AddFiles } from '../shell/add-files';
import { FaultNotice } from '../shell/fault-notice';
import { Placeholder } from '../shell/placeholder';
import { IconButton } from '../shell/row-buttons';
import { Notice, NoticeAction, PaneHeader } from '../shell/tool-shell';
import type { Fetched } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import type { SavingState } from '../shell/use-saving';
import { PlagiarismAdd } from './plagiarism-add';
import { PlagiarismPanes } from './plagiarism-panes';
import styles from './plagiarism-screener.module.css';
import { alikeText, percent } from './plagiarism-text';
import type { PlagiarismComparison } from './use-plagiarism';

type Props = {
  ref: Ref<HTMLDivElement>;
  chosen: ReturnType<typeof useDocuments>;
  fetched: Fetched;
  /** The first file; undefined if it was refused. */
  document: ChosenDocument | undefined;
  /** Sources that were not refused, in order. */
  sources: readonly ChosenDocument[];
  comparison: PlagiarismComparison;
  saving: SavingState;
  /** The document waits for its first source. */
  needsSource: boolean;
  /** The first files are being read: the options panel shows the progress. */
  reading: boolean;
  /** Called with a replacement for an unreadable document. */
  onDocument: (files: readonly File[]) => void;
  onPlace: (passage: number) => void;
  onRemove: (key: string) => void;
};

/** The document pane of Plagiarism Screener: the document beside a source, or what prevents the comparison. */
export function PlagiarismDocument({ ref, chosen, document, sources, comparison, ...props }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('plagiarism-screener');
  const { fetched, saving, needsSource, reading, onDocument, onPlace, onRemove } = props;
  const { documents, progress, unlock, retry } = chosen;
  const { found, at } = comparison;
  const isPhone = useMedia(phone);
  const { job } = saving.runner;
  const count = found?.passages.length ?? 0;
  const name = document?.file.name ?? '';
  const info = document?.info;
  const counted = found
    ? isPhone
      ? formatMessage(messages.matchingShare, { share: percent(found.share) })
      : alikeText(messages, found)
    : info
      ? formatMessage(messages.words, { count: info.words })
      : '';
  const buttons = (
    <div className={`flex flex-wrap items-center gap-1 ${styles.pager}`}>
      {comparison.canUndo ? (
        <Button variant="outline" className={styles.small} onClick={comparison.undo}>
          <Icon name="back" />
          {shared.undo}
        </Button>
      ) : null}
      {count > 1 ? (
        <>
          <IconButton
            icon="up"
            label={messages.previous}
            isDisabled={at === 0}
            onPress={() => onPlace(at - 1)}
          />
          <span className="min-w-[5.2rem] text-center text-(length:--text-sm) text-carbon-950">
            {formatMessage(messages.position, { number: at + 1, count })}
          </span>
          <IconButton
            icon="down"
            label={messages.next}
            isDisabled={at >= count - 1}
            onPress={() => onPlace(at + 1)}
          />
        </>
      ) : null}
    </div>
  );
  return (
    <div ref={ref} data-steady={document ? '' : undefined} className="flex flex-1 flex-col">
      <PaneHeader
        title={
          found
            ? count > 0
              ? formatMessage(messages.matches, { count })
              : messages.noMatch
            : comparison.comparing && !reading
              ? messages.comparing
              : name || (sources.length > 0 ? messages.none : shared.noneOpen)
        }
        note={counted}
        end={buttons}
      />
      {comparison.fault ? (
        <FaultNotice fault={comparison.fault} file={name}>
          <NoticeAction onClick={comparison.again}>{shared.retry}</NoticeAction>
        </FaultNotice>
      ) : null}
      {job.state === 'idle' && job.fault ? <FaultNotice fault={job.fault} file={name} /> : null}
      <DocumentFaults
        {...{ fetched, progress, onRemove }}
        documents={
          reading ? documents.filter(({ state, password }) => state !== 'reading' || password) : documents
        }
        onUnlock={unlock}
        onRetry={retry}
      />
      {document ? null : (
        <>
          <Notice {...messages.noDocument} icon="info" />
          {sources.length === 0 ? (
            <AddFiles onFiles={onDocument} multiple label={messages.addDocument} />
          ) : null}
        </>
      )}
      {needsSource ? (
        <Notice {...messages.noSources} icon="info">
          <PlagiarismAdd primary />
        </Notice>
      ) : null}
      {reading ? null : (
        <UnreadPages
          documents={[document, ...sources].flatMap((chosenDocument) => chosenDocument?.info ?? [])}
        />
      )}
      {found && count === 0 ? <NoneFound {...messages.noMatchFound} hasTwoDocuments wide /> : null}
      {reading ? (
        <Placeholder isSecond={sources[0] && <span translate="no">{sources[0].file.name}</span>}>
          {name ? <span translate="no">{name}</span> : shared.noneOpen}
        </Placeholder>
      ) : null}
      {info && !reading ? (
        <PlagiarismPanes
          comparison={comparison}
          document={info}
          sources={sources.flatMap(({ info }) => info ?? [])}
        />
      ) : null}
    </div>
  );
}
