import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseContent } from '@/lib/schema/parse';
import { maxPlans, type Pricing, pricingSchema } from '@/lib/schema/pricing';
import { inRoot } from '@/scripts/lib/paths';
import { pricing } from '@/tests/helpers/pricing';

/** Returns a function that parses the content with one plan changed. */
function parserWith(slug: Pricing['plans'][number]['slug'], change: object) {
  const plans = pricing.plans.map((plan) => (plan.slug === slug ? { ...plan, ...change } : plan));
  return () => parseContent('content/pricing.ts', pricingSchema, { ...pricing, plans });
}

describe('plan data', () => {
  it('refuses a yearly price that is not ten monthly prices, and names plan and field', () => {
    expect(parserWith('premium', { yearly: 7800 })).toThrow(/yearly of “[^”]+” is not ten times/);
    expect(parserWith('enterprise', { yearly: 9900 })).toThrow(
      /yearly of “[^”]+” has a price, but the month has none/,
    );
  });

  it('refuses a plan that lacks a feature of the plan before it, or has an unknown one', () => {
    expect(parserWith('standard', { includes: ['basic'] })).toThrow(/includes of “[^”]+” lacks templates/);
    expect(parserWith('basic', { includes: ['basic', 'templates', 'rockets'] })).toThrow(
      /includes of “[^”]+” names rockets/,
    );
  });

  it('allows as many plans as the style sheet of the page has rules for', () => {
    const css = readFileSync(inRoot('components/pricing/pricing.module.css'), 'utf8');
    const rulePositions = (end: string) =>
      [...css.matchAll(new RegExp(`\\.plan:nth-of-type\\((\\d+)\\) > :checked\\) ${end}`, 'g'))].map(
        ([, n]) => Number(n),
      );
    const positions = Array.from({ length: maxPlans }, (_, index) => index + 1);
    expect(rulePositions('\\[data-plan\\]')).toEqual(positions);
    expect(rulePositions('\\[data-column')).toEqual(positions);
  });
});
