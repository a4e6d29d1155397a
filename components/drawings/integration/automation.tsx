import { Icon } from '@/components/ui/icon';
import type { IntegrationWords } from '@/lib/schema/drawings';
import { hands } from '../hands';
import { Chip, Sheet } from '../paper';
import { Signature } from '../writing';
import styles from './automation.module.css';
import { Ground } from './ground';
import type { HeroProps } from './props';

/** One event at the left, the steps it starts at the right. */
export function Automation({ form, note, words }: HeroProps & IntegrationWords<'heroes', 'automation'>) {
  return (
    <Ground tab={words.tab} form={form} className={styles.drawing}>
      <Sheet fold="small" className={styles.when} bodyClassName="!pb-4">
        <p className="mono text-muted">{words.when[0]}</p>
        <p className="mt-1 text-base font-semibold text-ink">{words.when[1]}</p>
        <p className="mt-1">{words.when[2]}</p>
        <div className="mt-4 border-b border-carbon-950">
          <Signature width={124} hand={hands.rao} />
        </div>
        <p className="mt-2 flex justify-between">
          <b>{words.whenHead}</b>
          <span className="mono">{words.when[3]}</span>
        </p>
      </Sheet>
      <div className={styles.then}>
        <Sheet fold="none" stock="mint" className={styles.step}>
          <p className="mono">{words.step[0]}</p>
          <b>{words.stepHead[0]}</b>
          <p className={styles.row}>
            <span>{words.row[0]}</span>
            <span>{words.row[1]}</span>
            <span>{words.row[2]}</span>
          </p>
        </Sheet>
        <Sheet fold="none" stock="canary" className={styles.step}>
          <p className="mono">{words.step[1]}</p>
          <b>{words.stepHead[1]}</b>
          <p className="mt-1">{words.step[2]}</p>
        </Sheet>
        <Sheet fold="none" stock="rose" className={styles.step}>
          <p className="mono">{words.step[3]}</p>
          <b>{words.stepHead[2]}</b>
          <p className="mt-2">
            <Chip>{words.stepChip}</Chip>
          </p>
        </Sheet>
      </div>
      <p className={styles.note}>
        <Icon name="link" size={18} />
        {note}
      </p>
    </Ground>
  );
}
