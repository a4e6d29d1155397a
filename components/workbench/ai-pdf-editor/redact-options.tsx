import type { AttachedFile } from 'engines';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useMedia } from '@/components/ui/use-media';
import type { Messages } from '@/content/messages-type';
import { wide } from '@/lib/breakpoints';
import { formatMessage } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { focusHeadingAfter } from '../shell/back-to-editing';
import { Facts } from '../shell/facts';
import { FaultNotice } from '../shell/fault-notice';
import { FoldingOptions } from '../shell/folding-options';
import notices from '../shell/notice.module.css';
import { useDeviceWording } from '../shell/use-device-wording';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { factsBeside } from './facts-to-show';
import { FocusedButtons } from './focused-buttons';
import { dataLeftIn } from './found-data';
import { MarkedPlaces, MarkStepper, RemovedPlaces } from './mark-list';
import { amountOf, onlyWordOf } from './marks';
import redactStyles from './redact.module.css';
import { RedactForm } from './redact-form';
import type { EditorState } from './use-editor';
import type { RemovedMark } from './use-removed';
import { useSaveCopy } from './use-save-copy';

type Props = { editor: EditorState };

const none: readonly AttachedFile[] = [];

/** The panel of Redact PDF: the marks; then what was removed, before the copy is saved. */
export function RedactOptions({ editor }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  const { pending, pages, redaction: redactionState, fault, data } = editor;
  const { length: count } = redactionState.marks;
  const isWide = useMedia(wide);
  const isBegun = pending !== undefined || count > 0;
  const undecided = (fault?.code === 'undecided-files' && fault.details.attached) || none;
  const isUndecided = undecided.length > 0;
  const title = useDeviceWording(redaction.title);
  const { removed } = editor;
  // If something could not be searched or removed, the panel says so instead of saying that nothing is left.
  const isNothingLeft = !editor.facts.some(({ lost }) => lost);
  const [open, onOpen] = useState(false);
  // On phones the page comes first; what must be decided or read opens the sheet.
  useEffect(() => {
    if (pending || (redactionState.visits > 0 && !redactionState.hasWarning)) onOpen(false);
  }, [pending, redactionState.visits, redactionState.hasWarning]);
  useEffect(() => onOpen(isUndecided), [isUndecided]);
  if (isUndecided)
    return (
      <FoldingOptions
        title={formatMessage(redaction.attachedFiles.title, { count: undecided.length })}
        isLarge
        {...{ open, onOpen }}
        footer={<DecisionButtons {...{ editor }} count={undecided.length} />}
      >
        <Decision
          files={undecided}
          reason={fault?.details.detail === 'marked' ? 'containsMarked' : 'unsearchable'}
          word={onlyWordOf(redactionState.marks)}
        />
        {/* A sheet has no room for the list of marks. */}
        {isWide ? <MarkedPlaces marks={redactionState} /> : null}
      </FoldingOptions>
    );
  const footer = pending ? (
    <SaveButtons {...{ editor }} />
  ) : count > 0 ? (
    <RedactButtons {...{ editor }} />
  ) : redactionState.canUndo ? (
    <p className={styles.hint}>{redaction.empty}</p>
  ) : undefined;
  return (
    <FoldingOptions
      title={
        pending
          ? isNothingLeft && removed
            ? removalSummary(redaction, editor.facts, removed)
            : redaction.checked
          : count > 0
            ? redaction.listTitle
            : title
      }
      footerBelow={!isBegun}
      openLabel={isBegun ? redaction.open : redaction.find}
      isFirst={!isBegun}
      lead={
        pending && isNothingLeft && removed ? (
          <>
            <b className={redactStyles.proof}>
              <Icon name="check" size={18} stroke={2.2} />
              {removalSummary(redaction, editor.facts, removed)}
            </b>{' '}
            {editor.left.length > 0 ? dataLeftIn(messages, editor.left, 'leftInBrief') : redaction.noneLeft}
          </>
        ) : undefined
      }
      {...{ open, onOpen }}
      footer={footer}
    >
      {/* During the review nothing in the list is focusable, so the list itself is scrolled by keys. */}
      <div
        className={redactStyles.panel}
        {...(pending && { tabIndex: 0, role: 'group', 'aria-label': redaction.check })}
      >
        {pending ? (
          <RemovalReview {...{ editor }} />
        ) : pages > 0 ? (
          <RedactForm withoutHeader marks={redactionState} data={data} page={editor.number} />
        ) : null}
      </div>
    </FoldingOptions>
  );
}

