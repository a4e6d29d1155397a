import { formatMessage } from '@/lib/sentences';
import entryWords from '../documents/entry-words.module.css';
import contents from '../documents/file-contents.module.css';
import { BackToEditing } from '../shell/back-to-editing';
import { ResultPanel } from '../shell/result';
import { useMessages, useSharedMessages } from '../shell/use-messages';
import { factsToShow, isSame } from './facts-to-show';
import { Reworded } from './reworded';
import type { Copy } from './use-copies';
import type { EditorState } from './use-editor';

type Props = {
  editor: EditorState;
};

/** The saved copy: its changes, and the tools it can be opened in next. */
export function EditorResult({ editor: { copies, name, onBack, pages } }: Props) {
  const shared = useSharedMessages();
  const messages = useMessages('ai-pdf-editor');
  const { chain, current } = copies;
  if (!current) return null;
  const facts = factsToShow(chain.flatMap((copy) => copy.facts));

  return (
    <ResultPanel
      facts={facts}
      files={[{ ...current.file, name }]}
      seconds={current.seconds}
      kept={[
        ...(chain.every((copy) => isSame(copy.facts)) ? [messages.same] : []),
        ...(chain.some(isReworded) ? [messages.oldWordsRemoved] : []),
        messages.untouched,
      ]}
      saveLabel={shared.again.pdf}
      onSaved={() => undefined}
    >
      <BackToEditing {...{ onBack }} file={name} label={messages.more} />
      <ol className={contents.note}>
        {chain.map(({ key, note, reworded, page }) => (
          <li key={key}>
            {reworded ? <Reworded {...reworded} /> : <b>{note}</b>}
            {pages > 1 ? (
              <span className={entryWords.where}>{formatMessage(shared.documentView.page, { page })}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </ResultPanel>
  );
}

const isReworded = ({ facts }: Copy) => facts.some(({ fact }) => fact === 'edited');
