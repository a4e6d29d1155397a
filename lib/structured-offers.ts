import type { Offer, SoftwareApplication } from 'schema-dts';
import type { Plan } from './schema/pricing';
import { absoluteUrl, nodeIds } from './structured-data';

export type PlanFacts = Pick<Plan, 'slug' | 'name' | 'monthly' | 'yearly'>;

/** One offer per plan and period; a plan without a public price has none. */
export function offers(origin: URL, plans: readonly PlanFacts[]): Offer[] {
  const url = absoluteUrl(origin, '/pricing');
  return plans.flatMap(({ slug, name, monthly, yearly }) =>
    [
      { period: 'monthly', price: monthly, unitCode: 'MON' },
      { period: 'yearly', price: yearly, unitCode: 'ANN' },
    ]
      .filter((offer): offer is typeof offer & { price: number } => offer.price !== null)
      .map(({ period, price, unitCode }) => ({
        '@type': 'Offer' as const,
        '@id': `${url}#${slug}-${period}`,
        name: `${name}, ${period}`,
        price: String(price),
        priceCurrency: 'INR',
        url: `${url}?plan=${slug}&billing=${period}`,
        priceSpecification: {
          '@type': 'UnitPriceSpecification' as const,
          price: String(price),
          priceCurrency: 'INR',
          billingDuration: 1,
          unitCode,
        },
      })),
  );
}

export function softwareApplication(
  origin: URL,
  facts: { name: string; description: string; features: readonly string[]; offers: readonly Offer[] },
): SoftwareApplication {
  const ids = nodeIds(origin);
  return {
    '@type': 'SoftwareApplication',
    '@id': ids.app,
    name: facts.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any (web browser)',
    url: absoluteUrl(origin, '/'),
    description: facts.description,
    featureList: [...facts.features],
    publisher: { '@id': ids.organization },
    ...(facts.offers.length > 0 ? { offers: [...facts.offers] } : {}),
  } as SoftwareApplication;
}
