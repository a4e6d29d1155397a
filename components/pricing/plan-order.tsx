import { billings } from '@/lib/billing';
import { island } from '@/lib/islands';
import type { Pricing } from '@/lib/schema/pricing';
import { formatMessage } from '@/lib/sentences';
import { BillingChoice } from './billing-choice';
import { ChosenLine } from './chosen-line';
import { OrderSummary, type Trial } from './order-summary';
import { PlanAnnouncer } from './plan-announcer';
import { PlanCards } from './plan-cards';
import styles from './plan-order.module.css';
import { countOf, fullPrice } from './plan-texts';
import { RenewalSwitch } from './renewal-switch';

/** The order form: opens the contact page with the choice in the URL. Nothing is charged. */
export function PlanOrder({ pricing, trial }: { pricing: Pricing; trial: Trial }) {
  const summaries = Object.fromEntries(
    pricing.plans.flatMap((plan) =>
      billings.map((billing) => [
        `${plan.slug} ${billing}`,
        formatMessage(pricing.panel.summary, {
          plan: plan.name,
          price: fullPrice(plan, billing, pricing),
          count: countOf(plan, pricing),
        }),
      ]),
    ),
  );
  return (
    <form method="get" action="/contact" {...island()} className={`wrap ${styles.order}`}>
      <div className={styles.choices}>
        <BillingChoice texts={pricing.billing} />
        <PlanCards pricing={pricing} />
        <RenewalSwitch {...pricing.renewal} />
        <ChosenLine pricing={pricing} />
      </div>
      <OrderSummary pricing={pricing} trial={trial} />
      <PlanAnnouncer summaries={summaries} />
    </form>
  );
}