/** Short summary of what was removed: the places in which nothing is left, and attached files. */
function removalSummary(
  redaction: Messages<'ai-pdf-editor'>['redaction'],
  facts: EditorState['facts'],
  removed: readonly RemovedMark[],
): string {
  const { removedWhat } = redaction;
  const what = amountOf(redaction, removed);
  const files = facts.find(({ fact }) => fact === 'redacted-attachments')?.count ?? 0;
  return files > 0
    ? formatMessage(removedWhat.withFiles, {
        what,
        files: formatMessage(removedWhat.files, { count: files }),
      })
    : formatMessage(removedWhat.withoutFiles, { what });
}

/** Where something was removed from the new file, below a line that says that the new file was searched. */
function RemovalReview({ editor: { facts, pages, redaction: redactionState, removed, left } }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  return (
    <>
      <p className={styles.hint}>{formatMessage(redaction.reviewHint, { count: pages })}</p>
      <Facts
        kept={[redaction.searched]}
        lost={left.length > 0 ? [dataLeftIn(messages, left, 'left')] : []}
        facts={factsBeside(redactionState.marks, facts)}
      />
      {removed ? <RemovedPlaces removed={removed} marks={redactionState} /> : null}
    </>
  );
}

type DecisionProps = {
  files: readonly AttachedFile[];
  reason: 'containsMarked' | 'unsearchable';
  /** What is marked, if it is one word alone. */
  word: string | undefined;
};

/** Attached files that may repeat what is marked: the copy is made only after the visitor has decided about them. */
function Decision({ files, reason, word }: DecisionProps) {
  const { redaction } = useMessages('ai-pdf-editor');
  const { length: count } = files;
  return (
    <div role="alert" className={`col-span-full ${notices.note} ${redactStyles.question}`}>
      <Icon name="alert" />
      <div>
        <ul className={redactStyles.attached}>
          {files.map(({ name, bytes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two attached files may have one name.
            <li key={index}>
              <span translate="no">{name || redaction.attachedFiles.unnamed}</span>{' '}
              {bytes === undefined ? null : <span className="mono">({fileSize(bytes)})</span>}
            </li>
          ))}
        </ul>
        <p>
          {reason === 'containsMarked' && word
            ? formatMessage(redaction.attachedFiles.containsWord, { count, word })
            : formatMessage(redaction.attachedFiles[reason], { count })}
        </p>
      </div>
    </div>
  );
}

/** Buttons that remove the attached files together with what is marked, or return to the marks. */
function DecisionButtons({ editor, count }: Props & { count: number }) {
  const { redaction } = useMessages('ai-pdf-editor');
  return (
    <div className={styles.buttons}>
      <Button
        onClick={() => {
          editor.redaction.includeFiles(true);
          editor.show(true);
        }}
      >
        {formatMessage(redaction.attachedFiles.button, { count })}
      </Button>
      <BackToMarks {...{ editor }} label={redaction.back} />
    </div>
  );
}

function RedactButtons({ editor }: Props) {
  const { redaction } = useMessages('ai-pdf-editor');
  const { disabledReason, unchanged } = editor;
  const { marks } = editor.redaction;
  return (
    <div className={styles.buttons}>
      {disabledReason ? (
        <p role="alert" className={styles.disabledReason}>
          {disabledReason}
        </p>
      ) : null}
      {marks.length > 1 ? (
        <div className={styles.stepper}>
          <MarkStepper marks={editor.redaction} />
        </div>
      ) : null}
      <Button aria-disabled={unchanged || undefined} onClick={() => editor.show()}>
        {formatMessage(redaction.button, { what: amountOf(redaction, marks) })}
      </Button>
    </div>
  );
}

/** Buttons that save the reviewed copy, or return to its marks. */
function SaveButtons({ editor }: Props) {
  const { redaction } = useMessages('ai-pdf-editor');
  const { pending, redaction: redactionState } = editor;
  const { fault, saveCopy } = useSaveCopy(editor.name, editor.finish);
  return (
    <FocusedButtons>
      {fault ? <FaultNotice {...{ fault }} /> : null}
      {redactionState.marks.length > 1 ? (
        <div className={styles.stepper}>
          <MarkStepper marks={redactionState} />
        </div>
      ) : null}
      <Button onClick={() => pending && saveCopy(pending.file)}>
        <Icon name="download" />
        {redaction.save}
      </Button>
      <BackToMarks {...{ editor }} label={redaction.back} />
    </FocusedButtons>
  );
}

function BackToMarks({ editor, label }: Props & { label: string }) {
  return (
    <Button variant="outline" className={styles.second} onClick={focusHeadingAfter(editor.undo)}>
      <Icon name="back" />
      {label}
    </Button>
  );
}
