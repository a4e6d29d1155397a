import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/use-cases';
import { Mark, Sheet } from '../paper';
import { Rows } from '../records';
import styles from './moments.module.css';

/** A bill that came by e-mail, and on its copy what came of it. */
export function BillFiled({ words }: Words<'moments', 'bill-filed'>) {
  return (
    <div className={styles.overlap}>
      <Sheet title={words.title} note={words.note} fold="small">
        <Rows
          rows={[
            { label: words.rows[0].label, value: <Mark>{words.rows[0].value}</Mark> },
            { label: words.rows[1].label, value: <Mark>{words.rows[1].value}</Mark> },
          ]}
        />
      </Sheet>
      <Sheet fold="none" stock="gold">
        <p className="flex items-center gap-2.5 font-semibold text-ink">
          <Icon name="folder" size={20} />
          {words.overlap[0]}
        </p>
        <p className="mt-2.5 flex items-center gap-2.5 font-semibold text-ink">
          <Icon name="bell" size={20} />
          {words.overlap[1]}
        </p>
      </Sheet>
    </div>
  );
}
