import { describe, expect, it } from 'vitest';
import { pricing } from '@/content/pricing';
import { parseContent } from '@/lib/schema/parse';
import { type Pricing, pricingSchema } from '@/lib/schema/pricing';

/** The content with one plan changed, parsed. */
function parsedWith(slug: Pricing['plans'][number]['slug'], change: object) {
  const plans = pricing.plans.map((plan) => (plan.slug === slug ? { ...plan, ...change } : plan));
  return () => parseContent('content/pricing.ts', pricingSchema, { ...pricing, plans });
}

describe('plan data', () => {
  it('is the specified one', () => {
    const rows = pricing.plans.map(({ name, monthly, yearly, badge, includes }) => [
      name,
      monthly,
      yearly,
      badge,
      includes.length,
    ]);
    expect(rows).toEqual([
      ['Basic', 390, 3900, 10, 2],
      ['Standard', 490, 4900, 20, 4],
      ['Premium', 790, 7900, 35, 6],
      ['Enterprise', null, null, 50, 7],
    ]);
  });

  it('refuses a yearly price that is not ten monthly ones, naming plan and field', () => {
    expect(parsedWith('premium', { yearly: 7800 })).toThrow(/plans\[2\]\.yearly is not ten times/);
    expect(parsedWith('enterprise', { yearly: 9900 })).toThrow(/plans\[3\]\.yearly/);
  });

  it('refuses a plan that loses or invents a feature', () => {
    expect(parsedWith('standard', { includes: ['basic'] })).toThrow(/plans\[1\]\.includes lacks templates/);
    expect(parsedWith('basic', { includes: ['basic', 'templates', 'rockets'] })).toThrow(
      /plans\[0\]\.includes names rockets/,
    );
  });
});
