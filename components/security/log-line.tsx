import { Section, SectionHead } from '@/components/ui/section';
import { AuditRows } from './audit-rows';
import type { DrawnAudit } from './drawn-audit';
import styles from './log-line.module.css';

/** One line torn out of the printout, each part joined to its question; on narrow screens read downwards. */
export function LogLine({ id, title, text, rows }: DrawnAudit) {
  return (
    <Section tone="carbon" id={id}>
      <SectionHead title={title} lead={text} />
      <AuditRows rows={rows} styles={styles} box={() => styles.part ?? ''} />
    </Section>
  );
}
