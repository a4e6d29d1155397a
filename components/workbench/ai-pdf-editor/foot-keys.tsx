import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { say } from '@/lib/sentences';
import { focusHeadingAfter } from '../shell/back-to-files';
import { FaultNotice } from '../shell/fault-notice';
import { useShell } from '../shell/shell-context';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { FocusedKeys } from './focused-keys';
import type { EditorState } from './use-editor';
import { useSaveCopy } from './use-save-copy';

type Props = {
  editor: EditorState;
};

/** Buttons for the current state: show the edit, accept or discard it, download the shown copy. */
export function FootKeys({ editor }: Props) {
  const { announce } = useShell();
  const messages = useMessages('ai-pdf-editor');
  const { task, chosen, copies, pending, page, disabledReason, unchanged } = editor;
  const { current } = copies;
  const { fault, saveCopy } = useSaveCopy(editor.name, editor.onSaved);
  if (pending) return <AcceptKeys {...{ editor }} />;
  const labels = {
    words: messages.set,
    replace: messages.set,
    add: messages.set,
    fields: messages.setFields,
    redact:
      editor.redaction.marks.length > 0
        ? say(messages.redaction.button, { count: editor.redaction.marks.length })
        : messages.redaction.empty,
  };
  const ready = {
    words: chosen.length > 0,
    replace: page !== undefined,
    add: page !== undefined,
    fields: (page?.fields.length ?? 0) > 0,
    redact: page !== undefined,
  }[task];

  return (
    <div className={styles.keys}>
      {fault ? <FaultNotice {...{ fault }} /> : null}
      {disabledReason ? (
        <p role="alert" className={styles.disabledReason}>
          {disabledReason}
        </p>
      ) : null}
      {ready ? (
        <Button aria-disabled={unchanged || undefined} onClick={() => editor.show()}>
          {labels[task]}
        </Button>
      ) : null}
      {current || !ready ? (
        <Button
          variant={current && ready ? 'outline' : 'primary'}
          className={ready ? styles.second : undefined}
          aria-disabled={!current || undefined}
          onClick={() => {
            if (!current) return announce(messages.downloadNone);
            saveCopy(current.file);
          }}
        >
          {current ? <Icon name="download" /> : null}
          {current ? messages.download : messages.downloadNone}
        </Button>
      ) : null}
    </div>
  );
}

function AcceptKeys({ editor }: Pick<Props, 'editor'>) {
  const messages = useMessages('ai-pdf-editor');
  return (
    <FocusedKeys>
      <Button onClick={editor.accept}>
        <Icon name="check" />
        {messages.accept}
      </Button>
      <Button variant="outline" data-discard="" onClick={focusHeadingAfter(editor.undo)}>
        <Icon name="x" />
        {messages.discard}
      </Button>
    </FocusedKeys>
  );
}
