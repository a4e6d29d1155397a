import { capabilities } from '@/content/capabilities';
import { pricing } from '@/content/pricing';
import { capitalize, joinList } from '@/lib/format';
import { firstPlanWith, ownCapability, promisedCapabilities } from '@/lib/plans';
import { formatMessage } from '@/lib/sentences';

/**
 * Capabilities named in the page's texts, grouped by plan, the lowest plan first. All texts of the page are
 * searched. In its group the page's own subject comes first.
 */
export function plansOf(page: { name: string }) {
  const { title, every, from, link, list } = capabilities;
  const subject = ownCapability(page.name, list);
  const rows = promisedCapabilities(page, list, pricing.plans).map(
    ({ plan, capabilities: planCapabilities }) => ({
      plan: plan === 0 ? every : formatMessage(from, { plan: pricing.plans[plan]?.name ?? '' }),
      names: planCapabilities
        .toSorted((a, b) => Number(b === subject) - Number(a === subject))
        .map(({ name }) => capitalize(name)),
    }),
  );
  return { title, link, rows };
}

/**
 * Sentences for a page's first screen that name the plans above the lowest: the plan that the page's subject needs,
 * and still higher plans that items of its `list` need. Empty if the lowest plan has everything.
 */
export function higherPlanNotes(page: { name: string; list?: unknown }): string[] {
  const { own, later, list } = capabilities;
  const subject = ownCapability(page.name, list);
  const needed = subject ? firstPlanWith(subject.label, pricing.plans) : 0;
  const nameOf = (plan: number) => pricing.plans[plan]?.name ?? '';
  const higherPlans = promisedCapabilities({ list: page.list }, list, pricing.plans).filter(
    ({ plan }) => plan > needed,
  );
  return [
    ...(needed > 0 ? [formatMessage(own, { plan: nameOf(needed) })] : []),
    ...higherPlans.map(({ plan, capabilities: planCapabilities }) =>
      formatMessage(later, { names: joinList(planCapabilities.map(({ name }) => name)), plan: nameOf(plan) }),
    ),
  ];
}
