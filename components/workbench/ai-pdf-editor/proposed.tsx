/** AI PDF Editor: the change that can be accepted or undone, and what the engine reports about it. */
import type { Fact } from 'engines';
import { Facts } from '../shell/facts';
import notices from '../shell/notice.module.css';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import { runsOf } from './differences';
import { factsToShow, isSame } from './facts-to-show';
import { ReplacedWords, Rewritten } from './reworded';
import type { Copy } from './use-copies';
import type { EditorState } from './use-editor';

type Props = { editor: EditorState };

/** Checks of typed words before they are applied: whether they keep the font and fit the line. */
export function WordingChecks({ editor: { trial, copies } }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { facts, isTrying } = trial;
  if (!facts) return isTrying ? <p>{messages.checking}</p> : null;
  const before = copies.chain.flatMap((copy) => copy.facts);
  return <Facts kept={isSame(facts) ? [messages.same] : []} facts={factsToShow(facts, before)} />;
}

/** The shown copy: the change that made it, what differs, and that the old words are gone. */
export function Applied({ copy, facts: before }: { copy: Copy; facts: readonly Fact[] }) {
  const messages = useMessages('ai-pdf-editor');
  const { reworded, note, facts } = copy;
  const isEdit = facts.some(({ fact }) => fact === 'edited');
  return (
    <div className={`${notices.note} ${styles.proposal}`}>
      {!reworded ? (
        <p className="wrap-anywhere">{note}</p>
      ) : runsOf(reworded.before, reworded.after) ? (
        <ReplacedWords {...reworded} />
      ) : (
        <Rewritten {...reworded} />
      )}
      <Facts
        kept={[
          ...(reworded && isSame(facts) ? [messages.same] : []),
          ...(isEdit ? [messages.oldWordsRemoved] : []),
        ]}
        facts={factsToShow(facts, before)}
      />
    </div>
  );
}

/** A change on the page with its facts, to be accepted or undone. */
export function Proposed({ editor }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { task, before, text, facts, pending, copies } = editor;
  const newFacts = factsToShow(
    facts,
    copies.chain.flatMap((copy) => copy.facts),
  );
  const isUnchanged = task === 'words' && isSame(facts);
  return (
    <div className={`${notices.note} ${styles.proposal}`}>
      {task === 'words' ? (
        <Rewritten before={before} after={text} />
      ) : (
        <p className="wrap-anywhere">{pending?.note}</p>
      )}
      <Facts
        kept={
          task === 'replace'
            ? [messages.oldWordsRemoved]
            : task === 'words'
              ? [...(isUnchanged ? [messages.same] : []), messages.oldWordsRemoved]
              : task === 'redact'
                ? [messages.redaction.searched]
                : []
        }
        facts={newFacts}
      />
    </div>
  );
}

/**
 * On phones and tablets, above the buttons that accept or discard the change: old words and the new ones that replace
 * them.
 */
export function ProposedInBrief({ editor: { task, before, text, pending } }: Props) {
  return task === 'words' ? <ReplacedWords before={before} after={text} /> : pending?.note;
}
