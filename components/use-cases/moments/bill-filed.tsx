import { Mark, Sheet } from '@/components/mockups/paper';
import { Rows } from '@/components/mockups/records';
import { Icon } from '@/components/ui/icon';
import styles from './moments.module.css';

/** A bill that came by e-mail, and on its copy what came of it. */
export function BillFiled() {
  return (
    <div className={styles.overlap}>
      <Sheet title="bill-2207.pdf" note="by e-mail" fold="small">
        <Rows
          rows={[
            { label: 'Bill to', value: <Mark>K. Das, traders</Mark> },
            { label: 'Date', value: <Mark>3 November 2025</Mark> },
          ]}
        />
      </Sheet>
      <Sheet fold="none" stock="gold">
        <p className="flex items-center gap-2.5 font-semibold text-ink">
          <Icon name="folder" size={20} />
          K. Das, 2025–26, Bills
        </p>
        <p className="mt-2.5 flex items-center gap-2.5 font-semibold text-ink">
          <Icon name="bell" size={20} />
          GST return, due 20 December
        </p>
      </Sheet>
    </div>
  );
}
