import { billings } from '@/lib/billing';
import type { Pricing } from '@/lib/schema/pricing';
import styles from './billing-choice.module.css';

/** A choice of two, drawn as one control: radios, since neither option is “off”. */
export function BillingChoice({ texts }: { texts: Pricing['billing'] }) {
  return (
    <fieldset className={styles.billing}>
      <legend>{texts.legend}</legend>
      <p className={styles.hint}>{texts.hint}</p>
      <div className={styles.segments}>
        {billings.map((billing, index) => (
          <label key={billing}>
            <input type="radio" name="billing" value={billing} defaultChecked={index === 0} />
            <span>{texts[billing]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
