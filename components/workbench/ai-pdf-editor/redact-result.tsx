import { BackToEditing } from '../shell/back-to-editing';
import { ResultPanel } from '../shell/result';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { factsBeside } from './facts-to-show';
import { dataLeftIn } from './found-data';
import { RemovedList } from './mark-list';
import type { EditorState } from './use-editor';

type Props = { editor: EditorState };

/** The saved copy of Redact PDF: says what was removed, and that the copy was searched for it. */
export function RedactResult({ editor: { copies, name, onBack, pages, redacted, removed, left } }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('ai-pdf-editor');
  const { redaction } = messages;
  const { chain, current } = copies;
  if (!current) return null;
  return (
    <ResultPanel
      facts={factsBeside(
        redacted,
        chain.flatMap(({ facts }) => facts),
      )}
      files={[{ ...current.file, name }]}
      seconds={current.seconds}
      lost={left.length > 0 ? [dataLeftIn(messages, left, 'left')] : []}
      kept={[redaction.searched, messages.untouched]}
      saveLabel={shared.again.pdf}
      onSaved={() => undefined}
    >
      <BackToEditing {...{ onBack }} file={name} label={redaction.again} />
      {removed ? (
        <div className="mt-4">
          <RemovedList {...{ removed, pages }} />
        </div>
      ) : null}
    </ResultPanel>
  );
}
