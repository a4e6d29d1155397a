import type { Pricing } from '@/lib/schema/pricing';
import styles from './renewal.module.css';

/** Off until the visitor turns it on; the text beside it explains both states. */
export function RenewalSwitch({ label, off, on }: Pricing['renewal']) {
  return (
    <div className={styles.renewal}>
      <label htmlFor="renew">{label}</label>
      <input
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its own state; aria-checked may differ
        role="switch"
        id="renew"
        name="renew"
        value="on"
        aria-describedby="renew-help"
      />
      <p id="renew-help">
        <span className={styles.off}>{off}</span>
        <span className={styles.on}>{on}</span>
      </p>
    </div>
  );
}
