import type { SampleDocument, Samples as Words } from '@/lib/schema/samples';
import acts from './sample-acts.module.css';
import { SampleLog } from './sample-log';
import { SampleQuestions } from './sample-questions';
import { SampleSheet } from './sample-sheet';
import styles from './samples.module.css';

/**
 * Four offices as tabs, each with a sample document. Radio buttons and a checkbox control everything through
 * CSS: a choice is marked on the sheet and adds a line to the log.
 */
export function Samples(copy: Words) {
  return (
    <div className={styles.samples}>
      <fieldset className={styles.tabs}>
        <legend className="sr-only">{copy.label}</legend>
        {copy.documents.map(({ tab }, index) => (
          <label key={tab}>
            <input type="radio" name="office" defaultChecked={index === 0} />
            <span>{tab}</span>
          </label>
        ))}
        <p>{copy.note}</p>
      </fieldset>
      {copy.documents.map((document) => (
        <Sample key={document.tab} copy={copy} document={document} />
      ))}
    </div>
  );
}

/** A form that submits nothing: outside of a dialog, `method="dialog"` makes Enter do nothing. */
function Sample({ copy, document }: { copy: Words; document: SampleDocument }) {
  return (
    <form
      method="dialog"
      aria-label={`${copy.sample} ${document.name}`}
      autoComplete="off"
      className={`${styles.document} ${acts.document}`}
    >
      <SampleSheet copy={copy} document={document} />
      <div className={styles.side}>
        <SampleQuestions copy={copy} questions={document.questions} />
        <SampleLog copy={copy} document={document} />
      </div>
    </form>
  );
}
