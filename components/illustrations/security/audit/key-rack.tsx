import { Section, SectionHead } from '@/components/ui/section';
import type { AuditAnswer } from '@/lib/schema/security';
import styles from './key-rack.module.css';
import type { AuditProps } from './props';
import { AuditRows } from './rows';

/** Classes of a tag: it is pink for an answer with `strike`, which stands for a key that was handed back. */
const tagClass = (answer: AuditAnswer) =>
  `paper ${styles.tag} ${typeof answer === 'object' && 'strike' in answer ? styles.returned : ''}`;

/** The section for auditors as six key tags on a rail, with a question and its answer on each. */
export function KeyRack({ id, title, text, rows }: AuditProps) {
  return (
    <Section tone="tint" id={id} className="overflow-clip">
      <SectionHead title={title} lead={text} />
      <AuditRows rows={rows} styles={styles} rowClass={tagClass} />
    </Section>
  );
}
