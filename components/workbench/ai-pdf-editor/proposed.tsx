/** AI PDF Editor: the change that can be accepted or undone, and what the engine reports about it. */
import type { Fact } from 'engines';
import { Facts } from '../shell/facts';
import notices from '../shell/notice.module.css';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import type { Mark } from './marks';
import { ReplacedWords, Rewritten } from './reworded';
import type { EditorState } from './use-editor';

type Props = { editor: EditorState };

/** Whether a fact about an edit is shown to the visitor. */
const isShown = ({ fact, lost }: Fact) =>
  lost || ['titles', 'filled', 'signed'].includes(fact) || fact.startsWith('redacted-');

/** Facts without repetition: without those shown before, and with replaced fonts merged into one sentence. */
export function factsToShow(facts: readonly Fact[], before: readonly Fact[] = []): readonly Fact[] {
  const known = new Set(before.map((fact) => JSON.stringify(fact)));
  const fresh = new Map(facts.filter(isShown).map((fact) => [JSON.stringify(fact), fact]));
  const newFacts = [...fresh].flatMap(([key, fact]) => (known.has(key) ? [] : [fact]));
  const replacedFonts = newFacts.filter(({ fact }) => fact === 'face-replaced');
  const detail = replacedFonts.map(({ detail }) => detail).join(', ');
  return newFacts.flatMap((fact) =>
    fact === replacedFonts[0] ? [{ ...fact, detail }] : replacedFonts.includes(fact) ? [] : [fact],
  );
}

/**
 * Facts about a redacted copy that are not in the list of marks beside them: the list says more than a number of
 * letters if all marks are words.
 */
export const factsBeside = (marks: readonly Mark[], facts: readonly Fact[]): readonly Fact[] =>
  factsToShow(facts).filter(
    ({ fact }) => fact !== 'redacted-letters' || marks.some(({ kind }) => kind !== 'words'),
  );

/** Whether an edit kept font and width; false for edits that fill, sign or redact. */
export const isSame = (facts: readonly Fact[]): boolean =>
  !facts.some(
    ({ fact }) =>
      ['face-replaced', 'too-long', 'filled', 'signed'].includes(fact) || fact.startsWith('redacted-'),
  );

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
