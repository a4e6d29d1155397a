import type { Fact } from '@/lib/engines/engine';
import type { FrameWords } from '@/lib/schema/workbench';
import type { EditorWords } from '@/lib/schema/works/editor';
import { factWords } from '../parts/facts';
import styles from './editor.module.css';
import type { EditorState } from './use-editor';

type Props = { words: EditorWords; frame: FrameWords; editor: EditorState };

/** Of what an edit came to, what a visitor is told. */
export const told = (facts: readonly Fact[]): readonly Fact[] =>
  facts.filter(({ fact, lost }) => lost || fact === 'titles' || fact === 'filled' || fact === 'signed');

/** New words stand in the font of the old ones, and in their space. */
export const isSame = (facts: readonly Fact[]): boolean =>
  !facts.some(({ fact }) => ['face-replaced', 'too-long', 'filled', 'signed'].includes(fact));

/** What was changed on the page, and what it came to: to be accepted or undone. */
export function Proposed({ words, frame, editor }: Props) {
  const { task, before, text, facts, pending } = editor;
  const same = task === 'words' && isSame(facts);
  return (
    <div className={styles.proposal}>
      <b>{words.proposal}</b>
      {task === 'words' ? (
        <>
          <ins>{text}</ins>
          <del>
            <span>{words.was}</span> {before}
          </del>
        </>
      ) : (
        <p>{pending?.note}</p>
      )}
      <ul>
        {same ? <li>{words.same}</li> : null}
        {told(facts).map((fact) => (
          <li key={JSON.stringify(fact)}>{factWords(frame, fact)}</li>
        ))}
      </ul>
    </div>
  );
}
