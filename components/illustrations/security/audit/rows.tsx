/** List of questions and answers that each layout of the auditor's part is made of. */
import type { ReactNode } from 'react';
import type { AuditAnswer, AuditQuestion } from '@/lib/schema/security';
import { Answer } from './answer';

type Props = {
  rows: AuditQuestion[];
  /** The layout's own classes: list, head, answer, and question and place where they differ from the usual ones. */
  styles: Readonly<Record<string, string>>;
  /** Class names of a row, by what was answered. */
  box: (answer: AuditAnswer) => string;
  /** Where the answer needs more than its words. */
  written?: (answer: AuditAnswer) => ReactNode;
};

/** The questions of an audit, each with its place and its answer; how they look is the layout's. */
export function AuditRows({ rows, styles, box, written = (answer) => <Answer answer={answer} /> }: Props) {
  return (
    <dl className={styles.list}>
      {rows.map(([question, place, answer]) => (
        <div key={question} className={box(answer)}>
          <dt className={styles.head}>
            <b className={`block leading-[1.25] ${styles.question ?? ''}`}>{question}</b>
            <span
              className={`mt-[0.3rem] block text-[length:var(--text-sm)] text-muted ${styles.place ?? ''}`}
            >
              {place}
            </span>
          </dt>
          <dd className={styles.answer}>{written(answer)}</dd>
        </div>
      ))}
    </dl>
  );
}
