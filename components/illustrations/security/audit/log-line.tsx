import { Section, SectionHead } from '@/components/ui/section';
import styles from './log-line.module.css';
import type { AuditProps } from './props';
import { AuditRows } from './rows';

/** The audit as one line of the log, each part connected to its question; a column on narrow screens. */
export function LogLine({ id, title, text, rows }: AuditProps) {
  return (
    <Section tone="carbon" id={id}>
      <SectionHead title={title} lead={text} />
      <AuditRows rows={rows} styles={styles} rowClass={() => styles.part ?? ''} />
    </Section>
  );
}
