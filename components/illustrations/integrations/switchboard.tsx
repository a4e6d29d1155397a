import { Section, SectionHead } from '@/components/ui/section';
import type { FunctionsProps } from './functions-props';
import styles from './switchboard.module.css';

const sampleLabels = [
  'Clients / 014, new file',
  '+ Invoice',
  'signed 20 Nov, v4',
  'ends 11 Jan 2027',
  'web form, address proof',
];

/** Five connections through one account: events at the left, results at the right; the last one runs from right to left. */
export function Switchboard({ title, note, items }: FunctionsProps) {
  return (
    <Section>
      <SectionHead title={title} lead={note} leadColumn={6} />
      <div className={styles.board}>
        <p className={styles.hub}>
          <span>Your Zapier account</span>
        </p>
        <ul className={styles.lines}>
          {items.map((item, index) => (
            <li key={item.title}>
              <div className={`paper ${styles.event}`}>
                <h3>{item.title}</h3>
                <p aria-hidden="true" className="mono mt-1">
                  {sampleLabels[index]}
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
