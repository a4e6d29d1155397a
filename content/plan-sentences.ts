import { capitalize, inr, inWords, joinList } from '../lib/format';

/** Sentences made from the plans, whatever their number, with and without prices. The first wording of allowed length is used. */

type Plan = { name: string; monthly: number | null };

const countOf = (plans: readonly Plan[]) =>
  `${inWords(plans.length)} ${plans.length === 1 ? 'plan' : 'plans'}`;

/** `four plans` in the label of a link. */
export const seePlans = (plans: readonly Plan[]): string =>
  plans.length === 1 ? 'See the plan' : `See the ${countOf(plans)}`;

/** Description of /pricing in search results: the first wording of 110–155 characters. */
export function describePlans(plans: readonly Plan[]): string {
  const count = capitalize(countOf(plans));
  const priced = plans.flatMap(({ name, monthly }) => (monthly === null ? [] : [{ name, monthly }]));
  const onRequest = plans.filter(({ monthly }) => monthly === null).map(({ name }) => name);
  const sums = priced.map(({ monthly }) => monthly).sort((a, b) => a - b);
  const [lowest, highest] = [sums[0], sums.at(-1)];
  const year = 'Pay for ten months and get twelve.';
  const table = 'The page shows what each plan includes, side by side.';
  if (lowest === undefined || highest === undefined)
    return `${count}, on request. ${table} We’ll include the price in our reply.`;
  const plansNamed = [
    `${joinList(priced.map(({ name, monthly }) => `${name} ${inr(monthly)}`))} a month`,
    ...(onRequest.length > 0 ? [`${joinList(onRequest)} on request`] : []),
  ].join(', ');
  const range = lowest === highest ? inr(lowest) : `from ${inr(lowest)} to ${inr(highest)}`;
  const others = onRequest.length > 0 ? ', others on request' : '';
  const wordings = [
    `${count} in rupees: ${plansNamed}.`,
    `${count} in rupees, ${range} a month${others}.`,
  ].flatMap((offer) => [
    `${offer} ${year}`,
    `${offer} ${year} Compare what each includes.`,
    `${offer} ${year} ${table}`,
    `${offer} Pay for ten months, get twelve.`,
  ]);
  return wordings.find(({ length }) => length >= 110 && length <= 155) ?? wordings[0] ?? '';
}
