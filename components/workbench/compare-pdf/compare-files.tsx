import type { PdfOperations } from 'engines/pdf';
import { flushSync } from 'react-dom';
import type { Messages } from '@/content/messages-type';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { isPaged } from '../documents/document-marks';
import { FirstPage, FirstPages, PageStage } from '../documents/first-pages';
import type { ChosenDocument, useDocuments } from '../documents/use-documents';
import { AddFiles } from '../shell/add-files';
import { FaultNotice } from '../shell/fault-notice';
import { FileRow } from '../shell/file-row';
import { hasPasswordForm, Password } from '../shell/password';
import { progressText } from '../shell/progress';
import { RefusedFiles } from '../shell/refused-files';
import type { Engine } from '../shell/run-engine';
import { useShell } from '../shell/shell-context';
import { Notice, NoticeAction, PaneHeader } from '../shell/tool-shell';
import type { Fetched } from '../shell/use-engine';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import styles from './compare-methods.module.css';
import type { Comparison } from './use-comparison';

type Props = {
  chosen: ReturnType<typeof useDocuments>;
  accepted: readonly ChosenDocument[];
  fetched: Fetched;
  comparing: Comparison;
  pdf: Engine<PdfOperations>;
  /** Id of the input for the new file. */
  newField: string;
};

/** The two documents before the comparison: which is old, which is new, and their states. */
export function CompareFiles({ chosen, accepted, fetched, comparing, newField, pdf }: Props) {
  const { announce } = useShell();
  const shared = useSharedMessages();
  const messages = useMessages('compare-pdf');
  const { runner, scan } = comparing;
  const { job } = runner;
  const busy = job.state === 'working';
  const fault = job.state === 'idle' && (job.fault ?? job.cancelled);
  const note = ({ state, info, file }: ChosenDocument) => {
    const size = fileSize(file.size);
    if (state === 'locked') return `${shared.locked} · ${size}`;
    if (info && !isPaged(info)) return size;
    if (info) return `${formatMessage(shared.pages, { count: info.sheets.length })} · ${size}`;
    return fetched || chosen.progress
      ? progressText(shared.progress, chosen.progress, fetched)
      : `${shared.reading} · ${size}`;
  };
  /** Replaces one of the documents: its input exists once that document is removed. */
  const replace = ({ key }: ChosenDocument) => {
    flushSync(() => chosen.remove(key));
    document.getElementById(newField)?.click();
  };
  const isSingle = accepted.length === 1;
  return (
    <>
      <PaneHeader
        title={
          accepted.length === 0
            ? shared.noneOpen
            : formatMessage(messages.filesChosen, { count: Math.min(2, accepted.length) })
        }
      />
      {job.state === 'idle' && job.fault ? <FaultNotice fault={job.fault} /> : null}
      <RefusedFiles files={chosen.documents} onRetry={chosen.retry} onRemove={chosen.remove} />
      {scan && !busy ? (
        <Notice
          title={scanTitle(messages, scan, comparing.both)}
          text={accepted.every(({ info }) => info?.kind === 'pdf') ? messages.scans.text : undefined}
          icon="eye"
        >
          <NoticeAction onClick={() => replace(scan)}>{messages.scans.another}</NoticeAction>
        </Notice>
      ) : null}
      <ol>
        {accepted.map((doc, place) => (
          <FileRow
            key={doc.key}
            name={doc.file.name}
            place={place}
            total={accepted.length}
            note={note(doc)}
            chips={place < 2 ? [{ text: place === 0 ? messages.old : messages.newer }] : []}
            belowRow={hasPasswordForm(doc) ? <Password chosen={doc} onUnlock={chosen.unlock} /> : undefined}
            onPlace={
              busy
                ? undefined
                : (at) => {
                    chosen.place(doc.key, at);
                    announce(
                      formatMessage(shared.moved, {
                        file: doc.file.name,
                        place: at + 1,
                        of: accepted.length,
                      }),
                    );
                  }
            }
            onRemove={
              busy
                ? undefined
                : () => {
                    chosen.remove(doc.key);
                    announce(formatMessage(shared.removed, { file: doc.file.name }));
                  }
            }
          />
        ))}
      </ol>
      {accepted.length === 0 ? <AddFiles multiple label={messages.addOld} /> : null}
      {accepted.length > 1 && !scan && accepted.every(({ state }) => state !== 'locked') && !fault ? (
        <FirstPages documents={accepted.slice(0, 2)} pdf={pdf} />
      ) : null}
      {scan || (isSingle && !busy) ? (
        <PageStage>
          {accepted
            .slice(0, 2)
            .map((doc) =>
              doc.info?.kind === 'pdf' ? (
                <FirstPage key={doc.key} {...{ doc, pdf }} />
              ) : isSingle ? (
                <span key={doc.key} className={styles.lines} aria-hidden="true" />
              ) : null,
            )}
          {isSingle ? (
            <label htmlFor={newField} className={styles.missing}>
              <b className="text-(length:--text-base)">{messages.addNewHere}</b>
              {/* Touch devices have no drag and drop. */}
              <span className="[@media(hover:none)]:hidden">{messages.addNewHint}</span>
            </label>
          ) : null}
        </PageStage>
      ) : null}
    </>
  );
}

/** Names the file without text, or both if neither has any. */
export function scanTitle(
  { scans }: Messages<'compare-pdf'>,
  { file }: ChosenDocument,
  both: Comparison['both'],
): string {
  const [, other] = both?.filter(({ info }) => info.words === 0) ?? [];
  return other
    ? formatMessage(scans.both, { file: file.name, other: other.file.name })
    : formatMessage(scans.title, { file: file.name });
}
