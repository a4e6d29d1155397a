import { Section } from '@/components/ui/section';
import type { AuditProps } from './props';
import { AuditRows } from './rows';
import styles from './ticket.module.css';

/** The audit as the ticket of an ended link: answers in boxes, the last one on the stub. */
export function Ticket({ id, title, text, rows }: AuditProps) {
  return (
    <Section tone="carbon" id={id} className="overflow-clip">
      <div className="grid gap-x-14 gap-y-4 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="lg:self-center">
          <h2>{title}</h2>
          <p className="mt-4 max-w-120 text-muted">{text}</p>
        </div>
        <AuditRows rows={rows} styles={styles} rowClass={() => `paper ${styles.box}`} />
      </div>
    </Section>
  );
}
