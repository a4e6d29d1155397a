import type { Pricing } from '@/lib/schema/pricing';
import styles from './pricing.module.css';
import { billings, countOf, fullPrice } from './wording';

/**
 * On phones: the choice and its price at the lower edge of the screen. Only for the eye: to everyone else the
 * radios say it, and the order sheet comes next.
 */
export function ChosenLine({ pricing }: { pricing: Pricing }) {
  return (
    <p aria-hidden className={styles.chosen}>
      <span>
        {pricing.plans.map((plan) => (
          <span key={plan.slug} data-plan={plan.slug}>
            {`${plan.name}: `}
            {billings.map((billing) => (
              <span key={billing} data-billing={billing}>
                {fullPrice(plan, billing, pricing)}
              </span>
            ))}
          </span>
        ))}
      </span>
      <span>
        {pricing.plans.map((plan) => (
          <span key={plan.slug} data-plan={plan.slug}>
            {`${pricing.panel.title} ${countOf(plan, pricing)}`}
          </span>
        ))}
      </span>
    </p>
  );
}
