import type { ReactNode } from 'react';
import type { AuditAnswer, AuditQuestion } from '@/lib/schema/security';
import { Answer } from './answer';

type Props = {
  rows: AuditQuestion[];
  /** The layout's classes: `list`, `head` and `answer`; optional `question` and `place`, added to the common classes. */
  styles: Readonly<Record<string, string>>;
  /** Class names of a row, by its answer. */
  rowClass: (answer: AuditAnswer) => string;
  /** Renders an answer; by default `Answer`. */
  renderAnswer?: (answer: AuditAnswer) => ReactNode;
};

/** The questions of an audit, each with its place in the product and its answer, in the styles of a layout. */
export function AuditRows({
  rows,
  styles,
  rowClass,
  renderAnswer = (answer) => <Answer answer={answer} />,
}: Props) {
  return (
    <dl className={styles.list}>
      {rows.map(([question, place, answer]) => (
        <div key={question} className={rowClass(answer)}>
          <dt className={styles.head}>
            <b className={`block leading-[1.25] ${styles.question ?? ''}`}>{question}</b>
            <span
              className={`mt-[0.3rem] block text-[length:var(--text-sm)] text-muted ${styles.place ?? ''}`}
            >
              {place}
            </span>
          </dt>
          <dd className={styles.answer}>{renderAnswer(answer)}</dd>
        </div>
      ))}
    </dl>
  );
}
