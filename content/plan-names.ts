import { quotable } from '../lib/schema/quotes';
import { pricing } from './pricing';

const names = pricing.plans.map(({ slug, name }) => [slug, name] as const);

/** The name of each plan, for template strings: `${plan.enterprise}`. */
export const plan = quotable('content/pricing.ts', Object.fromEntries(names));
