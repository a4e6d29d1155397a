import { Section } from '@/components/ui/section';
import { Answer } from './audit-answer';
import type { DrawnAudit } from './auditor-part';
import styles from './log-line.module.css';

/** One line torn out of the printout, each part joined to its question; on narrow screens read downwards. */
export function LogLine({ id, title, text, rows }: DrawnAudit) {
  return (
    <Section tone="carbon" id={id}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <dl className={styles.line}>
        {rows.map(([question, place, answer]) => (
          <div key={question} className={styles.part}>
            <dt className={styles.question}>
              <b>{question}</b>
              <span className={styles.place}>{place}</span>
            </dt>
            <dd className={styles.answer}>
              <Answer answer={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
