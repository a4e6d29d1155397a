/** AI PDF Editor: the change that waits to be accepted or undone, and what the engine reports about it. */
import type { Fact } from 'engines';
import { Facts } from '../shell/facts';
import notices from '../shell/notice.module.css';
import { useMessages } from '../shell/use-messages';
import styles from './ai-pdf-editor.module.css';
import type { Mark } from './marks';
import { ReplacedWords, Rewritten } from './reworded';
import type { EditorState } from './use-editor';

type Props = { editor: EditorState };

/** Whether the visitor is shown this fact about an edit. */
const isShown = ({ fact, lost }: Fact) =>
  lost || ['titles', 'filled', 'signed'].includes(fact) || fact.startsWith('redacted-');

/** Facts without repetition: none that was shown before, and replaced fonts merged into one sentence. */
export function factsToShow(facts: readonly Fact[], before: readonly Fact[] = []): readonly Fact[] {
  const known = new Set(before.map((fact) => JSON.stringify(fact)));
  const fresh = new Map(facts.filter(isShown).map((fact) => [JSON.stringify(fact), fact]));
  const once = [...fresh].flatMap(([key, fact]) => (known.has(key) ? [] : [fact]));
  const faces = once.filter(({ fact }) => fact === 'face-replaced');
  const detail = faces.map(({ detail }) => detail).join(', ');
  return once.flatMap((fact) =>
    fact === faces[0] ? [{ ...fact, detail }] : faces.includes(fact) ? [] : [fact],
  );
}

/** Facts about a redacted copy beside the list of its marks: where all are words, these say more than a number of letters. */
export const factsBeside = (marks: readonly Mark[], facts: readonly Fact[]): readonly Fact[] =>
  factsToShow(facts).filter(
    ({ fact }) => fact !== 'redacted-letters' || marks.some(({ kind }) => kind !== 'words'),
  );

/** True when font and width were kept. */
export const isSame = (facts: readonly Fact[]): boolean =>
  !facts.some(
    ({ fact }) =>
      ['face-replaced', 'too-long', 'filled', 'signed'].includes(fact) || fact.startsWith('redacted-'),
  );

/** A change on the page with its facts, to be accepted or undone. */
export function Proposed({ editor }: Props) {
  const messages = useMessages('ai-pdf-editor');
  const { task, before, text, facts, pending, copies } = editor;
  const news = factsToShow(
    facts,
    copies.chain.flatMap((copy) => copy.facts),
  );
  const same = task === 'words' && isSame(facts);
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
            ? [messages.gone]
            : task === 'words'
              ? [...(same ? [messages.same] : []), messages.gone]
              : task === 'redact'
                ? [messages.redaction.searched]
                : []
        }
        facts={news}
      />
    </div>
  );
}

/** On phones and tablets above the buttons that accept or discard the change: old words, and the new ones in their place. */
export function ProposedInBrief({ editor: { task, before, text, pending } }: Props) {
  return task === 'words' ? <ReplacedWords before={before} after={text} /> : pending?.note;
}
