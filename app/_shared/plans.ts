import { capabilities } from '@/content/capabilities';
import { pricing } from '@/content/pricing';
import { capital } from '@/lib/format';
import { ownOf, promisedBy } from '@/lib/plans';
import { say } from '@/lib/sentences';

/**
 * Capabilities named in the page's texts, grouped by plan. All texts of the page are searched. Its own
 * subject comes first.
 */
export function plansOf(page: { name: string }) {
  const { title, every, from, link, list } = capabilities;
  const own = ownOf(page.name, list);
  const rows = promisedBy(page, list, pricing.plans).map(({ plan, capabilities: some }) => ({
    plan: plan === 0 ? every : say(from, { plan: pricing.plans[plan]?.name ?? '' }),
    names: ownFirst(some.map((one) => ({ name: capital(one.name), own: one === own }))),
    own: own !== undefined && some.includes(own),
  }));
  return { title, link, rows: ownFirst(rows) };
}

const ownFirst = <Item extends { own: boolean }>(items: Item[]) =>
  items.toSorted((a, b) => Number(b.own) - Number(a.own));
