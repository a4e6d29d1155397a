import { Section, SectionHead } from '@/components/ui/section';
import type { DrawnAudit } from './drawn';
import styles from './log-line.module.css';
import { AuditRows } from './rows';

/** One line torn out of the printout, each part joined to its question; on narrow screens read downwards. */
export function LogLine({ id, title, text, rows }: DrawnAudit) {
  return (
    <Section tone="carbon" id={id}>
      <SectionHead title={title} lead={text} />
      <AuditRows rows={rows} styles={styles} box={() => styles.part ?? ''} />
    </Section>
  );
}
