import { useId, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import type { EditableLine } from '@/lib/engines/pdf/edit/editable';
import type { EditorWords } from '@/lib/schema/works/editor';
import { mended, mends } from '@/lib/wording';
import { say } from '@/lib/words';
import { SlipNote } from '../parts/bench';
import { Segments } from '../parts/field';
import styles from './editor.module.css';
import { ModelForm } from './model-form';
import { useModel } from './use-model';

export type Reach = 'line' | 'paragraph';

type Props = {
  words: EditorWords;
  /** The lines that are chosen. */
  lines: readonly EditableLine[];
  /** Without it, there is no choice: the paragraph is one line. */
  reach?: Reach;
  onReach: (reach: Reach) => void;
  wording: string;
  onWording: (wording: string) => void;
  announce: (text: string) => void;
};

/** What is to be said in the place of the chosen lines, with what the rules would mend. */
export function WordsForm({ words, lines, reach, onReach, wording, onWording, announce }: Props) {
  const id = useId();
  const found = useMemo(() => mends(wording, words.lists), [wording, words.lists]);
  const [first] = lines;
  if (!first) return <Before words={words} />;
  const unfit = lines.find((line) => line.unfit)?.unfit;
  const reachKeys = reach ? (
    <Segments
      legend={words.reach}
      name={`${id}-reach`}
      value={reach}
      options={(['line', 'paragraph'] as const).map((value) => ({ value, label: words.reaches[value] }))}
      onChange={onReach}
    />
  ) : null;
  if (unfit) {
    return (
      <>
        {reachKeys}
        <SlipNote title={first.text}>{words.unfit[unfit]}</SlipNote>
      </>
    );
  }
  return (
    <>
      <div className={styles.wording}>
        <label htmlFor={id}>{words.wording}</label>
        <textarea
          id={id}
          rows={Math.min(8, 2 + lines.length)}
          value={wording}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => onWording(currentTarget.value)}
        />
        <p id={`${id}-hint`}>{words.wordingHint}</p>
      </div>
      {reachKeys}
      {found.length === 0 ? null : (
        <fieldset className={styles.mends}>
          <legend>{words.rules}</legend>
          {found.map((mend) => (
            <Button
              key={mend.from}
              variant="outline"
              onClick={() => {
                onWording(mended(wording, mend));
                announce(say(words.mended, { before: mend.before, after: mend.after }));
              }}
            >
              <span>
                <small>{words.kinds[mend.kind]}</small>{' '}
                {say(words.mend, { before: mend.before, after: mend.after })}
              </span>
            </Button>
          ))}
        </fieldset>
      )}
      <ModelForm {...{ words, wording, onWording, announce }} />
    </>
  );
}

/** Nothing is chosen yet: how that is done, and who writes the words. */
function Before({ words }: { words: EditorWords }) {
  const model = useModel();
  return (
    <>
      <SlipNote title={words.noneText}>
        <span className={styles.byKeys}>{words.noneKeys}</span>
      </SlipNote>
      {model ? null : <p className={styles.hint}>{words.model.none}</p>}
    </>
  );
}
