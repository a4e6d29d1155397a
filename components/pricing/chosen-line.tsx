import { Button } from '@/components/ui/button';
import { billings } from '@/lib/billing';
import type { Pricing } from '@/lib/schema/pricing';
import { formatMessage } from '@/lib/sentences';
import styles from './chosen-line.module.css';
import { fullPrice, placeOf } from './plan-texts';

/**
 * On phones: the choice, its price and the button at the lower edge of the screen, because the order sheet is a
 * screen away. The text is hidden from screen readers, since the radio buttons say the same.
 */
export function ChosenLine({ pricing }: { pricing: Pricing }) {
  const { plans, panel } = pricing;
  return (
    <div className={styles.chosen}>
      <p aria-hidden>
        {plans.map((plan, index) => (
          <span key={plan.slug} data-plan={placeOf(index)}>
            <b>{plan.name}</b>
            {billings.map((billing) => (
              <span key={billing} data-billing={billing} translate="no">
                {fullPrice(plan, billing, pricing)}
              </span>
            ))}
          </span>
        ))}
      </p>
      <Button type="submit">
        <span>
          {panel.choose}
          {plans.map(({ slug, name }, index) => (
            <span key={slug} data-plan={placeOf(index)} className="sr-only">
              {` ${formatMessage(panel.plan, { plan: name })}`}
            </span>
          ))}
        </span>
      </Button>
    </div>
  );
}
