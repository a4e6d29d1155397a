import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { formatMessage } from '@/lib/sentences';
import { focusHeadingAfter } from '../shell/back-to-editing';
import { FaultNotice } from '../shell/fault-notice';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { FocusedButtons } from './focused-buttons';
import { amountOf } from './marks';
import type { EditorState } from './use-editor';
import { useSaveCopy } from './use-save-copy';

type Props = {
  editor: EditorState;
};

/**
 * Buttons for the current state: apply the edit, accept or discard a change whose facts must be read, download the shown
 * copy.
 */
export function FooterButtons({ editor }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { task, chosen, copies, pending, page, disabledReason, unchanged } = editor;
  const { current } = copies;
  const { fault, saveCopy } = useSaveCopy(editor.name, editor.onSaved);
  if (pending) return <AcceptButtons onAccept={editor.accept} onDiscard={editor.undo} />;
  if (task === 'words' && editor.isModels)
    return <AcceptButtons onAccept={() => editor.show()} onDiscard={editor.discardWording} />;
  const labels = {
    words: messages.apply,
    replace: messages.apply,
    add: messages.apply,
    fields: messages.fillInFields,
    redact: formatMessage(messages.redaction.button, {
      what: amountOf(messages.redaction, editor.redaction.marks),
    }),
  };
  const ready = {
    words: chosen.length > 0,
    replace: editor.replacing.places.length > 0,
    add: page !== undefined,
    fields: (page?.fields.length ?? 0) > 0,
    redact: page !== undefined,
  }[task];

  if (!current && !ready) return <p className={styles.cue}>{messages.downloadNone}</p>;
  return (
    <div className={styles.buttons}>
      {fault ? <FaultNotice {...{ fault }} /> : null}
      {disabledReason ? (
        <p role="alert" className={styles.disabledReason}>
          {disabledReason}
        </p>
      ) : null}
      {ready && task === 'redact' && unchanged ? (
        <p className={styles.hint}>{messages.redaction.empty}</p>
      ) : ready ? (
        <Button aria-disabled={unchanged || undefined} onClick={() => editor.show()}>
          {labels[task]}
        </Button>
      ) : null}
      {current ? (
        <Button
          variant={ready ? 'outline' : 'primary'}
          className={ready ? styles.second : undefined}
          onClick={() => saveCopy(current.file)}
        >
          <Icon name="download" />
          {messages.download}
        </Button>
      ) : null}
      {/* In a wide window Undo is below the list of copies. */}
      {current && !ready ? (
        <Button variant="outline" className="lg:hidden" onClick={focusHeadingAfter(editor.takeBack)}>
          <Icon name="back" />
          {messages.undo}
        </Button>
      ) : null}
    </div>
  );
}

type AcceptProps = { onAccept: () => void; onDiscard: () => void };

function AcceptButtons({ onAccept, onDiscard }: AcceptProps) {
  const messages = useMessages('ai-pdf-editor');
  return (
    <FocusedButtons>
      <Button onClick={onAccept}>
        <Icon name="check" />
        {messages.accept}
      </Button>
      <Button variant="outline" data-discard="" onClick={focusHeadingAfter(onDiscard)}>
        <Icon name="x" />
        {messages.discard}
      </Button>
    </FocusedButtons>
  );
}
