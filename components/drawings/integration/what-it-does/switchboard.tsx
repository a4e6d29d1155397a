/** “What it does” of an integration, drawn as five connections through one account. */
import { Section, SectionHead } from '@/components/ui/section';
import type { Drawn } from './props';
import styles from './switchboard.module.css';

/** Five lines through one account: events at the left, their results at the right; the last runs back. */
export function Switchboard({ title, note, items, drawing }: Drawn<'switchboard'>) {
  return (
    <Section>
      <SectionHead title={title} lead={note} />
      <div className={styles.board}>
        <p className={styles.hub}>
          <span>{drawing.hub}</span>
        </p>
        <ul className={styles.lines}>
          {items.map((item, index) => (
            <li key={item.title}>
              <div className={`paper ${styles.event}`}>
                <h3>{item.title}</h3>
                <p aria-hidden="true" className="mono mt-1">
                  {drawing.lines[index]}
                </p>
              </div>
              <p className={`paper ${styles.result}`}>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
