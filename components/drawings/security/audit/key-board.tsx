import { Section, SectionHead } from '@/components/ui/section';
import type { AuditAnswer } from '@/lib/schema/drawings';
import type { DrawnAudit } from './drawn';
import styles from './key-board.module.css';
import { AuditRows } from './rows';

/** The key that was handed back hangs on pink. */
const tag = (answer: AuditAnswer) =>
  `paper ${styles.tag} ${typeof answer === 'object' && 'strike' in answer ? styles.back : ''}`;

/** Six tags on one rail, as in a key cabinet: each names the question and whoever holds that key. */
export function KeyBoard({ id, title, text, rows }: DrawnAudit) {
  return (
    <Section tone="tint" id={id} className="overflow-clip">
      <SectionHead title={title} lead={text} />
      <AuditRows rows={rows} styles={styles} box={tag} />
    </Section>
  );
}
