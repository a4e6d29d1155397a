import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { AuditAnswer } from '@/lib/schema/security';
import { Answer } from './audit-answer';
import type { DrawnAudit } from './auditor-part';
import styles from './shelf.module.css';

/** Boxes of an archive on their shelf, a question on each label; of a deleted one only the place is left. */
export function Shelf({ id, title, text, rows }: DrawnAudit) {
  return (
    <Section tone="soft" id={id} className="pb-0">
      <div className="grid items-end gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2>{title}</h2>
        <p className="lead">{text}</p>
      </div>
      <dl className={styles.shelf}>
        {rows.map(([question, place, answer]) => (
          <div key={question} className={`${styles.box} ${stateOf(answer)}`}>
            <dt>
              <b className={styles.question}>{question}</b>
              <span className={styles.place}>{place}</span>
            </dt>
            <dd className={styles.label}>
              {typeof answer === 'object' && 'held' in answer ? <Icon name="lock" size={18} /> : null}
              <span>
                <Answer answer={answer} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** A held box is closed; a deleted one is an outline, with no paper to keep light in the dark. */
function stateOf(answer: AuditAnswer): string {
  if (typeof answer === 'object' && 'gone' in answer) return styles.gone ?? '';
  return typeof answer === 'object' && 'held' in answer ? `paper ${styles.held}` : 'paper';
}
