import { capabilities } from '@/content/capabilities';
import { pricing } from '@/content/pricing';
import { capital } from '@/lib/format';
import { ownOf, promisedBy } from '@/lib/plans';
import { say } from '@/lib/sentences';

/**
 * Capabilities named in the page's texts, grouped by plan, the lowest plan first. All texts of the page are
 * searched. In its group the page's own subject comes first.
 */
export function plansOf(page: { name: string }) {
  const { title, every, from, link, list } = capabilities;
  const ownTerms = ownOf(page.name, list);
  const rows = promisedBy(page, list, pricing.plans).map(({ plan, capabilities: some }) => ({
    plan: plan === 0 ? every : say(from, { plan: pricing.plans[plan]?.name ?? '' }),
    names: some
      .toSorted((a, b) => Number(b === ownTerms) - Number(a === ownTerms))
      .map(({ name }) => capital(name)),
  }));
  return { title, link, rows };
}
