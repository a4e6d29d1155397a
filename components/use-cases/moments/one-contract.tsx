import { Bars, Chip, Sheet, Signature } from '@/components/mockups/paper';
import { iyer } from '@/components/mockups/people';
import { Rows } from '@/components/mockups/records';
import styles from './moments.module.css';

/** One contract: signed where it is kept, with what each group may do to it. */
export function OneContract() {
  return (
    <Sheet title="Maintenance contract" note="v3">
      <div className={styles.contract}>
        <div>
          <Bars widths={[62, 100, 92, 74]} strong={[0]} />
          <div className="mt-3 border-b border-carbon-950">
            <Signature width={116} hand={iyer.hand} />
          </div>
          <p className="mt-1.5 flex flex-wrap justify-between gap-x-2">
            <b>{iyer.name}</b>
            <span className="mono">18 Nov</span>
          </p>
        </div>
        <Rows
          rows={[
            { label: <Chip stock="sky">Legal</Chip>, value: 'download' },
            { label: <Chip stock="mint">Finance</Chip>, value: 'view' },
            { label: <Chip>HR</Chip>, value: 'no access' },
          ]}
        />
      </div>
    </Sheet>
  );
}
