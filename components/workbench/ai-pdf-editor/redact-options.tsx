import type { AttachedFile } from 'engines';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Messages } from '@/content/messages-type';
import { say } from '@/lib/sentences';
import { fileSize } from '@/lib/values';
import { focusHeadingAfter } from '../shell/back-to-files';
import { Facts } from '../shell/facts';
import { FaultNotice } from '../shell/fault-notice';
import { FoldingOptions } from '../shell/folding-options';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { FocusedKeys } from './focused-keys';
import { MarkStepper, RemovedList } from './mark-list';
import { isWord } from './marks';
import { factsBeside } from './proposed';
import looks from './redact.module.css';
import { RedactForm } from './redact-form';
import type { EditorState } from './use-editor';
import { useSaveCopy } from './use-save-copy';
import { useDeviceWording } from './use-touched';

type Props = { editor: EditorState };

const none: readonly AttachedFile[] = [];

/** The panel of Redact PDF: the marks; then what was removed, before the copy is saved. */
export function RedactOptions({ editor }: Props) {
  const { redaction } = useMessages('ai-pdf-editor');
  const { pending, pages, redaction: marks, fault } = editor;
  const { length: count } = marks.marks;
  const isBegun = pending !== undefined || count > 0;
  const undecided = (fault?.code === 'undecided-files' && fault.details.attached) || none;
  const isUndecided = undecided.length > 0;
  const title = useDeviceWording(redaction.title);
  // If something could not be searched or removed, the sheet says so instead of saying that nothing is left.
  const isProven = !editor.facts.some(({ lost }) => lost);
  const [open, onOpen] = useState(false);
  // On phones the page comes first; what must be decided or read opens the sheet.
  useEffect(() => {
    if (pending || (marks.sights > 0 && !marks.hasWarning)) onOpen(false);
  }, [pending, marks.sights, marks.hasWarning]);
  useEffect(() => {
    if (isUndecided) onOpen(true);
  }, [isUndecided]);
  return (
    <FoldingOptions
      title={
        pending
          ? isProven
            ? proofOf(redaction, editor)
            : redaction.checked
          : count > 0
            ? say(redaction.list, { count })
            : title
      }
      opens={isBegun ? undefined : redaction.find}
      isFirst={!isBegun}
      isLarge={isUndecided}
      {...{ open, onOpen }}
      footer={pending ? <SaveKeys {...{ editor }} /> : <RedactKeys {...{ editor, undecided }} />}
    >
      {/* During the review nothing in the list is focusable, so the list itself is scrolled by keys. */}
      <div
        className={looks.panel}
        {...(pending && { tabIndex: 0, role: 'group', 'aria-label': redaction.check })}
      >
        {pending ? (
          <Checked {...{ editor }} />
        ) : pages > 0 ? (
          <>
            {isUndecided ? (
              <Decision files={undecided} reason={fault?.details.detail === 'marked' ? 'holds' : 'closed'} />
            ) : null}
            <RedactForm bare {...{ marks }} page={editor.number} />
          </>
        ) : null}
      </div>
    </FoldingOptions>
  );
}

/** Short summary of what was removed: the marks, and attached files. */
function proofOf(
  { proof }: Messages<'ai-pdf-editor'>['redaction'],
  { facts, redaction: { marks } }: EditorState,
): string {
  const what = say(marks.every(isWord) ? proof.words : proof.places, { count: marks.length });
  const files = facts.find(({ fact }) => fact === 'redacted-attachments')?.count ?? 0;
  return files > 0
    ? say(proof.both, { what, files: say(proof.files, { count: files }) })
    : say(proof.alone, { what });
}

/** What was removed from the new file, by kind and number, and that the file was searched for it. */
function Checked({ editor: { facts, pages, redaction: marks } }: Props) {
  const { redaction } = useMessages('ai-pdf-editor');
  return (
    <>
      <p className={styles.hint}>{say(redaction.look, { count: pages })}</p>
      <RemovedList marks={marks.marks} />
      <Facts kept={[redaction.searched]} facts={factsBeside(marks.marks, facts)} />
    </>
  );
}

/** Attached files that may repeat what is marked: the copy is made only after the visitor has decided about them. */
function Decision({ files, reason }: { files: readonly AttachedFile[]; reason: 'holds' | 'closed' }) {
  const { redaction } = useMessages('ai-pdf-editor');
  const { length: count } = files;
  return (
    <div role="alert" className={looks.decision}>
      <Icon name="alert" />
      <div>
        <h3>{say(redaction.decide.title, { count })}</h3>
        <p>{say(redaction.decide[reason], { count })}</p>
        <ul className={looks.attached}>
          {files.map(({ name, bytes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two attached files may have one name.
            <li key={index}>
              <span translate="no">{name || redaction.decide.unnamed}</span>{' '}
              {bytes === undefined ? null : <span className="mono">({fileSize(bytes)})</span>}
            </li>
          ))}
        </ul>
        <p>{say(redaction.decide.text, { count })}</p>
      </div>
    </div>
  );
}

/** @param undecided attached files that need a decision */
function RedactKeys({ editor, undecided }: Props & { undecided: readonly AttachedFile[] }) {
  const { redaction } = useMessages('ai-pdf-editor');
  if (undecided.length > 0)
    return (
      <div className={styles.keys}>
        <Button
          onClick={() => {
            editor.redaction.takeFiles(true);
            editor.show(true);
          }}
        >
          {say(redaction.decide.button, { count: undecided.length })}
        </Button>
        <BackToMarks {...{ editor }} />
      </div>
    );
  const { disabledReason, unchanged } = editor;
  const { length: count } = editor.redaction.marks;
  return (
    <div className={styles.keys}>
      {disabledReason ? (
        <p role="alert" className={styles.disabledReason}>
          {disabledReason}
        </p>
      ) : null}
      {count > 1 ? (
        <div className={styles.stepper}>
          <MarkStepper marks={editor.redaction} />
        </div>
      ) : null}
      <Button aria-disabled={unchanged || undefined} onClick={() => editor.show()}>
        {count > 0 ? say(redaction.button, { count }) : redaction.empty}
      </Button>
    </div>
  );
}

/** Saves the reviewed copy, or returns to its marks. */
function SaveKeys({ editor }: Props) {
  const { redaction } = useMessages('ai-pdf-editor');
  const { pending, redaction: marks } = editor;
  const { fault, saveCopy } = useSaveCopy(editor.name, editor.finish);
  return (
    <FocusedKeys>
      {fault ? <FaultNotice {...{ fault }} /> : null}
      {marks.marks.length > 1 ? (
        <div className={styles.stepper}>
          <MarkStepper {...{ marks }} />
        </div>
      ) : null}
      <Button onClick={() => pending && saveCopy(pending.file)}>
        <Icon name="download" />
        {redaction.save}
      </Button>
      <BackToMarks {...{ editor }} />
    </FocusedKeys>
  );
}

function BackToMarks({ editor }: Props) {
  const { redaction } = useMessages('ai-pdf-editor');
  return (
    <Button variant="outline" className={styles.second} onClick={focusHeadingAfter(editor.undo)}>
      <Icon name="back" />
      {redaction.back}
    </Button>
  );
}
