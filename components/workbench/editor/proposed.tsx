import type { FrameWords } from '@/lib/schema/workbench';
import type { EditorWords } from '@/lib/schema/works/editor';
import { factWords } from '../parts/facts';
import styles from './editor.module.css';
import type { EditorState } from './use-editor';

type Props = { words: EditorWords; frame: FrameWords; editor: EditorState };

/** What was changed on the page, and what it came to: to be accepted or undone. */
export function Proposed({ words, frame, editor }: Props) {
  const { task, before, text, facts, pending } = editor;
  const told = facts.filter(
    ({ fact, lost }) => lost || fact === 'titles' || fact === 'filled' || fact === 'signed',
  );
  const isSame =
    task === 'words' && !facts.some(({ fact }) => fact === 'face-replaced' || fact === 'too-long');
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
        {isSame ? <li>{words.same}</li> : null}
        {told.map((fact) => (
          <li key={JSON.stringify(fact)}>{factWords(frame, fact)}</li>
        ))}
      </ul>
    </div>
  );
}
