import { capabilities } from '@/content/capabilities';
import { pricing } from '@/content/pricing';
import { capital } from '@/lib/format';
import { promisedBy } from '@/lib/plans';
import { say } from '@/lib/words';

/** What a page promises, plan by plan, in words. Everything that it says of itself is looked at. */
export function plansOf(page: unknown) {
  const { title, every, from, link, list } = capabilities;
  const rows = promisedBy(page, list, pricing.plans).map(({ plan, capabilities: some }) => ({
    plan: plan === 0 ? every : say(from, { plan: pricing.plans[plan]?.name ?? '' }),
    names: capital(some.map(({ name }) => name).join('; ')),
  }));
  return { title, link, rows };
}
