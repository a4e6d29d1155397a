import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type Billing, billings } from '@/lib/billing';
import type { Plan, PlanFeature, Pricing } from '@/lib/schema/pricing';
import { formatMessage } from '@/lib/sentences';
import orderPay from './order-pay.module.css';
import orderSummary from './order-summary.module.css';
import { countOf, placeOf, priceOf, twelveMonths } from './plan-texts';
import styles from './pricing.module.css';

/** Second button: `label`, its text; `origin`, the name of the page in the message that asks for a trial. */
export type Trial = { label: string; origin: string };

/** The order sheet: what the chosen plan includes, its price, and the button. */
export function OrderSummary({ pricing, trial }: { pricing: Pricing; trial: Trial }) {
  const { plans, features, panel } = pricing;
  return (
    <div className={`paper ${orderSummary.set}`}>
      <div className={orderSummary.summary}>
        <div className={orderSummary.contents}>
          <div className={orderSummary.head}>
            <h2>{panel.title}</h2>
            {plans.map((plan, index) => (
              <p key={plan.slug} data-plan={placeOf(index)}>
                {`${plan.name}, ${countOf(plan, pricing)}`}
              </p>
            ))}
          </div>
          <ul>
            {features.map((feature) => (
              <FeatureRow key={feature.id} feature={feature} plans={plans} panel={panel} />
            ))}
          </ul>
        </div>
        <div className={orderPay.pay}>
          {plans.map((plan, index) => (
            <div key={plan.slug} data-plan={placeOf(index)}>
              {billings.map((billing) => (
                <Total key={billing} plan={plan} billing={billing} pricing={pricing} />
              ))}
            </div>
          ))}
          <Button type="submit" className="mt-4.5 w-full lg:mt-3.5">
            {plans.map(({ slug, name }, index) => (
              <span key={slug} data-plan={placeOf(index)}>
                {`${panel.choose} ${formatMessage(panel.plan, { plan: name })}`}
              </span>
            ))}
          </Button>
          <Button
            type="submit"
            variant="outline"
            name="trial"
            value={trial.origin}
            className={`mt-2.5 w-full ${orderPay.trial}`}
          >
            {trial.label}
          </Button>
          <p className={orderPay.note}>{panel.note}</p>
        </div>
      </div>
    </div>
  );
}

type RowProps = { feature: PlanFeature; plans: Plan[]; panel: Pricing['panel'] };

function FeatureRow({ feature, plans, panel }: RowProps) {
  const places = (includes: boolean) =>
    plans
      .flatMap((plan, index) => (plan.includes.includes(feature.id) === includes ? [placeOf(index)] : []))
      .join(' ');
  const missingFrom = places(false);
  return (
    <li>
      <span data-plan={places(true)} className={orderSummary.included}>
        <Icon name="check" size={22} stroke={2.8} />
        <span>
          <span className="sr-only">{`${panel.included}: `}</span>
          <b>{feature.label}</b>
          <span className={styles.small}>{feature.gloss}</span>
        </span>
      </span>
      {missingFrom ? (
        <span data-plan={missingFrom} className={orderSummary.missing}>
          <Icon name="minus" size={22} stroke={2} />
          <span>
            <span className="sr-only">{`${panel.notIncluded}: `}</span>
            {feature.label}
          </span>
        </span>
      ) : null}
    </li>
  );
}

function Total({ plan, billing, pricing }: { plan: Plan; billing: Billing; pricing: Pricing }) {
  const { panel } = pricing;
  const year = twelveMonths(plan);
  const arithmetic =
    year === null
      ? panel.onRequestNote
      : formatMessage(panel.sum[billing], { month: priceOf(plan, 'monthly', pricing), year });
  return (
    <div data-billing={billing}>
      <p className={orderPay.total}>
        <span>{formatMessage(panel.total[billing], { plan: plan.name })}</span>
        <b className="whitespace-nowrap" translate="no">
          {priceOf(plan, billing, pricing)}
        </b>
      </p>
      <p className="text-right text-sm leading-[1.4]">{arithmetic}</p>
    </div>
  );
}
