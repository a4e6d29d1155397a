import { Icon } from '@/components/ui/icon';
import type { Words } from '@/lib/schema/drawings/features';
import { hands } from '../hands';
import { Signature } from '../writing';
import { Page } from './pieces';
import styles from './steps-people.module.css';

/** From the draft to the locked copy. */
export const signatureSteps = {
  'fields-placed': ({ words }: Words<'steps', 'fields-placed'>) => (
    <Page title={words.title} widths={[100, 64]}>
      <span className={styles.fields}>
        <span>{words.fields[0]}</span>
        <span>{words.fields[1]}</span>
        <span>{words.fields[2]}</span>
      </span>
    </Page>
  ),
  'order-set': ({ words }: Words<'steps', 'order-set'>) => (
    <div className={styles.roles}>
      <span className={`paper ${styles.role}`}>
        <i className={styles.number}>1</i>
        <b>{words.roleHead[0]}</b>
        <Icon name="check" size={18} stroke={2.5} className="ml-auto text-pen-600" />
      </span>
      <span className={`paper ${styles.role} ${styles.chosen}`}>
        <i className={styles.number}>2</i>
        <b>{words.roleHead[1]}</b>
        <span>{words.role[0]}</span>
      </span>
      <span className={`paper ${styles.role}`}>
        <i className={styles.number}>3</i>
        <b>{words.roleHead[2]}</b>
        <span>{words.role[1]}</span>
      </span>
    </div>
  ),
  'copy-locked': ({ words }: Words<'steps', 'copy-locked'>) => (
    <Page title={words.title} note={words.note} widths={[100]}>
      <span className="mt-3.5 flex items-end justify-between">
        <Signature width={45} hand={hands.iyer} />
        <Signature width={45} hand={hands.rao} />
        <Signature width={45} hand={hands.khan} />
      </span>
      <p className="mt-3 flex items-center gap-2 border-t-[1.5px] border-carbon-950 pt-2 font-semibold text-ink">
        <Icon name="lock" size={16} />
        {words.text}
      </p>
    </Page>
  ),
};
