import type { CutWords } from '@/lib/schema/works/cut';
import { Field, optionsOf, Segments } from '../parts/field';
import type { CutChoice } from './cut-choices';
import styles from './cut-choices.module.css';

type Props = { words: CutWords; choice: CutChoice; onChoose: (choice: CutChoice) => void };

/** What is laid behind the cut-out. */
export const CutBehind = ({ words, choice, onChoose }: Props) => (
  <>
    <div className={styles.behind}>
      <Segments
        legend={words.behind}
        name="behind"
        value={choice.behind}
        options={optionsOf(words.colours)}
        onChange={(behind) => onChoose({ ...choice, behind })}
      />
    </div>
    {choice.behind === 'other' ? (
      <Field
        type="color"
        label={words.colour}
        value={choice.colour}
        onChange={({ currentTarget }) => onChoose({ ...choice, colour: currentTarget.value })}
      />
    ) : null}
  </>
);
