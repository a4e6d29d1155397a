import type { Plan, Pricing } from '@/lib/schema/pricing';
import { formatMessage } from '@/lib/sentences';
import planCards from './plan-cards.module.css';
import { priceOf, savingOf, twelveMonths } from './plan-texts';
import styles from './pricing.module.css';

/** The plans as radios in cards; the first is chosen. */
export function PlanCards({ pricing }: { pricing: Pricing }) {
  return (
    <fieldset className={styles.plans}>
      <legend>{pricing.planLegend}</legend>
      {pricing.plans.map((plan, index) => (
        <PlanCard key={plan.slug} plan={plan} pricing={pricing} chosen={index === 0} />
      ))}
      <p className="pt-4 text-sm leading-[1.45] text-muted">
        {pricing.currency} {pricing.quote} <span data-billing="monthly">{pricing.switchHint}</span>
      </p>
    </fieldset>
  );
}

function PlanCard({ plan, pricing, chosen }: { plan: Plan; pricing: Pricing; chosen: boolean }) {
  const id = `plan-${plan.slug}`;
  const saving = savingOf(plan, pricing);
  return (
    <label className={styles.plan}>
      <input
        type="radio"
        name="plan"
        value={plan.slug}
        defaultChecked={chosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about ${id}-price`}
      />
      <span>
        <span className={planCards.name}>
          <span id={`${id}-name`}>{plan.name}</span>{' '}
          {plan.badge === undefined ? null : (
            <span data-billing="yearly" className={planCards.badge}>
              {formatMessage(pricing.billing.badge, { percent: plan.badge })}
            </span>
          )}{' '}
          {saving === null ? null : (
            <span data-billing="yearly" className={planCards.saving}>
              {saving}
            </span>
          )}
        </span>
        <span id={`${id}-about`} className="block leading-[1.4] text-muted">
          {plan.summary}
        </span>
      </span>
      <span id={`${id}-price`} className={planCards.price}>
        <CardPrice plan={plan} pricing={pricing} />
      </span>
    </label>
  );
}

function CardPrice({ plan, pricing }: { plan: Plan; pricing: Pricing }) {
  const twelveMonthsPrice = twelveMonths(plan);
  if (twelveMonthsPrice === null) return <span className={planCards.onRequest}>{pricing.onRequest}</span>;
  return (
    <>
      <span data-billing="monthly">
        <span translate="no">{priceOf(plan, 'monthly', pricing)}</span>{' '}
        <span className={styles.small}>{pricing.billing.perMonth}</span>
      </span>
      <span data-billing="yearly">
        <span translate="no">{priceOf(plan, 'yearly', pricing)}</span>{' '}
        <span className={styles.small}>
          {formatMessage(pricing.billing.instead, { amount: twelveMonthsPrice })}
        </span>
      </span>
    </>
  );
}
