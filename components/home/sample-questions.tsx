import type { SampleDocument, Samples } from '@/lib/schema/samples';
import styles from './sample-panels.module.css';

type Props = { copy: Samples; questions: SampleDocument['questions'] };

/** Three questions, and the answer to the chosen one. */
export function SampleQuestions({ copy, questions }: Props) {
  return (
    <fieldset className={`${styles.panel} ${styles.questions}`}>
      <legend>{copy.ask}</legend>
      {questions.map(({ ask }, index) => (
        <label key={ask}>
          <input type="radio" name="act" value={`ask${index + 1}`} />
          <span>{ask}</span>
        </label>
      ))}
      <div className={styles.answer} aria-live="polite">
        <p className={styles.hint}>{copy.hint}</p>
        {questions.map(({ ask, answer, line }, index) => (
          <p key={ask} data-act={`ask${index + 1}`}>
            {`${answer} `}
            <span className={styles.source}>{`${copy.source} ${line}`}</span>
          </p>
        ))}
      </div>
    </fieldset>
  );
}
