import { Section } from '@/components/ui/section';
import { Answer } from './audit-answer';
import type { DrawnAudit } from './auditor-part';
import styles from './key-board.module.css';

/** Six tags on one rail, as in a key cabinet: each names the question and whoever holds that key. */
export function KeyBoard({ id, title, text, rows }: DrawnAudit) {
  return (
    <Section tone="tint" id={id} className="overflow-clip">
      <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <h2>{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <dl className={styles.rail}>
        {rows.map(([question, place, answer]) => (
          <div
            key={question}
            className={`paper ${styles.tag} ${typeof answer === 'object' && 'strike' in answer ? styles.back : ''}`}
          >
            <dt>
              <b className={styles.question}>{question}</b>
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
