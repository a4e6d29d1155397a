import disclosureStyles from '@/components/ui/disclosures.module.css';
import { Icon } from '@/components/ui/icon';
import { billings } from '@/lib/billing';
import type { Capability } from '@/lib/schema/capabilities';
import type { Plan, PlanFeature, Pricing } from '@/lib/schema/pricing';
import styles from './compare.module.css';
import { fullPrice, placeOf } from './plan-texts';

type Props = { pricing: Pricing; capabilities: readonly Pick<Capability, 'name' | 'label'>[] };

/**
 * Compares the plans by feature, and names the capabilities in each feature: a table, or one disclosure per plan
 * on narrow screens. The order sheet above explains the features.
 */
export function ComparePlans({ pricing, capabilities }: Props) {
  const { compare, plans, features, panel } = pricing;
  const capabilitiesOf = (featureId: string) =>
    capabilities
      .filter((capability) => capability.label === featureId)
      .map(({ name }) => name)
      .join(', ');
  return (
    <section className="wrap pb-(--section)">
      <h2 className="mb-5 sm:mb-8">{compare.title}</h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers need keyboard access
        tabIndex={0}
        aria-label={compare.region}
        className="overflow-x-auto rounded-sheet max-sm:hidden"
      >
        <table className={styles.table}>
          <caption>{compare.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{compare.firstColumn}</th>
              {plans.map((plan, index) => (
                <th key={plan.slug} scope="col" data-column={placeOf(index)}>
                  {plan.name} <Price plan={plan} pricing={pricing} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {features.map((feature) => (
              <tr key={feature.id}>
                <th scope="row">
                  {`${feature.label} `}
                  <small>{capabilitiesOf(feature.id)}</small>
                </th>
                {plans.map((plan, index) => (
                  <td key={plan.slug} data-column={placeOf(index)}>
                    <Answer plan={plan} feature={feature} panel={panel} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={`${disclosureStyles.disclosures} ${styles.disclosures}`}>
        {plans.map((plan) => (
          <details key={plan.slug}>
            <summary>
              {plan.name}
              <Price plan={plan} pricing={pricing} />
              <Icon name="chevron-down" />
            </summary>
            <ul>
              {features.map((feature) => (
                <li key={feature.id}>
                  <Answer plan={plan} feature={feature} panel={panel} />
                  <span>
                    {`${feature.label} `}
                    <small>{capabilitiesOf(feature.id)}</small>
                  </span>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}

function Price({ plan, pricing }: { plan: Plan; pricing: Pricing }) {
  return (
    <small>
      {billings.map((billing) => (
        <span key={billing} data-billing={billing}>
          {fullPrice(plan, billing, pricing)}
        </span>
      ))}
    </small>
  );
}

function Answer({ plan, feature, panel }: { plan: Plan; feature: PlanFeature; panel: Pricing['panel'] }) {
  const included = plan.includes.includes(feature.id);
  return (
    <span className={included ? styles.yes : styles.no}>
      <Icon name={included ? 'check' : 'minus'} size={22} stroke={included ? 2.8 : 2} />
      <span className="sr-only">{`${included ? panel.included : panel.notIncluded} `}</span>
    </span>
  );
}
