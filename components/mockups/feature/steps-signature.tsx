import { Icon } from '@/components/ui/icon';
import { Signature } from '../paper';
import { iyer, khan, rao } from '../people';
import { Page } from './pieces';
import styles from './steps.module.css';

/** From the draft to the locked copy. */
export const signatureSteps = {
  'fields-placed': () => (
    <Page title="Agreement, draft" widths={[100, 64]}>
      <span className={styles.fields}>
        <span>Name</span>
        <span>Signature</span>
        <span>Date</span>
      </span>
    </Page>
  ),
  'order-set': () => (
    <div className={styles.roles}>
      <span className={`paper ${styles.role}`}>
        <i className={styles.number}>1</i>
        <b>{iyer.name}</b>
        <Icon name="check" size={18} stroke={2.5} className="ml-auto text-pen-600" />
      </span>
      <span className={`paper ${styles.role} ${styles.chosen}`}>
        <i className={styles.number}>2</i>
        <b>{rao.name}</b>
        <span>to sign now</span>
      </span>
      <span className={`paper ${styles.role}`}>
        <i className={styles.number}>3</i>
        <b>{khan.name}</b>
        <span>next</span>
      </span>
    </div>
  ),
  'copy-locked': () => (
    <Page title="Agreement" note="v4" widths={[100]}>
      <span className="mt-3.5 flex items-end justify-between">
        <Signature width={45} hand={iyer.hand} />
        <Signature width={45} hand={rao.hand} />
        <Signature width={45} hand={khan.hand} />
      </span>
      <p className="mt-3 flex items-center gap-2 border-t-[1.5px] border-carbon-950 pt-2 font-semibold text-ink">
        <Icon name="lock" size={16} />
        Locked
      </p>
    </Page>
  ),
};
