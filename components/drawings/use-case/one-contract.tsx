import type { Words } from '@/lib/schema/drawings/use-cases';
import { hands } from '../hands';
import { Chip, Sheet } from '../paper';
import { Rows } from '../records';
import { Bars, Signature } from '../writing';
import styles from './moments.module.css';

/** One contract: signed where it is kept, with what each group may do to it. */
export function OneContract({ words }: Words<'moments', 'one-contract'>) {
  return (
    <Sheet title={words.title} note={words.note}>
      <div className={styles.contract}>
        <div>
          <Bars widths={[62, 100, 92, 74]} strong={[0]} />
          <div className="mt-3 border-b border-carbon-950">
            <Signature width={116} hand={hands.iyer} />
          </div>
          <p className="mt-1.5 flex flex-wrap justify-between gap-x-2">
            <b>{words.contractHead}</b>
            <span className="mono">{words.contract}</span>
          </p>
        </div>
        <Rows
          rows={[
            { label: <Chip stock="sky">{words.rows[0].label}</Chip>, value: words.rows[0].value },
            { label: <Chip stock="mint">{words.rows[1].label}</Chip>, value: words.rows[1].value },
            { label: <Chip>{words.rows[2].label}</Chip>, value: words.rows[2].value },
          ]}
        />
      </div>
    </Sheet>
  );
}
