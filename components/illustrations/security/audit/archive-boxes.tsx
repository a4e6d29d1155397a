import { Icon } from '@/components/ui/icon';
import { Section, SectionHead } from '@/components/ui/section';
import type { AuditAnswer } from '@/lib/schema/security';
import { Answer } from './answer';
import styles from './archive-boxes.module.css';
import type { AuditProps } from './props';
import { AuditRows } from './rows';

/**
 * CSS classes of a box. On hold: a closed, dark box. Deleted: only an outline; it lacks the class `paper`, which would
 * give it a light background.
 */
function boxClass(answer: AuditAnswer): string {
  if (typeof answer === 'object' && 'deleted' in answer) return `${styles.box} ${styles.deleted}`;
  return `${styles.box} paper ${typeof answer === 'object' && 'onHold' in answer ? styles.onHold : ''}`;
}

const renderLabel = (answer: AuditAnswer) => (
  <span>
    <Answer answer={answer} />
    {typeof answer === 'object' && 'onHold' in answer ? (
      <Icon name="lock" size={18} className="ml-2 inline-block align-[-0.2em]" />
    ) : null}
  </span>
);

/** The section for auditors as archive boxes, with a question on each label; a deleted box is an outline. */
export function ArchiveBoxes({ id, title, text, rows }: AuditProps) {
  return (
    <Section tone="soft" id={id} className="pb-0">
      <SectionHead title={title} lead={text} />
      <AuditRows rows={rows} styles={styles} rowClass={boxClass} renderAnswer={renderLabel} />
    </Section>
  );
}
