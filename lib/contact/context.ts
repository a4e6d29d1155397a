import { type Billing, billings } from '../billing';
import { fill } from '../fill';

/**
 * Where a visitor came from, as far as it helps the person who answers. Only values of content reach the mail, never
 * text of the request. Pure, shared with the contact page.
 */

/** Plan, topic and the page that the trial is asked for from, by their name in the address. A context is read against the content: it holds no other names. */
export type ContactContext = {
  plan?: string;
  billing?: Billing;
  renew?: boolean;
  topic?: string;
  trial?: string;
};

/** What can be chosen, by the name in the address; the values are the caller's. */
export type ContextChoices = Record<'plans' | 'topics' | 'trials', Record<string, unknown>>;

/** The words of the mail: those of each plan, topic and request for the trial by name. */
export type ContextWords = {
  /** `priced`: whether the plan has a public price, so that a billing period makes sense. */
  plans: Record<string, { name: string; priced: boolean }>;
  topics: Record<string, { subject: string }>;
  trials: Record<string, { subject: string }>;
  /** What is said of a plan, with `{plan}` in it, of the period of billing, and of auto-renewal. */
  plan: string;
  billing: Record<Billing, string>;
  renewal: string;
};

function known<List extends object>(
  list: List,
  value: string | null,
): Extract<keyof List, string> | undefined {
  return value !== null && Object.hasOwn(list, value) ? (value as Extract<keyof List, string>) : undefined;
}

/**
 * Reads the query of /contact, or the form's `context` field, which holds the same:
 * `plan=standard&billing=yearly&renew=on`, `topic=upload-failure` or `trial=feature2page`.
 *
 * @returns what is known of it; unknown names and values are dropped
 */
export function readContext(query: string | URLSearchParams, choices: ContextChoices): ContactContext {
  const params = typeof query === 'string' ? new URLSearchParams(query.slice(0, 200)) : query;
  const plan = known(choices.plans, params.get('plan'));
  const topic = known(choices.topics, params.get('topic'));
  const trial = known(choices.trials, params.get('trial'));
  return {
    ...(plan && { plan }),
    ...(plan && { billing: billings.find((one) => one === params.get('billing')) ?? billings[0] }),
    ...(plan && params.get('renew') === 'on' && { renew: true }),
    ...(topic && { topic }),
    ...(trial && { trial }),
  };
}

/**
 * Reads the same from the address of the page that a plain form stood on. A static page cannot put its query into the
 * form without a script, but browsers name the whole address to their own site.
 *
 * @param referer value of the request's Referer header
 * @returns what is known of it; nothing for other pages
 */
export function readReferer(referer: string | null, choices: ContextChoices): ContactContext {
  const page = URL.parse(referer ?? '');
  return page?.pathname === '/contact' ? readContext(page.search, choices) : {};
}

/** The value of the form's `context` field: the inverse of `readContext`. Empty when there is nothing to say. */
export function writeContext({ plan, billing, renew, topic, trial }: ContactContext): string {
  const params = new URLSearchParams();
  if (plan) params.set('plan', plan);
  if (plan && billing) params.set('billing', billing);
  if (plan && renew) params.set('renew', 'on');
  if (topic) params.set('topic', topic);
  if (trial) params.set('trial', trial);
  return params.toString();
}

/** One line for the mail: “Standard plan, billed yearly, auto-renewal on”. Empty when nothing is known. */
export function describeContext(
  { plan: slug, billing, renew, topic, trial }: ContactContext,
  words: ContextWords,
): string {
  const plan = slug === undefined ? undefined : words.plans[slug];
  return [
    topic !== undefined && words.topics[topic]?.subject,
    trial !== undefined && words.trials[trial]?.subject,
    plan && fill(words.plan, { plan: plan.name }),
    plan?.priced && billing && words.billing[billing],
    plan && renew && words.renewal,
  ]
    .filter(Boolean)
    .join(', ');
}
