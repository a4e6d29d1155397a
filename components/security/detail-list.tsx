import { Section } from '@/components/ui/section';
import type { SecurityEntry } from '@/lib/schema/security';
import styles from './detail-list.module.css';
import { Specimen } from './specimen';

/** Six abilities, ruled 3 × 2, each under a specimen of what it leaves on paper. */
export function DetailList({ title, items }: SecurityEntry['list']) {
  return (
    <Section>
      <h2 className="mb-8">{title}</h2>
      <ul className={styles.grid}>
        {items.map((item) => (
          <li key={item.title} className="min-w-0">
            <Specimen parts={item.specimen} />
            <h3>{item.title}</h3>
            <p className="mt-1.5 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
